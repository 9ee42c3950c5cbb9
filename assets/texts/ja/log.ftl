### ゲームの記録。マークアップはすべてエスケープされます。

log-times = { $text }×{ $count }
log-look_at = { $number }手番目を見る
log-turn_began = { $number }手番目：{ $name }
log-abandoned = { $name }が{ $building }を手放し、{ $signs }を取り戻しました。
log-tile_lifted = ペテン師が{ $tile }をめくりました。
log-built = { $name }が{ $building }を{ $facing }向きに建てました。
log-built_double = { $name }が{ $building }を{ $facing }向きに、看板2枚で建てました。
log-renovated = { $name }が{ $target }の上に{ $building }を建てました。
log-newcomers =
    { $count ->
       *[other] { $people }がやって来ました。
    }
log-joined =
    { $count ->
       *[other] FOMOの{ $people }が{ $target }から{ $building }へ駆けつけました。
    }
log-displaced =
    { $count ->
       *[other] { $target }にいた{ $people }が、{ $building }で待つことになりました。
    }
log-enclosed = { $street }が閉じました。
log-token_taken = { $name }が{ $kind }トークンを取りました。
log-swapped = { $name }が手札の{ $tile }を、{ $building }の代わりに決算しました。
log-street_scored = { $street }を決算しました。
log-paid = { $name }が{ $building }で${ $dollars }を得ました。
log-moved = { $name }が{ $colour }を{ $target }から{ $building }へ移しました。
log-got_fomo =
    { $count ->
       *[other] { $building }の{ $people }は行き場がありません。FOMOです！
    }
log-drew = { $name }がタイルを引きました（裏面は{ $symbol }）。
log-money_more = 手で修正：{ $name }に${ $dollars }追加。
log-money_less = 手で修正：{ $name }から${ $dollars }返却。
log-endgame_stack_revealed = ペテン師の終盤の山札が表になりました。
log-game_ended = ゲーム終了。

log-bonus-most = { $name }が{ $kind }トークン最多（{ $count }個）：${ $dollars }
log-bonus-tied = { $name }が{ $kind }トークン最多タイ（{ $count }個）：${ $dollars }
log-bonus-token-sets = { $name }が4種そろったトークン{ $count }組：${ $dollars }
