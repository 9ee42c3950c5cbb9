### Texts of the interface. Plain text only: everything is escaped, so there is no markup to write here.
###
### Variables:
###
### $name - the name of a seat
### $names - several names in a row
### $other - the name of another seat, the Grifter among them
### $seat - the number of a seat, from 1
### $building - the name of a building that stands in the city
### $target - the name of another building that stands in the city
### $tile - the name of a tile in a hand or on the stack
### $facing - a word of facings
### $place - spoken-place, and what stands beside it: where a cell is
### $column - a whole number in figures, with its sign
### $row - a whole number in figures, with its sign
### $cell - a cell as records write it: 2,-1
### $cells - several of them
### $payments - phrases of speech-payment
### $end - a word of facings: a side of the city
### $owner - a word of spoken or a name: whose building it is
### $street - a phrase for a street: phrases-street
### $people - a phrase of counts for people of one colour, such as: 3 hipsters
### $signs - a phrase of counts for signs
### $tiles - a phrase of counts for tiles, or in speech-drew phrases of speech-drawn_tile
### $colour - a word of people_words
### $crowd - a word of crowd_words
### $symbol - a word of symbol_words
### $kind - a word of business_words
### $tokens - phrases of claims
### $dollars - a whole number of dollars, without the sign
### $rival - a whole number of dollars for a rival
### $money - an amount of money
### $closes - one of preview-closes_own, preview-closes_street, preview-closes_streets
### $numbers - one of spoken-earns, spoken-closes, spoken-closes_rival, perhaps after spoken-expected
### $margin - a whole number of dollars between two totals
### $count - a number of things
### $total - the number of which count is a part
### $limit - the largest number allowed
### $rating - a strength in Elo, a whole number
### $number - the number of an action or of a turn, from 1
### $action - the text of an action of a record
### $reason - a sentence about the problem
### $entry - the name of an entry of a record
### $text - a sentence of the log, in speech-drawn_tile a valuation in a few words, in spoken-twice a symbol or a kind
### $difficulty - the name of a difficulty
### $consultant - the name of a consultant
### $first - a word of people_words: the first symbol of a set
### $second - a word of people_words: the other symbol of a set
### $set - receipts-couple or receipts-pair, also in receipts-filled

## Words and numbers

# Where an empty spot is, by a building beside it.
phrases-beside_N = north of { $building }
phrases-beside_E = east of { $building }
phrases-beside_S = south of { $building }
phrases-beside_W = west of { $building }
phrases-street =
    { $count ->
        [one] the street of { $building }
       *[other] { $building } to { $target }
    }

facings-N = north
facings-E = east
facings-S = south
facings-W = west

people_words-tourist = tourist
people_words-hipster = hipster
people_words-parent = parent
people_words-shopper = shopper

crowd_words-tourist = tourists
crowd_words-hipster = hipsters
crowd_words-parent = parents
crowd_words-shopper = shoppers

symbol_words-tourist = tourist
symbol_words-hipster = hipster
symbol_words-parent = parent
symbol_words-shopper = shopper
symbol_words-wild = wild

business_words-restaurant = restaurant
business_words-residential = residential
business_words-leisure = leisure
business_words-retail = retail
business_words-wild = wild

claims-kind =
    { $count ->
        [one] { $count } { $kind } token
       *[other] { $count } { $kind } tokens
    }
claims-wild =
    { $count ->
        [one] { $count } token of any kind
       *[other] { $count } tokens of any kind
    }

colour_words-c0 = red
colour_words-c1 = blue
colour_words-c2 = green
colour_words-c3 = purple
colour_words-c4 = yellow

shape_words-circle = circle
shape_words-triangle = triangle
shape_words-square = square
shape_words-diamond = diamond
shape_words-star = star

counts-hipster =
    { $count ->
        [one] { $count } hipster
       *[other] { $count } hipsters
    }
counts-parent =
    { $count ->
        [one] { $count } parent
       *[other] { $count } parents
    }
counts-person =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
counts-player =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
counts-shopper =
    { $count ->
        [one] { $count } shopper
       *[other] { $count } shoppers
    }
counts-sign =
    { $count ->
        [one] { $count } sign
       *[other] { $count } signs
    }
counts-tile =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
counts-tourist =
    { $count ->
        [one] { $count } tourist
       *[other] { $count } tourists
    }

## Home and loading

home-title = Streets
home-tagline = Build a city together. Own the best of it.
home-new = New game
home-learn = Learn in ten minutes
home-lessons = Learn
home-first_game = Play your first game
home-continue = Continue
home-rules = Rules
home-credits = Credits
home-settings = Settings
home-paste = Paste a link
home-paste_open = Open
home-import = Open a file
home-unofficial = An unofficial fan version of the board game by Haakon Hoel Gaarder, published by Sinister Fish Games.

loading-game = Finding your game
loading-copy_report = Copy a bug report

empty-games = No games yet. They save themselves as you play.
empty-log = Nothing has happened yet.
empty-hand = Your hand is empty.
empty-stack = The stack is empty. Play on until all hands are empty.
empty-fomo = Nobody has FOMO.

## A new game

modes-solo-name = Solo
modes-solo-text = You alone against the Grifter.

modes-multiplayer-name = On one device
modes-multiplayer-text = 2 to 5 players, people or bots. People share the device.

modes-post-name = By post
modes-post-text = Friends play on their own devices and send each other links.

difficulties-easy-name = Easy

difficulties-normal-name = Normal

difficulties-hard-name = Hard

kinds-human-name = Person
kinds-human-text = Someone at this device.

kinds-beginner-name = Beginner
kinds-beginner-names = Daisy, Benny, Poppy, Milo, Lulu
kinds-beginner-temper = Head in the clouds.
kinds-beginner-text = Misses good spots and ignores its rivals.

kinds-greedy-name = Greedy
kinds-greedy-names = Goldie, Rocky, Penny, Max, Scrooge
kinds-greedy-temper = Loves money, and loves it now.
kinds-greedy-text = Takes the most money it can get now.

kinds-club-name = Club
kinds-club-names = Vera, Oscar, Nora, Felix, Ida
kinds-club-temper = Always has a list.
kinds-club-text = Thinks one turn ahead.

kinds-expert-name = Expert
kinds-expert-names = Otto, Agatha, Basil, Winifred, Hugo
kinds-expert-temper = Never in a hurry.
kinds-expert-text = Plays out its best moves many times before choosing. It thinks for a second.

kinds-grifter-name = The Grifter

editions-2021-name = 2021 rulebook
editions-2021-text = The English rulebook of the boxed game.

editions-draft-name = Draft rules
editions-draft-text = The draft rules 1.0.7 of 2020. They differ only in how a tie ends.

editions-ru-name = Russian edition
editions-ru-text = The Russian rulebook. It is stricter about abandoned buildings, copies and FOMO.

## The points in which the editions differ: by the name of the engine's flag, a sentence for either answer.

edition_points-people_join_abandoned-name = Abandoned buildings
edition_points-people_join_abandoned-yes = People may move to abandoned buildings.
edition_points-people_join_abandoned-no = People may not move to abandoned buildings.

edition_points-copies_all-name = Copies
edition_points-copies_all-yes = A copy may copy every other valuation.
edition_points-copies_all-no = A copy may not copy an enclosure or an adjacency valuation.

edition_points-fomo_counts-name = FOMO
edition_points-fomo_counts-yes = People with FOMO count when scoring.
edition_points-fomo_counts-no = People with FOMO do not count when scoring.

edition_points-fomo_rushes_anywhere-name = Rushing
edition_points-fomo_rushes_anywhere-yes = People with FOMO rush to a new building even if its own street is enclosed at once.
edition_points-fomo_rushes_anywhere-no = People with FOMO do not rush to a new building whose own street is enclosed at once. They keep waiting for one in an open street.

edition_points-covers_park-name = City Park
edition_points-covers_park-yes = The Renovator may cover City Park.
edition_points-covers_park-no = The Renovator may not cover City Park.

edition_points-shares_victory-name = A tie
edition_points-shares_victory-yes = If players tie at the end, they share the victory.
edition_points-shares_victory-no = If players tie at the end, a rematch is offered.

new_game-title = New game
new_game-quick = Begin at once
new_game-quick_alone = Alone
new_game-quick_two = Two of us
new_game-quick_bots = With bots
new_game-more = Custom game
new_game-mode = How do you want to play?
new_game-players = Players
new_game-seat = Seat { $seat }
new_game-default_name = Player { $seat }
new_game-rated = { $text } Elo { NUMBER($rating, useGrouping: "false") }.
new_game-solo_name = Mayor
new_game-name = Name
new_game-colour = Colour
new_game-shape = Shape
new_game-look = Colour and shape of { $name }
new_game-swap = { $name } has this. Tap to swap.
new_game-kind = Who plays
new_game-consultant = Consultant
new_game-consultant_random = Dealt at random
new_game-deal = The deal
new_game-at_table = At the table
new_game-add_player = Add a player
new_game-known = From your games:
new_game-seated = { $name } sits at the table.
new_game-remove_player = Remove { $name }
new_game-difficulty = Difficulty
new_game-grifter_starts = The Grifter starts with ${ $dollars }.
new_game-expansions = Expansions
new_game-business = Business
new_game-business_text = Claim tokens from your buildings, and be paid for them at the end.
new_game-consultants = Consultants
new_game-consultants_text = Each player gets a card with a special power.
new_game-consultants_deal = Deal at random
new_game-consultants_choose = Choose yourselves
new_game-edition = Edition
new_game-differences = What is different
new_game-no_differences = The reference edition.
new_game-grifter_edition = The Grifter plays by the 2021 rules in every edition. That is our choice.
new_game-first_player = First player
new_game-first_random = Random
new_game-first_text = At a table, whoever looks most like a hipster begins.
# $count - how many buildings the deck has
new_game-deck =
    { $count ->
        [one] Your own deck: { $count } building
       *[other] Your own deck: { $count } buildings
    }
new_game-standard_deck = Use the standard deck
new_game-seed = Seed
new_game-seed_text = The name of this deal. The same seed and options deal the same tiles again.
new_game-new_seed = Another deal
new_game-trust = We trust each other
new_game-trust_text = Hands are not hidden between turns.
new_game-practice = Practice
new_game-practice_text = Undo as far as you like, even after a tile was drawn.
new_game-practice_badge = Practice game
new_game-start = Start

## Why an option cannot be chosen. Shown beside the disabled control.

impossible-contractor_business = The Contractor cannot be used with Business.
impossible-contractor_solo = The Contractor cannot be used in a solo game.
impossible-contractor_players = The Contractor needs 2 to 4 players.
impossible-renovator_business = The Renovator cannot be used with Business.
impossible-renovator_solo = The Renovator cannot be used in a solo game.
impossible-renovator_players = The Renovator needs 3 to 5 players.
impossible-consultant_taken = { $name } already works with this consultant.
impossible-too_few_players = A game on one device needs at least 2 players.
impossible-too_many_players = There is room for 5 players at most.
impossible-trust_one_person = With only one person there are no hands to hide.

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
table-your_draw = You will draw { $tile }
table-grifter_next = The Grifter’s next: { $tile }
table-endgame_stack = Endgame stack
table-money = ${ $dollars }
table-forecast = If the game ended now: ${ $dollars }
table-signs_left = { $signs } left
table-turn_of = { $name } is playing
table-thinks = { $name } is thinking
table-last_turn = This is your last turn.
table-remaining_backs = Tiles left, by back
table-remaining_buildings = Tiles left, by building
table-unknown_removed = Some tiles were taken out unseen, so nobody knows exactly what is left.

buttons-build = Build
buttons-build_double = Build with two signs
buttons-renovate = Renovate
buttons-turn = Rotate
buttons-two_signs = With two signs
buttons-fit = Fit the city
buttons-undo = Undo
buttons-redo = Redo
buttons-undo_turn = Take back the turn
buttons-skip = Skip
buttons-picture = Picture of the city
buttons-play_again = Watch it again
buttons-hold = Pause
buttons-let_go = Continue
story-home = The signs go back to their owners, and the people look for a new home.
buttons-done = Done
buttons-pull_up = Show all of it
buttons-pull_down = Show less of it
buttons-beat_back = Previous
buttons-beat_next = Next
buttons-close = Close
buttons-help = Help
buttons-open_rule = Read the rule
buttons-about = About { $name }
buttons-look_through = Look through the game
buttons-back_to_game = Back to the game
buttons-menu = Menu
buttons-leave = Leave the game
buttons-overlay_owners = Owners
buttons-overlay_streets = Streets
buttons-overlay_fomo = FOMO
buttons-share = Share
buttons-export = Export
buttons-rematch = Rematch
buttons-same_deal = Same deal again
buttons-rename = Rename
buttons-duplicate = Duplicate
buttons-delete = Delete
buttons-restore = Bring it back
buttons-reload = Reload
buttons-load_anyway = Load anyway
buttons-not_now = Not now
buttons-keep = Keep it
buttons-take_over = Play here
buttons-replay = What did I miss?

tools-title = Tools
tools-history = Taking back
tools-sound = Sound
tools-zoom_in = Zoom in
tools-zoom_out = Zoom out
tools-turn_map = Turn the map
tools-view = The view of the city
tools-overlays = Shown over the city
tools-scroll_N = Look further up
tools-scroll_E = Look further right
tools-scroll_S = Look further down
tools-scroll_W = Look further left

## Questions and reasons. ask_grifter and why_grifter are for decisions on the Grifter’s behalf.

decisions-abandon-ask = { $name }, abandon one of your buildings.
decisions-abandon-why = You have no sign left, and a new building needs one.
decisions-abandon-option = Abandon { $building }. Its { $signs } come back and its people move on.
decisions-abandon-option_one = Abandon { $building }. Its sign comes back and its people move on.

decisions-build-ask = { $name }, your turn: pick a tile.
decisions-build-ask_second = { $name }, pick your second tile.
decisions-build-ask_place = Where should { $tile } go?
decisions-build-ask_facing = Rotate it if you like, then build.
decisions-build-ask_renovate = It keeps its facing. Renovate?
decisions-build-why = Pick a tile and choose its spot.
decisions-build-why_full = Pick a tile. Every spot where it fits lights up, with the most it could earn there.
decisions-build-why_second = Your Contractor builds two tiles in a turn.
decisions-build-why_double = Your Investor may put two signs on it, and its valuation counts double.
decisions-build-why_renovate = Your Renovator may build on top of a building. It keeps its facing, and the street is scored again.

decisions-grifter-ask = { $name }, choose where the Grifter builds { $tile }.
decisions-grifter-why = These spots are equally good for the Grifter, at ${ $dollars } each. You break the tie.
decisions-grifter-why_enclosure = Each of these spots closes a street and sends { $people } to the Grifter. You break the tie.
decisions-grifter-why_enclosure_nobody = Each of these spots closes a street, and none of them sends anyone to the Grifter. You break the tie.
decisions-grifter-why_anywhere = The tile can close no street now, so every spot is equally good. You choose.

decisions-score-ask = { $name }, choose the street to score next.
decisions-score-ask_grifter = { $name }, choose the street to score next, for the Grifter.
decisions-score-why = { $count } streets still wait to be scored. You choose the order.
decisions-score-why_grifter = { $count } streets still wait to be scored. You choose the order for the Grifter.
decisions-score-option = Score { $street } next.

decisions-claim-ask = { $name }, choose a building to claim tokens from.
decisions-claim-ask_grifter = { $name }, choose which building the Grifter claims from.
decisions-claim-why = You own more than one building in this street, but only one gives you tokens.
decisions-claim-why_grifter = The Grifter wants the kind he has the fewest of, and these are equally good for him.
decisions-claim-option = { $building }: { $tokens }

decisions-token-ask = { $name }, take a token of any kind.
decisions-token-ask_grifter = { $name }, choose the token the Grifter takes.
decisions-token-why = A wild icon lets you choose.
decisions-token-why_abandon = Before you leave a building, you claim its tokens.
decisions-token-why_exhausted = There are no { $kind } tokens left, so this icon counts as wild.
decisions-token-why_grifter = The Grifter has equally few of these kinds. You break the tie.
decisions-token-option = Take { $kind }. You have { $count }.

decisions-swap-ask = { $name }, score a tile from your hand in place of a building?
decisions-swap-why = Your Entrepreneur may do this once in each closed street. The tile stays in your hand, but everyone will see it.
decisions-swap-option = { $tile } in place of { $building }: ${ $dollars } more.
decisions-swap-option_less = { $tile } in place of { $building }: ${ $dollars } less.
decisions-swap-option_none = Score the buildings as they stand.

decisions-move-ask = { $name }, where does the next { $colour } go?
decisions-move-ask_grifter = { $name }, move a { $colour } for the Grifter.
decisions-move-why = Street scored. { $people } left to move.
decisions-move-why_abandon = Building abandoned. { $people } left to move.
decisions-move-why_grifter = The Grifter’s crowd goes to his buildings wherever it can. { $people } left to move.
decisions-move-option = To { $building }.
decisions-move-option_owner = To { $building }, owned by { $owner }.
decisions-move-option_worth = Worth ${ $dollars } more to { $name }.
decisions-move-one_more = One to { $building }
decisions-move-fewer = Take one back from { $building }
decisions-move-all = All
decisions-move-all_to = All to { $building }: { $people }

## Refusals

## text is general; detail, if any, names the obstacle.
## The first step, after a tap on an empty spot without a meaning yet.

hints-take_up = Pick a tile from your hand first.
hints-street = Tap one of the streets that are lit.
hints-consultant = Your consultant: { $name }.
hints-more = More
hints-answer = First choose one of the answers here.

refusals-occupied-text = A building stands there already.
refusals-occupied-detail = { $building } stands there already.

refusals-corner-only-text = A building must share a side with another one. A corner point is not enough.

refusals-apart-text = None of the roads would connect.
refusals-apart-detail = Its road would not meet the road of { $building }.

refusals-long-sides-text = The long sides of two roads would meet. Rotate it, or try another spot.
refusals-long-sides-detail = Its road would run along the road of { $building }. Rotate it, or try another spot.

refusals-too-long-text = Its street would have more than 5 buildings.
refusals-too-long-detail = Its street would have { $count } buildings, and 5 is the most.

refusals-not-yours-text = That building is not yours.

refusals-not-offered-text = That is not one of the choices.

refusals-move-symbol-text = It does not show their symbol. A wild symbol is not enough.
refusals-move-symbol-detail = { $building } does not show their symbol. A wild symbol is not enough.

refusals-move-enclosed-text = Its street is closed, and nobody can move in any more.
refusals-move-enclosed-detail = { $building } is in a closed street, and nobody can move in any more.

refusals-move-abandoned-text = In the Russian edition nobody moves to abandoned buildings.

refusals-move-same-text = They have just left this building, so they cannot move back in now.

refusals-move-grifter-text = In the Grifter’s turn they must go to one of his buildings.

refusals-move-empty-text = Nothing stands there to move to.

refusals-grifter-not-best-text = Another spot is better for the Grifter, so he will not build there.
refusals-grifter-not-best-detail = The Grifter gets ${ $dollars } there, and ${ $margin } more elsewhere.

refusals-renovate-open-text = Only buildings in closed streets can be renovated.

refusals-renovate-station-text = Central Station may not be covered.

refusals-renovate-park-text = In the Russian edition City Park may not be covered.

## Undo

undo-nothing-played = Nothing has been played yet.
undo-drawn = A tile was drawn since.
undo-lifted = The Grifter has drawn already.
undo-asked = It is { $name }’s choice now.
undo-sent = The others know this already.
undo-nothing_redo = Nothing to redo.
undo-follower = This game is being played in another tab.
undo-undone = Taken back.
undo-redone = Done again.

## The log

log-times = { $text } × { $count }
log-look_at = Look at turn { $number }
log-turn_began = Turn { $number }: { $name }
log-abandoned = { $name } abandons { $building } and takes back { $signs }.
log-tile_lifted = The Grifter takes { $tile }.
log-built = { $name } builds { $building }, facing { $facing }.
log-built_double = { $name } builds { $building } with two signs, facing { $facing }.
log-renovated = { $name } builds { $building } on top of { $target }.
log-newcomers =
    { $count ->
        [one] A { $colour } arrives.
       *[other] { $people } arrive.
    }
log-joined =
    { $count ->
        [one] A { $colour } with FOMO rushes from { $target } to { $building }.
       *[other] { $people } with FOMO rush from { $target } to { $building }.
    }
log-displaced =
    { $count ->
        [one] A { $colour } from { $target } now waits on { $building }.
       *[other] { $people } from { $target } now wait on { $building }.
    }
log-enclosed = Closed: { $street }.
log-token_taken = { $name } takes a { $kind } token.
log-swapped = { $name } scores { $tile } from hand in place of { $building }.
log-street_scored = Scored: { $street }.
log-paid = { $name } earns ${ $dollars } for { $building }.
log-moved = { $name } moves a { $colour } from { $target } to { $building }.
log-got_fomo =
    { $count ->
        [one] A { $colour } on { $building } has nowhere to go: FOMO!
       *[other] { $people } on { $building } have nowhere to go: FOMO!
    }
log-drew = { $name } draws a tile with a { $symbol } back.
log-endgame_stack_revealed = The Grifter’s endgame stack is turned face up.
log-game_ended = The game is over.

log-bonus-most = { $name } has the most { $kind } tokens ({ $count }): ${ $dollars }.
log-bonus-tied = { $name } ties for the most { $kind } tokens ({ $count }): ${ $dollars }.
log-bonus-token-sets =
    { $count ->
        [one] { $name } has a complete set of tokens: ${ $dollars }.
       *[other] { $name } has { $count } complete sets of tokens: ${ $dollars }.
    }

## The receipts

## The lines of a payment: by the engine's kinds of lines, those that count things by how many.

receipts-copied = copies { $building }: { $text }
receipts-in_place = { $tile } in its place: { $text }
receipts-lent = { $text }, with the { $consultant }
receipts-couple = a { $first } and a { $second }
receipts-pair = two { $crowd }
receipts-filled = { $set } (with wilds)
receipts-copy = nothing in the street to copy
receipts-double = two signs: the valuation counts double
receipts-half = end of the game: half, rounded up
receipts-most = the most { $kind } tokens ({ $count })
receipts-tied = tied for the most { $kind } tokens ({ $count })
receipts-residents =
    { $count ->
        [one] 1 person on the building
       *[other] { $count } people on the building
    }
receipts-token-sets =
    { $count ->
        [one] 1 complete set of the four kinds × ${ $dollars }
       *[other] { $count } complete sets of the four kinds × ${ $dollars }
    }
receipts-people =
    { $count ->
        [0] no { $crowd } in the street
        [one] 1 { $colour } in the street × ${ $dollars }
       *[other] { $count } { $crowd } in the street × ${ $dollars }
    }
receipts-symbols =
    { $count ->
        [0] no { $symbol } or wild symbols
        [one] 1 { $symbol } or wild symbol × ${ $dollars }
       *[other] { $count } { $symbol } or wild symbols × ${ $dollars }
    }
receipts-sets =
    { $count ->
        [0] no set of { $set }
        [one] 1 set of { $set } × ${ $dollars }
       *[other] { $count } sets of { $set } × ${ $dollars }
    }
receipts-wild =
    { $count ->
        [0] no wild symbols
        [one] 1 wild symbol × ${ $dollars }
       *[other] { $count } wild symbols × ${ $dollars }
    }
receipts-signs =
    { $count ->
        [0] none of { $name }’s signs in the street
        [one] 1 of { $name }’s signs in the street × ${ $dollars }
       *[other] { $count } of { $name }’s signs in the street × ${ $dollars }
    }
receipts-size =
    { $count ->
        [one] 1 building in the street × ${ $dollars }
       *[other] { $count } buildings in the street × ${ $dollars }
    }
receipts-adjacency =
    { $count ->
        [0] no buildings around it
        [one] 1 building around it × ${ $dollars }
       *[other] { $count } buildings around it × ${ $dollars }
    }
receipts-enclosure =
    { $count ->
        [0] closes no street
       *[one] closes a street
    }

## The preview and the Grifter

preview-worth = would earn ${ $dollars } today
preview-details = Details
preview-pays = { $closes }:
preview-pays_nobody = { $closes }: pays nobody
preview-closes_own = Closes its own street
preview-closes_street = Closes { $building } street
preview-closes_streets =
    { $count ->
        [one] Closes { $count } street
       *[other] Closes { $count } streets
    }
preview-you = You
preview-earns_later = Would earn ${ $dollars } when its street closes
preview-last_sign = Your last sign: next turn you give up a building
preview-about = ≈ { $money }
preview-expected = Expected in the end: about { $money }
preview-judged = ${ $dollars } by the Grifter’s count
preview-judged_rest = with the people on it, which the Grifter leaves out: ${ $dollars }
preview-street = Street: { $count } of 5
preview-open_end = { $end } end open
preview-closed_end = { $end } end closed
preview-closed_by = { $end } end closed by { $building }
preview-points_in =
    { $count ->
        [one] { $building } points in
       *[other] { $building } point in
    }
preview-points_out = Points into the street of { $building }
preview-encloses = Closes { $street }
preview-would_move = { $people } would move on
preview-would_fomo = { $people } would get FOMO
preview-signs_after =
    { $count ->
        [0] Your last sign: next turn you must give up a building
       *[other] { $signs } left after this
    }
preview-nobody_moves = Nobody would have to move
preview-own_street = its own street

recap-built = { $name }: { $tile }

grifter-title = The Grifter’s turn
grifter-tile = He builds { $tile }.
grifter-rule = He builds where the tile is worth the most right now.
grifter-rule_enclosure = He closes the street that sends the most people to his own buildings.
grifter-rule_anywhere = He can close no street now, so every spot is equally good.
grifter-best = Best spot: ${ $dollars }.
grifter-best_people = Best spot: { $people } for the Grifter.
grifter-best_nobody = None of these spots sends anyone to the Grifter.
grifter-one_place = Only one spot is that good.
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

help-how = Hold any building, person or token, or press ? on it, to have it explained.
help-topics = Topics
help-people = People
help-symbols = Symbols
help-business = Business
help-consultants = Consultants

keys-always_title = Keys
keys-arrows = From cell to cell; along a row of tools, tiles or answers
keys-ends = First and last of the row
keys-corners = First and last cell of the board
keys-pages = Next and previous spot that can be chosen
keys-enter = Pick, hold there, build, choose
keys-escape = One step back: close, take away, put down
keys-undo_redo = Take back and do again
keys-letters_title = Letters and digits
keys-digits = Pick that tile of the hand
keys-ask = Go to what is asked and hear it again
keys-place = Next and previous spot that can be chosen, row by row
keys-worth = Next spot that can be chosen, the worthiest first; with Shift back
keys-turn = Rotate the tile
keys-undo = Take back
keys-scores = Hear the money and the signs
keys-street = Hear the street of this cell
keys-streets = The open streets
keys-people = Who waits for what
keys-owners = Who owns what
keys-log = The log
keys-menu = The menu
keys-camera = Fit the city, zoom in, zoom out
keys-turn_map = Turn the map by a quarter
keys-hint = Ask the coach for a hint
keys-typed = Type what to do, or a question
keys-help = Explain what has the focus; elsewhere this help

fomo-title = Who waits for what
fomo-waiting = { $people } with FOMO on { $building }

## Typed play. The words of questions stand alone: what is typed is compared with them.

typed-title = Type
typed-box = What to do, or a question
typed-enter = Enter
typed-how = Type a choice, or the beginnings of its words. A tile’s number in your hand stands for its name. You can also type:
typed-example = For example: { $text }
typed-unknown = Unknown command. Type help.
typed-nothing = Nothing.
typed-several = That can mean { $count } things:
typed-hand = hand
typed-legal = legal
typed-worth = worth
typed-street = street
typed-people = people
typed-fomo = fomo
typed-signs = signs
typed-money = money
typed-last = last
typed-grifter = grifter
typed-what_if = what if
typed-help = help
typed-question = question
typed-undo = undo
typed-redo = redo
typed-build = build { $tile } at { $cell } facing { $facing }
typed-build_double = build { $tile } at { $cell } facing { $facing } with two signs
typed-renovate = renovate { $building } at { $cell } with { $tile }
typed-abandon = abandon { $building } at { $cell }
typed-score = score the street of { $building } at { $cell }
typed-move = move { $colour } to { $building } at { $cell }
typed-claim = claim from { $building }
typed-token = take { $kind } token
typed-swap = swap { $tile } for { $building } at { $cell }
typed-swap_none = swap nothing
typed-legal_facing = { $facing } ${ $dollars }
typed-legal_build =
    { $count ->
        [one] { $tile } at one cell: { $cells }.
       *[other] { $tile } at { $count } cells: { $cells }.
    }
typed-open_street =
    { $count ->
        [one] { $street }, open at one end: { $payments }.
       *[other] { $street }, open at both ends: { $payments }.
    }
# In a puzzle for dollars, before its answer.
typed-open_ends =
    { $count ->
        [one] { $street }, open at one end.
       *[other] { $street }, open at both ends.
    }
# The reply to a question about dollars in such a puzzle.
typed-secret = That would give the answer away.

## For screen readers: what happened, and what a build would do

speech-built = { $name } builds { $building } at { $place }, facing { $facing }.
speech-built_double = { $name } builds { $building } with two signs at { $place }, facing { $facing }.
speech-renovated = { $name } builds { $building } on top of { $target } at { $place }.
speech-moved = { $name } moves { $people } from { $target } to { $building }.
speech-drew = { $name } draws { $tiles }.
speech-drawn_tile = { $tile } ({ $text })
speech-tokens = { $name } takes { $tokens }.
speech-scored = Scored: { $street }. { $payments }.
speech-nothing = Scored: { $street }. Nothing for anyone.
speech-nobody = nothing for anyone
speech-payment = ${ $dollars } for { $name }
speech-final = { $name } ends with ${ $dollars }.
speech-encloses = Closes { $street }: { $payments }.

## For screen readers: a cell of the city in one sentence, put together from these.

spoken-yours = yours
spoken-unowned = nobody’s
spoken-owned = owned by { $name }
spoken-doubled = doubled
spoken-building = { $building }, { $place }, facing { $facing }, { $owner }
spoken-place = column { $column }, row { $row }
spoken-row = Row { $row }
spoken-column = Column { $column }
spoken-map_turned = The map is turned: north is on the right.
spoken-map_upright = North is up again.
spoken-beside = { $building } to the { $end }
spoken-symbols =
    { $count ->
        [one] symbol: { $symbol }
       *[other] symbols: { $symbol }
    }
spoken-icons =
    { $count ->
        [one] icon: { $kind }
       *[other] icons: { $kind }
    }
spoken-twice = { $text } twice
spoken-nobody_home = nobody living there
spoken-with_fomo = { $people } with FOMO
spoken-street = in a street of { $count }
spoken-open_to = open to the { $end }
spoken-enclosed = closed at both ends
spoken-empty_legal = Empty, can be built here, { $place }
spoken-empty_legal_numbers = Empty, can be built here, { $numbers }, { $place }
spoken-earns = up to ${ $dollars }
spoken-closes =
    { $dollars ->
        [0] closes a street and pays nobody
       *[other] closes a street and pays you ${ $dollars }
    }
spoken-closes_rival =
    { $dollars ->
        [0] closes a street and pays you nothing, ${ $rival } to your best rival
       *[other] closes a street and pays you ${ $dollars }, ${ $rival } to your best rival
    }
spoken-expected = about { $money } expected
spoken-empty = Empty, { $place }
spoken-hand_tile = { $tile } Tile { $count } of { $total }.
spoken-picked_up = { $tile } picked up
spoken-put_back = { $tile } put back
spoken-faces = Facing { $facing }
spoken-seat = { $name }, ${ $dollars }, { $signs } free
spoken-seat_grifter = { $name }, ${ $dollars }, unlimited signs

## Hand-over

hand_over-pass_to = Pass the device to { $name }
hand_over-reveal = Show my hand
hand_over-since = Since your last turn
hand_over-so_far = So far
hand_over-since_start = You go first.
hand_over-hidden = Hands stay hidden until you tap.

## End of a game

end-counting = Counting the money…
end-wins_by = { $name } wins with ${ $dollars }, ${ $margin } more than { $other }.
end-tie_rematch = { $names } tie with ${ $dollars }. Play again to settle it?
end-tie_shared = { $names } tie with ${ $dollars } and share the victory.
end-solo_win = You beat the Grifter with ${ $dollars }, ${ $margin } more.
end-solo_loss = The Grifter wins with ${ $dollars }, ${ $margin } more than you.
end-solo_tie = You both have ${ $dollars }. A tie goes to the Grifter.
end-solo_difficulty = Difficulty: { $difficulty }
end-again = Again: somebody here had played these tiles before.
end-again_solo = Again: you had played these tiles before.
end-no_place = No tile fitted into the city any more, so the game ended early.
end-from_start = At the start
end-from_streets = Streets
end-from_endgame = End game
end-from_tokens = Tokens
end-total = Total
end-chart = Money over time
end-chart_table = Show as a table
end-turn = Turn
end-best_moments = Best moments
end-best_building = Best building: { $building }, ${ $dollars } for { $name }
end-best_street = Richest street: ${ $dollars } in turn { $number }
end-biggest_crowd = Biggest move: { $people } in turn { $number }

review-title = Replay
review-back = One move back
review-on = One move on
review-turn_back = One turn back
review-turn_on = One turn on
review-position = Move { $count } of { $total }
review-start = The start
review-play = Play
review-pause = Pause

## Settings

rules-search = Search the rules
rules-found = Sections found: { $count }
rules-aid = Player aid
rules-contents = Contents
rules-see = See also:

settings-title = Settings
settings-language = Language
settings-language_system = Automatic
settings-not_spoken = This language could not be loaded now. Check the connection and choose it again.
settings-contrast = Contrast
settings-contrast_normal = Normal
settings-contrast_more = More
settings-bots_off = Instant
settings-theme = Theme
settings-theme_system = Automatic
settings-theme_light = Day
settings-theme_dark = Night
settings-speed = Scoring
settings-speed_off = Off
settings-speed_fast = Fast
settings-speed_normal = Normal
settings-speed_slow = Slow
settings-bot_speed = Bot speed
settings-helps = Assistance
settings-helps_expected = Expected
settings-helps_expected_text = Everything below, and what the bots expect of each spot in the end.
settings-helps_full = Full
settings-helps_full_text = Every spot that fits, which streets it closes, who is paid, and what it could earn.
settings-helps_legal = Spots only
settings-helps_legal_text = Where you may build, without numbers.
settings-helps_none = None
settings-helps_none_text = As at a real table. You are still told why a spot is not allowed.
settings-swaps = Entrepreneur
settings-swaps_gaining = Ask only when it pays
settings-swaps_gaining_text = Only if some tile of the hand would score more than a building. Otherwise the buildings score as they stand.
settings-swaps_always = Always ask
settings-swaps_always_text = In every street, also where each swap would score less.
settings-coach = Coach
settings-coach_alone = One player
settings-coach_always = Always
settings-coach_off = Never
settings-think_again = Warn me before a costly build
settings-think_again_never = Never
settings-think_again_8 = From $8
settings-think_again_4 = From $4
settings-hints = Hints in your first game
settings-hints_on = On
settings-hints_off = Off
settings-speech = Screen reader
settings-speech_short = Brief
settings-speech_full = Full
settings-map = Map
settings-map_upright = North up
settings-map_turned = North on the right
settings-puzzle_rating = Puzzle rating
settings-puzzle_rating_on = On
settings-puzzle_rating_off = Off
settings-life = City life
settings-life_on = On
settings-life_off = Off
settings-sound = Sound
settings-sound_off = Off
settings-sound_quiet = Quiet
settings-sound_normal = Normal
settings-haptics = Vibration
settings-haptics_off = Off
settings-haptics_on = On
settings-keys = Keys
settings-keys_on = On
settings-keys_on_text = 1 to 5 pick a tile, letters do the rest. ? at the table lists them all.
settings-keys_off = Off
settings-keys_off_text = Only arrow keys, Enter and Escape.
settings-book = Results
settings-book_on = Keep a book
settings-book_on_text = Every game that ends leaves a line in the book of results.
settings-book_off = Keep no book
settings-book_off_text = Nothing more is written into it. What it holds stays until you erase it there.
settings-start = Start
settings-start_fast = Quick
settings-start_fast_text = This browser keeps the started game on the device, about 13 MB, and opens it in a moment.
settings-start_plain = From scratch
settings-start_plain_text = Python starts anew each time, and nothing more is kept.
settings-reduced_motion = Your device asks for less motion, so receipts are shown at once.

## Saved games

saves-title = Your games
saves-saved = Saved
saves-full = Not saved: this browser’s storage is full. Play on if you like, and export the game or delete an old one.
saves-disabled = Not saved: this browser does not let the page store anything, perhaps in a private window. Play on if you like, and export the game to keep it.
saves-unverified = Not saved: what was stored did not read back the same. Export the game to keep it.
saves-deleted_elsewhere = Not saved: this game was deleted in another tab. Keep it again, or play on and it is kept.
saves-linked = Shared game, not saved yet. Keep it, or just play on.
saves-more = Show more ({ $count })
saves-other_tab = This game is being played in another tab. Here you can watch.
saves-taken_over = This game is now being played in another tab.
saves-took_over = You are playing here now. The other tab watches.
saves-home_screen = Safari deletes stored games after seven days without a visit. Put this page on your home screen and they stay.
saves-persistent = This browser promises to keep your games.
saves-not_persistent = This browser may delete your games when space runs out. Export those you want to keep.
saves-damaged = This game is damaged. It was set aside and nothing was overwritten.
saves-illegal_action = Move { $number }, { $action }, breaks a rule: { $reason }
saves-download_raw = Download the raw text
saves-continue_prefix = Carry on from move { $number }
saves-used_copy = The newest copy was damaged, so the one before it was opened. At most your last move is missing.
saves-deleted = { $name } was deleted.
saves-finished = Finished
saves-turn = Turn { $number }
saves-picture = The city of the game { $name }
saves-title_label = Name of the game
saves-copy_of = { $name }, copy
saves-look = Look at it
saves-wreck = A damaged game
saves-wreck_text = It was set aside as it is. See what can be saved of it.
saves-wreck_look = See what is left
saves-newer = This game was saved by a newer version of this page. Reload the page and try again. Nothing was overwritten.
saves-unsaved_open = The game on your table is not saved. Export it before you open another one.
saves-export_running = Export the game on the table
saves-open = Open this game
saves-arrival_file = A game from a file
saves-arrival_link = A game from a link
saves-arrival_save = A damaged game
saves-arrival_good = This game can be played on.
saves-arrival_damaged = This game is damaged, but nothing of yours was touched.

share-title = Share
share-link = Link to this game
share-deal_link = Link to this deal
share-link_text = The whole game is in the link. Nothing is stored anywhere else.
share-deal_text = Only the seed and the options, so friends can play the same deal.
share-picture = A picture of the city
share-picture_text = The city as it stands, drawn here, to keep or to send.
share-picture_failed = No picture could be made.
share-copied = Copied.
share-copy_failed = The browser did not allow copying. Select the text and copy it yourself.
share-not_shared = Nothing was shared. You can copy the link instead.
share-exported = Exported.
share-long_link = This link is long. Some messengers cut long links off; a file is safer.
share-report = Bug report
share-report_text = The version, the browser and the record of this game. Nothing else.
share-opened_link = This game came with a link. Your running game is still in the list.
share-opened_first = This game came with a link.
share-opened_again = You have this game already. Here it is.
share-opened_file = This game came from a file. It is in your list now.
share-file = File
share-file_text = The record of the game, for keeping or for another device.
share-copy = Copy
share-code = QR code
share-code_itself = QR code: another device’s camera opens this link.
share-code_text = QR code: a camera reads its text.
share-code_shown = The QR code is shown. Another device can open it with its camera.
share-code_long = This link is too long for a QR code. Copy it, or send the file.
share-code_failed = No QR code could be made. Check the connection, or copy the link.
share-opened_deal = A link brought this deal. Look at the options, then start.

update-available = A new version is ready. Reload whenever you like; your game is safe.
update-taking = The new version is being loaded …
update-take = Load the new version
update-unsaved = A new version is ready, but the game on your table is not saved. Export it before you load the page again.

## Bad input

errors-name_empty = Please give this player a name.
errors-name_long = A name can have { $limit } characters at most.
errors-name_taken = Two players have the name { $name }. Please change one.
errors-seed_empty = Please type a seed, or take another deal.
errors-seed_long = A seed can have { $limit } characters at most.
errors-link_damaged = This link is damaged or cut off. Ask for it again, or for the file.
errors-deal_damaged = This link to a deal is damaged or incomplete, so no deal was taken from it. Ask for it again.
errors-paste_empty = Paste a link first.
errors-paste_none = There is no link to a Streets game in this text.
errors-link_empty = There is no game in this link.
errors-file_unreadable = This file could not be read.
errors-file_not_record = This is not a record of a Streets game.
errors-file_too_large = This file is too large to be a record of a game.
errors-record_damaged = Its entry { $entry } cannot be right.
# $entry - the tile and the key of the deck file
errors-deck_damaged = This deck cannot be played. Look at { $entry }.
errors-deck_few = This deck has too few buildings for this game.
errors-deck_uneven = Against the Grifter this deck leaves an odd number of buildings. Add or remove one.
errors-post_people = By post at least two people play.
errors-post_me = A bot has this place. Please choose your own.
errors-setup = A game cannot be set up like that.
errors-address_unknown = There is nothing at this address.
errors-game_elsewhere = A game’s address works only on the device that saved the game. Ask your friend for a shared link: Share → Link to this game.
errors-rule_unknown = There is no such rule.

failure-title = Something went wrong
failure-text = The program made a mistake. A saved game is safe up to its last move, and reloading the page brings it back.
failure-reload = Reload the page
failure-copy = Copy a bug report
failure-close = Continue
failure-copied = Copied. Thank you for sending it.
failure-report = What the bug report says

## Learning

learn-title = Learn to play
learn-text = Ten short lessons, played on the board. Stop and come back whenever you like.
learn-extra = When you know the game
learn-done = done
learn-next = next
learn-waiting = Fetching the lessons …
learn-not_fetched = The lessons could not be loaded. Check the connection and try again.
learn-coach = What the lesson says
learn-continue = Continue: lesson { $number } of { $total }
learn-praise_0 = Well done!
learn-praise_1 = Nicely built!
learn-praise_2 = You have a good eye!
learn-praise_3 = That is how the city grows!
learn-praise_4 = Splendid!
learn-on = Next
learn-again = Start this lesson again
learn-all = All lessons
learn-following = Lesson { $number }
learn-back = Back to the lesson
learn-lesson = Lesson { $number }: { $text }
learn-show_me = Show me
learn-try = Try it
learn-try_picture = Try this position: { $text }
learn-at_start = This is where the lesson begins.

## Hints of the first game, each given once, when something first appears.

first_game-title = Hint
first_game-closing = A tile on that last open end closes a street of yours. It pays everyone with a sign in it, and the people move on.
first_game-fomo = Those who stand have FOMO. The next tile of their colour draws them all, whoever builds it.
first_game-tie = The Grifter’s spots tie, so the choice is yours. Pick the one that suits you.
first_game-signs = Signs are running out. Close a street to get some back, or the next building will cost you one of yours.
first_game-ending = The stack is almost empty. What still bears your sign at the end pays half, so close what you can.
first_game-off = No more hints

drills-title = Drills
drills-text = Twenty quick questions each, never the same twice.
drills-of = { $count } of { $total }
drills-again = Twenty more
drills-score = { $count } of { $total } right.
drills-right = Right.
drills-wrong = Not quite.

drills-legal-title = Legal or not?
drills-legal-ask = May this building stand here, turned like this?
drills-legal-yes = Yes
drills-legal-no = No
drills-legal-fits = It is legal: a road meets its own, and nothing forbids it.

drills-worth-title = What is it worth?
drills-worth-ask = What would this building earn if its street were scored now?
