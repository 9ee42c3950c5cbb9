### 言葉と数。マークアップはすべてエスケープされます。

phrases-label = { $label }：{ $text }
phrases-sentence = { $text }。
phrases-beside_N = { $building }の北
phrases-beside_E = { $building }の東
phrases-beside_S = { $building }の南
phrases-beside_W = { $building }の西
phrases-street =
    { $count ->
        [1] { $building }の通り
       *[other] { $building }～{ $target }の通り
    }

facings-N = 北
facings-E = 東
facings-S = 南
facings-W = 西

people_words-tourist = 観光客
people_words-hipster = ヒップスター
people_words-parent = 子連れ
people_words-shopper = 買い物客

crowd_words-tourist = 観光客
crowd_words-hipster = ヒップスター
crowd_words-parent = 子連れ
crowd_words-shopper = 買い物客

symbol_words-tourist = 観光客
symbol_words-hipster = ヒップスター
symbol_words-parent = 子連れ
symbol_words-shopper = 買い物客
symbol_words-wild = ワイルド

business_words-restaurant = 飲食
business_words-residential = 住宅
business_words-leisure = レジャー
business_words-retail = 小売
business_words-wild = ワイルド

claims-kind = { $kind }トークン{ $count }個
claims-wild = 好きなトークン{ $count }個

colour_words-c0 = 赤
colour_words-c1 = 青
colour_words-c2 = 緑
colour_words-c3 = 紫
colour_words-c4 = 黄

shape_words-circle = 丸
shape_words-triangle = 三角
shape_words-square = 四角
shape_words-diamond = ひし形
shape_words-star = 星

face_words-circle = 若い男性
face_words-triangle = ひげの男性
face_words-square = 眼鏡の女性
face_words-diamond = お団子髪の女性
face_words-star = 帽子の男の子
face_words-girl = 二つ結びの女の子
face_words-boy = そばかすの男の子
face_words-curls = 巻き毛の女の子

counts-hipster =
    { $count ->
       *[other] ヒップスター{ $count }人
    }
counts-parent =
    { $count ->
       *[other] 子連れ{ $count }人
    }
counts-person =
    { $count ->
       *[other] { $count }人
    }
counts-player =
    { $count ->
       *[other] { $count }人
    }
counts-shopper =
    { $count ->
       *[other] 買い物客{ $count }人
    }
counts-sign =
    { $count ->
       *[other] 看板{ $count }枚
    }
counts-tile =
    { $count ->
       *[other] タイル{ $count }枚
    }
counts-tourist =
    { $count ->
       *[other] 観光客{ $count }人
    }

fomo-title = 誰が何を待っているか
fomo-waiting = { $building }でFOMO：{ $people }
