### 損した手を考え直す。

again-title = 考え直す
again-which = { $number }手番目・{ $count }/{ $total }
again-ask = もっと良い手を見つけましょう。前に選んだ手：{ $action }
again-same = それは前に選んだ手です。もっと良い手を探しましょう。
again-weighing = 答えを調べています…
again-right = お見事！前に選んだ手より{ $gain }です。
again-worse = まだ上があります。別の手なら{ $gain }になります。
again-show = 答えを見る
again-next = 次へ
again-play_on = ここから遊ぶ
again-done = レポートに戻る
again-mistake = あなたのミス
again-all = { $count }手すべて
again-box = あなたのミス
again-box_text = あなたのゲームで$3以上損した手です。2回解くとリストから外れます。
again-empty = 考え直す手はまだありません。損の大きかった手が、レポートからここに入ります。
again-boxed = { $number }手番目、約${ $dollars }の損
again-solved = 1回正解
again-try = 解く
again-that_turn = その手番を考え直す
again-remove = 外す
