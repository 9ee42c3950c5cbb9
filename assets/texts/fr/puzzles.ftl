### Énigmes : des positions où un choix est le meilleur.

puzzles-title = Énigmes
puzzles-all = Toutes les énigmes
puzzles-text = Un coup, une seule bonne réponse. Sans chronomètre.
puzzles-waiting = Chargement des énigmes…
puzzles-not_fetched = Les énigmes n’ont pas pu être chargées. Vérifiez la connexion.
puzzles-fetch_again = Réessayer
puzzles-unknown = Cette énigme n’existe pas.
puzzles-totals = Résolues du premier coup : { $count } sur { $total }.
puzzles-totals_near = Presque résolues : { $count }.
puzzles-rating = Votre cote : { NUMBER($rating, useGrouping: "false") }.

puzzles-today = L’énigme du jour
puzzles-solve = Résoudre
puzzles-days = Jours passés
puzzles-run = Série
puzzles-run_text = De plus en plus difficile, jusqu’à votre troisième erreur.
puzzles-run_begin = Lancer une série
puzzles-run_on = Continuer la série
puzzles-best_run = Votre record : { $count }.
puzzles-run_state = Résolues : { $count }, erreurs : { $misses } sur { $limit }
puzzles-run_over = Fin de série. Résolues : { $count }
puzzles-sets = Par thème
puzzles-of = { $count } sur { $total } résolues
puzzles-next = Suivante
puzzles-all_done = Vous avez répondu à toutes ces énigmes.
# Le nom d’une énigme dans sa série, pour les lecteurs d’écran.
puzzles-label = Énigme { $number } : { $result }
puzzles-was_new = nouvelle
puzzles-was_yes = résolue
puzzles-was_near = presque résolue
puzzles-was_no = manquée

## Thèmes

puzzles-theme_waiting = Pas encore
puzzles-theme_waiting_text = Votre rue peut se fermer maintenant. Elle vaudra davantage plus tard.
puzzles-theme_closing = Fermer tout de suite
puzzles-theme_closing_text = Cette rue ne doit pas rester ouverte plus longtemps.
puzzles-theme_ending = Avant la fin
puzzles-theme_ending_text = Il reste peu de tours. Construisez là où une rue se fermera encore.
puzzles-theme_stopping = Gêner un rival
puzzles-theme_stopping_text = Empêchez la rue d’un rival de grandir, ou de se fermer.
puzzles-theme_choosing = La bonne tuile
puzzles-theme_choosing_text = Une autre tuile semble d’abord meilleure.
puzzles-theme_placing = Le bon emplacement
puzzles-theme_placing_text = Quel emplacement rapporte le plus à la fin, et dans quel sens tourner la tuile ?
puzzles-theme_crowd = Un habitant déménage
puzzles-theme_parting = Abandonner
puzzles-theme_payday = Jour de paie
puzzles-theme_payday_text = Quel coup vous rapporte le plus tout de suite ?
puzzles-theme_steering = Contre Filou
puzzles-theme_steering_text = Vous connaissez sa prochaine tuile. Gâchez-lui son meilleur emplacement.
puzzles-theme_tempo = Deux tours
puzzles-theme_tempo_text = Un coup prépare le suivant, et Filou construit entre les deux.
puzzles-theme_finale = Le dernier coup
puzzles-theme_finale_text = Plus rien n’est caché. Finissez avec la plus grande avance possible.

## Une énigme sur le plateau

puzzles-panel = Énigme
puzzles-one = Énigme
puzzles-level = Niveau { NUMBER($rating, useGrouping: "false") }
puzzles-rated = Cote { NUMBER($rating, useGrouping: "false") } ({ $change })
puzzles-ask_judged = { $name }, trouvez le meilleur coup.
    .you = Trouvez le meilleur coup.
puzzles-ask_crowd = { $name }, déplacez un { $colour }. Où vous rapporte-t-il le plus, une fois déduit ce qu’y gagnent vos rivaux ?
    .you = Déplacez un { $colour }. Où vous rapporte-t-il le plus, une fois déduit ce qu’y gagnent vos rivaux ?
puzzles-ask_parting = { $name }, abandonnez le bâtiment qui vous rapporterait le moins en l’état.
    .you = Abandonnez le bâtiment qui vous rapporterait le moins en l’état.
puzzles-ask_payday = { $name }, quel coup vous rapporte le plus tout de suite ?
    .you = Quel coup vous rapporte le plus tout de suite ?
puzzles-ask_steering = { $name }, Filou construit ensuite { FORM($tile, case: "the") }. Construisez de sorte que même son meilleur emplacement lui rapporte le moins possible.
    .you = Filou construit ensuite { FORM($tile, case: "the") }. Construisez de sorte que même son meilleur emplacement lui rapporte le moins possible.
puzzles-ask_tempo = { $name }, Filou construit ensuite { FORM($tile, case: "the") }. Quel coup, avec celui de votre tour suivant, vous rapporte le plus ? Ne comptez que les tuiles que vous avez en main.
    .you = Filou construit ensuite { FORM($tile, case: "the") }. Quel coup, avec celui de votre tour suivant, vous rapporte le plus ? Ne comptez que les tuiles que vous avez en main.
puzzles-ask_finale = { $name }, c’est le dernier coup de la partie. Lequel vous laisse la plus grande avance, ou le plus petit retard ?
    .you = C’est le dernier coup de la partie. Lequel vous laisse la plus grande avance, ou le plus petit retard ?
puzzles-at_start = L’énigme commence ici.
puzzles-right = Juste !
puzzles-as_good = Dans les parties simulées, votre coup vaut au moins notre réponse : il compte.
puzzles-nearly = Presque !
puzzles-better_by = Le meilleur coup vaut { $dollars } $ de plus.
puzzles-better_about = Un autre coup est un peu meilleur.
puzzles-wrong = Il y a mieux. Encore un essai ?
puzzles-answer = Voici la réponse.
puzzles-show = Voir la réponse
puzzles-share = Partager cette énigme
puzzles-other_place = L’autre emplacement
puzzles-best_place = Le meilleur emplacement
puzzles-costs = Avec { FORM($tile, case: "the") }, vous perdez environ { $dollars } $.
puzzles-costs_little = La différence est faible : moins d’un dollar.
puzzles-earlier = Votre essai précédent rapporte environ { $dollars } $ de moins.
puzzles-tempting_tile = Construire { FORM($tile, case: "the") } est tentant, mais rapporte environ { $dollars } $ de moins.
puzzles-tempting_spot = Un autre emplacement est tentant, mais rapporte environ { $dollars } $ de moins.
puzzles-value_crowd =
    { $sign ->
        [more] Ce déménagement vous rapporte { $dollars } $ de plus qu’à vos rivaux.
        [less] Ce déménagement rapporte à vos rivaux { $dollars } $ de plus qu’à vous.
       *[same] Ce déménagement rapporte autant à vos rivaux qu’à vous.
    }
puzzles-value_parting = Ce bâtiment vous rapporterait { $dollars } $ en l’état.
puzzles-value_payday =
    { $closes ->
        [none] Cela ne ferme aucune rue et ne vous rapporte donc rien tout de suite.
       *[some] Cela vous rapporte { $dollars } $ tout de suite.
    }
puzzles-value_steering = Après cela, le meilleur emplacement pour { FORM($next, case: "the") } rapporte { $dollars } $ à Filou.
puzzles-value_tempo =
    { $then ->
        [some] Avec { FORM($tile, case: "the") } au tour suivant, cela vous rapporte { $dollars } $.
        [none] Cela vous rapporte { $dollars } $ maintenant, et rien au tour suivant.
       *[never] Cela ne vous rapporte rien, ni maintenant ni au tour suivant.
    }
puzzles-value_finale =
    { $sign ->
        [more] Vous finissez avec { $dollars } $ d’avance.
        [less] Vous finissez avec { $dollars } $ de retard.
       *[same] Vous finissez à égalité.
    }

## Ce qui ne va pas dans un choix, pendant qu’on en cherche un meilleur

puzzles-flaw_closes = Cela laisse ouverte { $street }, alors que la fermer vous rapporterait { $dollars } $ maintenant.
puzzles-flaw_closes_too = La fermer vous rapporterait { $dollars } $ maintenant.
puzzles-flaw_waits = Cela ferme { $street } et vous rapporte { $instead } $. Un tour plus tard, cette rue rapporte plus.
puzzles-flaw_patience = Cela ferme { $street } et vous rapporte { $instead } $. Laissée ouverte, cette rue vaut environ { $dollars } $.
puzzles-flaw_follows = Cela ne prépare pas { $street } pour votre tour suivant.
puzzles-flaw_too_late = Dans { $count } des { $total } parties simulées, la rue de cette tuile ne se ferme jamais, et le bâtiment ne rapporte que { $instead } $ à la fin.
puzzles-flaw_fomo = Cela attire moins d’habitants en FOMO qu’un autre coup.
puzzles-flaw_worth = Là, cette tuile rapporterait { $instead } $ en l’état. Un autre emplacement lui va mieux.
puzzles-flaw_other_tile = Là, cette tuile rapporterait { $instead } $ en l’état. Une autre tuile fait mieux.
puzzles-flaw_crowd = Moins d’habitants peuvent ainsi aller dans vos bâtiments.
puzzles-flaw_last_sign = Cela prend votre dernière enseigne : au tour suivant, vous devrez abandonner un bâtiment.
puzzles-flaw_grows = Avec ce coup, { $street } vous rapporterait { $instead } $ en l’état. Vous pouvez en tirer plus.
puzzles-flaw_trapped = Cela laisse ouverte { $street }, qui vaut environ { $instead } $ pour { $name }.
puzzles-flaw_trapped_too = Laissée ouverte, elle vaut environ { $instead } $ pour { $name }.
puzzles-flaw_pays = Cela ferme { $street } et rapporte { $instead } $ à { $name }.
puzzles-flaw_pays_too = Cela rapporte aussi { $instead } $ à { $name }.
puzzles-flaw_left_open = Cela permet à { $name } de fermer { $street } et de gagner environ { $instead } $, comme dans { $count } des { $total } parties simulées.
puzzles-flaw_feeds = Avec ce coup, { $street } rapporterait { $instead } $ à { $name } en l’état.
puzzles-flaw_brings = Un autre coup rapporte environ { $about } $ de plus dans { $street }.
puzzles-flaw_begins = Un autre coup rapporte environ { $about } $ de plus avec de nouvelles rues.
puzzles-flaw_hinders_in = Cela gêne moins { $name } dans { $street }, ce qui coûte environ { $about } $.
puzzles-flaw_hinders = Cela gêne moins { $name }, ce qui coûte environ { $about } $.
puzzles-flaw_price = En revanche, cela rapporte environ { $about } $ de plus ailleurs.

## Pourquoi le choix affiché vaut mieux qu’un autre

puzzles-why_worth = Ici, { FORM($tile, case: "the") } rapporterait { $dollars } $ en l’état, contre { $instead } $ à l’autre emplacement.
puzzles-why_other_tile = { FORM($tile, case: "The") } rapporterait { $dollars } $ en l’état, contre { $instead } $ pour { FORM($other, case: "the") } à son propre emplacement.
puzzles-why_too_late = Après l’autre coup, la rue { FORM($other, case: "of") } ne se ferme jamais dans { $count } des { $total } parties simulées, et ce bâtiment ne rapporterait que { $instead } $ à la fin. Ici, { FORM($tile, case: "the") } rapporterait encore { $dollars } $.
puzzles-why_pays = { FORM($other, case: "The") } fermerait { $street } et rapporterait { $instead } $ à { $name }.
puzzles-why_left_open = L’autre coup permet à { $name } de fermer { $street } et de gagner environ { $instead } $, comme dans { $count } des { $total } parties simulées.
puzzles-why_feeds = Avec { FORM($other, case: "the") }, { $street } rapporterait { $instead } $ à { $name } en l’état. Avec ce coup, elle rapporterait { $dollars } $.
puzzles-why_last_sign = { FORM($other, case: "The") } prendrait votre dernière enseigne : au tour suivant, vous devriez abandonner un bâtiment.
puzzles-why_crowd =
    { $count ->
        [one] Avec ce coup, un habitant peut aller dans vos bâtiments.
       *[other] Avec ce coup, { $count } habitants peuvent aller dans vos bâtiments.
    }
puzzles-why_hinders_in = Ce coup gêne { $name } dans { $street }, ce qui rapporte environ { $about } $.
puzzles-why_hinders = Ce coup gêne { $name }, ce qui rapporte environ { $about } $.
puzzles-why_helps_in = Le revers : ce coup aide { $name } dans { $street }, ce qui coûte environ { $about } $.
puzzles-why_helps = Le revers : ce coup aide { $name }, ce qui coûte environ { $about } $.
