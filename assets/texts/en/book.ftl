### The results book.
###
### $count - a number of games, or of choices out of $total
### $won, $tied, $lost, $played - numbers of games
### $percent - a whole number
### $seats - the number of seats in a game, bots and the Grifter among them
### $total, $mean, $result - amounts of money with their sign; $total also a number of choices
### $margin - dollars
### $game - a game in a line: its date, players and money
### $date - the date of a player’s first game
### $dollars - what one street paid
### $name, $person - names of players
### $rung - the number of a deal of the ladder
### $card - the name of a consultant
### $share - one of won_of, won_percent

book-title = Results
book-text = Every game that ended on this device. Results stay when you delete a game.
book-off = You keep no results. The settings turn the book on again.
book-erase = Erase the book
book-erased = The book is erased.
book-opening = Opening the book
book-filling = Entering your earlier games: { $count } left
book-empty = No games here yet.
book-nobody = There are no games of this player.
book-somebody = Somebody
book-players = Players
book-games = Games
book-games_count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
# Beside a game: somebody at the table had finished a game with the same tiles before.
book-again = again
# Beside a game that is in the book only.
book-not_saved = no longer saved
book-filter = Show
book-filter_all = All
book-filter_solo = Solo
book-filter_together = Together
book-files = Files
book-files_text = The JSON file merges into the book on another device, as often as you like.
book-export_json = JSON
book-export_csv = Spreadsheet (CSV)
book-export_text = Text
book-imported =
    { $count ->
        [0] Every game of this file is in the book already.
        [one] { $count } game added to the book.
       *[other] { $count } games added to the book.
    }
book-players_imported = Every game of this file is in the book already. Names of players were taken over.
book-damaged =
    { $count ->
        [one] { $count } damaged game was left out.
       *[other] { $count } damaged games were left out.
    }
book-all_damaged =
    { $count ->
        [one] The only game in this file is damaged. Nothing was added.
       *[other] All { $count } games in this file are damaged. Nothing was added.
    }
book-no_games = There are no games in this file.
book-refused = This file holds no results that can be read.
book-totals = All games
book-since = First game: { $date }
book-counted = Games with practice or hints do not count.
book-won_of = Won { $won } of { $played }
book-won_percent = Won { $won } of { $played }, { $percent } %
book-average = Average margin with { $seats } at the table: { $mean }
book-largest = Largest win: ${ $margin } ({ $game })
book-street = Best street: ${ $dollars } ({ $game })
book-card = { $card }: { $share }
book-choices = Choices
book-choices_of = { $count } of { $total } choices as good as the best, { $percent } %
# Beside a game.
book-as_good = { $count } of { $total } choices as good as the best
book-duels = Head to head
book-duel = { $won } won, { $tied } tied, { $lost } lost
book-duel_margins = Margins: { $total } in all, { $mean } on average
book-last = The last games, latest first
book-won = won
book-tied = tied
book-lost = lost
# Marks of one letter: won, tied, lost.
book-mark_won = W
book-mark_tied = T
book-mark_lost = L

## Who is who

book-identity = This player
book-one_person = These are one person …
book-one_person_text = Choose another name of { $name }. The results become one, and you can separate them again.
book-joined = { $name } and { $person } are one person now.
book-also = Also { $name }
book-separate = Separate
book-forget_text = The name leaves the book and this person becomes “Somebody”. Results of others stay right, and saved games keep their names.
book-forget = Forget { $name }
book-forgotten = { $name } is forgotten.

## Alone

book-alone = Alone
book-alone_text = Your best margin against the Grifter. A token in the corner: won with Business too.
book-no_card = No consultant
book-with_business = won with Business
book-ladder = The ladder
book-ladder_text = Twelve fixed deals, from easy to hard. A star: as good as the expert or better. Play them in any order.
book-all_rungs = All twelve
book-lit = { $count } of { $total } houses are lit
book-climb = Play deal { $rung }
book-next_rung = Next rung
book-end_rung = Ladder, rung { $rung }
book-expert = expert { $result }
book-best_of = { $name } { $result }
book-star = as good as the expert or better
book-sights = Sights
book-not_seen = not yet
book-sight_street = $40 in one street
book-sight_crowd = 8 people on one of your buildings
book-sight_double = A building doubled and copied
book-sight_triple = Three streets closed by one tile
book-sight_behind = A win from $30 behind
book-sight_kept = A whole game without abandoning a building
