### Énigmes : des positions où un choix est le meilleur.

puzzles-title = Énigmes
puzzles-all = Toutes les énigmes
puzzles-text = Un choix, une meilleure réponse, une demi-minute. Prenez votre temps : rien ne presse.
puzzles-back = Retour à l’énigme
puzzles-short = Énigme
puzzles-waiting = On va chercher les énigmes…
puzzles-not_fetched = Les énigmes n’ont pas pu être chargées. Vérifiez la connexion.
puzzles-fetch_again = Réessayer
puzzles-unknown = Cette énigme n’existe pas.
puzzles-totals = Résolues du premier coup : { $count } sur { $total }.
puzzles-rating = Votre cote : { NUMBER($rating, useGrouping: "false") }.

puzzles-today = L’énigme du jour
puzzles-solve = Résoudre
puzzles-days = Jours passés
puzzles-run = Série
puzzles-run_text = De plus en plus dur, jusqu’à la troisième erreur.
puzzles-run_begin = Lancer une série
puzzles-run_on = Continuer la série
puzzles-best_run = Votre record : { $count }.
puzzles-run_state = Résolues : { $count }, erreurs : { $misses } sur { $limit }
puzzles-run_over = Fin de série. Résolues : { $count }
puzzles-sets = Par thème
puzzles-of = { $count } sur { $total }
puzzles-next = Suivante
puzzles-all_done = Vous avez répondu à toutes celles-ci.
# Le nom d’une énigme dans sa série, pour les lecteurs d’écran.
puzzles-label = Énigme { $number } : { $result }
puzzles-was_new = nouvelle
puzzles-was_yes = résolue
puzzles-was_near = résolue, aussi bien que le meilleur choix
puzzles-was_no = manquée

## Thèmes

puzzles-theme_waiting = Pas encore
puzzles-theme_waiting_text = Votre rue peut se fermer maintenant. Elle vaudra davantage plus tard.
puzzles-theme_closing = Fermez tout de suite
puzzles-theme_closing_text = Une rue qui ne doit pas rester ouverte plus longtemps.
puzzles-theme_stopping = Barrer la route
puzzles-theme_stopping_text = Gardez petite la rue d’un rival, ou empêchez-la de se fermer.
puzzles-theme_choosing = La bonne tuile
puzzles-theme_choosing_text = Une autre tuile semble d’abord meilleure.
puzzles-theme_placing = La bonne place
puzzles-theme_placing_text = La tuile est évidente. Où va-t-elle, et dans quel sens ?
puzzles-theme_payday = Jour de paie
puzzles-theme_payday_text = Quelle construction vous rapporte le plus d’un coup ?
puzzles-theme_crowd = Un habitant déménage
puzzles-theme_crowd_text = Où un habitant vous aide-t-il le plus ?
puzzles-theme_parting = Abandonner
puzzles-theme_parting_text = Plus d’enseigne. De quel bâtiment pouvez-vous vous passer ?
puzzles-theme_steering = Contre Filou
puzzles-theme_steering_text = Vous connaissez sa prochaine tuile. Gâchez-lui sa meilleure place.
puzzles-theme_finale = La dernière construction
puzzles-theme_finale_text = Plus rien n’est caché. Finissez le plus loin devant possible.

## Une énigme sur le plateau

puzzles-panel = Énigme
puzzles-one = Énigme
puzzles-level = Niveau { NUMBER($rating, useGrouping: "false") }
puzzles-rated = Cote { NUMBER($rating, useGrouping: "false") } ({ $change })
puzzles-ask_judged = { $name }, trouvez la meilleure construction.
puzzles-ask_payday = { $name }, quelle construction vous rapporte le plus, tout de suite ?
puzzles-ask_crowd = { $name }, déplacez un { $person }. Où vous rapporte-t-il le plus, une fois retiré ce qu’y gagnent vos rivaux ?
puzzles-ask_parting = { $name }, abandonnez le bâtiment qui vous rapporterait le moins en l’état.
puzzles-ask_steering = { $name }, Filou construit ensuite { FORM($tile, case: "the") }. Construisez de sorte que même sa meilleure place lui rapporte le moins possible.
puzzles-ask_finale = { $name }, c’est la dernière construction de la partie. Laquelle vous met le plus loin devant ?
puzzles-at_start = L’énigme commence ici.
puzzles-right = Juste !
puzzles-as_good = Juste, aussi bon que le meilleur choix !
puzzles-wrong = Ce n’est pas le meilleur choix. Encore un essai ?
puzzles-answer = Voici la réponse.
puzzles-show = Voir la réponse
puzzles-share = Partager cette énigme
puzzles-other_place = Voir l’autre emplacement
puzzles-costs = Avec { FORM($tile, case: "the") }, vous perdez environ { $dollars } $.
puzzles-tempting_tile = { FORM($tile, case: "The") } : tentant, mais environ { $dollars } $ de moins.
puzzles-tempting_spot = Un autre emplacement est tentant, mais rapporte environ { $dollars } $ de moins.
puzzles-value_payday = Cela vous rapporte { $dollars } $ d’un coup.
puzzles-value_crowd =
    { $sign ->
        [more] Ce déménagement vaut { $dollars } $ de plus pour vous que pour votre rival.
        [less] Ce déménagement vaut { $dollars } $ de plus pour votre rival que pour vous.
       *[same] Il vaut autant pour votre rival que pour vous.
    }
puzzles-value_parting = { FORM($tile, case: "The") } rapporterait { $dollars } $ en l’état.
puzzles-value_steering = Après cela, la meilleure place { FORM($next, case: "of") } rapporte { $dollars } $ à Filou.
puzzles-value_finale =
    { $sign ->
        [more] Vous finissez { $dollars } $ devant.
        [less] Vous finissez { $dollars } $ derrière.
       *[same] Vous finissez à égalité.
    }
