### Typed play. Plain text only: everything is escaped.
###
### Variables:
###
### $building - the name of a building that stands in the city
### $tile - the name of a tile in a hand or on the stack
### $facing - a word of facings
### $cell - a cell as records write it: 2,-1
### $cells - several of them
### $payments - phrases of speech-payment
### $street - a phrase for a street: phrases-street
### $colour - a word of people_words
### $kind - a word of business_words
### $dollars - a whole number of dollars, without the sign
### $count - a number of things
### $text - a sentence of the log, in speech-drawn_tile a valuation in a few words, in spoken-twice a symbol or a kind

## Typed play. The words of questions stand alone: what is typed is compared with them.

typed-title = Type
typed-box = A command or a question
typed-enter = Enter
typed-how = Type a choice, or the first letters of its words. You can type a tile’s number instead of its name. You can also type:
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
