### 最初のページ。

home-title = Streets
home-tagline = 通りを閉じて稼ぐ、30分の街づくりゲーム。
home-learn = 先に遊び方を学ぶ
home-lessons = 遊び方
home-first_game = はじめての一局（ヒント付き）
home-continue = 続きから
home-rules = ルール
home-credits = クレジット
home-settings = 設定
home-paste = リンクを貼り付け
home-paste_open = 開く
home-import = ファイルを開く
home-unofficial = Haakon Hoel Gaarder作、Sinister Fish Games発行のボードゲームの、非公式ファン版です。

empty-games = まだゲームがありません。遊ぶと自動で保存されます。
empty-log = まだ何も起きていません。
empty-hand = 手札がありません。
empty-stack = 山札がなくなりました。全員の手札がなくなるまで続けます。
empty-fomo = FOMOの人はいません。
