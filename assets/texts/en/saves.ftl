### Saved games and what arrives from outside. Plain text only: everything is escaped.
###
### Variables:
###
### $name - the name of a seat
### $count - a number of things
### $dollars - how far somebody leads
### $limit - the largest number allowed
### $number - the number of an action or of a turn, from 1
### $action - the text of an action of a record
### $reason - a sentence about the problem
### $entry - the name of an entry of a record

## Saved games

saves-title = Your games
saves-all = All games
saves-other_ways = More for { $name }
saves-standing_ahead = Turn { $number }, you lead by ${ $dollars }
saves-standing_behind = Turn { $number }, you are ${ $dollars } behind
saves-standing_other = Turn { $number }, { $name } leads by ${ $dollars }
saves-standing_level = Turn { $number }, all level
saves-saved = Saved
saves-full = Not saved: this browser’s storage is full. Play on if you like, and export the game or delete an old one.
saves-disabled = Not saved: this browser does not let the page store anything, perhaps in a private window. Play on if you like, and export the game to keep it.
saves-unverified = Not saved: what was stored did not read back the same. Export the game to keep it.
saves-deleted_elsewhere = Not saved: this game was deleted in another tab. Keep it again, or play on and it is kept.
saves-linked = Shared game, not saved yet. Keep it, or just play on.
saves-more = Show more ({ $count })
saves-other_tab = This game is being played in another tab. Here you can watch.
saves-taken_over = This game is now being played in another tab.
saves-took_over = You are playing here now. The other tab watches.
saves-home_screen = Safari deletes stored games after seven days without a visit. Put this page on your home screen and they stay.
saves-persistent = This browser promises to keep your games.
saves-not_persistent = This browser may delete your games when space runs out. Export those you want to keep.
saves-damaged = This game is damaged. It was set aside and nothing was overwritten.
saves-illegal_action = Move { $number }, { $action }, breaks a rule: { $reason }
saves-download_raw = Download the raw text
saves-continue_prefix = Carry on from move { $number }
saves-used_copy = The newest copy was damaged, so the one before it was opened. At most your last move is missing.
saves-deleted = { $name } was deleted.
saves-finished = Finished
saves-turn = Turn { $number }
saves-picture = The city of the game { $name }
saves-title_label = Name of the game
saves-copy_of = { $name }, copy
saves-look = Look at it
saves-wreck = A damaged game
saves-wreck_text = It was set aside as it is. See what can be saved of it.
saves-wreck_look = See what is left
saves-newer = This game was saved by a newer version of this page. Reload the page and try again. Nothing was overwritten.
saves-unsaved_open = The game on your table is not saved. Export it before you open another one.
saves-export_running = Export the game on the table
saves-open = Open this game
saves-arrival_file = A game from a file
saves-arrival_link = A game from a link
saves-arrival_save = A damaged game
saves-arrival_good = This game can be played on.
saves-arrival_damaged = This game is damaged, but nothing of yours was touched.

## Bad input

errors-name_empty = Please give this player a name.
errors-name_long = A name can have { $limit } characters at most.
errors-name_taken = Two players have the name { $name }. Please change one.
errors-seed_empty = Please type a seed, or take another deal.
errors-seed_long = A seed can have { $limit } characters at most.
errors-link_damaged = This link is damaged or cut off. Ask for it again, or for the file.
errors-deal_damaged = This link to a deal is damaged or incomplete, so no deal was taken from it. Ask for it again.
errors-paste_empty = Paste a link first.
errors-paste_none = There is no link to a Streets game in this text.
errors-link_empty = There is no game in this link.
errors-file_unreadable = This file could not be read.
errors-file_not_record = This is not a record of a Streets game.
errors-file_too_large = This file is too large to be a record of a game.
errors-record_damaged = Its entry { $entry } cannot be right.
# $entry - the tile and the key of the deck file
errors-deck_damaged = This deck cannot be played. Look at { $entry }.
errors-deck_few = This deck has too few buildings for this game.
errors-deck_uneven = Against the Grifter this deck leaves an odd number of buildings. Add or remove one.
errors-post_people = By post at least two people play.
errors-post_me = A bot has this place. Please choose your own.
errors-setup = A game cannot be set up like that.
errors-address_unknown = There is nothing at this address.
errors-game_elsewhere = A game’s address works only on the device that saved the game. Ask your friend for a shared link: Share → Link to this game.
errors-rule_unknown = There is no such rule.
