### L’analyse d’une partie : ce que les choix ont coûté, et pourquoi.

report-seat = { $name } : manque à gagner de { $dollars } $. Coups parmi les meilleurs : { $count } sur { $total }
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
        [yes] Fermer { $street } vous rapporte { $instead } $. Avec { FORM($tile, case: "the") }, elle vaut { $dollars } $, et vous la fermez au tour suivant dans { $count } des { $total } parties simulées.
       *[no] Fermer { $street } rapporte { $instead } $ à { $name }. Avec { FORM($tile, case: "the") }, elle vaut { $dollars } $, et { $name } la ferme au tour suivant dans { $count } des { $total } parties simulées.
    }
report-reason-patience =
    { $you ->
        [yes] Fermer { $street } vous rapporte { $instead } $. Laissée ouverte, elle vaut environ { $dollars } $ : vous la fermez dans { $count } des { $total } parties simulées.
       *[no] Fermer { $street } rapporte { $instead } $ à { $name }. Laissée ouverte, elle vaut environ { $dollars } $ : { $name } la ferme dans { $count } des { $total } parties simulées.
    }
report-reason-follows =
    { $you ->
        [yes] Ce coup vous permet de fermer { $street } au tour suivant et de gagner environ { $dollars } $, comme dans { $count } des { $total } parties simulées.
       *[no] Ce coup permet à { $name } de fermer { $street } au tour suivant et de gagner environ { $dollars } $, comme dans { $count } des { $total } parties simulées.
    }
report-reason-too_late = Dans { $count } des { $total } parties simulées, la rue { FORM($other, case: "of") } ne se ferme jamais, et ce bâtiment ne rapporte que { $instead } $ à la fin. { FORM($tile, case: "The") } rapporterait encore { $dollars } $.
report-reason-fomo =
    { $count ->
        [one] Un habitant en FOMO file aussitôt { FORM($tile, case: "to") }, qui rapporterait { $dollars } $ en l’état.
       *[other] { $count } habitants en FOMO filent aussitôt { FORM($tile, case: "to") }, qui rapporterait { $dollars } $ en l’état.
    }
report-reason-worth = Au meilleur emplacement, { FORM($tile, case: "the") } rapporterait { $dollars } $ en l’état, contre { $instead } $ à l’autre.
report-reason-other_tile = En l’état, { FORM($tile, case: "the") } rapporterait { $dollars } $. À son emplacement, { FORM($other, case: "the") } rapporterait { $instead } $.
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
        [yes] Avec ce coup, { $street } vous rapporterait { $dollars } $ en l’état. Avec le vôtre, elle rapporterait { $instead } $.
       *[no] Avec ce coup, { $street } rapporterait { $dollars } $ à { $name } en l’état. Avec le coup joué, elle rapporterait { $instead } $.
    }
report-reason-gives_up = Abandonner { FORM($tile, case: "the") } coûte moins : { $dollars } $ en l’état, contre { $instead } $ pour { FORM($other, case: "the") }.
report-reason-card_used =
    { $you ->
        [yes] Avec votre carte, { FORM($tile, case: "the") } vaut { $dollars } $ en l’état.
       *[no] Pour { $name }, avec sa carte, { FORM($tile, case: "the") } vaut { $dollars } $ en l’état.
    }
report-reason-card_kept =
    { $you ->
        [yes] Votre carte rapportera davantage plus tard. Avec elle, { FORM($tile, case: "the") } vaut { $dollars } $ en l’état.
       *[no] La carte rapportera davantage à { $name } plus tard. Avec elle, { FORM($tile, case: "the") } vaut { $dollars } $ en l’état.
    }
report-reason-grifter = Après cela, { FORM($tile, case: "the") } rapporterait { $dollars } $ à { $name }, contre { $instead } $ après le coup joué.
report-reason-trapped = Fermer { $street } limite { $name } à { $dollars } $. Laissée ouverte, elle lui rapporte environ { $instead } $, et elle est décomptée dans { $count } des { $total } parties simulées.
    .you = Fermer { $street } vous limite à { $dollars } $. Laissée ouverte, elle vous rapporte environ { $instead } $, et elle est décomptée dans { $count } des { $total } parties simulées.
report-reason-pays = { FORM($other, case: "The") } ferme { $street } et rapporte { $instead } $ à { $name }.
    .you = { FORM($other, case: "The") } ferme { $street } et vous rapporte { $instead } $.
report-reason-left_open = { $name } peut fermer { $street } et gagner environ { $instead } $, comme dans { $count } des { $total } parties simulées.
    .you = Vous pouvez fermer { $street } et gagner environ { $instead } $, comme dans { $count } des { $total } parties simulées.
report-reason-feeds = Avec { FORM($other, case: "the") }, { $street } rapporterait { $instead } $ à { $name } en l’état. Avec le meilleur coup, ce serait { $dollars } $.
    .you = Avec { FORM($other, case: "the") }, { $street } vous rapporterait { $instead } $ en l’état. Avec le meilleur coup, ce serait { $dollars } $.
report-reason-last_sign =
    { $you ->
        [yes] Avec { FORM($other, case: "the") }, vous posez votre dernière enseigne et devrez abandonner un bâtiment au tour suivant.
       *[no] Avec { FORM($other, case: "the") }, { $name } pose sa dernière enseigne et devra abandonner un bâtiment au tour suivant.
    }
report-reason-tokens =
    { $count ->
        [0] Il y aurait plus de jetons Affaires par la suite.
        [one] Cela rapporte un jeton Affaires tout de suite.
       *[other] Cela rapporte { $count } jetons Affaires tout de suite.
    }
report-reason-brings =
    { $you ->
        [yes] Après cela, { $street } vaut environ { $about } $ de plus pour vous.
       *[no] Après cela, { $street } vaut environ { $about } $ de plus pour { $name }.
    }
report-reason-begins =
    { $you ->
        [yes] Après cela, les nouvelles rues valent environ { $about } $ de plus pour vous.
       *[no] Après cela, les nouvelles rues valent environ { $about } $ de plus pour { $name }.
    }
report-reason-hinders_in = Cela gêne { $name } dans { $street }, ce qui rapporte environ { $about } $.
    .you = Cela vous gêne dans { $street }, ce qui rapporte environ { $about } $.
report-reason-hinders = Cela gêne { $name }, ce qui rapporte environ { $about } $.
    .you = Cela vous gêne, ce qui rapporte environ { $about } $.
report-reason-leaves =
    { $dollars ->
        [0] Le revers : { $street } reste ouverte, ce qui coûte environ { $about } $.
       *[other] Le revers : { $street } reste ouverte au lieu de rapporter { $dollars } $ maintenant, ce qui coûte environ { $about } $.
    }
report-reason-cashes =
    { $dollars ->
        [0] Le revers : { $street } se ferme sans rien rapporter, ce qui coûte environ { $about } $.
       *[other] Le revers : fermée trop tôt, { $street } ne rapporte que { $dollars } $, ce qui coûte environ { $about } $.
    }
report-reason-forgoes =
    { $you ->
        [yes] Le revers : les nouvelles rues valent environ { $about } $ de moins pour vous.
       *[no] Le revers : les nouvelles rues valent environ { $about } $ de moins pour { $name }.
    }
report-reason-helps_in = Le revers : cela aide { $name } dans { $street }, ce qui coûte environ { $about } $.
    .you = Le revers : cela vous aide dans { $street }, ce qui coûte environ { $about } $.
report-reason-helps = Le revers : cela aide { $name }, ce qui coûte environ { $about } $.
    .you = Le revers : cela vous aide, ce qui coûte environ { $about } $.
report-reason-less_signs = Le revers : les enseignes se font rares, ce qui coûte environ { $about } $.
report-reason-less_tokens = Le revers : moins de jetons Affaires, ce qui coûte environ { $about } $.
report-reason-sum = Plusieurs petits gains s’additionnent.
report-later = Plus tard, l’écart atteint environ { $about } $.

## La page de l’analyse

report-title = Que s’est-il passé ?
report-open = Analyse
report-ready = L’analyse est complète.
report-running = Vous aurez l’analyse à la fin de la partie.
report-judging = Analyse de votre partie : { $count } sur { $total }
report-whose = La partie de quel joueur ?
report-shares = D’où vient l’écart
report-ahead =
    { $count ->
        [one] { $name } finit avec { $dollars } $ d’avance.
       *[other] { $name } finit avec { $dollars } $ de plus que la moyenne des rivaux.
    }
report-behind =
    { $count ->
        [one] { $name } finit avec { $dollars } $ de retard.
       *[other] { $name } finit avec { $dollars } $ de moins que la moyenne des rivaux.
    }
report-level =
    { $count ->
        [one] { $name } finit à égalité.
       *[other] { $name } finit à égalité avec la moyenne des rivaux.
    }
report-you_ahead =
    { $count ->
        [one] Vous finissez avec { $dollars } $ d’avance.
       *[other] Vous finissez avec { $dollars } $ de plus que la moyenne des rivaux.
    }
report-you_behind =
    { $count ->
        [one] Vous finissez avec { $dollars } $ de retard.
       *[other] Vous finissez avec { $dollars } $ de moins que la moyenne des rivaux.
    }
report-you_level =
    { $count ->
        [one] Vous finissez à égalité.
       *[other] Vous finissez à égalité avec la moyenne des rivaux.
    }
report-choices_of = Coups parmi les meilleurs : { $count } sur { $total }.
report-you_cost =
    { $count ->
        [one] { $count } coup vous a coûté environ { $dollars } $. C’était au tour { $number }.
       *[other] { $count } coups vous ont coûté environ { $dollars } $. Le plus coûteux est celui du tour { $number }.
    }
report-cost =
    { $count ->
        [one] { $count } coup a coûté environ { $dollars } $. C’était au tour { $number }.
       *[other] { $count } coups ont coûté environ { $dollars } $. Le plus coûteux est celui du tour { $number }.
    }
report-share_tiles = Chance à la pioche
report-share_own = Vos coups
report-share_theirs = Coups des rivaux
report-share_rest = Le reste
report-shares_text = Les coups sont comparés à ceux du bot expert. « Le reste » regroupe l’ordre des joueurs et tout ce que l’analyse ne voit pas.
report-players = Les joueurs
report-left = Manque à gagner
report-as_good = Meilleurs coups
report-of = { $count } sur { $total }
# $gain est un montant avec son signe : « +9 $, à 8 $ près »
report-luck = { $gain }, à { $margin } $ près
report-course = Le cours de la partie
report-course_text = L’écart final attendu à chaque tour, et l’avance en argent à ce moment-là.
report-expected = Écart attendu
report-in_money = Avance en argent
report-moved = Grands tournants
report-moved_by_build = votre coup
report-moved_by_answer = le coup d’un rival
report-moved_by_tile = une tuile
report-moments = Moments clés
report-nothing = Aucun coup n’a coûté 3 $ ou plus. Bien joué !
report-cost_most = Votre coup le plus coûteux est celui du tour { $number } : { $action }, environ { $dollars } $.
# $number est un tour.
report-moment = Tour { $number } : { $cost }
report-mistake = Tours { $first } à { $last } : { $cost }
report-cost_about = perte d’environ { $dollars } $
report-cost_up_to = perte d’environ { $dollars } $ au plus
report-cost_little = petite perte
report-could_close = Du tour { $first } au tour { $last }, cette rue pouvait se fermer et rapporter de { $dollars } à { $instead } $.
# $number est un tour dans ces deux textes.
report-worst = Le coup le plus coûteux, au tour { $number } :
report-turn = Tour { $number }
report-find = Bien vu au tour { $number } : { $action }. Ce coup rapporte environ { $dollars } $ de plus que celui de l’expert.
# $action est un groupe de mots : « Cinéma, à l’est de la Gare centrale, face au sud ».
report-played = Coup joué : { $action }
report-better = Mieux : { $action }
report-build = { $building }, { $place }, face { FORM($facing, case: "to") }
report-build_double = { $building } avec deux enseignes, { $place }, face { FORM($facing, case: "to") }
report-renovate = { $building } à la place { FORM($target, case: "of") }
report-abandon = abandonner { FORM($building, case: "the") }
report-try = Essayer
report-show = Montrer sur le plateau
report-more =
    { $count ->
        [one] Un autre coup
       *[other] { $count } autres coups
    }
report-details = Détails
report-sure_text = À { $dollars } $ près. Nous avons joué la suite { $total } fois, sur { $count } donnes simulées. Parmi les coups comparés, celui-ci arrive en position { $number }.
report-how = Comment fonctionne l’analyse
report-how_1 = L’analyse ne voit que ce que le joueur pouvait voir : jamais les tuiles des autres, jamais la pioche. Elle redistribue au hasard de nombreuses fois les tuiles cachées, puis joue la suite du coup choisi et celle des autres coups les plus prometteurs. La différence entre les écarts finaux est ce que le coup a coûté.
report-how_2 = La chance d’une tuile est sa valeur moins la valeur moyenne des tuiles qui auraient pu venir à sa place, dans les mêmes parties simulées.
report-how_3 = L’analyse regarde huit coups en avant et joue comme le bot expert : elle peut donc manquer un de vos plans. Au-dessous de 3 $, elle ne dit rien. Ses estimations sont trop hautes : un de ses dollars vaut environ 60 cents à la fin, et « Le reste » contient la différence.
