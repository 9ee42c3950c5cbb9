### Puzzles: positions in which one choice is best.
###
### $name - the name of the player who chooses
### $tile, $other - the name of a building
### $colour - the word for a person of a colour: people_words
### $street - a phrase for a street: phrases-street
### $instead - a whole number of dollars, with the other action
### $about - the dollars that the best action gains or loses there
### $closes - some or none: whether a build closes a street
### $then - some, none or never: whether a build of the next turn pays, or neither build does
### $next - the name of the Grifter’s next building
### $dollars - a whole number of dollars
### $sign - more, less or same: whether an amount is above, below or exactly nothing
### $rating - a strength in Elo, a whole number
### $change - how much the rating changed, with its sign
### $count - a number of puzzles
### $total - the number of which count is a part, also of deals that were played on
### $misses, $limit - misses in a run, and how many end it
### $number - the number of a puzzle in its set
### $result - one of puzzles-was

puzzles-title = Puzzles
puzzles-all = All puzzles
puzzles-text = One choice, one best answer, half a minute. Take your time: there is no clock.
puzzles-waiting = Fetching the puzzles…
puzzles-not_fetched = The puzzles could not be loaded. Check your connection.
puzzles-fetch_again = Try again
puzzles-unknown = There is no such puzzle.
puzzles-totals = { $count } of { $total } solved at the first attempt.
puzzles-totals_near = { $count } more nearly solved.
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
puzzles-was_near = nearly solved
puzzles-was_no = missed

## Themes

puzzles-theme_waiting = Not yet
puzzles-theme_waiting_text = Your street can close now. It is worth more later.
puzzles-theme_closing = Close it now
puzzles-theme_closing_text = A street that should not stay open any longer.
puzzles-theme_ending = Near the end
puzzles-theme_ending_text = Few turns are left. Build where a street still closes.
puzzles-theme_stopping = Stop a rival
puzzles-theme_stopping_text = Keep a rival’s street small, or keep it from closing.
puzzles-theme_choosing = The right tile
puzzles-theme_choosing_text = Another tile looks better at first.
puzzles-theme_placing = The right spot
puzzles-theme_placing_text = Which spot brings the most in the end, and which way does the tile face?
puzzles-theme_crowd = One person moves
puzzles-theme_parting = Abandoning
puzzles-theme_payday = Payday
puzzles-theme_payday_text = Which build pays you the most at once?
puzzles-theme_steering = Against the Grifter
puzzles-theme_steering_text = You know his next tile. Spoil his best spot.
puzzles-theme_tempo = Two turns
puzzles-theme_tempo_text = One build prepares the next, and the Grifter builds in between.
puzzles-theme_finale = The last build
puzzles-theme_finale_text = Nothing is hidden any more. Finish as far ahead as you can.

## A puzzle on the board

puzzles-panel = Puzzle
puzzles-one = Puzzle
puzzles-level = Level { NUMBER($rating, useGrouping: "false") }
puzzles-rated = Rating { NUMBER($rating, useGrouping: "false") } ({ $change })
puzzles-ask_judged = { $name }, find the best build.
puzzles-ask_crowd = { $name }, move one { $colour }. Where does that bring you the most, less what your rivals gain?
puzzles-ask_parting = { $name }, abandon the building that would earn you the least now.
puzzles-ask_payday = { $name }, which build pays you the most right now?
puzzles-ask_steering = { $name }, the Grifter builds the { $tile } next. Build so that even his best spot is worth as little as possible to him.
puzzles-ask_tempo = { $name }, the Grifter builds the { $tile } next. Which build pays you the most together with your next one? Count only the tiles you hold now.
puzzles-ask_finale = { $name }, this is the last build of the game. Which one puts you furthest ahead, or least far behind?
puzzles-at_start = This is where the puzzle begins.
puzzles-right = Right!
puzzles-as_good = Played on, your build does at least as well as our answer, so it counts.
puzzles-nearly = Nearly!
puzzles-better_by = The best build is worth ${ $dollars } more.
puzzles-better_about = One build is a little better.
puzzles-wrong = Not the best. Try again?
puzzles-answer = This is the answer.
puzzles-show = Show answer
puzzles-share = Share this puzzle
# Buttons with an eye: they show a spot on the board.
puzzles-other_place = The other spot
puzzles-best_place = The best spot
puzzles-costs = Your { $tile } brings about ${ $dollars } less.
puzzles-costs_little = But it is close: less than a dollar.
puzzles-earlier = Your earlier build brings about ${ $dollars } less.
puzzles-tempting_tile = The { $tile } is tempting, but brings about ${ $dollars } less.
puzzles-tempting_spot = Another spot is tempting, but brings about ${ $dollars } less.
puzzles-value_crowd =
    { $sign ->
        [more] The move brings you ${ $dollars } more than your rivals.
        [less] The move brings your rivals ${ $dollars } more than you.
       *[same] The move brings your rivals as much as you.
    }
puzzles-value_parting = It would earn you ${ $dollars } now.
puzzles-value_payday =
    { $closes ->
        [none] It closes no street, so it pays you nothing at once.
       *[some] It pays you ${ $dollars } at once.
    }
puzzles-value_steering = After this, the best spot for the { $next } is worth ${ $dollars } to the Grifter.
puzzles-value_tempo =
    { $then ->
        [some] Together with the { $tile } next turn it pays you ${ $dollars }.
        [none] It pays you ${ $dollars } now, and nothing next turn.
       *[never] It pays you nothing, now or next turn.
    }
puzzles-value_finale =
    { $sign ->
        [more] You finish ${ $dollars } ahead.
        [less] You finish ${ $dollars } behind.
       *[same] You finish level.
    }

## What is wrong with a choice, while its player looks for a better one
## Those with `_too` follow one about the same street.

puzzles-flaw_closes = It leaves { $street } open, although closing it would pay you ${ $dollars } now.
puzzles-flaw_closes_too = Closing it would pay you ${ $dollars } now.
puzzles-flaw_waits = It closes { $street } for ${ $instead }. A turn later that street pays more.
puzzles-flaw_patience = It closes { $street } for ${ $instead }. Left open, that street pays ${ $dollars } on average.
puzzles-flaw_follows = It does not prepare { $street } for your next turn.
puzzles-flaw_too_late = In { $count } of { $total } deals nobody closes its street any more, and the end pays ${ $instead } for it.
puzzles-flaw_fomo = It attracts fewer people with FOMO than another build.
puzzles-flaw_worth = There it would earn ${ $instead } today. Another spot suits it better.
puzzles-flaw_other_tile = There it would earn ${ $instead } today. Another tile does more.
puzzles-flaw_crowd = It lets fewer people move to your buildings.
puzzles-flaw_last_sign = It takes your last sign, so you must give up a building next turn.
puzzles-flaw_grows = After it, { $street } would pay you ${ $instead } today. You can make that more.
puzzles-flaw_trapped = It leaves { $street } open, which pays { $name } ${ $instead } on average.
puzzles-flaw_trapped_too = Left open, it pays { $name } ${ $instead } on average.
puzzles-flaw_pays = It closes { $street } and pays { $name } ${ $instead }.
puzzles-flaw_pays_too = That also pays { $name } ${ $instead }.
puzzles-flaw_left_open = After it, { $name } can close { $street }. In { $count } of { $total } deals that happens, for ${ $instead } on average.
puzzles-flaw_feeds = After it, { $street } would pay { $name } ${ $instead } today.
puzzles-flaw_brings = Another build brings you about ${ $about } more from { $street }.
puzzles-flaw_begins = Another build brings you about ${ $about } more from new streets.
puzzles-flaw_hinders_in = It does less against { $name } in { $street }. That costs about ${ $about }.
puzzles-flaw_hinders = It does less against { $name }. That costs about ${ $about }.
puzzles-flaw_price = Elsewhere it gains about ${ $about }.

## Why the choice on the board is better than another one

puzzles-why_worth = Here the { $tile } would earn ${ $dollars } today, at the other spot ${ $instead }.
puzzles-why_other_tile = The { $tile } would earn ${ $dollars } today, the { $other } at its spot ${ $instead }.
puzzles-why_too_late = After the other choice nobody closes its street any more in { $count } of { $total } deals, and the end pays ${ $instead } for the { $other }. Here the { $tile } still earns ${ $dollars }.
puzzles-why_pays = The { $other } would close { $street } and pay { $name } ${ $instead }.
puzzles-why_left_open = After the other choice { $name } can close { $street }. In { $count } of { $total } deals that happens, for ${ $instead } on average.
puzzles-why_feeds = With the { $other }, { $street } would pay { $name } ${ $instead } today. After this it would pay ${ $dollars }.
puzzles-why_last_sign = The { $other } would take your last sign, and you would have to give up a building next turn.
puzzles-why_crowd =
    { $count ->
        [one] This build lets a person move to your buildings.
       *[other] This build lets { $count } people move to your buildings.
    }
puzzles-why_hinders_in = This build hinders { $name } in { $street }, which is worth about ${ $about }.
puzzles-why_hinders = This build hinders { $name }, which is worth about ${ $about }.
puzzles-why_helps_in = On the other hand this build helps { $name } in { $street }, which costs about ${ $about }.
puzzles-why_helps = On the other hand this build helps { $name }, which costs about ${ $about }.
