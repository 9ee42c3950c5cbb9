### Stars on good tiles and spots, the line about a street, and the end of a first game.
###
### $dollars - a number of dollars in figures
### $count - a number of spots
### $tile - the name of a building
### $title - the title of a lesson

# The standing line
stars-title = A street to close
# A street of the player has one open end; the dollars are what it would pay.
stars-closing = Your street is worth ${ $dollars }. One tile closes it.
stars-lit =
    { $count ->
        [one] { $count } spot is highlighted
       *[other] { $count } spots are highlighted
    }

# The end of a game
stars-on_easy = Good spots have stars on Easy
# Leads to the lesson that a lost first game showed to be needed.
stars-lesson = Lesson: { $title }

# A tap on an empty spot
fitting-title = Your tiles that fit here

# The mark after a build, at most six words
stars-mark_title = Your last build
stars-mark_best = Best!
stars-mark_fine = Fine.
stars-mark_more = ${ $dollars } more over there
stars-mark_more_tile = ${ $dollars } more with another tile
stars-mark_more_turned = ${ $dollars } more if rotated
stars-mark_shown = { $tile }: about ${ $dollars } more there
