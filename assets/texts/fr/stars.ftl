# The standing line
# stars-title = A street to close
# stars-title =

# A street of the player has one open end; the dollars are what it would pay.
# $dollars - a number of dollars in figures
# stars-closing = Your street is worth ${ $dollars }. One tile closes it.
# stars-closing =

# $count - a number of spots
# stars-lit =
#     { $count ->
#         [one] { $count } spot is lit
#        *[other] { $count } spots are lit
#     }
# stars-lit =

# The end of a game
# stars-go_on = Go on with stars?
# stars-go_on =

# stars-yes = Yes
# stars-yes =

# stars-numbers_only = Numbers only
# stars-numbers_only =

# Leads to the lesson that a lost first game showed to be needed.
# $title - the title of a lesson
# stars-lesson = Lesson: { $title }
# stars-lesson =

# A tap on an empty spot
# fitting-title = Your tiles that fit here
# fitting-title =
