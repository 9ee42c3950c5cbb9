### Trying a reported choice again, and the box of choices to try.
###
### $number - a turn
### $count, $total - the number of a choice, and of all choices to try
### $action - a phrase for an action: report-build and its like
### $gain - report-about or report-little
### $dollars - how many dollars a choice cost, about

again-title = Try again
again-which = Turn { $number } · { $count } of { $total }
again-ask = Find something better than: { $action }.
again-same = That is the choice you made. Find something better.
again-weighing = Weighing your answer…
# $gain: "about $8 more", "a little more"
again-right = Well found: { $gain } than the choice you made.
again-worse = Not yet: another choice brings { $gain }.
again-show = Show me
again-next = Next
again-play_on = Play on from here
again-done = Back to the report
again-mistake = A mistake of yours
again-all = All { $count }
again-box = Choices to try again
again-box_text = Choices that cost $3 or more, from the reports on your games. Solved twice, a choice leaves.
again-empty = Nothing to try. The reports on your games put choices here.
again-boxed = Turn { $number }, about ${ $dollars }
again-solved = solved once
again-try = Try
again-that_turn = Try that turn again
again-remove = Remove
