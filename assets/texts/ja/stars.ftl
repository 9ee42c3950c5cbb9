### 良いタイルと場所の星、通りの一言、はじめての一局の終わり。

stars-title = 閉じる通り
stars-closing = あなたの通りは${ $dollars }。あと1枚で閉じます。
stars-lit =
    { $count ->
       *[other] { $count }か所が光っています
    }

stars-go_on = 次も星を出しますか？
stars-yes = 出す
stars-numbers_only = 数字だけ
stars-lesson = レッスン：{ $title }

fitting-title = ここに置けるあなたのタイル
