### スマホの手札と、そのコードを見せるテーブル側のページ。

hand-title = 手札
hand-of = { $name }の手札
hand-tiles = タイル
hand-slot = { $number }番：{ $tile }
hand-empty = { $number }番：なし
hand-how = 手番が来たら、共有画面で自分のタイルの番号をタップして建てます。そのあと、ここでそのタイルをタップします。
hand-built_it = これを建てた
hand-ask_word = 共有画面で手番を終え、表示された自分の合言葉を入れてください。
hand-letters = 文字
hand-rub_out = 1文字消す
hand-refused-short = 合言葉は3文字です。
hand-refused-wrong = あなたの合言葉ではありません。共有画面で自分の名前を探してください。
hand-refused-used = この合言葉はもう使いました。次の合言葉は、この手番のあとに出ます。
hand-refused-later = これはもっとあとの手番の合言葉です。コードを読み取り直してください。
hand-tile_came = 新しいタイル：{ $tiles }
hand-oops = 間違えた、戻す
hand-put_away = 手札をしまう
hand-back_again = タイルは手札に戻りました。
hand-left =
    { $count ->
        [0] 最後のタイルを引きました。
       *[other] あと{ $count }枚引きます。
    }
hand-over = タイルをすべて建てました。
hand-custom = 標準のタイルではありません。いくらになるかは、共有画面の説明を見てください。
hand-problem-empty = このリンクに手札のタイルはありません。
hand-problem-damaged = コードが壊れているか、途中で切れています。
hand-problem-another = 別のバージョンのページが作ったコードです。両方の端末でページを更新してください。
hand-problem-older = このスマホの手札より古いコードです。
hand-scan = コードを読み取り直してください。共有画面で自分の名前をタップし、「スマホの手札」を選びます。
hand-go_on = 今の手札で続ける
hand-use_code = このコードを使う（テーブルで手番を戻した）

phones-title = スマホの手札
phones-text = この端末はテーブルに置きます。各自がコードを読み取り、手札をスマホで見ます。そのあと通信は要りません。
phones-nobody = スマホは、手札を隠して2人以上で遊ぶときに使えます。
phones-hand = スマホの手札
phones-mine = 自分の手札をスマホに
phones-only = 読み取るのは{ $name }だけです
phones-scan = スマホのカメラをコードに向け、リンクを開いてください。
phones-plain = ページを使わず、文字だけ
phones-plain_text = カメラに手札のタイルが文字で出ます。手番のたびに新しいコードを読み取ってください。
phones-link = リンクに戻る
phones-making = コードを作っています…
phones-try_again = もう一度試す
phones-take_back = { $name }はスマホなしで遊ぶ
phones-without = この手札はこの端末に戻りました。
phones-has = スマホにあり
phones-has_not = コードを見せる
phones-play = 始める
phones-word = { $name }の合言葉：
phones-word_spoken = { $name }のスマホの合言葉：{ $word }
phones-tray = スマホの手札（裏向き）
phones-back = { $number }番のタイル、裏向き：{ $symbol }
phones-lift = { $number }番を開く？
phones-lift_asked = { $number }番のタイルを開きますか？全員に見えます。開くにはもう一度タップしてください。
phones-why_build = スマホでタイルを選び、ここでその番号を2回タップします。
phones-why_swap = ここでタイルの番号を2回タップすると、いくらになるか見られます。タイルは全員に見えます。
