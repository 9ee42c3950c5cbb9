# $name - the name of a seat
# $dollars - a whole number of dollars, with the better action where two are compared
# $count - a number of people, tokens, choices, or of deals out of $total
# $total - the number of deals that were played on, or of choices
# report-seat = { $name }: ${ $dollars } left on the table, { $count } of { $total } builds as good as the best
# report-seat =

# $number - the number of a choice in the record, from 1
# $name - the name of a seat
# $action - the text of an action of a record
# $best - the text of another action, the better one
# $gain - report-about or report-little
# $reasons - one or two sentences of report-reason
# report-choice = { $number }. { $name }: { $action }. Better: { $best }, { $gain }. { $reasons }
# report-choice =

# $dollars - a whole number of dollars, with the better action where two are compared
# report-about = about ${ $dollars } more
# report-about =

# report-little = a little more
# report-little =

## Why an action is better than the one chosen

# $street - a phrase for a street: phrases-street
# $name - the name of a seat
# $dollars - a whole number of dollars, with the better action where two are compared
# report-reason-closes = Closing { $street } at once pays { $name } ${ $dollars }. Otherwise it stays open.
# report-reason-closes =

# $street - a phrase for a street: phrases-street
# $name - the name of a seat
# $instead - the same for the action that was chosen
# $tile - the name of the tile that the better action builds, or gives up
# $dollars - a whole number of dollars, with the better action where two are compared
# $count - a number of people, tokens, choices, or of deals out of $total
# $total - the number of deals that were played on, or of choices
# report-reason-waits = Closing { $street } pays { $name } ${ $instead }. With the { $tile } it is worth ${ $dollars }, and { $name } closes it next turn in { $count } of { $total } deals.
# report-reason-waits =

# $street - a phrase for a street: phrases-street
# $name - the name of a seat
# $instead - the same for the action that was chosen
# $dollars - a whole number of dollars, with the better action where two are compared
# $count - a number of people, tokens, choices, or of deals out of $total
# $total - the number of deals that were played on, or of choices
# report-reason-patience = Closing { $street } pays { $name } ${ $instead }. Left open, it pays ${ $dollars } on average, in { $count } of { $total } deals.
# report-reason-patience =

# $name - the name of a seat
# $street - a phrase for a street: phrases-street
# $count - a number of people, tokens, choices, or of deals out of $total
# $total - the number of deals that were played on, or of choices
# $dollars - a whole number of dollars, with the better action where two are compared
# report-reason-follows = After this, { $name } closes { $street } next turn in { $count } of { $total } deals, for ${ $dollars } on average.
# report-reason-follows =

# $count - a number of people, tokens, choices, or of deals out of $total
# $total - the number of deals that were played on, or of choices
# $other - the name of the tile that was built, or given up
# $instead - the same for the action that was chosen
# $tile - the name of the tile that the better action builds, or gives up
# $dollars - a whole number of dollars, with the better action where two are compared
# report-reason-too_late = In { $count } of { $total } deals nobody closes the street of the { $other } any more, and the end pays ${ $instead } for it. The { $tile } still earns ${ $dollars }.
# report-reason-too_late =

# $count - a number of people, tokens, choices, or of deals out of $total
# $tile - the name of the tile that the better action builds, or gives up
# $dollars - a whole number of dollars, with the better action where two are compared
# report-reason-fomo =
#     { $count ->
#         [one] A person with FOMO comes
#        *[other] { $count } people with FOMO come
#     } to the { $tile } at once, which would earn ${ $dollars } today.
# report-reason-fomo =

# $tile - the name of the tile that the better action builds, or gives up
# $dollars - a whole number of dollars, with the better action where two are compared
# $instead - the same for the action that was chosen
# report-reason-worth = There the { $tile } would earn ${ $dollars } today, here ${ $instead }.
# report-reason-worth =

# $tile - the name of the tile that the better action builds, or gives up
# $dollars - a whole number of dollars, with the better action where two are compared
# $other - the name of the tile that was built, or given up
# $instead - the same for the action that was chosen
# report-reason-other_tile = There the { $tile } would earn ${ $dollars } today. The { $other } here would earn ${ $instead }.
# report-reason-other_tile =

# $count - a number of people, tokens, choices, or of deals out of $total
# $name - the name of a seat
# report-reason-crowd =
#     { $count ->
#         [one] It lets a person move
#        *[other] It lets { $count } people move
#     } to buildings of { $name }.
# report-reason-crowd =

# $street - a phrase for a street: phrases-street
# $name - the name of a seat
# $dollars - a whole number of dollars, with the better action where two are compared
# $instead - the same for the action that was chosen
# report-reason-grows = After this, { $street } would pay { $name } ${ $dollars } today. After the other choice it would pay ${ $instead }.
# report-reason-grows =

# $tile - the name of the tile that the better action builds, or gives up
# $dollars - a whole number of dollars, with the better action where two are compared
# $other - the name of the tile that was built, or given up
# $instead - the same for the action that was chosen
# report-reason-gives_up = Giving up the { $tile } costs less: it would earn ${ $dollars } today, the { $other } ${ $instead }.
# report-reason-gives_up =

# $name - the name of a seat
# $tile - the name of the tile that the better action builds, or gives up
# $dollars - a whole number of dollars, with the better action where two are compared
# report-reason-card_used = The card of { $name } makes the { $tile } worth ${ $dollars } today.
# report-reason-card_used =

# $name - the name of a seat
# $tile - the name of the tile that the better action builds, or gives up
# $dollars - a whole number of dollars, with the better action where two are compared
# report-reason-card_kept = The card of { $name } brings more later. Now it makes the { $tile } worth ${ $dollars }.
# report-reason-card_kept =

# $tile - the name of the tile that the better action builds, or gives up
# $name - the name of a seat
# $dollars - a whole number of dollars, with the better action where two are compared
# $instead - the same for the action that was chosen
# report-reason-grifter = After this the { $tile } earns { $name } ${ $dollars }. After the other choice it earns ${ $instead }.
# report-reason-grifter =

# $street - a phrase for a street: phrases-street
# $name - the name of a seat
# $dollars - a whole number of dollars, with the better action where two are compared
# $instead - the same for the action that was chosen
# $count - a number of people, tokens, choices, or of deals out of $total
# $total - the number of deals that were played on, or of choices
# report-reason-trapped = Closing { $street } holds { $name } to ${ $dollars }. Left open, it pays { $name } ${ $instead } on average, in { $count } of { $total } deals.
# report-reason-trapped =

# $other - the name of the tile that was built, or given up
# $street - a phrase for a street: phrases-street
# $name - the name of a seat
# $instead - the same for the action that was chosen
# report-reason-pays = The { $other } closes { $street } and pays { $name } ${ $instead }.
# report-reason-pays =

# $name - the name of a seat
# $street - a phrase for a street: phrases-street
# $count - a number of people, tokens, choices, or of deals out of $total
# $total - the number of deals that were played on, or of choices
# $instead - the same for the action that was chosen
# report-reason-left_open = { $name } can close { $street }. In { $count } of { $total } deals that happened, for ${ $instead } on average.
# report-reason-left_open =

# $other - the name of the tile that was built, or given up
# $street - a phrase for a street: phrases-street
# $name - the name of a seat
# $instead - the same for the action that was chosen
# $dollars - a whole number of dollars, with the better action where two are compared
# report-reason-feeds = With the { $other }, { $street } would pay { $name } ${ $instead } today. After the better choice it would pay ${ $dollars }.
# report-reason-feeds =

# $other - the name of the tile that was built, or given up
# $name - the name of a seat
# report-reason-last_sign = The { $other } takes the last sign of { $name }, who must give up a building next turn.
# report-reason-last_sign =

# $count - a number of people, tokens, choices, or of deals out of $total
# report-reason-tokens =
#     { $count ->
#         [0] It leads to more business tokens.
#         [one] It brings a business token at once.
#        *[other] It brings { $count } business tokens at once.
#     }
# report-reason-tokens =

# $street - a phrase for a street: phrases-street
# $name - the name of a seat
# $about - the dollars that the better action gains or loses there
# report-reason-brings = After this, { $street } brings { $name } about ${ $about } more.
# report-reason-brings =

# $name - the name of a seat
# $about - the dollars that the better action gains or loses there
# report-reason-begins = After this, new streets bring { $name } about ${ $about } more.
# report-reason-begins =

# $name - the name of a seat
# $street - a phrase for a street: phrases-street
# $about - the dollars that the better action gains or loses there
# report-reason-hinders_in = It hinders { $name } in { $street }, which is worth about ${ $about }.
# report-reason-hinders_in =

# $name - the name of a seat
# $about - the dollars that the better action gains or loses there
# report-reason-hinders = It hinders { $name }, which is worth about ${ $about }.
# report-reason-hinders =

# $street - a phrase for a street: phrases-street
# $dollars - a whole number of dollars, with the better action where two are compared
# $about - the dollars that the better action gains or loses there
# report-reason-leaves = On the other hand { $street }, worth ${ $dollars } today, stays open. That costs about ${ $about }.
# report-reason-leaves =

# $street - a phrase for a street: phrases-street
# $dollars - a whole number of dollars, with the better action where two are compared
# $about - the dollars that the better action gains or loses there
# report-reason-cashes = On the other hand it closes { $street } early, for ${ $dollars }. That costs about ${ $about }.
# report-reason-cashes =

# $name - the name of a seat
# $about - the dollars that the better action gains or loses there
# report-reason-forgoes = On the other hand new streets bring { $name } about ${ $about } less.
# report-reason-forgoes =

# $name - the name of a seat
# $street - a phrase for a street: phrases-street
# $about - the dollars that the better action gains or loses there
# report-reason-helps_in = On the other hand it helps { $name } in { $street }, which costs about ${ $about }.
# report-reason-helps_in =

# $name - the name of a seat
# $about - the dollars that the better action gains or loses there
# report-reason-helps = On the other hand it helps { $name }, which costs about ${ $about }.
# report-reason-helps =

# $about - the dollars that the better action gains or loses there
# report-reason-less_signs = On the other hand signs get scarce, which costs about ${ $about }.
# report-reason-less_signs =

# $about - the dollars that the better action gains or loses there
# report-reason-less_tokens = On the other hand it brings fewer business tokens, which costs about ${ $about }.
# report-reason-less_tokens =

# report-reason-sum = Several small things add up.
# report-reason-sum =

## The page of the report

# report-title = What happened here?
# report-title =

# report-open = What happened here?
# report-open =

# report-ready = The report is complete.
# report-ready =

# report-running = The report comes when the game is over.
# report-running =

# $count - a number of people, tokens, choices, or of deals out of $total
# $total - the number of deals that were played on, or of choices
# report-judging = Judging the game: { $count } of { $total }
# report-judging =

# report-whose = Seen by
# report-whose =

# report-shares = Where the margin came from
# report-shares =

# $count - a number of people, tokens, choices, or of deals out of $total
# $name - the name of a seat
# $dollars - a whole number of dollars, with the better action where two are compared
# report-ahead =
#     { $count ->
#         [one] { $name } finished ${ $dollars } ahead.
#        *[other] { $name } finished ${ $dollars } ahead of the average rival.
#     }
# report-ahead =

# $count - a number of people, tokens, choices, or of deals out of $total
# $name - the name of a seat
# $dollars - a whole number of dollars, with the better action where two are compared
# report-behind =
#     { $count ->
#         [one] { $name } finished ${ $dollars } behind.
#        *[other] { $name } finished ${ $dollars } behind the average rival.
#     }
# report-behind =

# $count - a number of people, tokens, choices, or of deals out of $total
# $name - the name of a seat
# report-level =
#     { $count ->
#         [one] { $name } finished level.
#        *[other] { $name } finished level with the average rival.
#     }
# report-level =

# $count - a number of people, tokens, choices, or of deals out of $total
# $dollars - a whole number of dollars, with the better action where two are compared
# report-you_ahead =
#     { $count ->
#         [one] You finished ${ $dollars } ahead.
#        *[other] You finished ${ $dollars } ahead of the average rival.
#     }
# report-you_ahead =

# $count - a number of people, tokens, choices, or of deals out of $total
# $dollars - a whole number of dollars, with the better action where two are compared
# report-you_behind =
#     { $count ->
#         [one] You finished ${ $dollars } behind.
#        *[other] You finished ${ $dollars } behind the average rival.
#     }
# report-you_behind =

# $count - a number of people, tokens, choices, or of deals out of $total
# report-you_level =
#     { $count ->
#         [one] You finished level.
#        *[other] You finished level with the average rival.
#     }
# report-you_level =

# report-share_tiles = Luck of the tiles
# report-share_tiles =

# report-share_own = Own choices
# report-share_own =

# report-share_theirs = Rivals’ choices
# report-share_theirs =

# report-share_rest = The rest
# report-share_rest =

# report-shares_text = Choices count against the expert’s. The rest holds the starting seat and everything the judge cannot see.
# report-shares_text =

# report-players = The players
# report-players =

# report-left = Left on the table
# report-left =

# report-as_good = As good as the best
# report-as_good =

# $count - a number of people, tokens, choices, or of deals out of $total
# $total - the number of deals that were played on, or of choices
# report-of = { $count } of { $total }
# report-of =

# $gain is signed dollars: "+$9, give or take 8"
# $gain - report-about or report-little
# $margin - a number of dollars: give or take so many
# report-luck = { $gain }, give or take ${ $margin }
# report-luck =

# report-course = The course of the game
# report-course =

# report-course_text = The margin that was to be expected at the end, and the money so far.
# report-course_text =

# report-expected = Expected margin
# report-expected =

# report-in_money = Margin in money
# report-in_money =

# report-moved = Large moves
# report-moved =

# report-moved_by_build = own choice
# report-moved_by_build =

# report-moved_by_answer = a rival’s choice
# report-moved_by_answer =

# report-moved_by_tile = a tile
# report-moved_by_tile =

# report-moments = The moments that counted
# report-moments =

# report-nothing = No choice cost $3 or more. Well played!
# report-nothing =

# $number - the number of a choice in the record, from 1
# $action - the text of an action of a record
# $dollars - a whole number of dollars, with the better action where two are compared
# report-cost_most = What cost most: turn { $number }, { $action }, about ${ $dollars }.
# report-cost_most =

# $number is a turn.
# $number - the number of a choice in the record, from 1
# $cost - report-cost_about, report-cost_up_to or report-cost_little
# report-moment = Turn { $number }: { $cost }
# report-moment =

# $cost - report-cost_about, report-cost_up_to or report-cost_little
# report-mistake = Turns { $first } to { $last }: { $cost }
# report-mistake =

# $dollars - a whole number of dollars, with the better action where two are compared
# report-cost_about = cost about ${ $dollars }
# report-cost_about =

# $dollars - a whole number of dollars, with the better action where two are compared
# report-cost_up_to = cost up to about ${ $dollars }
# report-cost_up_to =

# report-cost_little = cost a little
# report-cost_little =

# $dollars - a whole number of dollars, with the better action where two are compared
# $instead - the same for the action that was chosen
# report-could_close = From turn { $first } to { $last } this street could be closed, for ${ $dollars } up to ${ $instead }.
# report-could_close =

# $number is a turn in these two.
# $number - the number of a choice in the record, from 1
# report-worst = It cost most in turn { $number }:
# report-worst =

# $number - the number of a choice in the record, from 1
# report-turn = Turn { $number }
# report-turn =

# $number - the number of a choice in the record, from 1
# $action - the text of an action of a record
# $dollars - a whole number of dollars, with the better action where two are compared
# report-find = Well found in turn { $number }: { $action }. Better than the expert’s choice by about ${ $dollars }.
# report-find =

# $action is a phrase: "Cinema, east of Central Station, facing south".
# $action - the text of an action of a record
# report-played = Played: { $action }
# report-played =

# $action - the text of an action of a record
# report-better = Better: { $action }
# report-better =

# $place - where a spot is: one or two of phrases-beside
# $facing - a direction: facings-…
# report-build = { $building }, { $place }, facing { $facing }
# report-build =

# $place - where a spot is: one or two of phrases-beside
# $facing - a direction: facings-…
# report-build_double = { $building } with two signs, { $place }, facing { $facing }
# report-build_double =

# report-renovate = { $building } in place of { $target }
# report-renovate =

# report-abandon = give up { $building }
# report-abandon =

# report-show = Show on the board
# report-show =

# $count - a number of people, tokens, choices, or of deals out of $total
# report-more =
#     { $count ->
#         [one] One more choice
#        *[other] { $count } more choices
#     }
# report-more =

# report-sure = How sure?
# report-sure =

# $dollars - a whole number of dollars, with the better action where two are compared
# $total - the number of deals that were played on, or of choices
# $count - a number of people, tokens, choices, or of deals out of $total
# $number - the number of a choice in the record, from 1
# report-sure_text = Give or take ${ $dollars }. The judge played on { $total } times and measured in { $count } deals. The choice made was number { $number } among those compared.
# report-sure_text =

# report-how = How this is worked out
# report-how =

# report-how_1 = The judge sees what the player could see at that moment: never the tiles of others, never the stack. It deals the hidden tiles anew, many times, and plays on after the choice made and after the most promising others. The difference in the final margin is what the choice cost.
# report-how_1 =

# report-how_2 = The luck of a tile is its value less the average of those that could have come instead, in the same deals.
# report-how_2 =

# report-how_3 = The judge looks eight builds ahead and plays as the expert bot does, so it can be wrong about a plan of yours. It says nothing below $3. At the end of a game a judged dollar was worth about 60 cents, so the bars count it that way.
# report-how_3 =
