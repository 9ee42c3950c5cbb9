### The coach: hints, a second thought, and practice.
###
### $street - a phrase for a street: phrases-street
### $tile, $building - the name of a tile; of a building in the city
### $place - where a spot is: one or two of phrases-beside
### $action - a phrase for an action: report-build and its like
### $gain - report-about or report-little
### $number - a number on the board, such as +16 or $11
### $count - a number of actions

coach-title = Coach
coach-hint = Hint
coach-thinking = The coach is thinking…
coach-nothing = The coach has no advice here.
coach-where = Look at { $street }.
coach-new_street = Start a new street.
coach-give_up = Abandon a building in { $street }.
coach-tile = Use the { $tile }.
coach-building = Abandon the { $building }.
# Beside the spot, which pulses; coach-place is for screen readers.
coach-here = Here, turned as you hold it.
coach-place = Build it { $place }.
coach-but = Another spot shows { $number }, but over the whole game this one earns more.
coach-on_top = Build it on top of { FORM($building, case: "the") }.
coach-as_good = { $count } builds are about equally good.
# Before the reasons why another action is better than this one.
coach-compared = Compared with { $action }:
coach-most = It also earns the most now.
coach-close = A little better than { $action }: small things add up.
# Other actions, in coach-compared and coach-close, where a light shows the spot.
coach-other_spot = { FORM($tile, case: "the") } on the highlighted spot
coach-other_tile = { FORM($tile, case: "the") } here
coach-other_facing = { FORM($tile, case: "the") } turned another way
coach-more_tile = Which tile?
coach-more_place = Where?
coach-more_building = Which building?
coach-more_why = Why?
coach-warned = Another move is worth { $gain }.
coach-think_again = Think again
coach-made_good = That was one of the best moves.
coach-made_worse = Another move would have been worth { $gain }.
