### The log. Plain text only: everything is escaped.
###
### Variables:
###
### $name - the name of a seat
### $building - the name of a building that stands in the city
### $target - the name of another building that stands in the city
### $tile - the name of a tile in a hand or on the stack
### $facing - a word of facings
### $street - a phrase for a street: phrases-street
### $people - a phrase of counts for people of one colour, such as: 3 hipsters
### $signs - a phrase of counts for signs
### $colour - a word of people_words
### $symbol - a word of symbol_words
### $kind - a word of business_words
### $dollars - a whole number of dollars, without the sign
### $count - a number of things
### $number - the number of an action or of a turn, from 1
### $text - a sentence of the log, in speech-drawn_tile a valuation in a few words, in spoken-twice a symbol or a kind

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
log-money_more = Set right by hand: { $name } gets ${ $dollars }.
log-money_less = Set right by hand: { $name } gives back ${ $dollars }.
log-endgame_stack_revealed = The Grifter’s endgame stack is turned face up.
log-game_ended = The game is over.

log-bonus-most = { $name } has the most { $kind } tokens ({ $count }): ${ $dollars }.
log-bonus-tied = { $name } ties for the most { $kind } tokens ({ $count }): ${ $dollars }.
log-bonus-token-sets =
    { $count ->
        [one] { $name } has a complete set of tokens: ${ $dollars }.
       *[other] { $name } has { $count } complete sets of tokens: ${ $dollars }.
    }
