### 共有。
###
### $dollars - an amount of money

share-title = 共有
share-link = このゲームへのリンク
share-deal_link = この配札へのリンク
share-link_text = ゲーム全体がリンクに入っています。ほかの場所には何も保存されません。
share-deal_text = シードと設定だけです。友だちが同じ配札で遊べます。
share-others = 配札だけ、またはファイル
share-picture = 街の画像
share-picture_text = 今の街を画像にします。残すのも、送るのも自由です。
share-best_street = 最高の通り：${ $dollars }
share-poster_tall = 縦長を共有
share-poster_wide = 横長を共有
share-picture_failed = 画像を作れませんでした。
share-copied = コピーしました。
share-copy_failed = ブラウザーがコピーを許可しませんでした。リンクを長押ししてコピーしてください。
share-not_shared = 共有しませんでした。リンクをコピーすることもできます。
share-exported = 書き出しました。
share-long_link = リンクが長いので、途中で切るアプリもあります。ファイルのほうが確実です。
share-report = 不具合の報告
share-report_text = 中身は、ページのバージョンとブラウザー、開いているゲームがあればその棋譜だけです。
share-opened_link = リンクからゲームを開きました。ほかのゲームは一覧に残っています。
share-opened_first = リンクからゲームを開きました。
share-opened_again = このゲームは、もうあります。こちらです。
share-opened_file = ファイルからゲームを開きました。一覧にあります。
share-file = ファイル
share-file_text = ゲームの棋譜です。保管用、または別の端末用に。
share-copy = コピー
share-open = 開く
share-code = QRコード
share-code_itself = QRコード：別の端末のカメラでリンクを開けます。
share-code_text = QRコード：カメラで文字を読めます。
share-code_shown = QRコードを表示しました。別の端末のカメラで開けます。
share-code_long = リンクが長すぎてQRコードにできません。コピーするか、ファイルを送ってください。
share-code_failed = QRコードを作れませんでした。接続を確かめるか、リンクをコピーしてください。
share-opened_deal = リンクから配札が届きました。設定を見て、始めてください。
