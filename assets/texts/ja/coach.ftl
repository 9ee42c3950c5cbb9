### コーチ：ヒント、考え直し、練習。

coach-title = コーチ
coach-hint = ヒント
coach-thinking = コーチが考えています…
coach-nothing = コーチから言うことはありません。
coach-where = { $street }を見てください。
coach-new_street = 新しい通りを始めましょう。
coach-give_up = { $street }の建物を手放しましょう。
coach-tile = { $tile }を使いましょう。
coach-building = { $building }を手放しましょう。
coach-place = { $place }に建てましょう。
coach-on_top = { $building }の上に建てましょう。
coach-as_good = 同じくらい良い建て方が{ $count }通りあります。
coach-compared = { $action }と比べて：
coach-most = 今の収入もこれが最高です。
coach-close = { $action }より少し上：小さな差の積み重ねです。
coach-more_tile = どのタイル？
coach-more_place = どこ？
coach-more_building = どの建物？
coach-more_why = なぜ？
coach-warned = 別の手なら{ $gain }になります。
coach-think_again = 考え直す
coach-made_good = 最善と同じくらい良い手でした。
coach-made_worse = 別の手なら{ $gain }になっていました。
