### Receipts of scored streets. Plain text only: everything is escaped.
###
### Variables:
###
### $name - the name of a seat
### $building - the name of a building that stands in the city
### $tile - the name of a tile in a hand or on the stack
### $colour - a word of people_words
### $crowd - a word of crowd_words
### $symbol - a word of symbol_words
### $kind - a word of business_words
### $dollars - a whole number of dollars, without the sign
### $count - a number of things
### $text - a sentence of the log, in speech-drawn_tile a valuation in a few words, in spoken-twice a symbol or a kind
### $consultant - the name of a consultant
### $first - a word of people_words: the first symbol of a set
### $second - a word of people_words: the other symbol of a set
### $set - receipts-couple or receipts-pair, also in receipts-filled

## The lines of a payment: by the engine's kinds of lines, those that count things by how many.

receipts-copied = copies { FORM($building, case: "the") }: { $text }
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
        [one] 1 person in the building
       *[other] { $count } people in the building
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
    .you =
        { $count ->
            [0] none of your signs in the street
            [one] 1 of your signs in the street × ${ $dollars }
           *[other] { $count } of your signs in the street × ${ $dollars }
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
