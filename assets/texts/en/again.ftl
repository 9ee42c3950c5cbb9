### Trying a reported choice again, and the box of choices to try.
###
### $number - a turn
### $count, $total - the number of a choice, and of all choices to try
### $action - a phrase for an action: report-build and its like
### $gain - report-about or report-little
### $dollars - how many dollars a choice cost, about

again-title = Try again
again-which = Turn { $number } · { $count } of { $total }
again-ask = Find a better move than this: { $action }.
again-same = That’s the move you made. Find a better one.
again-weighing = Checking your answer…
# $gain: "about $8 more", "a little more"
again-right = Well spotted: that’s worth { $gain } than the move you made.
again-worse = Not yet: another move is worth { $gain }.
again-show = Show me
again-next = Next
again-play_on = Play on from here
again-done = Back to the report
again-mistake = One of your mistakes
again-all = All { $count }
again-box = Your mistakes
again-box_text = Moves from your games that cost you $3 or more. Solve one twice and it leaves the list.
again-empty = Nothing to retry yet. Costly moves from your game reports will turn up here.
again-boxed = Turn { $number }: cost about ${ $dollars }
again-solved = solved once
again-try = Try
again-that_turn = Retry that turn
again-remove = Remove
