### Games with the real box. Plain text only: everything is escaped.
###
### Variables:
###
### $name - the name of a seat
### $tile - the name of a tile
### $place - the buildings beside it
### $symbol - a word of symbol_words
### $building - the name of a building that stands in the city
### $facing - a word of facings
### $number - a number: of a turn, or of a tile in a hand
### $dollars - a whole number of dollars, without the sign
### $sign - a plus or minus sign
### $text - an action in a few words
### $why - a sentence: why an action is not legal

box-title = With the real box
box-text = You build with your own tiles. Someone types each build in here, and the page checks it, pays the streets and keeps the game.
box-begin = Begin
box-solo = Alone, against the Grifter
box-together = Together
box-first = Who starts? Sit in this order, clockwise.
box-cards = Cards on the table
box-card_unknown = Choose for me
box-typing = Typing
box-begun = We have already begun
box-begun_text = Type the turns so far quickly: tile, spot, done. The page plays nothing back.
box-draws = I name each tile I draw
box-draws_text = The page then knows your hand, and a report can judge your game.

box-lesson = How to type a turn
box-try_lesson = Try it on the board: one minute
box-lesson_back = { $name } lays the { $tile } at the right end of the street. Tap the symbol on its back: { $symbol }.
box-lesson_tile = Now tap the { $tile }.
box-lesson_spot = Tap the spot where it lies: right of the Student House.
box-lesson_facing = On the table its road faces the Student House. Tap the spot again to turn it.
box-lesson_build = It lies as on the table. Tap Build.
box-lesson_answer = The page has paid the street. Answer what it asks.
box-lesson_undo = Was anything typed wrongly? Tap Undo.
box-lesson_over = That is all. In the menu, Correct changes one thing and keeps what follows.
box-lesson_done = Set up your game
box-steps =
    Choose the symbol on the back of your tile, or type a few letters of its name.

    Tap the tile, then the spot where it lies. Tap again to turn it.

    Check the map, and tap Build.

    Answer what the page asks: streets, people, tokens. It pays and says who earns what.

    A mistake? Undo as far as you like, or open Correct and change one thing.

box-again = Another game
box-no_report = Real hands are unknown to the page, so no report judges this game. Nobody compares it with others.
box-reported = You named every tile, so a report judges this game. Nobody compares it with others.

## The tray and its questions

box-correct = Correct
box-ask_lifted = Turn over the top tile for the Grifter. Which one is it?
box-why_lifted = He builds it where it is worth most to him. Undo takes your last step back.
box-ask_back = { $name }, what is on the back of tile { $number }?
box-why_back = The Hacker counts the backs of the tiles in hand. Everybody may see them.
box-catch_up = Catch up quickly
box-ask_built = { $name }: what was built?
box-why_built = Tap the tile, then its spot: it is built at once. Tap it again to turn it.
box-caught_up = Now we are up to date
box-answer_all = Answer for us
box-answer_all_text = If nobody remembers: the page answers this turn’s questions. Correct changes the answers later.
box-ask_drawn = Draw a tile. Which one is it?
box-ask_hand = Name the tiles in your hand. Still to name: { $number }
box-why_drawn = Nobody but the report looks at your hand.
box-ask_swap = { $name }, do you score a tile from hand instead of a building?
box-why_swap = Find the tile below, or go on without one.
box-swap_where = { $tile } instead of which building?
box-swap_never = This tile cannot score here.
box-no_swap = No
box-gain = { $sign }${ $dollars }

## Corrections

box-money = Money
box-money_text = Write what each player has on the table. The log says that you changed it.
box-money_odd = Write a number of dollars.
box-money_set = The money is set right.
box-hand = Your hand
box-hand_text = Was it another tile? Tap it here, then name the right one.
box-backs = Backs in the Hacker’s hand
box-backs_text = Was a back typed wrongly? Tap the right one.
box-backs_tile = Tile { $number }
box-corrected = Corrected. Everything after it stays.
box-go_back = Go back to before this
box-facing = Road to the { $facing }
box-lifted = The Grifter drew { $tile }
box-other_tile = It was another tile:
box-other_lifted = The Grifter drew another tile:
box-breaks = This cannot change: turn { $number }, { $name }, { $text }. { $why }
box-elsewhere = The Grifter would have built somewhere else.
box-asks_first = Something else would have to be answered first. Go back to before it, and type the rest again.
box-short = Change it and go on from there
box-short_text = The page keeps everything before that turn. Type the later turns again; Redo brings back those that still fit.
box-corrected_short = Corrected. Go on from here.
box-other_spot = It stands on another spot:
box-money_sure = Set the money of { $name } to { $sign }${ $dollars }?
box-money_yes = Yes, set it
box-money_no = No
box-money_flip = Change the sign for { $name }: above or below $0
box-players = Players
box-card = Card
box-began = Who began?
box-end_title = Stop early
box-end = End the game here
box-end_text = The page scores the city as it stands, as at the end of any game. Undo takes it back.
box-end_later = Answer the question on the table first, then you can end the game here.
box-ended = The game ends here.
box-ended_early = With the real box, stopped early

box-did_build = a build
box-did_grifter = the Grifter’s build
box-did_abandon = abandons { $building }
box-did_score = chooses a street
box-did_claim = claims tokens
box-did_token = takes a token
box-did_swap = no tile from hand
box-did_move = moves a person to { $building }

## Why a tile cannot be named

box-fault_tile-in-hand = { $tile } is in the hand of { $name }.
box-fault_tile-lifted = The Grifter has drawn { $tile }.
box-fault_tile-built = Already on the map: { $tile }, { $place }. If another tile lies there, correct it.
box-fault_tile-covered = { $tile } was built over: { $place }.
box-fault_tile-not-in-game = { $tile } is not in a game with so many players.
box-fault_hand-known = Every tile in the hand of { $name } is named already.
box-fault_wrong-back = { $name } holds no tile with the back of { $tile }. Was a back typed wrongly? Correct changes it.
box-fault_tile-taken-out = { $tile } cannot be in this game any more: too many tiles with a { $symbol } back were named.
box-fault_no-back-left = No tile with a { $symbol } back is left.
box-fault_money-by-hand = That is too far from the sum: at most ${ $dollars }.
