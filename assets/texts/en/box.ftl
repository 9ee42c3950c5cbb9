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
box-text = You build with your own tiles. Someone enters each build here; the page checks it, scores the streets and saves the game.
box-begin = Begin
box-solo = Solo, against the Grifter
box-together = Together
box-first = Who starts? Sit in this order, clockwise.
box-cards = Cards on the table
box-card_unknown = Choose for me
box-typing = Entering builds
box-begun = We’ve already begun
box-begun_text = Enter the turns so far quickly: tile, spot, done. The page doesn’t play anything back.
box-draws = I name each tile I draw
box-draws_text = Then the page knows your hand, and a report can analyse your game.

box-lesson = How to enter a turn
box-try_lesson = Try it on the board: one minute
box-lesson_back = { $name } puts { FORM($tile, case: "the") } at the right end of the street. Tap the symbol on its back: { $symbol }.
    .you = You put { FORM($tile, case: "the") } at the right end of the street. Tap the symbol on its back: { $symbol }.
box-lesson_tile = Now tap { FORM($tile, case: "the") }.
box-lesson_spot = Tap its spot, to the right of the Student House.
box-lesson_facing = On your table its road faces the Student House. Tap the spot again to turn it.
box-lesson_build = Now it matches your table. Tap Build.
box-lesson_answer = The page has scored the street. Now answer its question.
box-lesson_undo = Made a typing mistake? Tap Undo.
box-lesson_over = That’s all. In the menu, Correct changes one thing and keeps everything after it.
box-lesson_done = Set up your game
box-steps =
    Choose the symbol on the back of your tile, or type a few letters of its name.

    Tap the tile, then its spot. Tap again to turn it.

    Check the map, and tap Build.

    Answer the questions: streets, people, tokens. The page scores the streets and says who earns what.

    A mistake? Undo as far as you like, or open Correct and change one thing.

box-again = Another game
box-no_report = The page can’t see real hands, so it can’t analyse this game. It isn’t compared with other results.
box-reported = You named every tile, so a report can analyse this game. It isn’t compared with other results.

## The tray and its questions

box-correct = Correct
box-ask_lifted = Turn over the top tile for the Grifter. Which one is it?
box-why_lifted = He builds it where it’s worth most to him. Undo takes back your last step.
box-ask_back = { $name }, what’s on the back of tile { $number }?
    .you = What’s on the back of tile { $number }?
box-why_back = The Hacker counts the backs in hand. Everyone may see them.
box-catch_up = Catch up quickly
box-ask_built = { $name }: what did you build?
    .you = What did you build?
box-why_built = Tap the tile, then its spot, and it’s built. Tap again to turn it.
box-caught_up = We’ve caught up
box-answer_all = Answer for us
box-answer_all_text = Nobody remembers? The page answers this turn’s questions. You can change the answers in Correct.
box-ask_drawn = Draw a tile. Which one is it?
box-ask_hand = Name the tiles in your hand: { $number } to go.
box-why_drawn = Only the report uses your hand.
box-ask_swap = { $name }, will you score a tile from your hand instead of a building?
    .you = Will you score a tile from your hand instead of a building?
box-why_swap = Find the tile below, or continue without one.
box-swap_where = Score { FORM($tile, case: "the") } instead of which building?
box-swap_never = This tile can’t score here.
box-no_swap = No
box-gain = { $sign }${ $dollars }

## Corrections

box-money = Money
box-money_text = Enter what each player has on the table. The log notes the change.
box-money_odd = Enter a whole number of dollars.
box-money_set = Money corrected.
box-hand = Your hand
box-hand_text = Wrong tile? Tap it here, then name the right one.
box-backs = Backs in the Hacker’s hand
box-backs_text = Is a back wrong? Tap the right one.
box-backs_tile = Tile { $number }
box-corrected = Corrected. All later entries stay.
box-go_back = Undo from here on
box-facing = Road on the { $facing } side
box-lifted = The Grifter drew { FORM($tile, case: "the") }
box-other_tile = It was another tile:
box-other_lifted = The Grifter drew another tile:
box-breaks = This can’t be changed because of turn { $number } ({ $name }: { $text }). { $why }
box-elsewhere = The Grifter would have built somewhere else.
box-asks_first = Another question would come first. Undo from that turn on, and enter the rest again.
box-short = Correct anyway and go on from that turn
box-short_text = The page keeps everything before that turn. Enter the later turns again; Redo brings back those that still fit.
box-corrected_short = Corrected. Go on from here.
box-other_spot = It’s on another spot:
box-money_sure = Set { $name }’s money to { $sign }${ $dollars }?
    .you = Set your money to { $sign }${ $dollars }?
box-money_yes = Yes, set it
box-money_no = No
box-money_flip = Switch { $name }’s money between plus and minus
    .you = Switch your money between plus and minus
box-players = Players
box-card = Card
box-began = Who went first?
box-end_title = Stop early
box-end = End the game here
box-end_text = The page scores the city as it stands, as at the end of any game. You can undo this.
box-end_later = Answer the question on the table first. Then you can end the game here.
box-ended = The game ends here.
box-ended_early = With the real box, stopped early

box-did_build = builds
box-did_grifter = builds for the Grifter
box-did_abandon = abandons { FORM($building, case: "the") }
box-did_score = chooses a street
box-did_claim = claims tokens
box-did_token = takes a token
box-did_swap = scores no tile from hand
box-did_move = moves a person to { FORM($building, case: "the") }

## Why a tile cannot be named

box-fault_tile-in-hand = { $name } has { FORM($tile, case: "the") } in hand.
    .you = You have { FORM($tile, case: "the") } in hand.
box-fault_tile-lifted = The Grifter has drawn { FORM($tile, case: "the") }.
box-fault_tile-built = The map already has that tile: { $tile }, { $place }. If your table has another tile there, correct the map.
box-fault_tile-covered = That tile has been built over: { $tile }, { $place }.
box-fault_tile-not-in-game = There’s no { $tile } in a game with this many players.
box-fault_hand-known = Every tile in { $name }’s hand has been named already.
    .you = Every tile in your hand has been named already.
box-fault_wrong-back = { $name } has no tile with the same back as { FORM($tile, case: "the") }. Is a back wrong? Correct it.
    .you = You have no tile with the same back as { FORM($tile, case: "the") }. Is a back wrong? Correct it.
box-fault_tile-taken-out = { FORM($tile, case: "The") } can’t be in this game any more: too many tiles with a { $symbol } back have been named.
box-fault_no-back-left = No tile with a { $symbol } back is left.
box-fault_money-by-hand = That’s too far from the page’s total. The difference can be ${ $dollars } at most.
