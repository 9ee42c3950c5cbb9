# box-title = With the real box
# box-title =

# box-text = You build with your own tiles. Someone types each build in here, and the page checks it, pays the streets and keeps the game.
# box-text =

# box-begin = Begin
# box-begin =

# box-solo = Alone, against the Grifter
# box-solo =

# box-together = Together
# box-together =

# box-first = Who starts? Sit in this order, clockwise.
# box-first =

# box-cards = Cards on the table
# box-cards =

# box-card_unknown = Choose for me
# box-card_unknown =

# box-lesson = How to type a turn
# box-lesson =

# box-steps =
#     Choose the symbol on the back of your tile, or type a few letters of its name.
#
#     Tap the tile, then the spot where it lies. Tap again to turn it.
#
#     Check the map, and tap Build.
#
#     Answer what the page asks: streets, people, tokens. It pays and says who earns what.
#
#     A mistake? Undo as far as you like, or open Correct and change one thing.
# box-steps =

# box-no_report = Real hands are unknown to the page, so no report judges this game. Nobody compares it with others.
# box-no_report =

## The tray and its questions

# box-correct = Correct
# box-correct =

# box-ask_lifted = Turn over the top tile for the Grifter. Which one is it?
# box-ask_lifted =

# box-why_lifted = He builds it where it is worth most to him. Undo takes your last step back.
# box-why_lifted =

# $name - the name of a seat
# $number - a number: of a turn, or of a tile in a hand
# box-ask_back = { $name }, what is on the back of tile { $number }?
# box-ask_back =

# box-why_back = The Hacker counts the backs of the tiles in hand. Everybody may see them.
# box-why_back =

# $name - the name of a seat
# box-ask_swap = { $name }, do you score a tile from hand instead of a building?
# box-ask_swap =

# box-why_swap = Find the tile below, or go on without one.
# box-why_swap =

# $tile - the name of a tile
# box-swap_where = { $tile } instead of which building?
# box-swap_where =

# box-swap_never = This tile cannot score here.
# box-swap_never =

# box-no_swap = No
# box-no_swap =

# $sign - a plus or minus sign
# $dollars - a whole number of dollars, without the sign
# box-gain = { $sign }${ $dollars }
# box-gain =

## Corrections

# box-money = Money
# box-money =

# box-money_text = Write what each player has on the table. The log says that you changed it.
# box-money_text =

# box-money_odd = Write a number of dollars.
# box-money_odd =

# box-money_set = The money is set right.
# box-money_set =

# box-corrected = Corrected. Everything after it stays.
# box-corrected =

# box-go_back = Go back to before this
# box-go_back =

# $facing - a word of facings
# box-facing = Road to the { $facing }
# box-facing =

# $tile - the name of a tile
# box-lifted = The Grifter drew { $tile }
# box-lifted =

# box-other_tile = It was another tile:
# box-other_tile =

# box-other_lifted = The Grifter drew another tile:
# box-other_lifted =

# $number - a number: of a turn, or of a tile in a hand
# $name - the name of a seat
# $text - an action in a few words
# $why - a sentence: why an action is not legal
# box-breaks = This cannot change: turn { $number }, { $name }, { $text }. { $why }
# box-breaks =

# box-elsewhere = The Grifter would have built somewhere else.
# box-elsewhere =

# box-did_build = a build
# box-did_build =

# box-did_grifter = the Grifter’s build
# box-did_grifter =

# $building - the name of a building that stands in the city
# box-did_abandon = abandons { $building }
# box-did_abandon =

# box-did_score = chooses a street
# box-did_score =

# box-did_claim = claims tokens
# box-did_claim =

# box-did_token = takes a token
# box-did_token =

# box-did_swap = no tile from hand
# box-did_swap =

# $building - the name of a building that stands in the city
# box-did_move = moves a person to { $building }
# box-did_move =

## Why a tile cannot be named

# $tile - the name of a tile
# $name - the name of a seat
# box-fault_tile-in-hand = { $tile } is in the hand of { $name }.
# box-fault_tile-in-hand =

# $tile - the name of a tile
# box-fault_tile-lifted = The Grifter has drawn { $tile }.
# box-fault_tile-lifted =

# $tile - the name of a tile
# $place - a column and a row of the board
# box-fault_tile-built = { $tile } is on the map already: { $place }.
# box-fault_tile-built =

# $tile - the name of a tile
# $place - a column and a row of the board
# box-fault_tile-covered = { $tile } was built over: { $place }.
# box-fault_tile-covered =

# $tile - the name of a tile
# box-fault_tile-not-in-game = { $tile } is not in a game with so many players.
# box-fault_tile-not-in-game =

# $name - the name of a seat
# box-fault_hand-known = Every tile in the hand of { $name } is named already.
# box-fault_hand-known =

# $name - the name of a seat
# $tile - the name of a tile
# box-fault_wrong-back = { $name } holds no tile with the back of { $tile }.
# box-fault_wrong-back =

# $tile - the name of a tile
# $symbol - a word of symbol_words
# box-fault_tile-taken-out = { $tile } cannot be in this game any more: too many tiles with a { $symbol } back were named.
# box-fault_tile-taken-out =

# $symbol - a word of symbol_words
# box-fault_no-back-left = No tile with a { $symbol } back is left.
# box-fault_no-back-left =

# $dollars - a whole number of dollars, without the sign
# box-fault_money-by-hand = That is too far from the sum: at most ${ $dollars }.
# box-fault_money-by-hand =
