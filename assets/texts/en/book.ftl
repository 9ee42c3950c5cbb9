### The results book.
###
### $count - a number of games, or of choices out of $total
### $won, $tied, $lost, $played - numbers of games
### $percent - a whole number
### $seats - the number of seats in a game, bots and the Grifter among them
### $total, $mean - amounts of money with their sign; $total also a number of choices
### $margin - dollars
### $game - a game in a line: its date, players and money
### $date - the date of a player’s first game
### $dollars - what one street paid
### $name, $person - names of players
### $card - the name of a consultant
### $share - one of won_of, won_percent

book-title = Results
book-text = Every game finished on this device. Results stay when you delete a game.
book-off = Results are off. Turn them on in Settings.
book-erase = Erase all results
book-erased = All results have been erased.
book-opening = Opening your results
book-filling = Adding your earlier games: { $count } left
book-empty = No results yet. Finish a game and it appears here.
book-nobody = This player has no games.
book-somebody = Someone
book-players = Players
book-games = Games
book-games_count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# Beside a game: somebody at the table had finished a game with the same tiles before.
book-again = not a first try
# Beside a game that is in the book only.
book-not_saved = no longer saved
book-filter = Show
book-filter_all = All
book-filter_solo = Solo
book-filter_together = Together
book-files = Files
book-files_text = Open the JSON file on another device to add these results to the ones there. You can repeat this any time.
book-export_json = JSON
book-export_csv = Spreadsheet (CSV)
book-export_text = Text
book-imported =
    { $count ->
        [0] You already have every game in this file.
        [one] { $count } game added to your results.
       *[other] { $count } games added to your results.
    }
book-players_imported = You already have every game in this file. Players’ names were imported.
book-damaged =
    { $count ->
        [one] { $count } damaged game was skipped.
       *[other] { $count } damaged games were skipped.
    }
book-all_damaged =
    { $count ->
        [one] The only game in this file is damaged. Nothing was added.
       *[other] All { $count } games in this file are damaged. Nothing was added.
    }
book-no_games = This file has no games in it.
book-refused = This file contains no results.
book-totals = All games
book-since = First game: { $date }
book-counted = Practice games and games with hints don’t count.
book-won_of = Won { $won } of { $played }
book-won_percent = Won { $won } of { $played } ({ $percent }%)
book-average = Average margin with { $seats } at the table: { $mean }
book-largest = Biggest win: ${ $margin } ({ $game })
book-street = Best street: ${ $dollars } ({ $game })
book-card = { $card }: { $share }
book-choices = Moves
book-choices_of =
    { $count ->
        [one] { $count } of { $total } moves was among the best ({ $percent }%)
       *[other] { $count } of { $total } moves were among the best ({ $percent }%)
    }
# Beside a game.
book-as_good = Best moves: { $count } of { $total }
book-duels = Head to head
book-duel = { $won } won, { $tied } tied, { $lost } lost
book-duel_margins = Margins: { $total } in total, { $mean } on average
book-last = Latest games
book-won = won
book-tied = tied
book-lost = lost
# Marks of one letter: won, tied, lost.
book-mark_won = W
book-mark_tied = T
book-mark_lost = L

## Who is who

book-identity = This player
book-one_person = Same person as…
book-one_person_text = Choose another name that { $name } uses. The page merges the results of both names, and you can separate them again.
book-joined = { $name } and { $person } are one person now.
book-also = Also { $name }
book-separate = Separate
book-forget_text = The name disappears from the results, and this person becomes “Someone”. Other people’s results stay correct, and saved games keep their names.
book-forget = Forget { $name }
book-forgotten = { $name } was removed from the results.

## Alone

book-alone = Solo
book-alone_text = Your best margin against the Grifter. A token in the corner marks a win with Business.
book-no_card = No consultant
book-with_business = won with Business
book-sights = Achievements
book-not_seen = not yet
book-sight_street = $40 in one street
book-sight_crowd = 8 people at one of your buildings
book-sight_double = A building doubled and copied
book-sight_triple = Three streets closed by one tile
book-sight_behind = A win after being $30 behind
book-sight_kept = A whole game without abandoning a building
