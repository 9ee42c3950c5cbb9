### Exercices. Texte seul : tout balisage est échappé.

drills-title = Exercices
drills-text = Vingt questions rapides par exercice, jamais deux fois les mêmes.
drills-of = { $count } sur { $total }
drills-again = Vingt de plus
drills-score = Bonnes réponses : { $count } sur { $total }.
drills-right = Juste.
drills-wrong = Pas tout à fait.

drills-legal-title = Permis ou pas ?
drills-legal-ask = Ce bâtiment, tourné ainsi, peut-il se placer ici ?
drills-legal-yes = Oui
drills-legal-no = Non
drills-legal-fits = C’est permis : sa route en rejoint une autre, et rien ne l’interdit.

drills-worth-title = Combien ça vaut ?
drills-worth-ask = Que rapporterait ce bâtiment si l’on décomptait sa rue maintenant ?
