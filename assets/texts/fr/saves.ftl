## Saved games

# saves-title = Your games
# saves-title =

# saves-all = All games
# saves-all =

# $name - the name of a seat
# saves-other_ways = More for { $name }
# saves-other_ways =

# $number - the number of an action or of a turn, from 1
# $dollars - how far somebody leads
# saves-standing_ahead = Turn { $number }, you lead by ${ $dollars }
# saves-standing_ahead =

# $number - the number of an action or of a turn, from 1
# $dollars - how far somebody leads
# saves-standing_behind = Turn { $number }, you are ${ $dollars } behind
# saves-standing_behind =

# $number - the number of an action or of a turn, from 1
# $name - the name of a seat
# $dollars - how far somebody leads
# saves-standing_other = Turn { $number }, { $name } leads by ${ $dollars }
# saves-standing_other =

# $number - the number of an action or of a turn, from 1
# saves-standing_level = Turn { $number }, all level
# saves-standing_level =

# saves-saved = Saved
# saves-saved =

# saves-full = Not saved: this browser’s storage is full. Play on if you like, and export the game or delete an old one.
# saves-full =

# saves-disabled = Not saved: this browser does not let the page store anything, perhaps in a private window. Play on if you like, and export the game to keep it.
# saves-disabled =

# saves-unverified = Not saved: what was stored did not read back the same. Export the game to keep it.
# saves-unverified =

# saves-deleted_elsewhere = Not saved: this game was deleted in another tab. Keep it again, or play on and it is kept.
# saves-deleted_elsewhere =

# saves-linked = Shared game, not saved yet. Keep it, or just play on.
# saves-linked =

# $count - a number of things
# saves-more = Show more ({ $count })
# saves-more =

# saves-other_tab = This game is being played in another tab. Here you can watch.
# saves-other_tab =

# saves-taken_over = This game is now being played in another tab.
# saves-taken_over =

# saves-took_over = You are playing here now. The other tab watches.
# saves-took_over =

# saves-home_screen = Safari deletes stored games after seven days without a visit. Put this page on your home screen and they stay.
# saves-home_screen =

# saves-persistent = This browser promises to keep your games.
# saves-persistent =

# saves-not_persistent = This browser may delete your games when space runs out. Export those you want to keep.
# saves-not_persistent =

# saves-damaged = This game is damaged. It was set aside and nothing was overwritten.
# saves-damaged =

# $number - the number of an action or of a turn, from 1
# $action - the text of an action of a record
# $reason - a sentence about the problem
# saves-illegal_action = Move { $number }, { $action }, breaks a rule: { $reason }
# saves-illegal_action =

# saves-download_raw = Download the raw text
# saves-download_raw =

# $number - the number of an action or of a turn, from 1
# saves-continue_prefix = Carry on from move { $number }
# saves-continue_prefix =

# saves-used_copy = The newest copy was damaged, so the one before it was opened. At most your last move is missing.
# saves-used_copy =

# $name - the name of a seat
# saves-deleted = { $name } was deleted.
# saves-deleted =

# saves-finished = Finished
# saves-finished =

# $number - the number of an action or of a turn, from 1
# saves-turn = Turn { $number }
# saves-turn =

# $name - the name of a seat
# saves-picture = The city of the game { $name }
# saves-picture =

# saves-title_label = Name of the game
# saves-title_label =

# $name - the name of a seat
# saves-copy_of = { $name }, copy
# saves-copy_of =

# saves-look = Look at it
# saves-look =

# saves-wreck = A damaged game
# saves-wreck =

# saves-wreck_text = It was set aside as it is. See what can be saved of it.
# saves-wreck_text =

# saves-wreck_look = See what is left
# saves-wreck_look =

# saves-newer = This game was saved by a newer version of this page. Reload the page and try again. Nothing was overwritten.
# saves-newer =

# saves-unsaved_open = The game on your table is not saved. Export it before you open another one.
# saves-unsaved_open =

# saves-export_running = Export the game on the table
# saves-export_running =

# saves-open = Open this game
# saves-open =

# saves-arrival_file = A game from a file
# saves-arrival_file =

# saves-arrival_link = A game from a link
# saves-arrival_link =

# saves-arrival_save = A damaged game
# saves-arrival_save =

# saves-arrival_good = This game can be played on.
# saves-arrival_good =

# saves-arrival_damaged = This game is damaged, but nothing of yours was touched.
# saves-arrival_damaged =

## Bad input

# errors-name_empty = Please give this player a name.
# errors-name_empty =

# $limit - the largest number allowed
# errors-name_long = A name can have { $limit } characters at most.
# errors-name_long =

# $name - the name of a seat
# errors-name_taken = Two players have the name { $name }. Please change one.
# errors-name_taken =

# errors-seed_empty = Please type a seed, or take another deal.
# errors-seed_empty =

# $limit - the largest number allowed
# errors-seed_long = A seed can have { $limit } characters at most.
# errors-seed_long =

# errors-link_damaged = This link is damaged or cut off. Ask for it again, or for the file.
# errors-link_damaged =

# errors-deal_damaged = This link to a deal is damaged or incomplete, so no deal was taken from it. Ask for it again.
# errors-deal_damaged =

# errors-paste_empty = Paste a link first.
# errors-paste_empty =

# errors-paste_none = There is no link to a Streets game in this text.
# errors-paste_none =

# errors-link_empty = There is no game in this link.
# errors-link_empty =

# errors-file_unreadable = This file could not be read.
# errors-file_unreadable =

# errors-file_not_record = This is not a record of a Streets game.
# errors-file_not_record =

# errors-file_too_large = This file is too large to be a record of a game.
# errors-file_too_large =

# $entry - the name of an entry of a record
# errors-record_damaged = Its entry { $entry } cannot be right.
# errors-record_damaged =

# $entry - the tile and the key of the deck file
# $entry - the name of an entry of a record
# errors-deck_damaged = This deck cannot be played. Look at { $entry }.
# errors-deck_damaged =

# errors-deck_few = This deck has too few buildings for this game.
# errors-deck_few =

# errors-deck_uneven = Against the Grifter this deck leaves an odd number of buildings. Add or remove one.
# errors-deck_uneven =

# errors-post_people = By post at least two people play.
# errors-post_people =

# errors-post_me = A bot has this place. Please choose your own.
# errors-post_me =

# errors-setup = A game cannot be set up like that.
# errors-setup =

# errors-address_unknown = There is nothing at this address.
# errors-address_unknown =

# errors-game_elsewhere = A game’s address works only on the device that saved the game. Ask your friend for a shared link: Share → Link to this game.
# errors-game_elsewhere =

# errors-rule_unknown = There is no such rule.
# errors-rule_unknown =
