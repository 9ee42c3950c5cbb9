# coach-title = Coach
# coach-title =

# coach-hint = Hint
# coach-hint =

# coach-thinking = The coach is thinking…
# coach-thinking =

# coach-nothing = The coach has nothing to say here.
# coach-nothing =

# $street - a phrase for a street: phrases-street
# coach-where = Look at { $street }.
# coach-where =

# coach-new_street = Begin a new street.
# coach-new_street =

# $street - a phrase for a street: phrases-street
# coach-give_up = Give up a building of { $street }.
# coach-give_up =

# coach-tile = Use the { $tile }.
# coach-tile =

# coach-building = Give up the { $building }.
# coach-building =

# $place - where a spot is: one or two of phrases-beside
# coach-place = Build it { $place }.
# coach-place =

# coach-on_top = Build it on top of { $building }.
# coach-on_top =

# $count - a number of actions
# coach-as_good = { $count } builds are about as good.
# coach-as_good =

# Before the reasons why another action is better than this one.
# $action - a phrase for an action: report-build and its like
# coach-compared = Compared with { $action }:
# coach-compared =

# coach-most = It also brings the most now.
# coach-most =

# $action - a phrase for an action: report-build and its like
# coach-close = A little better than { $action }: small things add up.
# coach-close =

# coach-more_tile = Which tile?
# coach-more_tile =

# coach-more_place = Where?
# coach-more_place =

# coach-more_building = Which building?
# coach-more_building =

# coach-more_why = Why?
# coach-more_why =

# $gain - report-about or report-little
# coach-warned = Another choice brings { $gain }.
# coach-warned =

# coach-think_again = Think again
# coach-think_again =

# coach-made_good = That was as good as the best.
# coach-made_good =

# $gain - report-about or report-little
# coach-made_worse = Another choice would have brought { $gain }.
# coach-made_worse =
