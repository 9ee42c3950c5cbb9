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
puzzles-text = One move, one best answer. No clock.
puzzles-waiting = Loading the puzzles…
puzzles-not_fetched = The puzzles couldn’t be loaded. Check your connection.
puzzles-fetch_again = Try again
puzzles-unknown = There’s no such puzzle.
puzzles-totals = { $count } of { $total } solved at the first attempt.
puzzles-totals_near = And { $count } nearly solved.
puzzles-rating = Your rating: { NUMBER($rating, useGrouping: "false") }.

puzzles-today = Today’s puzzle
puzzles-solve = Solve it
puzzles-days = Earlier days
puzzles-run = Run
puzzles-run_text = The puzzles get harder until your third miss.
puzzles-run_begin = Start a run
puzzles-run_on = Continue the run
puzzles-best_run = Your best: { $count }.
puzzles-run_state = { $count } solved, { $misses } of { $limit } misses
puzzles-run_over = End of the run: { $count } solved
puzzles-sets = By theme
puzzles-of = { $count } of { $total } solved
puzzles-next = Next
puzzles-all_done = You’ve answered all of these.
# The name of a puzzle in its set, for screen readers.
puzzles-label = Puzzle { $number }: { $result }
puzzles-was_new = new
puzzles-was_yes = solved
puzzles-was_near = nearly solved
puzzles-was_no = missed

## Themes

puzzles-theme_waiting = Not yet
puzzles-theme_waiting_text = Your street can close now. It’s worth more later.
puzzles-theme_closing = Close it now
puzzles-theme_closing_text = This street shouldn’t stay open any longer.
puzzles-theme_ending = Near the end
puzzles-theme_ending_text = Few turns are left. Build where a street can still close.
puzzles-theme_stopping = Stop a rival
puzzles-theme_stopping_text = Keep a rival’s street small, or keep it from closing.
puzzles-theme_choosing = The right tile
puzzles-theme_choosing_text = Another tile looks better at first.
puzzles-theme_placing = The right spot
puzzles-theme_placing_text = Which spot is worth the most in the end, and which way should the tile face?
puzzles-theme_crowd = One person moves
puzzles-theme_parting = Abandoning
puzzles-theme_payday = Payday
puzzles-theme_payday_text = Which move pays you the most at once?
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
puzzles-ask_judged = { $name }, find the best move.
    .you = Find the best move.
puzzles-ask_crowd = { $name }, move one { $colour }. Where does that earn you the most, minus what your rivals gain?
    .you = Move one { $colour }. Where does that earn you the most, minus what your rivals gain?
puzzles-ask_parting = { $name }, abandon the building that would earn you the least now.
    .you = Abandon the building that would earn you the least now.
puzzles-ask_payday = { $name }, which move pays you the most right now?
    .you = Which move pays you the most right now?
puzzles-ask_steering = { $name }, the Grifter builds { FORM($tile, case: "the") } next. Build so that even his best spot is worth as little as possible to him.
    .you = The Grifter builds { FORM($tile, case: "the") } next. Build so that even his best spot is worth as little as possible to him.
puzzles-ask_tempo = { $name }, the Grifter builds { FORM($tile, case: "the") } next. Which move pays you the most together with your next one? Count only the tiles you hold now.
    .you = The Grifter builds { FORM($tile, case: "the") } next. Which move pays you the most together with your next one? Count only the tiles you hold now.
puzzles-ask_finale = { $name }, this is the last build of the game. Which one puts you furthest ahead, or least far behind?
    .you = This is the last build of the game. Which one puts you furthest ahead, or least far behind?
puzzles-at_start = This is where the puzzle begins.
puzzles-right = Right!
puzzles-as_good = In simulated games, your move does at least as well as our answer, so it counts.
puzzles-nearly = Nearly!
puzzles-better_by = The best move is worth ${ $dollars } more.
puzzles-better_about = One move is a little better.
puzzles-wrong = Not the best. Try again?
puzzles-answer = This is the answer.
puzzles-show = Show answer
puzzles-share = Share this puzzle
# Buttons with an eye: they show a spot on the board.
puzzles-other_place = The other spot
puzzles-best_place = The best spot
puzzles-costs = Your move with { FORM($tile, case: "the") } costs about ${ $dollars }.
puzzles-costs_little = But it’s close: less than a dollar.
puzzles-earlier = Your earlier move costs about ${ $dollars }.
puzzles-tempting_tile = It’s tempting to build { FORM($tile, case: "the") }, but that costs about ${ $dollars }.
puzzles-tempting_spot = Another spot is tempting, but costs about ${ $dollars }.
puzzles-value_crowd =
    { $sign ->
        [more] The move earns you ${ $dollars } more than your rivals.
        [less] The move earns your rivals ${ $dollars } more than you.
       *[same] The move earns you and your rivals the same.
    }
puzzles-value_parting = It would earn you ${ $dollars } now.
puzzles-value_payday =
    { $closes ->
        [none] It closes no street, so it pays you nothing at once.
       *[some] It pays you ${ $dollars } at once.
    }
puzzles-value_steering = After this, the best spot for { FORM($next, case: "the") } is worth ${ $dollars } to the Grifter.
puzzles-value_tempo =
    { $then ->
        [some] Together with { FORM($tile, case: "the") } next turn, it pays you ${ $dollars }.
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
puzzles-flaw_patience = It closes { $street } for ${ $instead }. Left open, that street is worth about ${ $dollars }.
puzzles-flaw_follows = It doesn’t prepare { $street } for your next turn.
puzzles-flaw_too_late = In { $count } of { $total } simulated games its street never closes, and the building scores only ${ $instead } at the end.
puzzles-flaw_fomo = It attracts fewer people with FOMO than another move.
puzzles-flaw_worth = The building would earn ${ $instead } there now. Another spot suits it better.
puzzles-flaw_other_tile = The building would earn ${ $instead } there now. Another tile does more.
puzzles-flaw_crowd = It lets fewer people move to your buildings.
puzzles-flaw_last_sign = It takes your last sign, so you must abandon a building next turn.
puzzles-flaw_grows = With this move, { $street } would pay you ${ $instead } now. You can do better.
puzzles-flaw_trapped = It leaves { $street } open, and that’s worth about ${ $instead } to { FORM($name, case: "the") }.
puzzles-flaw_trapped_too = Left open, it’s worth about ${ $instead } to { FORM($name, case: "the") }.
puzzles-flaw_pays = It closes { $street } and pays { FORM($name, case: "the") } ${ $instead }.
puzzles-flaw_pays_too = That also pays { FORM($name, case: "the") } ${ $instead }.
puzzles-flaw_left_open = It lets { FORM($name, case: "the") } close { $street } for about ${ $instead }. That happened in { $count } of { $total } simulated games.
puzzles-flaw_feeds = With this move, { $street } would pay { FORM($name, case: "the") } ${ $instead } now.
puzzles-flaw_brings = Another move is worth about ${ $about } more in { $street }.
puzzles-flaw_begins = Another move is worth about ${ $about } more in new streets.
puzzles-flaw_hinders_in = It does less against { FORM($name, case: "the") } in { $street }: that costs about ${ $about }.
puzzles-flaw_hinders = It does less against { FORM($name, case: "the") }: that costs about ${ $about }.
puzzles-flaw_price = On the plus side, it gains about ${ $about } elsewhere.

## Why the choice on the board is better than another one

puzzles-why_worth = Here { FORM($tile, case: "the") } would earn ${ $dollars } now. At the other spot it would earn ${ $instead }.
puzzles-why_other_tile = { FORM($tile, case: "The") } would earn ${ $dollars } now. { FORM($other, case: "The") } would earn ${ $instead } at its spot.
puzzles-why_too_late = After the other move, the street of { FORM($other, case: "the") } never closes in { $count } of { $total } simulated games, and the building would score only ${ $instead } at the end. Here { FORM($tile, case: "the") } would still earn ${ $dollars }.
puzzles-why_pays = { FORM($other, case: "The") } would close { $street } and pay { FORM($name, case: "the") } ${ $instead }.
puzzles-why_left_open = In { $count } of { $total } simulated games, the other move let { FORM($name, case: "the") } close { $street } for about ${ $instead }.
puzzles-why_feeds = With { FORM($other, case: "the") }, { $street } would pay { FORM($name, case: "the") } ${ $instead } now. With this move it would pay ${ $dollars }.
puzzles-why_last_sign = { FORM($other, case: "The") } would take your last sign, and you’d have to abandon a building next turn.
puzzles-why_crowd =
    { $count ->
        [one] This move lets one person move to your buildings.
       *[other] This move lets { $count } people move to your buildings.
    }
puzzles-why_hinders_in = This move gets in { FORM($name, case: "the") }’s way in { $street }, and that’s worth about ${ $about }.
puzzles-why_hinders = This move gets in { FORM($name, case: "the") }’s way, which is worth about ${ $about }.
puzzles-why_helps_in = The price: this move helps { FORM($name, case: "the") } in { $street }, and that costs about ${ $about }.
puzzles-why_helps = The price: this move helps { FORM($name, case: "the") }, which costs about ${ $about }.
