### Puzzles: positions in which one choice is best.
###
### $name - the name of the player who chooses
### $person - a word of people_words
### $tile - the name of a building
### $next - the name of the Grifter’s next building
### $dollars - a whole number of dollars
### $sign - more, less or same: whether an amount is above, below or exactly nothing
### $rating - a strength in Elo, a whole number
### $change - how much the rating changed, with its sign
### $count - a number of puzzles
### $total - the number of which count is a part
### $misses, $limit - misses in a run, and how many end it
### $number - the number of a puzzle in its set
### $result - one of puzzles-was

puzzles-title = Puzzles
puzzles-all = All puzzles
puzzles-text = One choice, one best answer, half a minute. Take your time: there is no clock.
puzzles-back = Back to the puzzle
puzzles-short = Puzzle
puzzles-waiting = Fetching the puzzles…
puzzles-not_fetched = The puzzles could not be loaded. Check your connection.
puzzles-fetch_again = Try again
puzzles-unknown = There is no such puzzle.
puzzles-totals = { $count } of { $total } solved at the first attempt.
puzzles-rating = Your rating: { NUMBER($rating, useGrouping: "false") }.

puzzles-today = Today’s puzzle
puzzles-solve = Solve it
puzzles-days = Earlier days
puzzles-run = Run
puzzles-run_text = Harder and harder, until you miss three.
puzzles-run_begin = Start a run
puzzles-run_on = Continue the run
puzzles-best_run = Your best: { $count }.
puzzles-run_state = { $count } solved, { $misses } of { $limit } misses
puzzles-run_over = Run over: { $count } solved
puzzles-sets = By theme
puzzles-of = { $count } of { $total }
puzzles-next = Next
puzzles-all_done = You have answered all of these.
# The name of a puzzle in its set, for screen readers.
puzzles-label = Puzzle { $number }: { $result }
puzzles-was_new = new
puzzles-was_yes = solved
puzzles-was_near = solved, as good as the best
puzzles-was_no = missed

## Themes

puzzles-theme_waiting = Not yet
puzzles-theme_waiting_text = Your street can close now. It is worth more later.
puzzles-theme_closing = Close it now
puzzles-theme_closing_text = A street that should not stay open any longer.
puzzles-theme_stopping = Stop a rival
puzzles-theme_stopping_text = Keep a rival’s street small, or keep it from closing.
puzzles-theme_choosing = The right tile
puzzles-theme_choosing_text = Another tile looks better at first.
puzzles-theme_placing = The right spot
puzzles-theme_placing_text = The tile is clear. Where does it go, and which way does it face?
puzzles-theme_payday = Payday
puzzles-theme_payday_text = Which build pays you the most at once?
puzzles-theme_crowd = One person moves
puzzles-theme_crowd_text = Where does a person help you the most?
puzzles-theme_parting = Giving up
puzzles-theme_parting_text = No sign is left. Which building can you spare?
puzzles-theme_steering = Against the Grifter
puzzles-theme_steering_text = You know his next tile. Spoil his best spot.
puzzles-theme_finale = The last build
puzzles-theme_finale_text = Nothing is hidden any more. Finish as far ahead as you can.

## A puzzle on the board

puzzles-panel = Puzzle
puzzles-one = Puzzle
puzzles-level = Level { NUMBER($rating, useGrouping: "false") }
puzzles-rated = Rating { NUMBER($rating, useGrouping: "false") } ({ $change })
puzzles-ask_judged = { $name }, find the best build.
puzzles-ask_payday = { $name }, which build pays you the most right now?
puzzles-ask_crowd = { $name }, send one { $person }. Where is it worth the most to you, less what rivals gain?
puzzles-ask_parting = { $name }, give up the building that would earn you the least today.
puzzles-ask_steering = { $name }, the Grifter builds the { $tile } next. Build so that even his best spot is worth as little as possible to him.
puzzles-ask_finale = { $name }, this is the last build of the game. Which one puts you furthest ahead?
puzzles-at_start = This is where the puzzle begins.
puzzles-right = Right!
puzzles-as_good = Right, as good as the best!
puzzles-wrong = Not the best. Try again?
puzzles-answer = This is the answer.
puzzles-show = Show answer
puzzles-share = Share this puzzle
puzzles-other_place = Show the other spot
puzzles-costs = Your { $tile } brings about ${ $dollars } less.
puzzles-tempting_tile = The { $tile } is tempting, but brings about ${ $dollars } less.
puzzles-tempting_spot = Another spot is tempting, but brings about ${ $dollars } less.
puzzles-value_payday = It pays you ${ $dollars } at once.
puzzles-value_crowd =
    { $sign ->
        [more] To you the move is worth ${ $dollars } more than to your rival.
        [less] To your rival the move is worth ${ $dollars } more than to you.
       *[same] It is worth as much to your rival as to you.
    }
puzzles-value_parting = The { $tile } would earn ${ $dollars } today.
puzzles-value_steering = After this, the best spot for the { $next } is worth ${ $dollars } to the Grifter.
puzzles-value_finale =
    { $sign ->
        [more] You finish ${ $dollars } ahead.
        [less] You finish ${ $dollars } behind.
       *[same] You finish level.
    }
