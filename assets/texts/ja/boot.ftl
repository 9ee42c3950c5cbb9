### プログラムが読み込まれる前のページ：進み具合とエラー。

boot-name = Streets
boot-description = 1～5人用のタイル配置ボードゲーム「Streets」。ブラウザーで、オフラインでも遊べます。
boot-noscript = Streetsはこのブラウザーの中だけで動くので、JavaScriptが必要です。オンにしてください。

boot-starting = 起動中
boot-site = 土地を測っています…
boot-road = 道路を敷いています…
boot-houses = 家を建てています…
boot-doors = 扉を開けています…
boot-left = あと{ $seconds }秒
boot-grifter = ペテン師が向かっています。
boot-lost = 接続が切れました。つながりしだい続けます。
boot-gone = タップしたものは、もうここにありません。
boot-slow = いつもより時間がかかっています。このまま待つか、もう一度お試しください。
boot-again = もう一度試す
boot-happened = 何が起きたか
boot-report = 不具合の報告をコピー
boot-copied = コピーしました。ご報告ありがとうございます。

boot-old-title = このブラウザーは古すぎます
boot-old-text = Streetsには、ここ数年のブラウザーが必要です。Firefox、Chrome、Edge、または更新済みの端末のSafariをお使いください。
boot-off-title = WebAssemblyがオフになっています
boot-off-text = StreetsはWebAssemblyを使いますが、ここではブロックされています。ロックダウンモード、厳しいセキュリティー設定、拡張機能などが原因かもしれません。このページで許可して、もう一度お試しください。保存したゲームは無事です。
boot-missing-title = 一部のファイルが届きませんでした
boot-missing-text = ファイルを読み込めませんでした。接続を確かめて、もう一度お試しください。保存したゲームは無事です。
boot-damaged-title = 一部のファイルが壊れています
boot-damaged-text = ファイルが正しく届きませんでした。接続を確かめて、もう一度お試しください。保存したゲームは無事です。
boot-broken-title = Streetsを起動できませんでした
boot-broken-text = プログラムに不具合があります。保存したゲームは無事です。
boot-stopped-title = Streetsが止まりました
boot-stopped-text = プログラムに不具合があります。保存したゲームは最後の一手まで残っています。もう一度試すと、そこから続けられます。
boot-server-title = ウェブサーバーが必要です
boot-server-text = ゲームのフォルダーで python3 tools/play.py を実行してください。ページを配信し、ブラウザーで開きます。
boot-copy-title = これは保存されたページのコピーです
boot-copy-text = ファイルからは動きません。ウェブアドレスでStreetsを開いてください。一度開けば、そこでオフラインでも遊べます。

lost-title = そのページはありません
lost-text = リンクが途中で切れたか、変わってしまったようです。もう一度送ってもらうか、最初のページから始めてください。
lost-home = Streetsへ
