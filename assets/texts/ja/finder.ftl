### タイルを探す一覧。

finder-backs = 裏面
finder-tiles = タイル
finder-start = 最初の2枚
finder-search = 名前かシンボル
finder-ask = 裏面のシンボルを選ぶか、名前を入れてください。
finder-nothing = そのタイルはありません。
