### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $other - the name of the player who lost, or of the second one
### $against - the friend's money
### $turn - the number of a turn
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = Rival
rival-challenge = Challenge a friend
rival-shared = I made { $money } with these tiles. Can you beat it?
rival-asks = { $name } made { $money } with these tiles. Can you beat it?
rival-play = Play these tiles
rival-against = { $name } made { $money } with these tiles.
rival-again = You’ve played these tiles before, so this game counts as another try.
rival-row = { $name } had { $money } on this turn. { $lead }
rival-ahead = You’re { $money } ahead.
rival-behind = You’re { $money } behind.
rival-level = You’re level.
rival-city = { $name }: the city on this turn
rival-until_turn = The city when this turn began. Tiles you haven’t seen yet stay blank.
rival-no_replay = This game was played with other rules and can’t be replayed to the end.
rival-close = Hide the rival
rival-own = Your earlier game
rival-shared_back = With the same tiles you made { $against }, and I made { $money }.
rival-send_back = Send it back
rival-both = See both games
rival-play_own = Play against this game
rival-play_expert = Play against the expert
rival-wins = { $name } beats { $other } by { $money }.
rival-tied = { $name } and { $other } both have { $money }.
rival-decided = Decided on turn { $turn }: the winner led from then on.
rival-final_city = { $name }: the city at the end
rival-duels = Against friends, with the same tiles
rival-friend = Friend
rival-won = Won
rival-lost = Lost
rival-you_win = You beat { $other } by { $money }.
rival-you_lose = { $other } beats you by { $money }.
rival-you_tie = You and { $other } both have { $money }.
