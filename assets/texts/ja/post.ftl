### リンク対戦：友だちが各自の端末でゲームをリンクで送り合う。

post-title = リンク対戦
post-home = リンク対戦
post-home_yours =
    { $count ->
       *[other] あなたの番：{ $count }局
    }
post-line_yours = あなたの番
post-line_unsent = 送信待ち
post-line_waiting = { $date }から{ $name }待ち

post-person = 自分の端末で遊ぶ人
post-this_device = この端末
post-who = あなたは誰ですか？
post-how = 各自が自分の端末で遊びます。手番が終わったら、次の人にリンクを送ります。

post-send_ask = { $name }さんにゲームを送ってください。
post-send_why = あなたの番は終わりです。リンクを送るまでは戻せます。
post-send_question = あなたの手番の途中で、{ $name }さんの選択が必要です。リンクを送ると、また戻ってきます。
post-waiting = { $name }さんを待っています。
post-waiting_why = 次は、戻ってきたリンクを開いてください。
post-send_to = { $name }さんに送る
post-send = 送る
post-send_again = もう一度送る
post-send_end = 結果を送る
post-message = Streets：{ $name }さん、あなたの番です！
post-copy = リンクをコピー
post-code = コード

post-players = プレイヤー
post-own_turn = あなたの番です。終わると、ここにリンクが出ます。
post-you = あなた
post-plays_next = 次の番
post-not_opened = まだゲームを開いていない
post-bot = ボット
post-stand_in = ボットが代わりに遊ぶ
post-take_back = 自分で続ける
post-seat_bot = { $name }の席をボットに任せる
post-bot_sure = { $name }の席をボットに任せますか？
post-not_sure = やめる
post-orders = おまかせ設定
post-orders_text = ほかの人の手番に、あなたの代わりに答えます。誰も待たずに済みます。
post-orders_hint = ほかの人の手番では、あなたのトークン選びと手札のタイルでの決算を自動で行います。決め方はメニューの「リンク対戦」にあります。
post-order_claim = トークンをもらう
post-claim_least = 手持ちが最も少ない種類
post-claim_restaurant = 飲食を優先
post-claim_residential = 住宅を優先
post-claim_leisure = レジャーを優先
post-claim_retail = 小売を優先
post-claim_ask = 私に聞く（リンクが1往復増えます）
post-order_swap = 手札のタイルで決算
post-swap_pays = 得なとき
post-swap_never = しない
post-swap_ask = 私に聞く（リンクが1往復増えます）
post-other_person = ここで遊ぶのは別の人
post-other_person_text = 別の手札が見えます。次のリンクで全員に伝わります。
post-again_on = { $name }は{ $date }にゲームを開き直しました。別の端末か、データを残さないブラウザーからです。

post-long = 長いリンクを途中で切るアプリもあります。ファイルを送るか、コードを見せてください。

post-came = { $names }とのゲーム、{ $turn }手番目です。
post-i_am = 私は{ $name }
post-who_text = 見えるのは自分の手札だけです。あなたが誰かは、この端末が覚えます。
post-newcomer = Streetsは初めて？10分で覚える
post-older_link = あなたのゲームは、リンクより先に進んでいます。今の場面はこちらです。
post-told_again = { $name }がゲームを開き直しました。別の端末か、データを残さないブラウザーからです。
post-told_bot = { $names }の代わりに、ボットが遊びます。
post-fork = このリンクは、{ $turn }手番目からあなたのゲームと一致しません。
post-foreign = このリンクは、最初からあなたのゲームと一致しません。
post-fork_text = どちらを使うか、友だちに聞いてください。この端末には、選んだほうだけが残ります。
post-story_ours = この端末のもの
post-story_theirs = リンクのもの
post-take_ours = こちらを残す
post-take_theirs = リンクを使う
post-trouble_damaged = リンクが壊れているか、途中で切れています。
post-trouble_newer = このリンクは、もっと新しいバージョンのページで作られました。ページを読み込み直してから、リンクをもう一度開いてください。
post-trouble_altered = リンクのゲームが書き換えられています。
post-trouble_foreign = このリンクに、リンク対戦のゲームはありません。
post-trouble_help = あなたのゲームは変わっていません。友だちに、リンクを最初から最後までもう一度送ってもらってください。
