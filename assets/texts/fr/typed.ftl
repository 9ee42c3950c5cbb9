## Typed play. The words of questions stand alone: what is typed is compared with them.

# typed-title = Type
# typed-title =

# typed-box = What to do, or a question
# typed-box =

# typed-enter = Enter
# typed-enter =

# typed-how = Type a choice, or the beginnings of its words. A tile’s number in your hand stands for its name. You can also type:
# typed-how =

# $text - a sentence of the log, in speech-drawn_tile a valuation in a few words, in spoken-twice a symbol or a kind
# typed-example = For example: { $text }
# typed-example =

# typed-unknown = Unknown command. Type help.
# typed-unknown =

# typed-nothing = Nothing.
# typed-nothing =

# $count - a number of things
# typed-several = That can mean { $count } things:
# typed-several =

# typed-hand = hand
# typed-hand =

# typed-legal = legal
# typed-legal =

# typed-worth = worth
# typed-worth =

# typed-street = street
# typed-street =

# typed-people = people
# typed-people =

# typed-fomo = fomo
# typed-fomo =

# typed-signs = signs
# typed-signs =

# typed-money = money
# typed-money =

# typed-last = last
# typed-last =

# typed-grifter = grifter
# typed-grifter =

# typed-what_if = what if
# typed-what_if =

# typed-help = help
# typed-help =

# typed-question = question
# typed-question =

# typed-undo = undo
# typed-undo =

# typed-redo = redo
# typed-redo =

# $tile - the name of a tile in a hand or on the stack
# $cell - a cell as records write it: 2,-1
# $facing - a word of facings
# typed-build = build { $tile } at { $cell } facing { $facing }
# typed-build =

# $tile - the name of a tile in a hand or on the stack
# $cell - a cell as records write it: 2,-1
# $facing - a word of facings
# typed-build_double = build { $tile } at { $cell } facing { $facing } with two signs
# typed-build_double =

# $building - the name of a building that stands in the city
# $cell - a cell as records write it: 2,-1
# $tile - the name of a tile in a hand or on the stack
# typed-renovate = renovate { $building } at { $cell } with { $tile }
# typed-renovate =

# $building - the name of a building that stands in the city
# $cell - a cell as records write it: 2,-1
# typed-abandon = abandon { $building } at { $cell }
# typed-abandon =

# $building - the name of a building that stands in the city
# $cell - a cell as records write it: 2,-1
# typed-score = score the street of { $building } at { $cell }
# typed-score =

# $colour - a word of people_words
# $building - the name of a building that stands in the city
# $cell - a cell as records write it: 2,-1
# typed-move = move { $colour } to { $building } at { $cell }
# typed-move =

# $building - the name of a building that stands in the city
# typed-claim = claim from { $building }
# typed-claim =

# $kind - a word of business_words
# typed-token = take { $kind } token
# typed-token =

# $tile - the name of a tile in a hand or on the stack
# $building - the name of a building that stands in the city
# $cell - a cell as records write it: 2,-1
# typed-swap = swap { $tile } for { $building } at { $cell }
# typed-swap =

# typed-swap_none = swap nothing
# typed-swap_none =

# $facing - a word of facings
# $dollars - a whole number of dollars, without the sign
# typed-legal_facing = { $facing } ${ $dollars }
# typed-legal_facing =

# $count - a number of things
# $tile - the name of a tile in a hand or on the stack
# $cells - several of them
# typed-legal_build =
#     { $count ->
#         [one] { $tile } at one cell: { $cells }.
#        *[other] { $tile } at { $count } cells: { $cells }.
#     }
# typed-legal_build =

# $count - a number of things
# $street - a phrase for a street: phrases-street
# $payments - phrases of speech-payment
# typed-open_street =
#     { $count ->
#         [one] { $street }, open at one end: { $payments }.
#        *[other] { $street }, open at both ends: { $payments }.
#     }
# typed-open_street =

# In a puzzle for dollars, before its answer.
# $count - a number of things
# $street - a phrase for a street: phrases-street
# typed-open_ends =
#     { $count ->
#         [one] { $street }, open at one end.
#        *[other] { $street }, open at both ends.
#     }
# typed-open_ends =

# The reply to a question about dollars in such a puzzle.
# typed-secret = That would give the answer away.
# typed-secret =
