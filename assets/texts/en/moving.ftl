### Moving to another device.
###
### $games, $results - numbers of games, and of lines in the book of results
### $count - a number of games, results and stored values

moving-title = Move to another device
moving-text = One file holds your games, results, puzzles and settings. Open it on the other device; you can repeat this any time.
moving-export = Save everything to a file
moving-taken = Imported: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $results ->
        [one] { $results } result
       *[other] { $results } results
    }, and your settings.
moving-taken_without_settings = Imported: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $results ->
        [one] { $results } result
       *[other] { $results } results
    }.
moving-nothing_new = You already have everything in this file.
moving-damaged =
    { $count ->
        [one] { $count } damaged entry was skipped.
       *[other] { $count } damaged entries were skipped.
    }
moving-damaged_only = Everything in this file is damaged. Nothing was imported.
moving-refused = This file from another device can’t be read.
