### Moving to another device.
###
### $games, $results - numbers of games, and of lines in the book of results
### $count - a number of games, results and stored values

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
moving-taken_without_settings = Taken over: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $results ->
        [one] { $results } result
       *[other] { $results } results
    }.
moving-nothing_new = Everything in this file is here already.
moving-damaged =
    { $count ->
        [one] { $count } damaged entry was left out.
       *[other] { $count } damaged entries were left out.
    }
moving-damaged_only = Everything in this file is damaged. Nothing was taken over.
moving-refused = This file of another device cannot be read.
