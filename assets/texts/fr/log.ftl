### Le journal de la partie. Texte seul : tout balisage est échappé.

log-times = { $text } × { $count }
log-look_at = Revoir le tour { $number }
log-turn_began = Tour { $number } : { $name }
log-abandoned = { $name } abandonne { FORM($building, case: "the") } et reprend { $signs }.
    .you = Vous abandonnez { FORM($building, case: "the") } et reprenez { $signs }.
log-tile_lifted = Filou prend { FORM($tile, case: "the") }.
log-built = { $name } construit { FORM($building, case: "the") }, face { FORM($facing, case: "to") }.
    .you = Vous construisez { FORM($building, case: "the") }, face { FORM($facing, case: "to") }.
log-built_double = { $name } construit { FORM($building, case: "the") } avec deux enseignes, face { FORM($facing, case: "to") }.
    .you = Vous construisez { FORM($building, case: "the") } avec deux enseignes, face { FORM($facing, case: "to") }.
log-renovated = { $name } construit { FORM($building, case: "the") } par-dessus { FORM($target, case: "the") }.
    .you = Vous construisez { FORM($building, case: "the") } par-dessus { FORM($target, case: "the") }.
log-newcomers =
    { $count ->
        [one] Un { $colour } arrive.
       *[other] { $people } arrivent.
    }
log-joined =
    { $count ->
        [one] Un { $colour } en FOMO file { FORM($target, case: "of") } { FORM($building, case: "to") }.
       *[other] { $people } en FOMO filent { FORM($target, case: "of") } { FORM($building, case: "to") }.
    }
log-displaced =
    { $count ->
        [one] Un { $colour } venu { FORM($target, case: "of") } attend désormais { FORM($building, case: "to") }.
       *[other] { $people } venus { FORM($target, case: "of") } attendent désormais { FORM($building, case: "to") }.
    }
log-enclosed = { FORM($street, case: "The") } est fermée.
log-token_taken = { $name } prend un jeton { $kind }.
    .you = Vous prenez un jeton { $kind }.
log-swapped = { $name } décompte { FORM($tile, case: "the") } de sa main à la place { FORM($building, case: "of") }.
    .you = Vous décomptez { FORM($tile, case: "the") } de votre main à la place { FORM($building, case: "of") }.
log-street_scored = Décompte { FORM($street, case: "of") }.
log-paid = { $name } gagne { $dollars } $ avec { FORM($building, case: "the") }.
    .you = Vous gagnez { $dollars } $ avec { FORM($building, case: "the") }.
log-moved = { $name } envoie un { $colour } { FORM($target, case: "of") } { FORM($building, case: "to") }.
    .you = Vous envoyez un { $colour } { FORM($target, case: "of") } { FORM($building, case: "to") }.
log-got_fomo =
    { $count ->
        [one] Un { $colour } { FORM($building, case: "of") } n’a nulle part où aller : FOMO !
       *[other] { $people } { FORM($building, case: "of") } n’ont nulle part où aller : FOMO !
    }
log-drew = { $name } pioche une tuile à dos { $symbol }.
    .you = Vous piochez une tuile à dos { $symbol }.
log-money_more = Correction à la main : { $name } reçoit { $dollars } $.
    .you = Correction à la main : vous recevez { $dollars } $.
log-money_less = Correction à la main : { $name } rend { $dollars } $.
    .you = Correction à la main : vous rendez { $dollars } $.
log-endgame_stack_revealed = La pioche finale de Filou est retournée face visible.
log-game_ended = La partie est terminée.

log-bonus-most = { $name } a le plus de jetons { $kind } ({ $count }) : { $dollars } $.
    .you = Vous avez le plus de jetons { $kind } ({ $count }) : { $dollars } $.
log-bonus-tied = { $name } est à égalité en tête pour les jetons { $kind } ({ $count }) : { $dollars } $.
    .you = Vous êtes à égalité en tête pour les jetons { $kind } ({ $count }) : { $dollars } $.
log-bonus-token-sets =
    { $count ->
        [one] { $name } a une série complète de jetons : { $dollars } $.
       *[other] { $name } a { $count } séries complètes de jetons : { $dollars } $.
    }
    .you =
        { $count ->
            [one] Vous avez une série complète de jetons : { $dollars } $.
           *[other] Vous avez { $count } séries complètes de jetons : { $dollars } $.
        }
