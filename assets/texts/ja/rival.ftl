### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $other - the name of the player who lost, or of the second one
### $against - the friend's money
### $turn - the number of a turn
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = ライバル
rival-challenge = 友だちに挑戦
rival-shared = このタイルで{ $money }稼ぎました。超えられますか？
rival-asks = { $name }はこのタイルで{ $money }稼ぎました。超えられますか？
rival-play = このタイルで遊ぶ
rival-against = { $name }はこのタイルで{ $money }稼ぎました。
rival-again = このタイルでは前にも遊んでいます。再挑戦として数えます。
rival-row = { $name }はこの手番の時点で{ $money }でした。{ $lead }
rival-ahead = { $money }リードしています。
rival-behind = { $money }差をつけられています。
rival-level = 並んでいます。
rival-city = この手番での{ $name }の街
rival-until_turn = この手番が始まったときの街です。まだ見ていないタイルは伏せてあります。
rival-no_replay = 別のルールで遊んだゲームなので、最後まではたどれません。
rival-close = ライバルを隠す
rival-own = 前のゲーム
rival-shared_back = 同じタイルで私は{ $money }、あなたは{ $against }でした。
rival-send_back = 結果を返す
rival-both = 両方のゲームを見る
rival-play_own = このゲームと競う
rival-play_expert = 名人と競う
rival-wins = { $name }が{ $other }に{ $money }差で勝ちました。
rival-tied = { $name }も{ $other }も{ $money }で同点です。
rival-decided = 勝負が決まったのは{ $turn }手番目。その後はずっと勝者がリードしました。
rival-final_city = 終了時の{ $name }の街
rival-duels = 友だちとの対戦（同じタイル）
rival-friend = 友だち
rival-won = 勝ち
rival-lost = 負け
rival-you_win = { $other }に{ $money }差で勝ちました。
rival-you_lose = { $other }に{ $money }差で負けました。
rival-you_tie = { $other }と{ $money }で同点です。
