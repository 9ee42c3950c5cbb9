### The report on a game: what choices cost, and why.
###
### $name - the name of a seat
### $you - yes if that seat is the reader's, else no
### $number - the number of a choice in the record, from 1
### $action - the text of an action of a record
### $best - the text of another action, the better one
### $gain - report-about or report-little
### $cost - report-cost_about, report-cost_up_to or report-cost_little
### $first, $last - the numbers of two turns
### $reasons - one or two sentences of report-reason
### $street - a phrase for a street: phrases-street
### $tile - the name of the tile that the better action builds, or gives up
### $other - the name of the tile that was built, or given up
### $dollars - a whole number of dollars, with the better action where two are compared
### $instead - the same for the action that was chosen
### $count - a number of people, tokens, choices, or of deals out of $total
### $total - the number of deals that were played on, or of choices
### $about - the dollars that the better action gains or loses there
### $building, $target - the name of a building; of the one that is renovated
### $place - where a spot is: one or two of phrases-beside
### $facing - a direction: facings-…
### $margin - a number of dollars: give or take so many

report-seat = { $name }: ${ $dollars } left on the table. Best moves: { $count } of { $total }
report-choice = { $number }. { $name }: { $action }. Better: { $best }, { $gain }. { $reasons }
report-about = about ${ $dollars } more
report-little = a little more

## Why an action is better than the one chosen

report-reason-closes =
    { $you ->
        [yes] Closing { $street } pays you ${ $dollars } at once. Otherwise it stays open.
       *[no] Closing { $street } pays { FORM($name, case: "the") } ${ $dollars } at once. Otherwise it stays open.
    }
report-reason-waits =
    { $you ->
        [yes] Closing { $street } pays you ${ $instead }. With the { $tile } it’s worth ${ $dollars }, and you closed it a turn later in { $count } of { $total } simulated games.
       *[no] Closing { $street } pays { FORM($name, case: "the") } ${ $instead }. With the { $tile } it’s worth ${ $dollars }, and { FORM($name, case: "the") } closed it a turn later in { $count } of { $total } simulated games.
    }
report-reason-patience =
    { $you ->
        [yes] Closing { $street } pays you ${ $instead }. Left open, it’s worth about ${ $dollars }: you closed it in { $count } of { $total } simulated games.
       *[no] Closing { $street } pays { FORM($name, case: "the") } ${ $instead }. Left open, it’s worth about ${ $dollars }: { FORM($name, case: "the") } closed it in { $count } of { $total } simulated games.
    }
report-reason-follows =
    { $you ->
        [yes] This lets you close { $street } next turn. You did in { $count } of { $total } simulated games, for about ${ $dollars }.
       *[no] This lets { FORM($name, case: "the") } close { $street } next turn. That happened in { $count } of { $total } simulated games, for about ${ $dollars }.
    }
report-reason-too_late = In { $count } of { $total } simulated games the street of the { $other } never closes, and the building scores only ${ $instead } at the end. The { $tile } would still earn ${ $dollars }.
report-reason-fomo =
    { $count ->
        [one] A person with FOMO moves
       *[other] { $count } people with FOMO move
    } to the { $tile } at once. It would earn ${ $dollars } now.
report-reason-worth = At the better spot the { $tile } would earn ${ $dollars } now, and ${ $instead } at the other.
report-reason-other_tile = The { $tile } would earn ${ $dollars } now, and the { $other } ${ $instead } at its spot.
report-reason-crowd =
    { $count ->
        [one] It lets one person move
       *[other] It lets { $count } people move
    } to { $you ->
        [yes] your buildings.
       *[no] { FORM($name, case: "the") }’s buildings.
    }
report-reason-grows =
    { $you ->
        [yes] With this move, { $street } would pay you ${ $dollars } now. With yours it would pay ${ $instead }.
       *[no] With this move, { $street } would pay { FORM($name, case: "the") } ${ $dollars } now. With the move played it would pay ${ $instead }.
    }
report-reason-gives_up = Abandoning the { $tile } costs less: it would earn ${ $dollars } now, and the { $other } ${ $instead }.
report-reason-card_used =
    { $you ->
        [yes] With your card, the { $tile } would earn ${ $dollars } now.
       *[no] With { FORM($name, case: "the") }’s card, the { $tile } would earn ${ $dollars } now.
    }
report-reason-card_kept =
    { $you ->
        [yes] Your card is worth more later. With it, the { $tile } would earn ${ $dollars } now.
       *[no] { $name }’s card is worth more later. With it, the { $tile } would earn ${ $dollars } now.
    }
report-reason-grifter = After this, the { $tile } would earn { FORM($name, case: "the") } ${ $dollars }, compared with ${ $instead } after the move played.
report-reason-trapped = Closing { $street } limits { FORM($name, case: "the") } to ${ $dollars }. Left open, it’s worth about ${ $instead } to { FORM($name, case: "the") }, who scored it in { $count } of { $total } simulated games.
    .you = Closing { $street } limits you to ${ $dollars }. Left open, it’s worth about ${ $instead } to you: you scored it in { $count } of { $total } simulated games.
report-reason-pays = Building the { $other } closes { $street } and pays { FORM($name, case: "the") } ${ $instead }.
report-reason-left_open = { $name } can close { $street }, and did in { $count } of { $total } simulated games, for about ${ $instead }.
report-reason-feeds = With the { $other }, { $street } would pay { FORM($name, case: "the") } ${ $instead } now. After the better move it would pay ${ $dollars }.
report-reason-last_sign =
    { $you ->
        [yes] Building the { $other } takes your last sign, so you must abandon a building next turn.
       *[no] Building the { $other } takes { FORM($name, case: "the") }’s last sign, so { FORM($name, case: "the") } must abandon a building next turn.
    }
report-reason-tokens =
    { $count ->
        [0] It earns more business tokens later.
        [one] It earns a business token at once.
       *[other] It earns { $count } business tokens at once.
    }
report-reason-brings =
    { $you ->
        [yes] After this, { $street } is worth about ${ $about } more to you.
       *[no] After this, { $street } is worth about ${ $about } more to { FORM($name, case: "the") }.
    }
report-reason-begins =
    { $you ->
        [yes] After this, new streets are worth about ${ $about } more to you.
       *[no] After this, new streets are worth about ${ $about } more to { FORM($name, case: "the") }.
    }
report-reason-hinders_in = It gets in { FORM($name, case: "the") }’s way in { $street }, and that’s worth about ${ $about }.
    .you = It gets in your way in { $street }, and that’s worth about ${ $about }.
report-reason-hinders = It gets in { FORM($name, case: "the") }’s way, which is worth about ${ $about }.
    .you = It gets in your way, which is worth about ${ $about }.
report-reason-leaves =
    { $dollars ->
        [0] The price: { $street } stays open, and that costs about ${ $about }.
       *[other] The price: { $street } stays open instead of paying ${ $dollars } now, and that costs about ${ $about }.
    }
report-reason-cashes =
    { $dollars ->
        [0] The price: it closes { $street } for nothing, which costs about ${ $about }.
       *[other] The price: it closes { $street } early, for ${ $dollars }, and that costs about ${ $about }.
    }
report-reason-forgoes =
    { $you ->
        [yes] The price: new streets are worth about ${ $about } less to you.
       *[no] The price: new streets are worth about ${ $about } less to { FORM($name, case: "the") }.
    }
report-reason-helps_in = The price: it helps { FORM($name, case: "the") } in { $street }, and that costs about ${ $about }.
report-reason-helps = The price: it helps { FORM($name, case: "the") }, which costs about ${ $about }.
report-reason-less_signs = The price: signs run short, which costs about ${ $about }.
report-reason-less_tokens = The price: it earns fewer business tokens, and that costs about ${ $about }.
report-reason-sum = Several small things add up.
# Follows a comparison of what two builds, or a street, would earn now.
report-later = Later the difference grows to about ${ $about }.

## The page of the report

report-title = What happened here?
report-open = What happened here?
report-ready = The report is complete.
report-running = You’ll get the report when the game is over.
report-judging = Analysing your game: { $count } of { $total }
report-whose = Whose game?
report-shares = Where the margin came from
report-ahead =
    { $count ->
        [one] { $name } finished ${ $dollars } ahead.
       *[other] { $name } finished ${ $dollars } above the others’ average.
    }
report-behind =
    { $count ->
        [one] { $name } finished ${ $dollars } behind.
       *[other] { $name } finished ${ $dollars } below the others’ average.
    }
report-level =
    { $count ->
        [one] { $name } finished level.
       *[other] { $name } finished at the others’ average.
    }
report-you_ahead =
    { $count ->
        [one] You finished ${ $dollars } ahead.
       *[other] You finished ${ $dollars } above the others’ average.
    }
report-you_behind =
    { $count ->
        [one] You finished ${ $dollars } behind.
       *[other] You finished ${ $dollars } below the others’ average.
    }
report-you_level =
    { $count ->
        [one] You finished level.
       *[other] You finished at the others’ average.
    }
report-choices_of =
    { $count ->
        [one] { $count } of { $total } moves was among the best.
       *[other] { $count } of { $total } moves were among the best.
    }
report-you_cost =
    { $count ->
        [one] { $count } move cost you about ${ $dollars }. It was on turn { $number }.
       *[other] { $count } moves cost you about ${ $dollars }. The costliest was on turn { $number }.
    }
report-cost =
    { $count ->
        [one] { $count } move cost about ${ $dollars }. It was on turn { $number }.
       *[other] { $count } moves cost about ${ $dollars }. The costliest was on turn { $number }.
    }
report-share_tiles = Luck of the draw
report-share_own = Your moves
report-share_theirs = Rivals’ moves
report-share_rest = The rest
report-shares_text = Moves are compared with the expert bot’s. “The rest” is turn order and whatever the analysis can’t see.
report-players = Players
report-left = Left on the table
report-as_good = Best moves
report-of = { $count } of { $total }
# $gain is signed dollars: "+$9, give or take 8"
report-luck = { $gain }, give or take ${ $margin }
report-course = How the game went
report-course_text = Expected final margin, and the lead in money so far.
report-expected = Expected margin
report-in_money = Lead in money
report-moved = Biggest swings
report-moved_by_build = your move
report-moved_by_answer = a rival’s move
report-moved_by_tile = a tile
report-moments = Key moments
report-nothing = No move cost $3 or more. Well played!
report-cost_most = Your costliest move was on turn { $number }: { $action }. It cost about ${ $dollars }.
# $number is a turn.
report-moment = Turn { $number }: { $cost }
report-mistake = Turns { $first } to { $last }: { $cost }
report-cost_about = cost about ${ $dollars }
report-cost_up_to = cost up to about ${ $dollars }
report-cost_little = cost a little
report-could_close = From turn { $first } to turn { $last }, this street could have closed for ${ $dollars } to ${ $instead }.
# $number is a turn in these two.
report-worst = This mistake cost the most on turn { $number }:
report-turn = Turn { $number }
report-find = Well spotted on turn { $number }: { $action }. It beats the expert’s move by about ${ $dollars }.
# $action is a phrase: "the Cinema, east of Central Station, facing south".
report-played = Played: { $action }
report-better = Better: { $action }
report-build = { FORM($building, case: "the") }, { $place }, facing { $facing }
report-build_double = { FORM($building, case: "the") } with two signs, { $place }, facing { $facing }
report-renovate = { FORM($building, case: "the") } in place of { FORM($target, case: "the") }
report-abandon = abandoning { FORM($building, case: "the") }
report-try = Try it
report-show = Show on the board
report-more =
    { $count ->
        [one] One more move
       *[other] { $count } more moves
    }
report-details = Details
report-sure_text = Give or take ${ $dollars }. We played on from here { $total } times, over { $count } simulated deals. This move ranked number { $number } of those compared.
report-how = How the analysis works
report-how_1 = The analysis sees only what the player could see: never other hands, never the stack. It deals the hidden tiles at random many times and plays on, after the move made and after the most promising others. The difference in the final margin is what the move cost.
report-how_2 = The luck of a tile is its value minus the average value of the tiles that could have come instead, in the same simulated games.
report-how_3 = The analysis looks eight builds ahead and plays like the expert bot, so it can miss a plan of yours. It ignores anything below $3. Estimates run high: a dollar here turns out to be about 60 cents at the end, and “The rest” holds the difference.
