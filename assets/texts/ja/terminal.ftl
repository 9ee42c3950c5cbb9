### ターミナルで遊ぶ：python3 -m app.engine play

terminal-welcome = 「ヘルプ」と打つと、使えるコマンドが出ます。Tabで補完します。
terminal-city = 街
terminal-save = 保存
terminal-quit = 終了
terminal-help = ここで使えるコマンド：{ $commands }。街の文字は建てられる場所です。タイルの番号、文字、向きを打つと建ちます。
terminal-example = 例：{ $line }
terminal-reveal = Enterを押すと手札が見えます。
terminal-fomo = ! FOMO
terminal-winner = 勝ち
terminal-leave = やめるには「{ $quit }」と打つか、Ctrl-Cをもう一度押してください。
terminal-save_where = 続けてファイル名を打ってください。
terminal-saved = { $file }に保存しました。ページでも開けます。
