### 学ぶ。

learn-title = レッスン
learn-text = 盤の上で進む、全10回の短いレッスンです。いつ中断しても、続きから再開できます。
learn-extra = 慣れてきたら
learn-done = 済み
learn-next = 次
learn-waiting = レッスンを読み込んでいます…
learn-not_fetched = レッスンを読み込めませんでした。接続を確かめて、もう一度お試しください。
learn-coach = レッスンの説明
learn-continue = 続ける：レッスン{ $number }/{ $total }
learn-praise_0 = お見事！
learn-praise_1 = うまく建てました！
learn-praise_2 = いい目をしています！
learn-praise_3 = 街が育っています！
learn-praise_4 = すばらしい！
learn-on = 次へ
learn-again = このレッスンを最初から
learn-all = レッスン一覧
learn-all_done = レッスンをすべて終えました。
learn-next_one = 次のレッスン
learn-following = レッスン{ $number }
learn-lesson = レッスン{ $number }：{ $text }
learn-show_me = 手本を見る
learn-try = やってみる
learn-try_picture = この場面でやってみる：{ $text }
learn-at_start = ここがレッスンの始まりです。

first_game-title = ヒント
first_game-end_title = はじめての一局
first_game-closing = 開いている最後の端にタイルを置くと、あなたの通りが閉じます。看板のある全員に収入があり、人々は引っ越します。
first_game-fomo = 立っている人はFOMOです。誰が建てても、その色の次のタイルに全員が集まります。
first_game-tie = ペテン師には同点の場所がいくつかあるので、あなたが選びます。自分に都合のいい場所にしましょう。
first_game-signs = 看板が残りわずかです。通りを閉じて取り戻しましょう。でないと、次に建てるとき建物を1軒手放すことになります。
first_game-ending = 山札が残りわずかです。最後まで看板が残った建物は収入が半分になるので、閉じられる通りは閉じましょう。
first_game-names = 「山札」は残りのタイル、「終盤」はペテン師の最後の3枚です。口ひげはペテン師の印です。お金の横の小さな四角は、手札のタイルの裏面です。
first_game-off = ヒントを止める
