# score-title = Score a street
# score-title =

# score-text = Lay the street from left to right, as you see it with its road at the bottom. Then say what closes its two ends.
# score-text =

# score-street = The street
# score-street =

# score-place = The open place
# score-place =

# score-add = Add a building
# score-add =

# score-left_end = Left end
# score-left_end =

# score-right_end = Right end
# score-right_end =

# score-owner = Whose sign is on it?
# score-owner =

# score-nobodys = No sign
# score-nobodys =

# score-signs = Signs on it
# score-signs =

# $crowd - a word of crowd_words
# score-lying = Lying: { $crowd }
# score-lying =

# $crowd - a word of crowd_words
# score-standing = With FOMO: { $crowd }
# score-standing =

# $text - the label of a number
# score-fewer = Fewer. { $text }
# score-fewer =

# $text - the label of a number
# score-more = More. { $text }
# score-more =

# score-around = Tiles around it, corners too
# score-around =

# score-encloses = Closes another street
# score-encloses =

# score-encloses_text = It stands at the end of another closed street.
# score-encloses_text =

# score-points_in = Its road faces this street
# score-points_in =

# score-points_in_text = Then its symbols count here.
# score-points_in_text =

# score-to_left = Move to the left
# score-to_left =

# score-to_right = Move to the right
# score-to_right =

# score-remove = Remove
# score-remove =

# $tile - the name of a tile or of a consultant
# score-remove_named = Remove { $tile }
# score-remove_named =

# score-clear = New street
# score-clear =

## The payments

# score-result = Payments
# score-result =

# $name - the name of a seat
# $dollars - a whole number of dollars, without the sign
# score-earns = { $name } ${ $dollars }
# score-earns =

# score-nobody = Nobody owns a building in this street.
# score-nobody =

# score-bonus = Business bonus
# score-bonus =

# score-try = Play on from here
# score-try =

## The game

# score-game = Game options
# score-game =

# score-players = Players
# score-players =

# score-solo = 1, solo
# score-solo =

# score-options = Rules
# score-options =

# score-final = End of the game
# score-final =

# score-final_text = The street is still open. Every building pays half.
# score-final_text =

# score-business = Business
# score-business =

# score-business_text = It matters for cards, and for bonuses at the end of the game.
# score-business_text =

# score-edition = Edition
# score-edition =

# score-current = Whose turn it is
# score-current =

# score-cards = Consultants
# score-cards =

# score-no_card = No card
# score-no_card =

# score-elsewhere = Location Scout: buildings with a sign in other streets
# score-elsewhere =

# score-add_elsewhere = Add
# score-add_elsewhere =

# score-backs = Hacker: backs in hand
# score-backs =

# score-swap = Entrepreneur: score a tile from hand
# score-swap =

# $tile - the name of a tile or of a consultant
# score-swapped = { $tile } scores instead of
# score-swapped =

# score-tokens = Tokens
# score-tokens =

## Why the rules do not allow a street

# score-refused_no-buildings = Add the first building: choose a tile below.
# score-refused_no-buildings =

# score-refused_street-too-long = A street has at most five buildings.
# score-refused_street-too-long =

# $tile - the name of a tile or of a consultant
# score-refused_start-apart = { $tile } cannot stand like this: Central Station and City Park lie next to each other, as at the start.
# score-refused_start-apart =

# score-refused_not-enclosed = Now tap both ends and choose what closes them.
# score-refused_not-enclosed =

# score-refused_odd-players = A game has one to five players.
# score-refused_odd-players =

# $tile - the name of a tile or of a consultant
# score-refused_not-in-game = { $tile } is not in a game with so many players.
# score-refused_not-in-game =

# $tile - the name of a tile or of a consultant
# score-refused_tile-twice = { $tile } is in the game only once.
# score-refused_tile-twice =

# $tile - the name of a tile or of a consultant
# score-refused_too-many-of-back = The game does not have so many tiles with the back of { $tile }.
# score-refused_too-many-of-back =

# $tile - the name of a tile or of a consultant
# score-refused_start-owned = { $tile } belongs to nobody.
# score-refused_start-owned =

# score-refused_too-many-signs = A player has only five signs.
# score-refused_too-many-signs =

# score-refused_too-many-people = There are only twelve people of each colour.
# score-refused_too-many-people =

# score-refused_scored-before = This street is closed, so it was scored before the end of the game.
# score-refused_scored-before =

# $tile - the name of a tile or of a consultant
# score-refused_odd-surroundings = So many tiles cannot lie around { $tile } and its neighbours.
# score-refused_odd-surroundings =

# $tile - the name of a tile or of a consultant
# score-refused_wrong-people = People on { $tile } must have the colour of one of its symbols.
# score-refused_wrong-people =

# score-refused_too-many-tokens = There are only twelve tokens of each kind, and only with Business.
# score-refused_too-many-tokens =

# $tile - the name of a tile or of a consultant
# score-refused_card-not-in-game = This game cannot have the { $tile }.
# score-refused_card-not-in-game =

# score-refused_not-doubled = Only the Investor may put two signs on a building, on one at a time.
# score-refused_not-doubled =

# score-refused_odd-hand = Only the Hacker’s hand counts, with at most three tiles.
# score-refused_odd-hand =

# $tile - the name of a tile or of a consultant
# score-refused_no-swap = The Entrepreneur cannot score { $tile } here: choose a building of theirs, and no copying tile.
# score-refused_no-swap =
