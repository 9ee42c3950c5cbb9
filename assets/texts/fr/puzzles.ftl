# puzzles-title = Puzzles
# puzzles-title =

# puzzles-all = All puzzles
# puzzles-all =

# puzzles-text = One choice, one best answer, half a minute. Take your time: there is no clock.
# puzzles-text =

# puzzles-back = Back to the puzzle
# puzzles-back =

# puzzles-waiting = Fetching the puzzles…
# puzzles-waiting =

# puzzles-not_fetched = The puzzles could not be loaded. Check your connection.
# puzzles-not_fetched =

# puzzles-fetch_again = Try again
# puzzles-fetch_again =

# puzzles-unknown = There is no such puzzle.
# puzzles-unknown =

# $count - a number of puzzles
# $total - the number of which count is a part
# puzzles-totals = { $count } of { $total } solved at the first attempt.
# puzzles-totals =

# $rating - a strength in Elo, a whole number
# puzzles-rating = Your rating: { NUMBER($rating, useGrouping: "false") }.
# puzzles-rating =

# puzzles-today = Today’s puzzle
# puzzles-today =

# puzzles-solve = Solve it
# puzzles-solve =

# puzzles-days = Earlier days
# puzzles-days =

# puzzles-run = Run
# puzzles-run =

# puzzles-run_text = Harder and harder, until you miss three.
# puzzles-run_text =

# puzzles-run_begin = Start a run
# puzzles-run_begin =

# puzzles-run_on = Continue the run
# puzzles-run_on =

# $count - a number of puzzles
# puzzles-best_run = Your best: { $count }.
# puzzles-best_run =

# $count - a number of puzzles
# puzzles-run_state = { $count } solved, { $misses } of { $limit } misses
# puzzles-run_state =

# $count - a number of puzzles
# puzzles-run_over = Run over: { $count } solved
# puzzles-run_over =

# puzzles-sets = By theme
# puzzles-sets =

# $count - a number of puzzles
# $total - the number of which count is a part
# puzzles-of = { $count } of { $total }
# puzzles-of =

# puzzles-next = Next
# puzzles-next =

# puzzles-all_done = You have answered all of these.
# puzzles-all_done =

# The name of a puzzle in its set, for screen readers.
# $number - the number of a puzzle in its set
# $result - one of puzzles-was
# puzzles-label = Puzzle { $number }: { $result }
# puzzles-label =

# puzzles-was_new = new
# puzzles-was_new =

# puzzles-was_yes = solved
# puzzles-was_yes =

# puzzles-was_near = solved, as good as the best
# puzzles-was_near =

# puzzles-was_no = missed
# puzzles-was_no =

## Themes

# puzzles-theme_waiting = Not yet
# puzzles-theme_waiting =

# puzzles-theme_waiting_text = Your street can close now. It is worth more later.
# puzzles-theme_waiting_text =

# puzzles-theme_closing = Close it now
# puzzles-theme_closing =

# puzzles-theme_closing_text = A street that should not stay open any longer.
# puzzles-theme_closing_text =

# puzzles-theme_stopping = Stop a rival
# puzzles-theme_stopping =

# puzzles-theme_stopping_text = Keep a rival’s street small, or keep it from closing.
# puzzles-theme_stopping_text =

# puzzles-theme_choosing = The right tile
# puzzles-theme_choosing =

# puzzles-theme_choosing_text = Another tile looks better at first.
# puzzles-theme_choosing_text =

# puzzles-theme_placing = The right spot
# puzzles-theme_placing =

# puzzles-theme_placing_text = The tile is clear. Where does it go, and which way does it face?
# puzzles-theme_placing_text =

# puzzles-theme_payday = Payday
# puzzles-theme_payday =

# puzzles-theme_payday_text = Which build pays you the most at once?
# puzzles-theme_payday_text =

# puzzles-theme_crowd = One person moves
# puzzles-theme_crowd =

# puzzles-theme_crowd_text = Where does a person help you the most?
# puzzles-theme_crowd_text =

# puzzles-theme_parting = Giving up
# puzzles-theme_parting =

# puzzles-theme_parting_text = No sign is left. Which building can you spare?
# puzzles-theme_parting_text =

# puzzles-theme_steering = Against the Grifter
# puzzles-theme_steering =

# puzzles-theme_steering_text = You know his next tile. Spoil his best spot.
# puzzles-theme_steering_text =

# puzzles-theme_finale = The last build
# puzzles-theme_finale =

# puzzles-theme_finale_text = Nothing is hidden any more. Finish as far ahead as you can.
# puzzles-theme_finale_text =

## A puzzle on the board

# puzzles-panel = Puzzle
# puzzles-panel =

# puzzles-one = Puzzle
# puzzles-one =

# $rating - a strength in Elo, a whole number
# puzzles-level = Level { NUMBER($rating, useGrouping: "false") }
# puzzles-level =

# $rating - a strength in Elo, a whole number
# $change - how much the rating changed, with its sign
# puzzles-rated = Rating { NUMBER($rating, useGrouping: "false") } ({ $change })
# puzzles-rated =

# $name - the name of the player who chooses
# puzzles-ask_judged = { $name }, find the best build.
# puzzles-ask_judged =

# $name - the name of the player who chooses
# puzzles-ask_payday = { $name }, which build pays you the most right now?
# puzzles-ask_payday =

# $name - the name of the player who chooses
# $person - a word of people_words
# puzzles-ask_crowd = { $name }, send one { $person }. Where is it worth the most to you, less what rivals gain?
# puzzles-ask_crowd =

# $name - the name of the player who chooses
# puzzles-ask_parting = { $name }, give up the building that would earn you the least today.
# puzzles-ask_parting =

# $name - the name of the player who chooses
# $tile - the name of a building
# puzzles-ask_steering = { $name }, the Grifter builds the { $tile } next. Build so that even his best spot is worth as little as possible to him.
# puzzles-ask_steering =

# $name - the name of the player who chooses
# puzzles-ask_finale = { $name }, this is the last build of the game. Which one puts you furthest ahead?
# puzzles-ask_finale =

# puzzles-at_start = This is where the puzzle begins.
# puzzles-at_start =

# puzzles-right = Right!
# puzzles-right =

# puzzles-as_good = Right, as good as the best!
# puzzles-as_good =

# puzzles-wrong = Not the best. Try again?
# puzzles-wrong =

# puzzles-answer = This is the answer.
# puzzles-answer =

# puzzles-show = Show answer
# puzzles-show =

# puzzles-share = Share this puzzle
# puzzles-share =

# puzzles-other_place = Show the other spot
# puzzles-other_place =

# $tile - the name of a building
# $dollars - a whole number of dollars
# puzzles-costs = Your { $tile } brings about ${ $dollars } less.
# puzzles-costs =

# $tile - the name of a building
# $dollars - a whole number of dollars
# puzzles-tempting_tile = The { $tile } is tempting, but brings about ${ $dollars } less.
# puzzles-tempting_tile =

# $dollars - a whole number of dollars
# puzzles-tempting_spot = Another spot is tempting, but brings about ${ $dollars } less.
# puzzles-tempting_spot =

# $dollars - a whole number of dollars
# puzzles-value_payday = It pays you ${ $dollars } at once.
# puzzles-value_payday =

# $sign - more, less or same: whether an amount is above, below or exactly nothing
# $dollars - a whole number of dollars
# puzzles-value_crowd =
#     { $sign ->
#         [more] To you the move is worth ${ $dollars } more than to your rival.
#         [less] To your rival the move is worth ${ $dollars } more than to you.
#        *[same] It is worth as much to your rival as to you.
#     }
# puzzles-value_crowd =

# $tile - the name of a building
# $dollars - a whole number of dollars
# puzzles-value_parting = The { $tile } would earn ${ $dollars } today.
# puzzles-value_parting =

# $next - the name of the Grifter’s next building
# $dollars - a whole number of dollars
# puzzles-value_steering = After this, the best spot for the { $next } is worth ${ $dollars } to the Grifter.
# puzzles-value_steering =

# $sign - more, less or same: whether an amount is above, below or exactly nothing
# $dollars - a whole number of dollars
# puzzles-value_finale =
#     { $sign ->
#         [more] You finish ${ $dollars } ahead.
#         [less] You finish ${ $dollars } behind.
#        *[same] You finish level.
#     }
# puzzles-value_finale =
