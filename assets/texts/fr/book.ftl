# book-title = Results
# book-title =

# book-text = Every game that ended on this device. Results stay when you delete a game.
# book-text =

# book-off = You keep no results. The settings turn the book on again.
# book-off =

# book-erase = Erase the book
# book-erase =

# book-erased = The book is erased.
# book-erased =

# book-opening = Opening the book
# book-opening =

# $count - a number of games
# book-filling = Entering your earlier games: { $count } left
# book-filling =

# book-empty = No games here yet.
# book-empty =

# book-nobody = There are no games of this player.
# book-nobody =

# book-somebody = Somebody
# book-somebody =

# book-players = Players
# book-players =

# book-games = Games
# book-games =

# $count - a number of games
# book-games_count =
#     { $count ->
#         [one] { $count } game
#        *[other] { $count } games
#     }
# book-games_count =

# Beside a game: somebody at the table had finished a game with the same tiles before.
# book-again = again
# book-again =

# Beside a game that is in the book only.
# book-not_saved = no longer saved
# book-not_saved =

# book-filter = Show
# book-filter =

# book-filter_all = All
# book-filter_all =

# book-filter_solo = Solo
# book-filter_solo =

# book-filter_together = Together
# book-filter_together =

# book-files = Files
# book-files =

# book-files_text = The JSON file merges into the book on another device, as often as you like.
# book-files_text =

# book-export_json = JSON
# book-export_json =

# book-export_csv = Spreadsheet (CSV)
# book-export_csv =

# book-export_text = Text
# book-export_text =

# $count - a number of games
# book-imported =
#     { $count ->
#         [0] Every game of this file is in the book already.
#         [one] { $count } game added to the book.
#        *[other] { $count } games added to the book.
#     }
# book-imported =

# book-players_imported = Every game of this file is in the book already. Names of players were taken over.
# book-players_imported =

# $count - a number of games
# book-damaged =
#     { $count ->
#         [one] { $count } damaged game was left out.
#        *[other] { $count } damaged games were left out.
#     }
# book-damaged =

# $count - a number of games
# book-all_damaged =
#     { $count ->
#         [one] The only game in this file is damaged. Nothing was added.
#        *[other] All { $count } games in this file are damaged. Nothing was added.
#     }
# book-all_damaged =

# book-no_games = There are no games in this file.
# book-no_games =

# book-refused = This file holds no results that can be read.
# book-refused =

# book-totals = All games
# book-totals =

# $date - the date of a player’s first game
# book-since = First game: { $date }
# book-since =

# book-counted = Games with practice or hints do not count.
# book-counted =

# book-won_of = Won { $won } of { $played }
# book-won_of =

# $percent - a whole number
# book-won_percent = Won { $won } of { $played }, { $percent } %
# book-won_percent =

# $seats - the number of seats in a game, bots and the Grifter among them
# book-average = Average margin with { $seats } at the table: { $mean }
# book-average =

# $margin - dollars
# $game - a game in a line: its date, players and money
# book-largest = Largest win: ${ $margin } ({ $game })
# book-largest =

# $dollars - what one street paid
# $game - a game in a line: its date, players and money
# book-street = Best street: ${ $dollars } ({ $game })
# book-street =

# $card - the name of a consultant
# $share - one of won_of, won_percent
# book-card = { $card }: { $share }
# book-card =

# book-duels = Head to head
# book-duels =

# book-duel = { $won } won, { $tied } tied, { $lost } lost
# book-duel =

# book-duel_margins = Margins: { $total } in all, { $mean } on average
# book-duel_margins =

# book-last = The last games, latest first
# book-last =

# book-won = won
# book-won =

# book-tied = tied
# book-tied =

# book-lost = lost
# book-lost =

# Marks of one letter: won, tied, lost.
# book-mark_won = W
# book-mark_won =

# book-mark_tied = T
# book-mark_tied =

# book-mark_lost = L
# book-mark_lost =

## Who is who

# book-identity = This player
# book-identity =

# book-one_person = These are one person …
# book-one_person =

# book-one_person_text = Choose another name of { $name }. The results become one, and you can separate them again.
# book-one_person_text =

# book-joined = { $name } and { $person } are one person now.
# book-joined =

# book-also = Also { $name }
# book-also =

# book-separate = Separate
# book-separate =

# book-forget_text = The name leaves the book and this person becomes “Somebody”. Results of others stay right, and saved games keep their names.
# book-forget_text =

# book-forget = Forget { $name }
# book-forget =

# book-forgotten = { $name } is forgotten.
# book-forgotten =

## Alone

# book-alone = Alone
# book-alone =

# book-alone_text = Your best margin against the Grifter. A token in the corner: won with Business too.
# book-alone_text =

# book-no_card = No consultant
# book-no_card =

# book-with_business = won with Business
# book-with_business =

# book-ladder = The ladder
# book-ladder =

# book-ladder_text = Twelve fixed deals, from easy to hard. A star: as good as the expert or better. Play them in any order.
# book-ladder_text =

# book-all_rungs = All twelve
# book-all_rungs =

# $count - a number of games
# book-lit = { $count } of { $total } houses are lit
# book-lit =

# $rung - the number of a deal of the ladder
# book-climb = Play deal { $rung }
# book-climb =

# book-next_rung = Next rung
# book-next_rung =

# $rung - the number of a deal of the ladder
# book-end_rung = Ladder, rung { $rung }
# book-end_rung =

# book-expert = expert { $result }
# book-expert =

# book-best_of = { $name } { $result }
# book-best_of =

# book-star = as good as the expert or better
# book-star =

# book-sights = Sights
# book-sights =

# book-not_seen = not yet
# book-not_seen =

# book-sight_street = $40 in one street
# book-sight_street =

# book-sight_crowd = 8 people on one of your buildings
# book-sight_crowd =

# book-sight_double = A building doubled and copied
# book-sight_double =

# book-sight_triple = Three streets closed by one tile
# book-sight_triple =

# book-sight_behind = A win from $30 behind
# book-sight_behind =

# book-sight_kept = A whole game without abandoning a building
# book-sight_kept =
