### クレジット。

credits-notice-title = このゲームについて
credits-notice-body =
    これは、ボードゲーム「Streets」の非公式で無料のファン版です。発行元が作ったものではなく、承認も支援も受けていません。

    ルールは、私たち自身の言葉で書きました。絵、文章、コードもすべて自作で、製品からは何も写していません。タイルの一覧は公開されていないので、ルールブックからわかることに従い、ほかは独自に作りました。

    気に入ったら、ぜひボードゲームをお求めください。本物のテーブルに広がる街は、とてもきれいです。

credits-game-title = ボードゲーム
credits-designer-role = 「Streets」（2021年）の作者
credits-publisher-role = 「Streets」の発行元

credits-fan-version-title = このファン版
credits-contributors-name = 「Streets in the browser」の貢献者
credits-contributors-role = ルールエンジン、画面、文章、絵

credits-libraries-title = 使っているもの
credits-python-role = ゲーム全体を書いた言語
credits-pyodide-role = ブラウザーで動くPython
credits-pyscript-role = Pythonをページにつなぐ
credits-idiomorph-role = ページの変わった部分だけを書き換える
credits-lean-qr-role = リンクをQRコードにする
credits-xz-decompress-role = 遅い回線でダウンロードを展開する

credits-privacy-title = プライバシー
credits-privacy-body = 端末の外には何も出ません。アカウントも、サーバーも、アクセス解析も、広告もありません。ゲームはこのブラウザーの中だけに残り、書き出すか、共有するか、削除するかは、あなたしだいです。
