### 決算の明細。マークアップはすべてエスケープされます。

receipts-copied = { $building }をコピー：{ $text }
receipts-in_place = 代わりに{ $tile }：{ $text }
receipts-lent = { $text }（{ $consultant }の力）
receipts-couple = { $first }＋{ $second }
receipts-pair = { $crowd }シンボル2個
receipts-filled = { $set }（ワイルド込み）
receipts-copy = コピーできる建物が通りにない
receipts-double = 看板2枚：評価額が2倍
receipts-half = ゲーム終了：半分、端数切り上げ
receipts-most = { $kind }トークン最多（{ $count }個）
receipts-tied = { $kind }トークン最多タイ（{ $count }個）
receipts-residents = この建物の住民{ $count }人
receipts-token-sets = 4種そろったトークン{ $count }組×${ $dollars }
receipts-people =
    { $count ->
        [0] 通りに{ $crowd }がいない
       *[other] 通りの{ $crowd }{ $count }人×${ $dollars }
    }
receipts-symbols =
    { $count ->
        [0] { $symbol }もワイルドもない
       *[other] { $symbol }かワイルドのシンボル{ $count }個×${ $dollars }
    }
receipts-sets =
    { $count ->
        [0] { $set }のセットがない
       *[other] { $set }のセット{ $count }組×${ $dollars }
    }
receipts-wild =
    { $count ->
        [0] ワイルドシンボルがない
       *[other] ワイルドシンボル{ $count }個×${ $dollars }
    }
receipts-signs =
    { $count ->
        [0] 通りに{ $name }の看板がない
       *[other] 通りの{ $name }の看板{ $count }枚×${ $dollars }
    }
receipts-size = 通りの建物{ $count }軒×${ $dollars }
receipts-adjacency =
    { $count ->
        [0] 周りに建物がない
       *[other] 周りの建物{ $count }軒×${ $dollars }
    }
receipts-enclosure =
    { $count ->
        [0] どの通りもふさいでいない
       *[other] 通りをふさいでいる
    }
