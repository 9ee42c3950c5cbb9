### 良いタイルと場所の星、通りの一言、はじめての一局の終わり。

stars-title = 閉じる通り
stars-closing = あなたの通りは${ $dollars }。あと1枚で閉じます。
stars-lit =
    { $count ->
       *[other] { $count }か所が光っています
    }

stars-on_easy = 「やさしい」で良い場所に星を出す
stars-lesson = レッスン：{ $title }

fitting-title = ここに置けるあなたのタイル

# 建設のあとの印
stars-mark_title = 直前の手
stars-mark_best = 最善！
stars-mark_fine = 良い手です。
stars-mark_more = あちらなら${ $dollars }多い
stars-mark_more_tile = 別のタイルなら${ $dollars }多い
stars-mark_more_turned = 向きを変えれば${ $dollars }多い
stars-mark_shown = { $tile }：そこなら約${ $dollars }多い
