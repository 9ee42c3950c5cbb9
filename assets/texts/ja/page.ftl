### ページそのもの：読み込み、更新、失敗。

loading-game = ゲームを探しています
loading-copy_report = 不具合の報告をコピー

update-available = 新しいバージョンがあります。好きなときに更新してください。ゲームは無事です。
update-taking = 更新しています…
update-take = 更新する
update-unsaved = 新しいバージョンがありますが、今のゲームは保存されていません。更新する前に書き出してください。

failure-title = 問題が起きました
failure-text = プログラムの不具合です。保存したゲームは最後の一手まで残っていて、ページを読み込み直すと戻ります。
failure-reload = ページを読み込み直す
failure-copy = 不具合の報告をコピー
failure-close = 続ける
failure-copied = コピーしました。ご報告ありがとうございます。
failure-report = 報告の内容
