### Words and numbers. Plain text only: everything is escaped.
###
### Variables:
###
### $building - the name of a building that stands in the city
### $target - the name of another building that stands in the city
### $people - a phrase of counts for people of one colour, such as: 3 hipsters
### $kind - a word of business_words
### $count - a number of things
### $label, $text - what a text is about; the text

## Words and numbers

# A text after its label: “Cinema: $3 per sign of its owner”.
phrases-label = { $label }: { $text }
# A phrase as a sentence of its own.
phrases-sentence = { $text }.
# Where an empty spot is, by a building beside it.
phrases-beside_N = north of { FORM($building, case: "the") }
phrases-beside_E = east of { FORM($building, case: "the") }
phrases-beside_S = south of { FORM($building, case: "the") }
phrases-beside_W = west of { FORM($building, case: "the") }
phrases-street =
    { $count ->
        [one] the street of { FORM($building, case: "the") }
       *[other] the street from { FORM($building, case: "the") } to { FORM($target, case: "the") }
    }
    .short =
        { $count ->
            [one] the street of { FORM($building, case: "the") }
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

face_words-circle = young man
face_words-triangle = man with a beard
face_words-square = woman with glasses
face_words-diamond = woman with a bun
face_words-star = boy with a cap
face_words-girl = girl with bunches
face_words-boy = boy with freckles
face_words-curls = girl with curls

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

## The preview and the Grifter

fomo-title = Who’s waiting for what
fomo-waiting = { $people } with FOMO at { FORM($building, case: "the") }
