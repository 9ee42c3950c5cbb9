### Moving to another device.
###
### $games, $results - numbers of games, and of lines in the book of results

moving-title = Move to another device
moving-text = One file holds your games, results, puzzles and settings. Open it on the other device, as often as you like.
moving-export = Save everything as a file
moving-taken = Taken over: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $results ->
        [one] { $results } result
       *[other] { $results } results
    }, and the settings.
moving-refused = This file of another device cannot be read.
