### El registro. Solo texto: todo marcado se escapa.

log-times = { $text } × { $count }
log-look_at = Ver el turno { $number }
log-turn_began = Turno { $number }: { $name }
log-abandoned = { $name } abandona { FORM($building, case: "the") } y recupera { $signs }.
    .you = Abandonas { FORM($building, case: "the") } y recuperas { $signs }.
log-tile_lifted = El Timador toma { FORM($tile, case: "the") }.
log-built = { $name } construye { FORM($building, case: "the") } de cara { FORM($facing, case: "to") }.
    .you = Construyes { FORM($building, case: "the") } de cara { FORM($facing, case: "to") }.
log-built_double = { $name } construye { FORM($building, case: "the") } de cara { FORM($facing, case: "to") }, con dos carteles.
    .you = Construyes { FORM($building, case: "the") } de cara { FORM($facing, case: "to") }, con dos carteles.
log-renovated = { $name } construye { FORM($building, case: "the") } sobre { FORM($target, case: "the") }.
    .you = Construyes { FORM($building, case: "the") } sobre { FORM($target, case: "the") }.
log-newcomers =
    { $count ->
        [one] Llega un { $colour }.
       *[other] Llegan { $people }.
    }
log-joined =
    { $count ->
        [one] Un { $colour } con FOMO corre { FORM($building, case: "to") } desde { FORM($target, case: "the") }.
       *[other] { $people } con FOMO corren { FORM($building, case: "to") } desde { FORM($target, case: "the") }.
    }
log-displaced =
    { $count ->
        [one] Un { $colour } { FORM($target, case: "of") } espera ahora en { FORM($building, case: "the") }.
       *[other] { $people } { FORM($target, case: "of") } esperan ahora en { FORM($building, case: "the") }.
    }
log-enclosed = Cerrada: { $street }.
log-token_taken = { $name } toma una ficha de { $kind }.
    .you = Tomas una ficha de { $kind }.
log-swapped = { $name } puntúa { FORM($tile, case: "the") } de su mano en lugar { FORM($building, case: "of") }.
    .you = Puntúas { FORM($tile, case: "the") } de tu mano en lugar { FORM($building, case: "of") }.
log-street_scored = Puntuada: { $street }.
log-paid = { $name } gana ${ $dollars } por { FORM($building, case: "the") }.
    .you = Ganas ${ $dollars } por { FORM($building, case: "the") }.
log-moved = { $name } mueve { FORM($colour, case: "a") } desde { FORM($target, case: "the") } { FORM($building, case: "to") }.
    .you = Mueves { FORM($colour, case: "a") } desde { FORM($target, case: "the") } { FORM($building, case: "to") }.
log-got_fomo =
    { $count ->
        [one] Un { $colour } { FORM($building, case: "of") } no tiene adónde ir: ¡FOMO!
       *[other] { $people } { FORM($building, case: "of") } no tienen adónde ir: ¡FOMO!
    }
log-drew = { $name } roba una loseta con dorso de { $symbol }.
    .you = Robas una loseta con dorso de { $symbol }.
log-money_more = Corregido a mano: { $name } recibe ${ $dollars }.
    .you = Corregido a mano: recibes ${ $dollars }.
log-money_less = Corregido a mano: { $name } devuelve ${ $dollars }.
    .you = Corregido a mano: devuelves ${ $dollars }.
log-endgame_stack_revealed = Se descubre el mazo final del Timador.
log-game_ended = La partida ha terminado.
log-bonus-most = { $name } tiene más fichas de { $kind } que nadie ({ $count }): ${ $dollars }.
    .you = Tienes más fichas de { $kind } que nadie ({ $count }): ${ $dollars }.
log-bonus-tied = { $name } empata en cabeza en fichas de { $kind } ({ $count }): ${ $dollars }.
    .you = Empatas en cabeza en fichas de { $kind } ({ $count }): ${ $dollars }.
log-bonus-token-sets =
    { $count ->
        [one] { $name } tiene un conjunto completo de fichas: ${ $dollars }.
       *[other] { $name } tiene { $count } conjuntos completos de fichas: ${ $dollars }.
    }
    .you =
        { $count ->
            [one] Tienes un conjunto completo de fichas: ${ $dollars }.
           *[other] Tienes { $count } conjuntos completos de fichas: ${ $dollars }.
        }
