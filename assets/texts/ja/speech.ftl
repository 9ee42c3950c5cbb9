### 読み上げ用。

speech-built = { $name }が{ $place }に{ $building }を{ $facing }向きに建てました。
speech-built_double = { $name }が{ $place }に看板2枚で{ $building }を{ $facing }向きに建てました。
speech-renovated = { $name }が{ $place }の{ $target }の上に{ $building }を建てました。
speech-moved = { $name }が{ $people }を{ $target }から{ $building }へ移しました。
speech-drew = { $name }が引いたのは{ $tiles }。
speech-drawn_tile = { $tile }（{ $text }）
speech-tokens = { $name }が{ $tokens }を取りました。
speech-scored = 決算：{ $street }。{ $payments }。
speech-nothing = 決算：{ $street }。誰にも収入なし。
speech-nobody = 誰にも収入なし
speech-payment = { $name }に${ $dollars }
speech-final = { $name }の最終額は${ $dollars }。
speech-encloses = { $street }を閉じる：{ $payments }。

spoken-yours = あなたの建物
spoken-unowned = 持ち主なし
spoken-owned = { $name }の建物
    .you = あなたの建物
spoken-doubled = 2倍
spoken-building = { $building }、{ $place }、{ $facing }向き、{ $owner }
spoken-place = { $column }列{ $row }行
spoken-row = { $row }行
spoken-column = { $column }列
spoken-map_turned = 地図を回しました。北が右です。
spoken-map_upright = 北が上に戻りました。
spoken-beside = { $end }どなりに{ $building }
spoken-symbols =
    { $count ->
       *[other] シンボル：{ $symbol }
    }
spoken-icons =
    { $count ->
       *[other] アイコン：{ $kind }
    }
spoken-twice = { $text }2個
spoken-nobody_home = 住民なし
spoken-with_fomo = FOMOの{ $people }
spoken-street = { $count }軒の通り
spoken-open_to = { $end }が開いている
spoken-enclosed = 両端がふさがっている
spoken-empty_legal = 空き、建てられる、{ $place }
spoken-empty_legal_numbers = 空き、建てられる、{ $numbers }、{ $place }
spoken-earns = 最高${ $dollars }
spoken-closes =
    { $dollars ->
        [0] 通りが閉じ、収入なし
       *[other] 通りが閉じ、あなたに${ $dollars }
    }
spoken-closes_rival =
    { $dollars ->
        [0] 通りが閉じ、あなたは収入なし、最も多い相手に${ $rival }
       *[other] 通りが閉じ、あなたに${ $dollars }、最も多い相手に${ $rival }
    }
spoken-expected = 見込みは約{ $money }
spoken-good_spot = 良い場所。{ $label }
spoken-good_tile = { $tile } 良いタイル。
spoken-empty = 空き、{ $place }
spoken-hand_tile = { $tile } タイル{ $count }/{ $total }。
spoken-picked_up = { $tile }を手に取りました
spoken-put_back = { $tile }を戻しました
spoken-faces = { $facing }向き
spoken-seat = { $name }、${ $dollars }、残り{ $signs }
spoken-seat_grifter = { $name }、${ $dollars }、看板は無制限
