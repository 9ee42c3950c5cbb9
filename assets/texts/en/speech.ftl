### For screen readers. Plain text only: everything is escaped.
###
### Variables:
###
### $name - the name of a seat
### $building - the name of a building that stands in the city
### $target - the name of another building that stands in the city
### $tile - the name of a tile in a hand or on the stack
### $facing - a word of facings
### $place - spoken-place, and what stands beside it: where a cell is
### $label - what is said of a spot without a star, such as spoken-empty
### $column - a whole number in figures, with its sign
### $row - a whole number in figures, with its sign
### $payments - phrases of speech-payment
### $end - a word of facings: a side of the city
### $owner - a word of spoken or a name: whose building it is
### $street - a phrase for a street: phrases-street
### $people - a phrase of counts for people of one colour, such as: 3 hipsters
### $signs - a phrase of counts for signs
### $tiles - a phrase of counts for tiles, or in speech-drew phrases of speech-drawn_tile
### $symbol - a word of symbol_words
### $kind - a word of business_words
### $tokens - phrases of claims
### $dollars - a whole number of dollars, without the sign
### $rival - a whole number of dollars for a rival
### $money - an amount of money
### $numbers - one of spoken-earns, spoken-closes, spoken-closes_rival, perhaps after spoken-expected
### $count - a number of things
### $total - the number of which count is a part
### $text - a sentence of the log, in speech-drawn_tile a valuation in a few words, in spoken-twice a symbol or a kind

## For screen readers: what happened, and what a build would do

speech-built = { $name } builds { FORM($building, case: "the") } at { $place }, facing { $facing }.
    .you = You build { FORM($building, case: "the") } at { $place }, facing { $facing }.
speech-built_double = { $name } builds { FORM($building, case: "the") } with two signs at { $place }, facing { $facing }.
    .you = You build { FORM($building, case: "the") } with two signs at { $place }, facing { $facing }.
speech-renovated = { $name } builds { FORM($building, case: "the") } on top of { FORM($target, case: "the") } at { $place }.
    .you = You build { FORM($building, case: "the") } on top of { FORM($target, case: "the") } at { $place }.
speech-moved = { $name } moves { $people } from { FORM($target, case: "the") } to { FORM($building, case: "the") }.
    .you = You move { $people } from { FORM($target, case: "the") } to { FORM($building, case: "the") }.
speech-drew = { $name } draws { $tiles }.
    .you = You draw { $tiles }.
speech-drawn_tile = { $tile } ({ $text })
speech-tokens = { $name } takes { $tokens }.
    .you = You take { $tokens }.
speech-scored = Scored: { FORM($street, case: "short") }. { $payments }.
speech-nothing = Scored: { FORM($street, case: "short") }. Nothing for anyone.
speech-nobody = nothing for anyone
speech-payment = ${ $dollars } for { FORM($name, case: "the") }
speech-final = { $name } ends with ${ $dollars }.
    .you = You end with ${ $dollars }.
speech-encloses = Closes { $street }: { $payments }.

## For screen readers: a cell of the city in one sentence, put together from these.

spoken-yours = yours
spoken-unowned = nobody’s
spoken-owned = owned by { FORM($name, case: "the") }
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
spoken-nobody_home = nobody lives here
spoken-with_fomo = { $people } with FOMO
spoken-street = in a street of { $count }
spoken-open_to = open to the { $end }
spoken-enclosed = closed at both ends
spoken-empty_legal = Empty, you can build here, { $place }
spoken-empty_legal_numbers = Empty, you can build here, { $numbers }, { $place }
spoken-earns = up to ${ $dollars }
spoken-closes =
    { $dollars ->
        [0] closes a street and pays nobody
       *[other] closes a street and pays you ${ $dollars }
    }
# The board shows both sums side by side, and speech control finds the spot by them.
spoken-closes_rival =
    { $dollars ->
        [0] closes a street and pays you nothing, ${ $rival } to your best rival
       *[other] closes a street and pays you ${ $dollars }, ${ $rival } to your best rival
    }
spoken-expected = about { $money } expected
spoken-good_spot = A good spot. { $label }
spoken-good_tile = { $tile } A good tile.
spoken-empty = Empty, { $place }
spoken-hand_tile = { $tile } Tile { $count } of { $total }.
spoken-picked_up = { $tile } picked up
spoken-put_back = { $tile } put back
spoken-faces = Facing { $facing }
spoken-seat = { $name }, ${ $dollars }, { $signs } free
spoken-seat_grifter = { $name }, ${ $dollars }, unlimited signs
