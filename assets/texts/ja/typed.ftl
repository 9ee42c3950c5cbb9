### 文字で遊ぶ。質問の言葉は単独です。打った文字と比べます。

typed-title = 入力
typed-box = コマンドまたは質問
typed-enter = 決定
typed-how = コマンドを文字で入れます。単語と単語の間は空けます。単語は最初の数文字だけでもかまいません。建物の名前の代わりに、手札の番号も使えます。次のコマンドも打てます：
typed-example = 例：{ $text }
typed-unknown = わからないコマンドです。「ヘルプ」と打ってください。
typed-nothing = ありません。
typed-several = { $count }通りに取れます：
typed-hand = 手札
typed-legal = 置ける
typed-worth = 価値
typed-street = 通り
typed-people = 人
typed-fomo = fomo
typed-signs = 看板
typed-money = お金
typed-last = 直前
typed-grifter = ペテン師
typed-what_if = もし
typed-help = ヘルプ
typed-question = 質問
typed-undo = 戻す
typed-redo = やり直す
typed-build = 建てる { $tile } { $cell } { $facing }
typed-build_double = 建てる { $tile } { $cell } { $facing } 看板2枚
typed-renovate = 建て替え { $building } { $cell } { $tile }
typed-abandon = 手放す { $building } { $cell }
typed-score = 決算 { $building } { $cell }
typed-move = 移す { $colour } { $building } { $cell }
typed-claim = もらう { $building }
typed-token = 取る { $kind }
typed-swap = 代わり { $tile } { $building } { $cell }
typed-swap_none = 代わり なし
typed-legal_facing = { $facing } ${ $dollars }
typed-legal_build =
    { $count ->
       *[other] { $tile }、{ $count }か所：{ $cells }
    }
typed-open_street =
    { $count ->
        [1] { $street }、開いた端は1つ：{ $payments }
       *[other] { $street }、開いた端は2つ：{ $payments }
    }
typed-open_ends =
    { $count ->
        [1] { $street }、開いた端は1つ
       *[other] { $street }、開いた端は2つ
    }
typed-secret = それを言うと答えになってしまいます。
