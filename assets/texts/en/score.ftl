### The page that scores a single street. Plain text only: everything is escaped.
###
### Variables:
###
### $name - the name of a seat
### $dollars - a whole number of dollars, without the sign
### $tile - the name of a tile or of a consultant
### $crowd - a word of crowd_words
### $text - the label of a number

score-title = Score a street
score-text = Set out the street from left to right, as you see it with its road at the bottom. Then add what closes its two ends.
score-street = The street
score-place = The selected spot
score-add = Add a building
score-left_end = Left end
score-right_end = Right end
score-owner = Whose sign is on it?
score-nobodys = No sign
score-signs = Signs on it
score-lying = Without FOMO: { $crowd }
score-standing = With FOMO: { $crowd }
score-fewer = Fewer. { $text }
score-more = More. { $text }
score-around = Tiles around it, corners too
score-encloses = Closes another street
score-encloses_text = It stands at the end of another closed street.
score-points_in = Its road faces this street
score-points_in_text = Its symbols count here.
score-to_left = Move to the left
score-to_right = Move to the right
score-remove = Remove
score-remove_named = Remove { $tile }
score-clear = New street
score-share = Share this street
score-damaged = This link to a street is damaged or incomplete. Ask for it again.

## The payments

score-result = Payments
score-earns = { $name } ${ $dollars }
score-nobody = Nobody owns a building in this street.
score-bonus = Business bonus
score-try = Play on from here

## The game

score-game = Game options
score-players = Players
score-solo = 1, solo
score-options = Rules
score-final = End of the game
score-final_text = The street is still open. Every building scores half.
score-business = Business
score-business_text = This matters for cards, and for bonuses at the end of the game.
score-edition = Edition
score-current = Current player
score-cards = Consultants
score-no_card = No card
score-elsewhere = Location Scout: buildings with a sign in other streets
score-add_elsewhere = Add
score-backs = Hacker: backs in hand
score-swap = Entrepreneur: score a tile from hand
score-swapped = Score { FORM($tile, case: "the") } instead of
score-tokens = Tokens

## Why the rules do not allow a street

score-refused_no-buildings = Add the first building: choose a tile.
score-refused_street-too-long = A street has at most five buildings.
score-refused_start-apart = { $tile } can’t stand like this: Central Station and City Park are next to each other, as at the start.
score-refused_not-enclosed = Now tap both ends and choose what closes them.
score-refused_odd-players = A game has one to five players.
score-refused_not-in-game = There’s no { $tile } in a game with this many players.
score-refused_tile-twice = There’s only one { $tile } in the game.
score-refused_too-many-of-back = The game doesn’t have that many tiles with the same back as { FORM($tile, case: "the") }.
score-refused_start-owned = Nobody can own { $tile }.
score-refused_too-many-signs = A player has only five signs.
score-refused_too-many-people = There are only twelve people of each colour.
score-refused_scored-before = This street is closed, so it scored before the end of the game.
score-refused_odd-surroundings = That many tiles can’t fit around { FORM($tile, case: "the") } and its neighbours.
score-refused_wrong-people = People at { FORM($tile, case: "the") } must match one of its symbols.
score-refused_too-many-tokens = There are only twelve tokens of each kind, and only with Business.
score-refused_card-not-in-game = This game can’t have the { $tile }.
score-refused_not-doubled = Only the Investor may put two signs on a building, and on only one at a time.
score-refused_odd-hand = Only the Hacker’s hand counts, with at most three tiles.
score-refused_no-swap = The Entrepreneur can’t score { FORM($tile, case: "the") } here. Choose one of the Entrepreneur’s own buildings, and a tile that isn’t a copy.
