### Para lectores de pantalla. Solo texto: todo marcado se escapa.

## Qué pasó y qué haría una construcción

speech-built = { $name } construye { FORM($building, case: "the") }, { $place }, de cara { FORM($facing, case: "to") }.
    .you = Construyes { FORM($building, case: "the") }, { $place }, de cara { FORM($facing, case: "to") }.
speech-built_double = { $name } construye { FORM($building, case: "the") } con dos carteles, { $place }, de cara { FORM($facing, case: "to") }.
    .you = Construyes { FORM($building, case: "the") } con dos carteles, { $place }, de cara { FORM($facing, case: "to") }.
speech-renovated = { $name } construye { FORM($building, case: "the") } sobre { FORM($target, case: "the") }, { $place }.
    .you = Construyes { FORM($building, case: "the") } sobre { FORM($target, case: "the") }, { $place }.
speech-moved = { $name } mueve a { $people } desde { FORM($target, case: "the") } { FORM($building, case: "to") }.
    .you = Mueves a { $people } desde { FORM($target, case: "the") } { FORM($building, case: "to") }.
speech-drew = { $name } roba { $tiles }.
    .you = Robas { $tiles }.
speech-drawn_tile = { $tile } ({ $text })
speech-tokens = { $name } toma { $tokens }.
    .you = Tomas { $tokens }.
speech-scored = Puntuada: { $street }. { $payments }.
speech-nothing = Puntuada: { $street }. Nadie gana nada.
speech-nobody = nadie gana nada
speech-payment = ${ $dollars } para { FORM($name, case: "el") }
speech-final = { $name } termina con ${ $dollars }.
    .you = Terminas con ${ $dollars }.
speech-encloses = Cierra { $street }: { $payments }.

## Una casilla de la ciudad en una frase, hecha con estas partes.

spoken-yours = tuyo
spoken-unowned = de nadie
spoken-owned = { FORM($name, case: "de") }
    .you = tuyo
spoken-doubled = doblado
spoken-building = { $building }, { $place }, de cara { FORM($facing, case: "to") }, { $owner }
spoken-place = columna { $column }, fila { $row }
spoken-row = Fila { $row }
spoken-column = Columna { $column }
spoken-map_turned = El mapa está girado: el norte queda a la derecha.
spoken-map_upright = El norte vuelve a estar arriba.
spoken-beside = { $building } { FORM($end, case: "to") }
spoken-symbols =
    { $count ->
        [one] símbolo: { $symbol }
       *[other] símbolos: { $symbol }
    }
spoken-icons =
    { $count ->
        [one] icono: { $kind }
       *[other] iconos: { $kind }
    }
spoken-twice = { $text } dos veces
spoken-nobody_home = no vive nadie
spoken-with_fomo = { $people } con FOMO
spoken-street = en una calle de { $count }
spoken-open_to = abierta { FORM($end, case: "to") }
spoken-enclosed = cerrada por los dos extremos
spoken-empty_legal = Vacía, se puede construir, { $place }
spoken-empty_legal_numbers = Vacía, se puede construir, { $numbers }, { $place }
spoken-earns = hasta ${ $dollars }
spoken-closes =
    { $dollars ->
        [0] cierra una calle y no paga a nadie
       *[other] cierra una calle y te paga ${ $dollars }
    }
spoken-closes_rival =
    { $dollars ->
        [0] cierra una calle y no te paga nada, pero le paga ${ $rival } a tu mejor rival
       *[other] cierra una calle, te paga ${ $dollars } y le paga ${ $rival } a tu mejor rival
    }
spoken-expected = se espera cerca de { $money }
spoken-good_spot = Un buen sitio. { $label }
spoken-good_tile = { $tile } Una buena loseta.
spoken-empty = Vacía, { $place }
spoken-hand_tile = { $tile } Loseta { $count } de { $total }.
spoken-picked_up = { $tile }: tomada
spoken-put_back = { $tile }: devuelta
spoken-faces = De cara { FORM($facing, case: "to") }
spoken-seat = { $name }, ${ $dollars }, { $signs } sin usar
spoken-seat_grifter = { $name }, ${ $dollars }, carteles sin límite
