# again-title = Try again
# again-title =

# $number - a turn
# again-which = Turn { $number } · { $count } of { $total }
# again-which =

# $action - a phrase for an action: report-build and its like
# again-ask = Find something better than: { $action }.
# again-ask =

# again-same = That is the choice you made. Find something better.
# again-same =

# again-weighing = Weighing your answer…
# again-weighing =

# $gain: "about $8 more", "a little more"
# $gain - report-about or report-little
# again-right = Well found: { $gain } than the choice you made.
# again-right =

# $gain - report-about or report-little
# again-worse = Not yet: another choice brings { $gain }.
# again-worse =

# again-show = Show me
# again-show =

# again-next = Next
# again-next =

# again-play_on = Play on from here
# again-play_on =

# again-done = Back to the report
# again-done =

# again-back = Back to the choice
# again-back =

# again-mistake = A mistake of yours
# again-mistake =

# again-all = All { $count }
# again-all =

# again-box = Choices to try again
# again-box =

# again-box_text = Choices that cost $3 or more, from the reports on your games. Solved twice, a choice leaves.
# again-box_text =

# again-empty = Nothing to try. The reports on your games put choices here.
# again-empty =

# $number - a turn
# $dollars - how many dollars a choice cost, about
# again-boxed = Turn { $number }, about ${ $dollars }
# again-boxed =

# again-solved = solved once
# again-solved =

# again-try = Try
# again-try =

# again-that_turn = Try that turn again
# again-that_turn =

# again-remove = Remove
# again-remove =
