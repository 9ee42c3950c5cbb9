### The table. Plain text only: everything is escaped.
###
### Variables:
###
### $name - the name of a seat
### $building - the name of a building that stands in the city
### $tile - the name of a tile in a hand or on the stack
### $end - a word of facings: a side of the city
### $owner - a word of spoken or a name: whose building it is
### $street - a phrase for a street: phrases-street
### $people - a phrase of counts for people of one colour, such as: 3 hipsters
### $signs - a phrase of counts for signs
### $tiles - a phrase of counts for tiles, or in speech-drew phrases of speech-drawn_tile
### $colour - a word of people_words
### $symbol - a word of symbol_words
### $kind - a word of business_words
### $tokens - phrases of claims
### $dollars - a whole number of dollars, without the sign
### $money - an amount of money
### $closes - one of preview-closes_own, preview-closes_street, preview-closes_streets
### $margin - a whole number of dollars between two totals
### $count - a number of things
### $total - the number of which count is a part

## The table

table-board = The city
table-hand = Your hand
table-seats = Players
table-log = Log
table-explanation = What it means
table-story = What happens
table-stack = Stack
table-stack_left = { $tiles } left
table-next_back = Next: { $symbol } back
table-one_back = One of them has a { $symbol } back
table-next_tile = Next: { $tile }
table-your_draw = You’ll draw { FORM($tile, case: "the") }
table-grifter_next = The Grifter’s next: { $tile }
table-endgame_stack = Endgame stack
table-endgame_short = End
table-next_short = Next
table-money = ${ $dollars }
table-forecast = If the game ended now: ${ $dollars }
table-signs_left = { $signs } left
table-turn_of = { $name } is playing
    .you = Your turn
table-thinks = { $name } is thinking
table-last_turn = This is your last turn.
table-remaining_backs = Tiles left, by back
table-remaining_buildings = Tiles left, by building
table-unknown_removed = Some tiles were removed unseen, so nobody knows exactly what’s left.

buttons-build = Build
buttons-build_double = Build with two signs
buttons-renovate = Renovate
buttons-turn = Rotate
buttons-two_signs = With two signs
buttons-fit = Show the whole city
buttons-redo = Redo
buttons-undo_turn = Undo the turn
buttons-skip = Skip
buttons-picture = Picture of the city
buttons-play_again = Watch from the start
buttons-more = More…
buttons-hold = Pause
buttons-let_go = Continue
story-home = The signs go back to their owners, and the people look for a new home.
buttons-done = Done
buttons-pull_up = Show more
buttons-pull_down = Show less
buttons-beat_back = Previous
buttons-beat_next = Next
buttons-close = Close
buttons-help = Help
buttons-open_rule = Read the rule
buttons-about = About { FORM($name, case: "the") }
buttons-back_to_game = Back to the game
buttons-game = Game
buttons-menu = Menu
buttons-leave = Leave the game
buttons-overlay_owners = Owners
buttons-overlay_owners_text = Who owns which building
buttons-overlay_streets = Streets
buttons-overlay_streets_text = How long they are, and what they would pay
buttons-overlay_fomo = FOMO
buttons-overlay_fomo_text = Where people would move, and who’s waiting
buttons-share = Share
buttons-export = Export
buttons-rematch = Rematch
buttons-again = Again
buttons-same_deal = Same deal again
buttons-other_deal = Another deal
buttons-rename = Rename
buttons-duplicate = Duplicate
buttons-delete = Delete
buttons-restore = Undo
buttons-reload = Reload
buttons-load_anyway = Load anyway
buttons-not_now = Not now
buttons-keep = Keep it
buttons-take_over = Play here
buttons-replay = What did I miss?

tools-title = Tools
tools-history = Undo and redo
tools-sound = Sound
tools-zoom_in = Zoom in
tools-zoom_out = Zoom out
tools-turn_map = Turn the map
tools-turned = Map turned to fit
tools-turn_back = Undo
tools-view = Move the map
tools-eye = Show on the map
tools-hide_overlay = Hide: { $name }
tools-undo = Undo (hold: the whole turn)
tools-overlays = Map layers
tools-scroll_N = Scroll up
tools-scroll_E = Scroll right
tools-scroll_S = Scroll down
tools-scroll_W = Scroll left

## Questions and reasons. ask_grifter and why_grifter are for decisions on the Grifter’s behalf.

decisions-abandon-ask = { $name }, abandon one of your buildings.
    .you = Abandon one of your buildings.
decisions-abandon-why = You have no sign left, and a new building needs one.
decisions-abandon-option = Abandon { FORM($building, case: "the") }. Its { $signs } come back and its people move on.
decisions-abandon-option_one = Abandon { FORM($building, case: "the") }. Its sign comes back and its people move on.

decisions-build-ask = { $name }, your turn: pick a tile.
    .you = Your turn: pick a tile.
decisions-build-ask_second = { $name }, pick your second tile.
    .you = Pick your second tile.
decisions-build-ask_place = Where should { FORM($tile, case: "the") } go?
decisions-build-ask_facing = Rotate it if you like, then build.
decisions-build-ask_renovate = The new building faces the same way. Renovate?
decisions-build-why = Tile first, then its spot.
decisions-build-why_full = Every spot where your tile fits lights up, with the most it could earn there.
decisions-build-why_second = Your Contractor builds two tiles in a turn.
decisions-build-why_double = Your Investor may put two signs on the building, and its valuation counts double.
decisions-build-why_renovate = Your Renovator may build on top of a building, facing the same way. Its street is then scored again.

decisions-grifter-ask = { $name }, choose where the Grifter builds { FORM($tile, case: "the") }.
    .you = Choose where the Grifter builds { FORM($tile, case: "the") }.
decisions-grifter-why = These spots are equally good for the Grifter, at ${ $dollars } each. You break the tie.
decisions-grifter-why_enclosure = Each of these spots closes a street and sends { $people } to the Grifter. You break the tie.
decisions-grifter-why_enclosure_nobody = Each of these spots closes a street, and none of them sends anyone to the Grifter. You break the tie.
decisions-grifter-why_anywhere = The tile can’t close a street now, so every spot is equally good. You choose.
decisions-any = Any

decisions-score-ask = { $name }, choose the street to score next.
    .you = Choose the street to score next.
decisions-score-ask_grifter = { $name }, choose the street to score next, for the Grifter.
    .you = Choose the street to score next, for the Grifter.
decisions-score-why = { $count } streets are still waiting to be scored. You choose the order.
decisions-score-why_grifter = { $count } streets are still waiting to be scored. You choose the order for the Grifter.
decisions-score-option = Score { $street } next.

decisions-claim-ask = { $name }, choose a building to claim tokens from.
    .you = Choose a building to claim tokens from.
decisions-claim-ask_grifter = { $name }, choose which building the Grifter claims from.
    .you = Choose which building the Grifter claims from.
decisions-claim-why = You own more than one building in this street, but only one gives you tokens.
decisions-claim-why_grifter = The Grifter wants the kind he has the fewest of, and these are equally good for him.
decisions-claim-option = { $building }: { $tokens }

decisions-token-ask = { $name }, take a token of any kind.
    .you = Take a token of any kind.
decisions-token-ask_grifter = { $name }, choose the token the Grifter takes.
    .you = Choose the token the Grifter takes.
decisions-token-why = A wild icon lets you choose.
decisions-token-why_abandon = Before you abandon a building, you claim its tokens.
decisions-token-why_exhausted = There are no { $kind } tokens left, so this icon counts as wild.
decisions-token-why_grifter = The Grifter has equally few of these kinds. You break the tie.
decisions-token-option = Take a { $kind } token. You have { $count }.

decisions-swap-ask = { $name }, score a tile from your hand in place of a building?
    .you = Score a tile from your hand in place of a building?
decisions-swap-why = Your Entrepreneur may do this once in each closed street. The tile stays in your hand, but everyone will see it.
decisions-swap-option = { FORM($tile, case: "The") } in place of { FORM($building, case: "the") }: ${ $dollars } more.
decisions-swap-option_less = { FORM($tile, case: "The") } in place of { FORM($building, case: "the") }: ${ $dollars } less.
decisions-swap-option_none = Score the buildings as they stand.

decisions-move-ask = { $name }, where does the next { $colour } go?
    .you = Where does the next { $colour } go?
decisions-move-ask_grifter = { $name }, move a { $colour } for the Grifter.
    .you = Move a { $colour } for the Grifter.
decisions-move-why = Street scored. { $people } left to move.
decisions-move-why_abandon = Building abandoned. { $people } left to move.
decisions-move-why_grifter = The Grifter’s crowd goes to his buildings wherever it can. { $people } left to move.
decisions-move-option = To { FORM($building, case: "the") }.
decisions-move-option_owner = To { FORM($building, case: "the") }, owned by { FORM($owner, case: "the") }.
decisions-move-one_more = one person here
decisions-move-fewer = Take one back from { FORM($building, case: "the") }
decisions-move-all = All
decisions-move-all_to = All to { FORM($building, case: "the") }: { $people }

## text is general; detail, if any, names the obstacle.
## The first step, after a tap on an empty spot without a meaning yet.

hints-take_up = Pick a tile from your hand first.
hints-street = Tap one of the highlighted streets.
hints-consultant = Your consultant: { $name }.
hints-more = More
hints-answer = First choose one of the answers here.

refusals-occupied-text = There’s a building there already.
refusals-occupied-detail = There’s a building there already: { $building }.

refusals-corner-only-text = A building must share a side with another one. A corner isn’t enough.

refusals-apart-text = None of the roads would connect.
refusals-apart-detail = The tile’s road wouldn’t meet the road of { FORM($building, case: "the") }.

refusals-long-sides-text = The long sides of two roads would meet. Rotate the tile, or try another spot.
refusals-long-sides-detail = Its road would run along the road of { FORM($building, case: "the") }. Rotate the tile, or try another spot.

refusals-too-long-text = Its street would have more than 5 buildings.
refusals-too-long-detail = Its street would have { $count } buildings, and 5 is the most.

refusals-not-yours-text = That building isn’t yours.

refusals-not-offered-text = That isn’t one of the choices.

refusals-move-symbol-text = That building doesn’t show their symbol. A wild symbol isn’t enough.
refusals-move-symbol-detail = Their symbol isn’t on { FORM($building, case: "the") }. A wild symbol isn’t enough.

refusals-move-enclosed-text = That building’s street is closed, so nobody can move in any more.
refusals-move-enclosed-detail = The street of { FORM($building, case: "the") } is closed, so nobody can move in any more.

refusals-move-abandoned-text = In the Russian edition nobody moves to abandoned buildings.

refusals-move-same-text = They’ve just left this building, so they can’t move back now.

refusals-move-grifter-text = On the Grifter’s turn people must go to one of his buildings.

refusals-move-empty-text = There’s no building there to move to.

refusals-grifter-not-best-text = The Grifter won’t build there: another spot is better for him.
refusals-grifter-not-best-detail = The Grifter would get ${ $dollars } there, but ${ $margin } more at his best spot.

refusals-renovate-open-text = Only buildings in closed streets can be renovated.

refusals-renovate-station-text = Central Station may not be covered.

refusals-renovate-park-text = In the Russian edition City Park may not be covered.

## Undo

undo-nothing-played = Nothing has been played yet.
undo-drawn = Someone has drawn a tile since.
undo-lifted = The Grifter has drawn already.
undo-asked = It’s { FORM($name, case: "the") }’s choice now.
    .you = It’s your choice now.
undo-sent = The others have seen this already.
undo-nothing_redo = Nothing to redo.
undo-follower = Another tab is playing this game.
undo-undone = Undone.
undo-redone = Redone.

## The preview and the Grifter

preview-worth = would earn ${ $dollars } now
preview-details = Details
preview-pays = { $closes }:
preview-pays_nobody = { $closes }: pays nobody
preview-closes_own = Closes its own street
preview-closes_street = Closes the street of { FORM($building, case: "the") }
preview-closes_streets =
    { $count ->
        [one] Closes { $count } street
       *[other] Closes { $count } streets
    }
preview-earns_later = Would earn ${ $dollars } when its street closes
preview-last_sign = Your last sign: next turn you must abandon a building
preview-about = ≈ { $money }
preview-expected = Expected in the end: about { $money }
preview-judged = ${ $dollars } by the Grifter’s count
preview-judged_rest = with the people on it, whom the Grifter doesn’t count: ${ $dollars }
preview-street = Street: { $count } of 5
preview-open_end = { $end } end open
preview-closed_end = { $end } end closed
preview-closed_by = { $end } end closed by { FORM($building, case: "the") }
preview-points_in = Pointing in: { $building }
preview-points_out = Points into the street of { FORM($building, case: "the") }
preview-encloses = Closes { $street }
preview-would_move = { $people } would move on
preview-would_fomo = { $people } would get FOMO
preview-signs_after =
    { $count ->
        [0] Your last sign: next turn you must abandon a building
       *[other] { $signs } left after this
    }
preview-nobody_moves = Nobody would have to move
preview-own_street = its own street

recap-built = { $name }: { $tile }

grifter-title = The Grifter’s turn
grifter-tile = He builds { FORM($tile, case: "the") }.
grifter-rule = He builds where the tile is worth the most right now.
grifter-rule_enclosure = He closes the street that sends the most people to his own buildings.
grifter-rule_anywhere = He can’t close a street now, so every spot is equally good.
grifter-best = Best spot: ${ $dollars }.
grifter-best_people = Best spot: { $people } for the Grifter.
grifter-best_nobody = None of these spots sends anyone to the Grifter.
grifter-one_place = Only one spot is that good.
grifter-took = A tie. He took this one.
grifter-ties =
    { $count ->
        [one] { $count } spot is best.
       *[other] { $count } spots are equally good. You choose.
    }
grifter-places =
    { $count ->
        [one] { $count } spot compared
       *[other] { $count } spots compared
    }

help-more = Learn more
help-how = Hold any building, person or token, or press ? on it, to see what it means.
help-topics = Topics
help-people = People
help-symbols = Symbols
help-business = Business
help-consultants = Consultants

keys-always_title = Keys
keys-arrows = From cell to cell; along a row of tools, tiles or answers
keys-ends = First and last of the row
keys-corners = First and last cell of the board
keys-pages = Next and previous spot you can choose
keys-enter = Pick a tile, hold it over a spot, build, choose
keys-escape = One step back: close, remove, put down
keys-undo_redo = Undo and redo
keys-letters_title = Letters and digits
keys-digits = Pick that tile from your hand
keys-ask = Go to the question and hear it again
keys-place = Next and previous spot you can choose, row by row
keys-worth = Next spot you can choose, the most valuable first (Shift goes back)
keys-turn = Rotate the tile
keys-undo = Undo
keys-undo_turn = Undo the whole turn
keys-scores = Hear money and signs
keys-street = Hear the street of this cell
keys-streets = The open streets
keys-people = Who’s waiting for what
keys-owners = Who owns what
keys-log = The log
keys-menu = The menu
keys-camera = Show the whole city, zoom in, zoom out
keys-turn_map = Turn the map by a quarter turn
keys-hint = Ask the coach for a hint
keys-typed = Type a command or a question
keys-help = Explain the focused item, or show this help

## Hand-over

hand_over-pass_to = Pass the device to { $name }
hand_over-reveal = Show my hand
hand_over-since = Since your last turn
hand_over-so_far = So far
hand_over-since_start = You go first.
hand_over-hidden = Hands stay hidden until you tap.

## End of a game

review-title = Replay
review-back = One move back
review-on = One move on
review-turn_back = One turn back
review-turn_on = One turn on
review-position = Move { $count } of { $total }
review-start = The start
review-play = Play
review-pause = Pause
