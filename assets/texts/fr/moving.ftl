# moving-title = Move to another device
# moving-title =

# moving-text = One file holds your games, results, puzzles and settings. Open it on the other device, as often as you like.
# moving-text =

# moving-export = Save everything as a file
# moving-export =

# moving-taken =
#     Taken over: { $games ->
#         [one] { $games } game
#        *[other] { $games } games
#     }, { $results ->
#         [one] { $results } result
#        *[other] { $results } results
#     }, and the settings.
# moving-taken =

# moving-taken_without_settings =
#     Taken over: { $games ->
#         [one] { $games } game
#        *[other] { $games } games
#     }, { $results ->
#         [one] { $results } result
#        *[other] { $results } results
#     }.
# moving-taken_without_settings =

# moving-nothing_new = Everything in this file is here already.
# moving-nothing_new =

# $count - a number of games, results and stored values
# moving-damaged =
#     { $count ->
#         [one] { $count } damaged entry was left out.
#        *[other] { $count } damaged entries were left out.
#     }
# moving-damaged =

# moving-damaged_only = Everything in this file is damaged. Nothing was taken over.
# moving-damaged_only =

# moving-refused = This file of another device cannot be read.
# moving-refused =
