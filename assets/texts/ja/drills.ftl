### ドリル。

drills-title = ドリル
drills-text = 短い問題が1回に20問。問題は毎回変わります。
drills-of = { $count }/{ $total }
drills-again = もう20問
drills-score = { $total }問中{ $count }問正解。
drills-right = 正解。
drills-wrong = 残念。

drills-legal-title = 置ける？置けない？
drills-legal-ask = この建物は、この向きでここに置けますか？
drills-legal-yes = 置ける
drills-legal-no = 置けない
drills-legal-fits = 置けます。道路がつながり、禁止にもあたりません。

drills-worth-title = いくらになる？
drills-worth-ask = 今この通りを決算したら、この建物はいくらになりますか？
