### L’analyse d’une partie : ce que les choix ont coûté, et pourquoi.

report-seat = { $name } : { $dollars } $ laissés sur la table, constructions aussi bonnes que la meilleure : { $count } sur { $total }
report-choice = { $number }. { $name } : { $action }. Mieux : { $best }, { $gain }. { $reasons }
report-about = environ { $dollars } $ de plus
report-little = un peu plus

## Pourquoi une action vaut mieux que celle qui a été choisie

report-reason-closes =
    { $you ->
        [yes] Fermer { $street } tout de suite vous rapporte { $dollars } $. Sinon, elle reste ouverte.
       *[no] Fermer { $street } tout de suite rapporte { $dollars } $ à { $name }. Sinon, elle reste ouverte.
    }
report-reason-waits =
    { $you ->
        [yes] Fermer { $street } vous rapporte { $instead } $. Avec { FORM($tile, case: "the") }, elle vaut { $dollars } $, et vous la fermez au tour suivant dans { $count } cas sur { $total }.
       *[no] Fermer { $street } rapporte { $instead } $ à { $name }. Avec { FORM($tile, case: "the") }, elle vaut { $dollars } $, et { $name } la ferme au tour suivant dans { $count } cas sur { $total }.
    }
report-reason-patience =
    { $you ->
        [yes] Fermer { $street } vous rapporte { $instead } $. Laissée ouverte, elle rapporte { $dollars } $ en moyenne, dans { $count } cas sur { $total }.
       *[no] Fermer { $street } rapporte { $instead } $ à { $name }. Laissée ouverte, elle rapporte { $dollars } $ en moyenne, dans { $count } cas sur { $total }.
    }
report-reason-follows =
    { $you ->
        [yes] Ensuite, vous fermez { $street } au tour suivant dans { $count } cas sur { $total }, pour { $dollars } $ en moyenne.
       *[no] Ensuite, { $name } ferme { $street } au tour suivant dans { $count } cas sur { $total }, pour { $dollars } $ en moyenne.
    }
report-reason-too_late = Dans { $count } cas sur { $total }, plus personne ne ferme la rue { FORM($other, case: "of") }, et la fin n’en donne que { $instead } $. { FORM($tile, case: "The") } rapporte encore { $dollars } $.
report-reason-fomo =
    { $count ->
        [one] Une personne en FOMO file aussitôt { FORM($tile, case: "to") }, qui rapporterait { $dollars } $ en l’état.
       *[other] { $count } habitants en FOMO filent aussitôt { FORM($tile, case: "to") }, qui rapporterait { $dollars } $ en l’état.
    }
report-reason-worth = Là-bas, { FORM($tile, case: "the") } rapporterait { $dollars } $ en l’état, ici { $instead } $.
report-reason-other_tile = Là-bas, { FORM($tile, case: "the") } rapporterait { $dollars } $ en l’état. Ici, { FORM($other, case: "the") } rapporterait { $instead } $.
report-reason-crowd =
    { $count ->
        [one] Un habitant peut ainsi aller
       *[other] { $count } habitants peuvent ainsi aller
    } { $you ->
        [yes] dans vos bâtiments.
       *[no] chez { $name }.
    }
report-reason-grows =
    { $you ->
        [yes] Ensuite, { $street } vous rapporterait { $dollars } $ en l’état. Après l’autre choix, elle rapporterait { $instead } $.
       *[no] Ensuite, { $street } rapporterait { $dollars } $ à { $name } en l’état. Après l’autre choix, elle rapporterait { $instead } $.
    }
report-reason-gives_up = Abandonner { FORM($tile, case: "the") } coûte moins : { $dollars } $ en l’état, contre { $instead } $ pour { FORM($other, case: "the") }.
report-reason-card_used =
    { $you ->
        [yes] Avec votre carte, { FORM($tile, case: "the") } vaut { $dollars } $ en l’état.
       *[no] Pour { $name }, avec sa carte, { FORM($tile, case: "the") } vaut { $dollars } $ en l’état.
    }
report-reason-card_kept =
    { $you ->
        [yes] Votre carte rapportera davantage plus tard. Maintenant, { FORM($tile, case: "the") } vaut { $dollars } $ avec elle.
       *[no] La carte rapportera davantage à { $name } plus tard. Maintenant, { FORM($tile, case: "the") } vaut { $dollars } $ avec elle.
    }
report-reason-grifter = Ensuite, { FORM($tile, case: "the") } rapporte { $dollars } $ à { $name }. Après l’autre choix, c’est { $instead } $.
report-reason-trapped = Fermer { $street } limite { $name } à { $dollars } $. Laissée ouverte, elle lui rapporte { $instead } $ en moyenne, dans { $count } cas sur { $total }.
report-reason-pays = { FORM($other, case: "The") } ferme { $street } et rapporte { $instead } $ à { $name }.
report-reason-left_open = { $name } peut fermer { $street }. Cela arrive dans { $count } cas sur { $total }, pour { $instead } $ en moyenne.
report-reason-feeds = Avec { FORM($other, case: "the") }, { $street } rapporterait { $instead } $ à { $name } en l’état. Après le meilleur choix, ce serait { $dollars } $.
report-reason-last_sign =
    { $you ->
        [yes] { FORM($other, case: "The") } prend votre dernière enseigne : au tour suivant, vous devez abandonner un bâtiment.
       *[no] { FORM($other, case: "The") } prend la dernière enseigne : au tour suivant, { $name } doit abandonner un bâtiment.
    }
report-reason-tokens =
    { $count ->
        [0] Cela mène à plus de jetons.
        [one] Cela rapporte un jeton tout de suite.
       *[other] Cela rapporte { $count } jetons tout de suite.
    }
report-reason-brings =
    { $you ->
        [yes] Ensuite, { $street } vous rapporte environ { $about } $ de plus.
       *[no] Ensuite, { $street } rapporte environ { $about } $ de plus à { $name }.
    }
report-reason-begins =
    { $you ->
        [yes] Ensuite, de nouvelles rues vous rapportent environ { $about } $ de plus.
       *[no] Ensuite, de nouvelles rues rapportent environ { $about } $ de plus à { $name }.
    }
report-reason-hinders_in = Cela gêne { $name } dans { $street }, ce qui vaut environ { $about } $.
report-reason-hinders = Cela gêne { $name }, ce qui vaut environ { $about } $.
report-reason-leaves =
    { $dollars ->
        [0] En revanche, { $street } reste ouverte. Cela coûte environ { $about } $.
       *[other] En revanche, { $street }, qui vaut { $dollars } $ en l’état, reste ouverte. Cela coûte environ { $about } $.
    }
report-reason-cashes =
    { $dollars ->
        [0] En revanche, cela ferme { $street } pour rien. Cela coûte environ { $about } $.
       *[other] En revanche, cela ferme tôt { $street }, pour { $dollars } $. Cela coûte environ { $about } $.
    }
report-reason-forgoes =
    { $you ->
        [yes] En revanche, de nouvelles rues vous rapportent environ { $about } $ de moins.
       *[no] En revanche, de nouvelles rues rapportent environ { $about } $ de moins à { $name }.
    }
report-reason-helps_in = En revanche, cela aide { $name } dans { $street }, ce qui coûte environ { $about } $.
report-reason-helps = En revanche, cela aide { $name }, ce qui coûte environ { $about } $.
report-reason-less_signs = En revanche, les enseignes se font rares, ce qui coûte environ { $about } $.
report-reason-less_tokens = En revanche, cela rapporte moins de jetons, ce qui coûte environ { $about } $.
report-reason-sum = Plusieurs petites choses s’additionnent.
report-later = Plus tard, l’écart atteint environ { $about } $.

## La page de l’analyse

report-title = Que s’est-il passé ?
report-open = Analyse
report-ready = L’analyse est complète.
report-running = L’analyse viendra à la fin de la partie.
report-judging = Analyse de la partie : { $count } sur { $total }
report-whose = Vu par
report-shares = D’où vient l’écart
report-ahead =
    { $count ->
        [one] { $name } finit { $dollars } $ devant.
       *[other] { $name } finit { $dollars } $ devant la moyenne des rivaux.
    }
report-behind =
    { $count ->
        [one] { $name } finit { $dollars } $ derrière.
       *[other] { $name } finit { $dollars } $ derrière la moyenne des rivaux.
    }
report-level =
    { $count ->
        [one] { $name } finit à égalité.
       *[other] { $name } finit à égalité avec la moyenne des rivaux.
    }
report-you_ahead =
    { $count ->
        [one] Vous finissez { $dollars } $ devant.
       *[other] Vous finissez { $dollars } $ devant la moyenne des rivaux.
    }
report-you_behind =
    { $count ->
        [one] Vous finissez { $dollars } $ derrière.
       *[other] Vous finissez { $dollars } $ derrière la moyenne des rivaux.
    }
report-you_level =
    { $count ->
        [one] Vous finissez à égalité.
       *[other] Vous finissez à égalité avec la moyenne des rivaux.
    }
report-choices_of = Choix aussi bons que le meilleur : { $count } sur { $total }.
report-you_cost =
    { $count ->
        [one] { $count } coup vous a coûté environ { $dollars } $. C’était au tour { $number }.
       *[other] { $count } coups vous ont coûté environ { $dollars } $. Le plus cher : au tour { $number }.
    }
report-cost =
    { $count ->
        [one] { $count } coup a coûté environ { $dollars } $. C’était au tour { $number }.
       *[other] { $count } coups ont coûté environ { $dollars } $. Le plus cher : au tour { $number }.
    }
report-share_tiles = Chance aux tuiles
report-share_own = Choix personnels
report-share_theirs = Choix des rivaux
report-share_rest = Le reste
report-shares_text = Les choix sont comparés à ceux de l’expert. Le reste comprend la place de départ et tout ce que l’analyse ne voit pas.
report-players = Les joueurs
report-left = Laissé sur la table
report-as_good = Aussi bon que le meilleur
report-of = { $count } sur { $total }
# $gain est un montant avec son signe : « +9 $, à 8 $ près »
report-luck = { $gain }, à { $margin } $ près
report-course = Le cours de la partie
report-course_text = L’écart auquel on pouvait s’attendre à la fin, et l’argent jusque-là.
report-expected = Écart attendu
report-in_money = Écart en argent
report-moved = Grands tournants
report-moved_by_build = choix personnel
report-moved_by_answer = choix d’un rival
report-moved_by_tile = une tuile
report-moments = Les moments qui ont compté
report-nothing = Aucun choix n’a coûté 3 $ ou plus. Bien joué !
report-cost_most = Le plus coûteux : tour { $number }, { $action }, environ { $dollars } $.
# $number est un tour.
report-moment = Tour { $number } : { $cost }
report-mistake = Tours { $first } à { $last } : { $cost }
report-cost_about = perte d’environ { $dollars } $
report-cost_up_to = perte de { $dollars } $ au plus, environ
report-cost_little = petite perte
report-could_close = Du tour { $first } au tour { $last }, cette rue pouvait se fermer, pour { $dollars } à { $instead } $.
# $number est un tour dans ces deux textes.
report-worst = Le plus coûteux, au tour { $number } :
report-turn = Tour { $number }
report-find = Bien vu au tour { $number } : { $action }. Environ { $dollars } $ de mieux que le choix de l’expert.
# $action est un groupe de mots : « Cinéma, à l’est de la Gare centrale, face au sud ».
report-played = Joué : { $action }
report-better = Mieux : { $action }
report-build = { $building }, { $place }, face { FORM($facing, case: "to") }
report-build_double = { $building } avec deux enseignes, { $place }, face { FORM($facing, case: "to") }
report-renovate = { $building } à la place { FORM($target, case: "of") }
report-abandon = abandonner { FORM($building, case: "the") }
report-try = Essayer
report-show = Montrer sur le plateau
report-more =
    { $count ->
        [one] Encore un choix
       *[other] Encore { $count } choix
    }
report-details = Détails
report-sure_text = À { $dollars } $ près. L’analyse a joué la suite { $total } fois et mesuré dans { $count } donnes. Le choix fait était le numéro { $number } parmi ceux comparés.
report-how = Comment c’est calculé
report-how_1 = L’analyse voit ce que le joueur pouvait voir à cet instant : jamais les tuiles des autres, jamais la pioche. Elle redistribue de nombreuses fois les tuiles cachées, et joue la suite après le choix fait et après les plus prometteurs des autres. La différence d’écart final est ce que le choix a coûté.
report-how_2 = La chance d’une tuile est sa valeur moins la moyenne de celles qui auraient pu venir à sa place, dans les mêmes donnes.
report-how_3 = L’analyse regarde huit constructions en avant et joue comme le bot expert : il peut donc se tromper sur un de vos plans. Au-dessous de 3 $, elle ne dit rien. À la fin d’une partie, un dollar de l’analyse valait environ 60 cents, et « Le reste » contient la différence.
