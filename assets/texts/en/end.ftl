### The end of a game. Plain text only: everything is escaped.
###
### Variables:
###
### $name - the name of a seat
### $names - several names in a row
### $other - the name of another seat, the Grifter among them
### $building - the name of a building that stands in the city
### $people - a phrase of counts for people of one colour, such as: 3 hipsters
### $dollars - a whole number of dollars, without the sign
### $margin - a whole number of dollars between two totals
### $difficulty - the name of a difficulty

end-counting = Counting the money…
end-wins_by = { $name } wins with ${ $dollars }, ${ $margin } more than { FORM($other, case: "the") }.
    .you = You win with ${ $dollars }, ${ $margin } more than { FORM($other, case: "the") }.
end-tie_rematch = { $names } tie at ${ $dollars }. Play again to settle it?
end-tie_shared = { $names } tie at ${ $dollars } and share the victory.
end-solo_win = You beat the Grifter by ${ $margin }, with ${ $dollars }.
end-solo_loss = The Grifter wins by ${ $margin }, with ${ $dollars }.
end-solo_tie = You and the Grifter both have ${ $dollars }. A tie goes to him.
end-solo_difficulty = Difficulty: { $difficulty }
end-again = Not a first try: someone here has played these tiles before.
end-again_solo = Not your first try with these tiles.
end-no_place = None of the tiles left fit in the city, so the game ended early.
end-from_start = At the start
end-from_streets = Streets
end-from_endgame = End game
end-from_tokens = Tokens
end-from_by_hand = Corrections
end-total = Total
end-chart = Money over time
end-chart_table = Show as a table
end-turn = Turn
end-best_moments = Best moments
end-best_building = { $building }: ${ $dollars } for { FORM($name, case: "the") }
end-best_street = Richest street: ${ $dollars }
end-my_building = { $building }: ${ $dollars }
end-my_street = Your best street: ${ $dollars }
end-biggest_crowd = Biggest crowd on the move: { $people }
