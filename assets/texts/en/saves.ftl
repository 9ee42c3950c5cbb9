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
saves-standing_behind = Turn { $number }, you’re ${ $dollars } behind
saves-standing_other = Turn { $number }, { FORM($name, case: "the") } leads by ${ $dollars }
saves-standing_level = Turn { $number }, all level
saves-saved = Saved
saves-full = Not saved: this browser’s storage is full. Keep playing if you like, and export the game or delete an old one.
saves-disabled = Not saved: this browser doesn’t let the page store anything, perhaps because this is a private window. Keep playing if you like, and export the game to keep it.
saves-unverified = Not saved: the browser didn’t store the game correctly. Export it to keep it.
saves-deleted_elsewhere = Not saved: this game was deleted in another tab. Keep it again, or just play on.
saves-linked = Shared game, not saved yet. Keep it, or just play on.
saves-more = Show more ({ $count })
saves-other_tab = Another tab is playing this game. You can watch here.
saves-taken_over = Another tab took over this game.
saves-took_over = You’re playing here now. The other tab watches.
saves-home_screen = Safari deletes stored games after seven days without a visit. Add this page to your home screen to keep them.
saves-persistent = This browser promises to keep your games.
saves-not_persistent = This browser may delete your games when space runs out. Export the ones you want to keep.
saves-damaged = This game is damaged. The page put it aside and overwrote nothing.
saves-illegal_action = Move { $number }, { $action }, breaks a rule: { $reason }
saves-download_raw = Download the raw text
saves-continue_prefix = Continue from move { $number }
saves-used_copy = The newest copy was damaged, so this is the one before it. At most your last move is missing.
saves-deleted = { $name } was deleted.
saves-finished = Finished
saves-turn = Turn { $number }
saves-picture = The city of the game { $name }
saves-title_label = Name of the game
saves-copy_of = Copy of { $name }
saves-look = Look at it
saves-wreck = A damaged game
saves-wreck_text = The page put it aside as it is. See what can be saved.
saves-wreck_look = See what’s left
saves-newer = A newer version of this page saved this game. Reload the page and try again. Nothing was overwritten.
saves-unsaved_open = The game on your table isn’t saved. Export it before you open another one.
saves-export_running = Export the game on the table
saves-open = Open this game
saves-arrival_file = A game from a file
saves-arrival_link = A game from a link
saves-arrival_save = A damaged game
saves-arrival_good = You can continue this game.
saves-arrival_damaged = This game is damaged. Your own games are untouched.

## Bad input

errors-name_empty = Please give this player a name.
errors-name_long = A name can have { $limit } characters at most.
errors-name_taken = Two players are called { $name }. Please change one.
errors-seed_empty = Please type a seed, or take another deal.
errors-seed_long = A seed can have { $limit } characters at most.
errors-link_damaged = This link is damaged or cut off. Ask for it again, or for the file.
errors-deal_damaged = This link to a deal is damaged or incomplete, so the deal couldn’t be read. Ask for it again.
errors-paste_empty = Paste a link first.
errors-paste_none = This text has no link to a Streets game.
errors-link_empty = This link has no game in it.
errors-file_unreadable = This file couldn’t be read.
errors-file_not_record = This isn’t a record of a Streets game.
errors-file_too_large = This file is too large to be a record of a game.
errors-record_damaged = The entry { $entry } in the record is wrong.
# $entry - the tile and the key of the deck file
errors-deck_damaged = This deck can’t be played. Look at { $entry }.
errors-deck_few = This deck has too few buildings for this game.
errors-deck_uneven = Against the Grifter this deck leaves an odd number of buildings. Add or remove one.
errors-post_people = A game by post needs at least two people.
errors-post_me = A bot plays this seat. Choose your own.
errors-setup = A game can’t be set up like that.
errors-address_unknown = There’s nothing at this address.
errors-game_elsewhere = This address works only on the device that saved the game. Ask your friend for a shared link: Share → Link to this game.
errors-rule_unknown = There’s no such rule.
