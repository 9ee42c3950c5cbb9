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

report-seat = { $name }: ${ $dollars } left on the table, { $count } of { $total } builds as good as the best
report-choice = { $number }. { $name }: { $action }. Better: { $best }, { $gain }. { $reasons }
report-about = about ${ $dollars } more
report-little = a little more

## Why an action is better than the one chosen

report-reason-closes =
    { $you ->
        [yes] Closing { $street } at once pays you ${ $dollars }. Otherwise it stays open.
       *[no] Closing { $street } at once pays { $name } ${ $dollars }. Otherwise it stays open.
    }
report-reason-waits =
    { $you ->
        [yes] Closing { $street } pays you ${ $instead }. With the { $tile } it is worth ${ $dollars }, and you close it next turn in { $count } of { $total } deals.
       *[no] Closing { $street } pays { $name } ${ $instead }. With the { $tile } it is worth ${ $dollars }, and { $name } closes it next turn in { $count } of { $total } deals.
    }
report-reason-patience =
    { $you ->
        [yes] Closing { $street } pays you ${ $instead }. Left open, it pays ${ $dollars } on average, in { $count } of { $total } deals.
       *[no] Closing { $street } pays { $name } ${ $instead }. Left open, it pays ${ $dollars } on average, in { $count } of { $total } deals.
    }
report-reason-follows =
    { $you ->
        [yes] After this, you close { $street } next turn in { $count } of { $total } deals, for ${ $dollars } on average.
       *[no] After this, { $name } closes { $street } next turn in { $count } of { $total } deals, for ${ $dollars } on average.
    }
report-reason-too_late = In { $count } of { $total } deals nobody closes the street of the { $other } any more, and the end pays ${ $instead } for it. The { $tile } still earns ${ $dollars }.
report-reason-fomo =
    { $count ->
        [one] A person with FOMO comes
       *[other] { $count } people with FOMO come
    } to the { $tile } at once, which would earn ${ $dollars } today.
report-reason-worth = There the { $tile } would earn ${ $dollars } today, here ${ $instead }.
report-reason-other_tile = There the { $tile } would earn ${ $dollars } today. The { $other } here would earn ${ $instead }.
report-reason-crowd =
    { $count ->
        [one] It lets a person move
       *[other] It lets { $count } people move
    } to { $you ->
        [yes] your buildings.
       *[no] buildings of { $name }.
    }
report-reason-grows =
    { $you ->
        [yes] After this, { $street } would pay you ${ $dollars } today. After the other choice it would pay ${ $instead }.
       *[no] After this, { $street } would pay { $name } ${ $dollars } today. After the other choice it would pay ${ $instead }.
    }
report-reason-gives_up = Giving up the { $tile } costs less: it would earn ${ $dollars } today, the { $other } ${ $instead }.
report-reason-card_used =
    { $you ->
        [yes] Your card makes the { $tile } worth ${ $dollars } today.
       *[no] The card of { $name } makes the { $tile } worth ${ $dollars } today.
    }
report-reason-card_kept =
    { $you ->
        [yes] Your card brings more later. Now it makes the { $tile } worth ${ $dollars }.
       *[no] The card of { $name } brings more later. Now it makes the { $tile } worth ${ $dollars }.
    }
report-reason-grifter = After this the { $tile } earns { $name } ${ $dollars }. After the other choice it earns ${ $instead }.
report-reason-trapped = Closing { $street } holds { $name } to ${ $dollars }. Left open, it pays { $name } ${ $instead } on average, in { $count } of { $total } deals.
report-reason-pays = The { $other } closes { $street } and pays { $name } ${ $instead }.
report-reason-left_open = { $name } can close { $street }. In { $count } of { $total } deals that happened, for ${ $instead } on average.
report-reason-feeds = With the { $other }, { $street } would pay { $name } ${ $instead } today. After the better choice it would pay ${ $dollars }.
report-reason-last_sign =
    { $you ->
        [yes] The { $other } takes your last sign, so you must give up a building next turn.
       *[no] The { $other } takes the last sign of { $name }, who must give up a building next turn.
    }
report-reason-tokens =
    { $count ->
        [0] It leads to more business tokens.
        [one] It brings a business token at once.
       *[other] It brings { $count } business tokens at once.
    }
report-reason-brings =
    { $you ->
        [yes] After this, { $street } brings you about ${ $about } more.
       *[no] After this, { $street } brings { $name } about ${ $about } more.
    }
report-reason-begins =
    { $you ->
        [yes] After this, new streets bring you about ${ $about } more.
       *[no] After this, new streets bring { $name } about ${ $about } more.
    }
report-reason-hinders_in = It hinders { $name } in { $street }, which is worth about ${ $about }.
report-reason-hinders = It hinders { $name }, which is worth about ${ $about }.
report-reason-leaves =
    { $dollars ->
        [0] On the other hand { $street } stays open. That costs about ${ $about }.
       *[other] On the other hand { $street }, worth ${ $dollars } today, stays open. That costs about ${ $about }.
    }
report-reason-cashes =
    { $dollars ->
        [0] On the other hand it closes { $street } for nothing. That costs about ${ $about }.
       *[other] On the other hand it closes { $street } early, for ${ $dollars }. That costs about ${ $about }.
    }
report-reason-forgoes =
    { $you ->
        [yes] On the other hand new streets bring you about ${ $about } less.
       *[no] On the other hand new streets bring { $name } about ${ $about } less.
    }
report-reason-helps_in = On the other hand it helps { $name } in { $street }, which costs about ${ $about }.
report-reason-helps = On the other hand it helps { $name }, which costs about ${ $about }.
report-reason-less_signs = On the other hand signs get scarce, which costs about ${ $about }.
report-reason-less_tokens = On the other hand it brings fewer business tokens, which costs about ${ $about }.
report-reason-sum = Several small things add up.
# Follows a comparison of what two builds, or a street, would earn today.
report-later = Later the difference grows to about ${ $about }.

## The page of the report

report-title = What happened here?
report-open = What happened here?
report-ready = The report is complete.
report-running = The report comes when the game is over.
report-judging = Judging the game: { $count } of { $total }
report-whose = Seen by
report-shares = Where the margin came from
report-ahead =
    { $count ->
        [one] { $name } finished ${ $dollars } ahead.
       *[other] { $name } finished ${ $dollars } ahead of the average rival.
    }
report-behind =
    { $count ->
        [one] { $name } finished ${ $dollars } behind.
       *[other] { $name } finished ${ $dollars } behind the average rival.
    }
report-level =
    { $count ->
        [one] { $name } finished level.
       *[other] { $name } finished level with the average rival.
    }
report-you_ahead =
    { $count ->
        [one] You finished ${ $dollars } ahead.
       *[other] You finished ${ $dollars } ahead of the average rival.
    }
report-you_behind =
    { $count ->
        [one] You finished ${ $dollars } behind.
       *[other] You finished ${ $dollars } behind the average rival.
    }
report-you_level =
    { $count ->
        [one] You finished level.
       *[other] You finished level with the average rival.
    }
report-choices_of = { $count } of { $total } choices were as good as the best.
report-share_tiles = Luck of the tiles
report-share_own = Own choices
report-share_theirs = Rivals’ choices
report-share_rest = The rest
report-shares_text = Choices count against the expert’s. The rest holds the starting seat and everything the judge cannot see.
report-players = The players
report-left = Left on the table
report-as_good = As good as the best
report-of = { $count } of { $total }
# $gain is signed dollars: "+$9, give or take 8"
report-luck = { $gain }, give or take ${ $margin }
report-course = The course of the game
report-course_text = The margin that was to be expected at the end, and the money so far.
report-expected = Expected margin
report-in_money = Margin in money
report-moved = Large moves
report-moved_by_build = own choice
report-moved_by_answer = a rival’s choice
report-moved_by_tile = a tile
report-moments = The moments that counted
report-nothing = No choice cost $3 or more. Well played!
report-cost_most = What cost most: turn { $number }, { $action }, about ${ $dollars }.
# $number is a turn.
report-moment = Turn { $number }: { $cost }
report-mistake = Turns { $first } to { $last }: { $cost }
report-cost_about = cost about ${ $dollars }
report-cost_up_to = cost up to about ${ $dollars }
report-cost_little = cost a little
report-could_close = From turn { $first } to { $last } this street could be closed, for ${ $dollars } up to ${ $instead }.
# $number is a turn in these two.
report-worst = It cost most in turn { $number }:
report-turn = Turn { $number }
report-find = Well found in turn { $number }: { $action }. Better than the expert’s choice by about ${ $dollars }.
# $action is a phrase: "Cinema, east of Central Station, facing south".
report-played = Played: { $action }
report-better = Better: { $action }
report-build = { $building }, { $place }, facing { $facing }
report-build_double = { $building } with two signs, { $place }, facing { $facing }
report-renovate = { $building } in place of { $target }
report-abandon = give up { $building }
report-try = Try it
report-show = Show on the board
report-more =
    { $count ->
        [one] One more choice
       *[other] { $count } more choices
    }
report-sure = How sure?
report-sure_text = Give or take ${ $dollars }. The judge played on { $total } times and measured in { $count } deals. The choice made was number { $number } among those compared.
report-how = How this is worked out
report-how_1 = The judge sees what the player could see at that moment: never the tiles of others, never the stack. It deals the hidden tiles anew, many times, and plays on after the choice made and after the most promising others. The difference in the final margin is what the choice cost.
report-how_2 = The luck of a tile is its value less the average of those that could have come instead, in the same deals.
report-how_3 = The judge looks eight builds ahead and plays as the expert bot does, so it can be wrong about a plan of yours. It says nothing below $3. At the end of a game a judged dollar was worth about 60 cents, so the bars count it that way.
