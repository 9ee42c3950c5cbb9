### ゲームの終わり。

end-counting = お金を数えています…
end-wins_by = { $name }の勝ち。${ $dollars }で、{ $other }に${ $margin }差です。
end-tie_rematch = { $names }が${ $dollars }で同点です。もう一局で決着をつけますか？
end-tie_shared = { $names }が${ $dollars }で同点。勝利を分け合います。
end-solo_win = ${ $dollars }、${ $margin }差でペテン師に勝ちました。
end-solo_loss = ペテン師が${ $dollars }、${ $margin }差で勝ちました。
end-solo_tie = どちらも${ $dollars }。同点はペテン師の勝ちです。
end-solo_difficulty = 難しさ：{ $difficulty }
end-again = 再挑戦：このタイルで遊んだことのある人がいます。
end-again_solo = 再挑戦：このタイルで遊んだことがあります。
end-no_place = 置ける場所がなくなり、ゲームは早めに終わりました。
end-from_start = 開始時
end-from_streets = 通り
end-from_endgame = 終了時
end-from_tokens = トークン
end-from_by_hand = 修正
end-total = 合計
end-chart = お金の推移
end-chart_table = 表で見る
end-turn = 手番
end-best_moments = 名場面
end-best_building = { $building }：{ $name }に${ $dollars }
end-best_street = 最高の通り：${ $dollars }
end-my_building = { $building }：${ $dollars }
end-my_street = あなたの最高の通り：${ $dollars }
end-biggest_crowd = 最大の移動：{ $people }
