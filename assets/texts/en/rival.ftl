### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = Rival
rival-own = You, earlier
rival-challenge = Challenge a friend
rival-shared = I made { $money } on these tiles. Can you beat it?
rival-asks = { $name } made { $money } on these tiles. Can you beat it?
rival-play = Play these tiles
rival-against = It answers { $money } by { $name }.
rival-again = You’ve played these tiles before, so this game counts as another try.
rival-row = { $name } had { $money } at this turn. { $lead }
rival-ahead = You’re { $money } ahead.
rival-behind = You’re { $money } behind.
rival-level = You’re level.
rival-city = { $name }: the city at this turn
rival-until_turn = The city when this turn began. Tiles you haven’t seen yet stay blank.
rival-no_replay = This game was played with other rules and can’t be followed to its end.
rival-close = Hide the rival
