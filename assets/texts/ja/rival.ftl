### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = ライバル
rival-own = 前のあなた
rival-challenge = 友だちに挑戦
rival-shared = このタイルで{ $money }稼ぎました。超えられますか？
rival-asks = { $name }はこのタイルで{ $money }稼ぎました。超えられますか？
rival-play = このタイルで遊ぶ
rival-against = { $name }の{ $money }への返事です。
rival-again = このタイルでは前にも遊んでいます。再挑戦として数えます。
rival-row = { $name }はこの手番で{ $money }でした。{ $lead }
rival-ahead = { $money }リードしています。
rival-behind = { $money }差をつけられています。
rival-level = 並んでいます。
rival-city = { $name }のこの手番の街
rival-until_turn = この手番が始まったときの街です。まだ見ていないタイルは伏せてあります。
rival-no_replay = 別のルールで遊んだゲームなので、最後まではたどれません。
rival-close = ライバルを隠す
