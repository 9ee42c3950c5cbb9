## Hints of the first game, each given once, when something first appears.

# drills-title = Drills
# drills-title =

# drills-text = Twenty quick questions each, never the same twice.
# drills-text =

# $count - a number of things
# $total - the number of which count is a part
# drills-of = { $count } of { $total }
# drills-of =

# drills-again = Twenty more
# drills-again =

# $count - a number of things
# $total - the number of which count is a part
# drills-score = { $count } of { $total } right.
# drills-score =

# drills-right = Right.
# drills-right =

# drills-wrong = Not quite.
# drills-wrong =

# drills-legal-title = Legal or not?
# drills-legal-title =

# drills-legal-ask = May this building stand here, turned like this?
# drills-legal-ask =

# drills-legal-yes = Yes
# drills-legal-yes =

# drills-legal-no = No
# drills-legal-no =

# drills-legal-fits = It is legal: a road meets its own, and nothing forbids it.
# drills-legal-fits =

# drills-worth-title = What is it worth?
# drills-worth-title =

# drills-worth-ask = What would this building earn if its street were scored now?
# drills-worth-ask =
