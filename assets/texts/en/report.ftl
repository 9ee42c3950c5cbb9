### The report on a game: what choices cost, and why.
###
### $name - the name of a seat
### $number - the number of a choice in the record, from 1
### $action - the text of an action of a record
### $best - the text of another action, the better one
### $gain - report-about or report-little
### $reasons - one or two sentences of report-reason
### $street - a phrase for a street: phrases-street
### $tile - the name of the tile that the better action builds, or gives up
### $other - the name of the tile that was built, or given up
### $dollars - a whole number of dollars, with the better action where two are compared
### $instead - the same for the action that was chosen
### $count - a number of people, tokens, choices, or of deals out of $total
### $total - the number of deals that were played on, or of choices

report-seat = { $name }: ${ $dollars } left on the table, { $count } of { $total } builds as good as the best
report-choice = { $number }. { $name }: { $action }. Better: { $best }, { $gain }. { $reasons }
report-about = about ${ $dollars } more
report-little = a little more

## Why an action is better than the one chosen

report-reason-closes = Closing { $street } at once pays { $name } ${ $dollars }. Here it stayed open.
report-reason-waits = Closing { $street } paid { $name } ${ $instead }. With the { $tile } it is worth ${ $dollars }, and { $name } closes it next turn in { $count } of { $total } deals.
report-reason-patience = Closing { $street } paid { $name } ${ $instead }. Left open, it paid ${ $dollars } on average, in { $count } of { $total } deals.
report-reason-follows = After this, { $name } closes { $street } next turn in { $count } of { $total } deals, for ${ $dollars } on average.
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
    } to buildings of { $name }.
report-reason-grows = After this, { $street } would pay { $name } ${ $dollars } today. After the choice made it would pay ${ $instead }.
report-reason-gives_up = Giving up the { $tile } costs less: it would earn ${ $dollars } today, the { $other } ${ $instead }.
report-reason-card_used = The card of { $name } makes the { $tile } worth ${ $dollars } today.
report-reason-card_kept = The card of { $name } brings more later. Now it makes the { $tile } worth ${ $dollars }.
report-reason-grifter = After this the { $tile } earns { $name } ${ $dollars }. After the choice made it earns ${ $instead }.
report-reason-trapped = Closing { $street } holds { $name } to ${ $dollars }. Left open, it paid { $name } ${ $instead } on average, in { $count } of { $total } deals.
report-reason-pays = The { $other } closes { $street } and pays { $name } ${ $instead }.
report-reason-left_open = { $name } can close { $street }. In { $count } of { $total } deals that happened, for ${ $instead } on average.
report-reason-feeds = With the { $other }, { $street } would pay { $name } ${ $instead } today. After the better choice it would pay ${ $dollars }.
report-reason-last_sign = The { $other } takes the last sign of { $name }, who must give up a building next turn.
report-reason-tokens =
    { $count ->
        [0] It leads to more business tokens.
        [one] It brings a business token at once.
       *[other] It brings { $count } business tokens at once.
    }
report-reason-sum = No single reason: small things add up.
