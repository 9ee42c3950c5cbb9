### 実物で遊ぶ。

box-title = 実物で遊ぶ
box-text = 手元の箱のタイルで遊びます。建てるたびに誰かが入力すると、ページが確かめ、通りを決算し、記録します。
box-begin = 始める
box-solo = ソロで、ペテン師と
box-together = みんなで
box-first = 誰から始めますか？時計回りに、この順で座ってください。
box-cards = テーブルのカード
box-card_unknown = おまかせ
box-typing = 入力
box-begun = もう始めている
box-begun_text = これまでの手番を手早く入れます。タイルと場所だけで、演出はありません。
box-draws = 引いたタイルを毎回入れる
box-draws_text = 手札がわかるので、ページがこのゲームを解析できます。

box-lesson = 手番の入力のしかた
box-try_lesson = 盤で試す：1分
box-lesson_back = { $name }さんが{ $tile }を通りの右端に置きました。裏面のシンボル（{ $symbol }）をタップします。
    .you = { $tile }を通りの右端に置きました。裏面のシンボル（{ $symbol }）をタップします。
box-lesson_tile = 次に{ $tile }をタップします。
box-lesson_spot = 置いた場所をタップします。通りの右端です。
box-lesson_facing = テーブルでは、道路が左の建物を向いています。同じ場所をもう一度タップして回します。
box-lesson_build = テーブルと同じ向きです。「建てる」をタップします。
box-lesson_answer = 通りの決算が済みました。質問に答えてください。
box-lesson_undo = 間違えたときは、「戻す」をタップします。
box-lesson_over = 以上です。メニューの「直す」なら、1か所だけ変えて、そのあとを残せます。
box-lesson_done = ゲームを準備する
box-steps =
    タイルの裏面のシンボルを選ぶか、名前を数文字入れます。

    タイルをタップし、置いた場所をタップします。もう一度タップすると回ります。

    地図を確かめて「建てる」をタップします。

    通り、人、トークンの質問に答えます。誰がいくら得るかは、ページが計算します。

    間違えたら、好きなだけ戻すか、「直す」を開いて1か所だけ変えられます。

box-again = もう一局
box-no_report = 実物の手札はページには見えないので、このゲームは解析できません。ほかの結果とも比べません。
box-reported = 引いたタイルをすべて入れたので、このゲームを解析できます。ほかの結果とは比べません。

box-correct = 直す
box-ask_lifted = ペテン師のために、山札のいちばん上をめくってください。どのタイルですか？
box-why_lifted = ペテン師は、価値がいちばん高くなる場所に建てます。「戻す」で一つ前に戻れます。
box-ask_back = { $name }さん、{ $number }番のタイルの裏面は何ですか？
    .you = { $number }番のタイルの裏面は何ですか？
box-why_back = ハッカーは手札の裏面を数えます。裏面は誰でも見られます。
box-catch_up = 手早く入れる
box-ask_built = { $name }さん、何を建てましたか？
    .you = 何を建てましたか？
box-why_built = タイルをタップし、場所をタップすると、すぐに建ちます。もう一度タップすると回ります。
box-caught_up = 追いついた
box-answer_all = 代わりに答えてもらう
box-answer_all_text = 覚えていなければ、この手番の質問にはページが答えます。答えは後から「直す」で変えられます。
box-ask_drawn = タイルを1枚引いてください。どのタイルですか？
box-ask_hand = 手札のタイルを選んでください。残り：{ $number }枚
box-why_drawn = 手札を使うのはレポートだけです。
box-ask_swap = { $name }さん、建物の代わりに手札のタイルで決算しますか？
    .you = 建物の代わりに手札のタイルで決算しますか？
box-why_swap = 下からタイルを探すか、使わずに進んでください。
box-swap_where = { $tile }をどの建物の代わりにしますか？
box-swap_never = このタイルはここでは使えません。
box-no_swap = 使わない
box-gain = { $sign }${ $dollars }

box-money = お金
box-money_text = テーブルで各自が持っている金額を入れてください。変えたことは記録に残ります。
box-money_odd = 金額を数字で入れてください。
box-money_set = お金を直しました。
box-hand = 手札
box-hand_text = 別のタイルでしたか？ここでタップしてから、正しいタイルを選んでください。
box-backs = ハッカーの手札の裏面
box-backs_text = 裏面が違っていますか？正しいものをタップしてください。
box-backs_tile = { $number }番のタイル
box-corrected = 直しました。そのあとはすべてそのままです。
box-go_back = この直前に戻る
box-facing = 道路は{ $facing }
box-lifted = ペテン師が{ $tile }をめくった
box-other_tile = 別のタイルだった：
box-other_lifted = ペテン師がめくったのは別のタイル：
box-breaks = { $number }手番目（{ $name }：{ $text }）があるため変えられません。{ $why }
box-elsewhere = ペテン師は別の場所に建てたはずです。
box-asks_first = その前に別の質問に答える必要があります。この直前に戻って、続きを入れ直してください。
box-short = 変えて、そこから続ける
box-short_text = その手番より前はすべて残ります。あとの手番は入れ直してください。まだ当てはまるものは「やり直す」で戻せます。
box-corrected_short = 直しました。ここから続けてください。
box-other_spot = 別の場所に置いてある：
box-money_sure = { $name }のお金を{ $sign }${ $dollars }にしますか？
box-money_yes = はい
box-money_no = いいえ
box-money_flip = { $name }のお金のプラスとマイナスを切り替える
box-players = プレイヤー
box-card = カード
box-began = 誰から始めましたか？
box-end_title = 途中でやめる
box-end = ここでゲームを終える
box-end_text = ふつうのゲーム終了時と同じように、今の街を決算します。「戻す」で取り消せます。
box-end_later = 先にテーブルの質問に答えてください。そのあと、ここでゲームを終えられます。
box-ended = ゲームはここで終わりです。
box-ended_early = 実物で遊ぶ・途中で終了

box-did_build = 建てた
box-did_grifter = ペテン師が建てた
box-did_abandon = { $building }を手放した
box-did_score = 通りを選んだ
box-did_claim = トークンをもらった
box-did_token = トークンを取った
box-did_swap = 手札のタイルを使わなかった
box-did_move = 1人を{ $building }へ移した

box-fault_tile-in-hand = { $tile }は{ $name }の手札にあります。
box-fault_tile-lifted = { $tile }はペテン師がめくりました。
box-fault_tile-built = { $tile }はもう地図にあります：{ $place }。そこに別のタイルがあるなら、「直す」で変えてください。
box-fault_tile-covered = { $tile }は建て替えられました：{ $place }。
box-fault_tile-not-in-game = { $tile }は、この人数では使いません。
box-fault_hand-known = { $name }の手札は、もうすべてわかっています。
box-fault_wrong-back = { $name }の手札に、{ $tile }と同じ裏面のタイルはありません。裏面を入れ間違えていたら、「直す」で変えられます。
box-fault_tile-taken-out = { $tile }は、もうこのゲームにあるはずがありません。裏面が{ $symbol }のタイルは、もうすべて出ています。
box-fault_no-back-left = 裏面が{ $symbol }のタイルは、もう残っていません。
box-fault_money-by-hand = ページの計算と違いすぎます。差は${ $dollars }までです。
