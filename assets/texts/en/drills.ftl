### Drills. Plain text only: everything is escaped.
###
### Variables:
###
### $count - a number of things
### $total - the number of which count is a part

## Hints of the first game, each given once, when something first appears.

drills-title = Drills
drills-text = Each drill asks twenty quick questions, always new ones.
drills-of = { $count } of { $total }
drills-again = Twenty more
drills-score = { $count } of { $total } right.
drills-right = Right.
drills-wrong = Not quite.

drills-legal-title = Legal or not?
drills-legal-ask = Can this building go here, facing this way?
drills-legal-yes = Yes
drills-legal-no = No
drills-legal-fits = It’s legal: its road meets another one, and nothing forbids it.

drills-worth-title = What is it worth?
drills-worth-ask = What would this building earn if its street were scored now?
