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
log-abandoned = { $name } abandons { FORM($building, case: "the") } and takes back { $signs }.
    .you = You abandon { FORM($building, case: "the") } and take back { $signs }.
log-tile_lifted = The Grifter draws { FORM($tile, case: "the") }.
log-built = { $name } builds { FORM($building, case: "the") }, facing { $facing }.
    .you = You build { FORM($building, case: "the") }, facing { $facing }.
log-built_double = { $name } builds { FORM($building, case: "the") } with two signs, facing { $facing }.
    .you = You build { FORM($building, case: "the") } with two signs, facing { $facing }.
log-renovated = { $name } builds { FORM($building, case: "the") } on top of { FORM($target, case: "the") }.
    .you = You build { FORM($building, case: "the") } on top of { FORM($target, case: "the") }.
log-newcomers =
    { $count ->
        [one] A { $colour } arrives.
       *[other] { $people } arrive.
    }
log-joined =
    { $count ->
        [one] A { $colour } with FOMO rushes from { FORM($target, case: "the") } to { FORM($building, case: "the") }.
       *[other] { $people } with FOMO rush from { FORM($target, case: "the") } to { FORM($building, case: "the") }.
    }
log-displaced =
    { $count ->
        [one] A { $colour } from { FORM($target, case: "the") } now waits at { FORM($building, case: "the") }.
       *[other] { $people } from { FORM($target, case: "the") } now wait at { FORM($building, case: "the") }.
    }
log-enclosed = Closed: { FORM($street, case: "short") }.
log-token_taken = { $name } takes a { $kind } token.
    .you = You take a { $kind } token.
log-swapped = { $name } scores { FORM($tile, case: "the") } from hand in place of { FORM($building, case: "the") }.
    .you = You score { FORM($tile, case: "the") } from your hand in place of { FORM($building, case: "the") }.
log-street_scored = Scored: { FORM($street, case: "short") }.
log-paid = { $name } earns ${ $dollars } for { FORM($building, case: "the") }.
    .you = You earn ${ $dollars } for { FORM($building, case: "the") }.
log-moved = { $name } moves a { $colour } from { FORM($target, case: "the") } to { FORM($building, case: "the") }.
    .you = You move a { $colour } from { FORM($target, case: "the") } to { FORM($building, case: "the") }.
log-got_fomo =
    { $count ->
        [one] A { $colour } at { FORM($building, case: "the") } has nowhere to go: FOMO!
       *[other] { $people } at { FORM($building, case: "the") } have nowhere to go: FOMO!
    }
log-drew = { $name } draws a tile with a { $symbol } back.
    .you = You draw a tile with a { $symbol } back.
log-money_more = Corrected by hand: { $name } gets ${ $dollars }.
    .you = Corrected by hand: you get ${ $dollars }.
log-money_less = Corrected by hand: { $name } gives back ${ $dollars }.
    .you = Corrected by hand: you give back ${ $dollars }.
log-endgame_stack_revealed = The Grifter’s endgame stack is turned face up.
log-game_ended = The game is over.

log-bonus-most = { $name } has the most { $kind } tokens ({ $count }): ${ $dollars }.
    .you = You have the most { $kind } tokens ({ $count }): ${ $dollars }.
log-bonus-tied = { $name } ties for the most { $kind } tokens ({ $count }): ${ $dollars }.
    .you = You tie for the most { $kind } tokens ({ $count }): ${ $dollars }.
log-bonus-token-sets =
    { $count ->
        [one] { $name } has a complete set of tokens: ${ $dollars }.
       *[other] { $name } has { $count } complete sets of tokens: ${ $dollars }.
    }
    .you =
        { $count ->
            [one] You have a complete set of tokens: ${ $dollars }.
           *[other] You have { $count } complete sets of tokens: ${ $dollars }.
        }
