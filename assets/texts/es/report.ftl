### El análisis de una partida: qué costaron las decisiones y por qué.

report-seat = { $name }: ${ $dollars } sin aprovechar. Entre las mejores: { $count } de { $total } jugadas
report-choice = { $number }. { $name }: { $action }. Mejor: { $best }, { $gain }. { $reasons }
report-about = unos ${ $dollars } más
report-little = algo más

## Por qué algo es mejor que lo elegido

report-reason-closes =
    { $you ->
        [yes] Si cierras { $street }, cobras ${ $dollars } al momento. Si no, sigue abierta.
       *[no] Si se cierra { $street }, { FORM($name, case: "el") } cobra ${ $dollars } al momento. Si no, sigue abierta.
    }
report-reason-waits =
    { $you ->
        [yes] Si cierras { $street }, cobras ${ $instead }. Con { FORM($tile, case: "the") } vale ${ $dollars }, y en { $count } de { $total } simulaciones la cierras el próximo turno.
       *[no] Si se cierra { $street }, { FORM($name, case: "el") } cobra ${ $instead }. Con { FORM($tile, case: "the") } vale ${ $dollars }, y en { $count } de { $total } simulaciones { FORM($name, case: "el") } la cierra el próximo turno.
    }
report-reason-patience =
    { $you ->
        [yes] Si cierras { $street }, cobras ${ $instead }. Abierta, vale unos ${ $dollars }: la cierras en { $count } de { $total } simulaciones.
       *[no] Si se cierra { $street }, { FORM($name, case: "el") } cobra ${ $instead }. Abierta, vale unos ${ $dollars }: { FORM($name, case: "el") } la cierra en { $count } de { $total } simulaciones.
    }
report-reason-follows =
    { $you ->
        [yes] Después, en { $count } de { $total } simulaciones cierras { $street } el próximo turno, por unos ${ $dollars }.
       *[no] Después, en { $count } de { $total } simulaciones { FORM($name, case: "el") } cierra { $street } el próximo turno, por unos ${ $dollars }.
    }
report-reason-too_late = En { $count } de { $total } simulaciones la calle { FORM($other, case: "of") } no se cierra nunca, y ese edificio solo da ${ $instead } al final. Por { FORM($tile, case: "the") } aún se ganan ${ $dollars }.
report-reason-fomo =
    { $count ->
        [one] Una persona con FOMO va al momento { FORM($tile, case: "to") }. Ese edificio daría ${ $dollars } ahora.
       *[other] { $count } personas con FOMO van al momento { FORM($tile, case: "to") }. Ese edificio daría ${ $dollars } ahora.
    }
report-reason-worth = En el mejor sitio se ganarían ${ $dollars } ahora por { FORM($tile, case: "the") }; en el otro, ${ $instead }.
report-reason-other_tile = Ahora se ganarían ${ $dollars } por { FORM($tile, case: "the") }, y ${ $instead } por { FORM($other, case: "the") } en su sitio.
report-reason-crowd =
    { $count ->
        [one] Permite que una persona se mude { $you ->
            [yes] a tus edificios.
           *[no] a edificios { FORM($name, case: "de") }.
        }
       *[other] Permite que { $count } personas se muden { $you ->
            [yes] a tus edificios.
           *[no] a edificios { FORM($name, case: "de") }.
        }
    }
report-reason-grows =
    { $you ->
        [yes] Con esta jugada, { $street } te pagaría ${ $dollars } ahora. Con la tuya, ${ $instead }.
       *[no] Con esta jugada, { $street } le pagaría { FORM($name, case: "a") } ${ $dollars } ahora. Con la que se hizo, ${ $instead }.
    }
report-reason-gives_up = Abandonar { FORM($tile, case: "the") } cuesta menos: por ese edificio se ganarían ${ $dollars } ahora; por { FORM($other, case: "the") }, ${ $instead }.
report-reason-card_used =
    { $you ->
        [yes] Con tu carta ganarías ${ $dollars } ahora por { FORM($tile, case: "the") }.
       *[no] Con la carta { FORM($name, case: "de") } se ganarían ${ $dollars } ahora por { FORM($tile, case: "the") }.
    }
report-reason-card_kept =
    { $you ->
        [yes] Tu carta da más después. Ahora, con ella, ganarías ${ $dollars } por { FORM($tile, case: "the") }.
       *[no] La carta { FORM($name, case: "de") } da más después. Ahora, con ella, se ganarían ${ $dollars } por { FORM($tile, case: "the") }.
    }
report-reason-grifter = Tras esta jugada, { FORM($name, case: "el") } ganaría ${ $dollars } por { FORM($tile, case: "the") }; tras la que se hizo, ${ $instead }.
report-reason-trapped = Si se cierra { $street }, { FORM($name, case: "el") } se queda en ${ $dollars }. Abierta, le da unos ${ $instead } y se puntúa en { $count } de { $total } simulaciones.
    .you = Si se cierra { $street }, te quedas en ${ $dollars }. Abierta, te da unos ${ $instead } y se puntúa en { $count } de { $total } simulaciones.
report-reason-pays = Con { FORM($other, case: "the") } se cierra { $street }, que le paga { FORM($name, case: "a") } ${ $instead }.
    .you = Con { FORM($other, case: "the") } se cierra { $street }, que te paga ${ $instead }.
report-reason-left_open = { $name } puede cerrar { $street } por unos ${ $instead }, como pasa en { $count } de { $total } simulaciones.
    .you = Puedes cerrar { $street } por unos ${ $instead }, como pasa en { $count } de { $total } simulaciones.
report-reason-feeds = Con { FORM($other, case: "the") }, { $street } le pagaría { FORM($name, case: "a") } ${ $instead } ahora. Con la mejor jugada, ${ $dollars }.
    .you = Con { FORM($other, case: "the") }, { $street } te pagaría ${ $instead } ahora. Con la mejor jugada, ${ $dollars }.
report-reason-last_sign =
    { $you ->
        [yes] Con { FORM($other, case: "the") } gastas tu último cartel, así que el próximo turno debes abandonar un edificio.
       *[no] Con { FORM($other, case: "the") } se gasta el último cartel { FORM($name, case: "de") }, así que { FORM($name, case: "el") } debe abandonar un edificio el próximo turno.
    }
report-reason-tokens =
    { $count ->
        [0] Después habría más fichas de negocio.
        [one] Da una ficha de negocio en el acto.
       *[other] Da { $count } fichas de negocio en el acto.
    }
report-reason-brings =
    { $you ->
        [yes] Después, { $street } vale unos ${ $about } más para ti.
       *[no] Después, { $street } vale unos ${ $about } más para { FORM($name, case: "el") }.
    }
report-reason-begins =
    { $you ->
        [yes] Después, las calles nuevas valen unos ${ $about } más para ti.
       *[no] Después, las calles nuevas valen unos ${ $about } más para { FORM($name, case: "el") }.
    }
report-reason-hinders_in = Frena { FORM($name, case: "a") } en { $street }, lo que vale unos ${ $about }.
    .you = Te frena en { $street }, lo que vale unos ${ $about }.
report-reason-hinders = Frena { FORM($name, case: "a") }, lo que vale unos ${ $about }.
    .you = Te frena, lo que vale unos ${ $about }.
report-reason-leaves =
    { $dollars ->
        [0] La pega: { $street } sigue abierta, lo que cuesta unos ${ $about }.
       *[other] La pega: { $street } sigue abierta en vez de pagar ${ $dollars } ahora, lo que cuesta unos ${ $about }.
    }
report-reason-cashes =
    { $dollars ->
        [0] La pega: cierra { $street } a cambio de nada, lo que cuesta unos ${ $about }.
       *[other] La pega: cierra demasiado pronto { $street }, que solo paga ${ $dollars }. Eso cuesta unos ${ $about }.
    }
report-reason-forgoes =
    { $you ->
        [yes] La pega: las calles nuevas valen unos ${ $about } menos para ti.
       *[no] La pega: las calles nuevas valen unos ${ $about } menos para { FORM($name, case: "el") }.
    }
report-reason-helps_in = La pega: ayuda { FORM($name, case: "a") } en { $street }, lo que cuesta unos ${ $about }.
    .you = La pega: te ayuda en { $street }, lo que cuesta unos ${ $about }.
report-reason-helps = La pega: ayuda { FORM($name, case: "a") }, lo que cuesta unos ${ $about }.
    .you = La pega: te ayuda, lo que cuesta unos ${ $about }.
report-reason-less_signs = La pega: escasean los carteles, lo que cuesta unos ${ $about }.
report-reason-less_tokens = La pega: menos fichas de negocio, lo que cuesta unos ${ $about }.
report-reason-sum = Se suman varias cosas pequeñas.
report-later = Más adelante la diferencia crece hasta unos ${ $about }.

## La página del análisis

report-title = ¿Qué pasó aquí?
report-open = ¿Qué pasó aquí?
report-ready = El análisis está completo.
report-running = El análisis estará listo cuando acabe la partida.
report-judging = Analizando tu partida: { $count } de { $total }
report-whose = ¿De quién es la partida?
report-shares = De dónde sale la diferencia
report-ahead =
    { $count ->
        [one] { $name } acabó ${ $dollars } por delante.
       *[other] { $name } acabó ${ $dollars } por delante de la media de los demás.
    }
report-behind =
    { $count ->
        [one] { $name } acabó ${ $dollars } por detrás.
       *[other] { $name } acabó ${ $dollars } por detrás de la media de los demás.
    }
report-level =
    { $count ->
        [one] { $name } empató.
       *[other] { $name } acabó igual que la media de los demás.
    }
report-you_ahead =
    { $count ->
        [one] Acabaste ${ $dollars } por delante.
       *[other] Acabaste ${ $dollars } por delante de la media de los demás.
    }
report-you_behind =
    { $count ->
        [one] Acabaste ${ $dollars } por detrás.
       *[other] Acabaste ${ $dollars } por detrás de la media de los demás.
    }
report-you_level =
    { $count ->
        [one] Empataste.
       *[other] Acabaste igual que la media de los demás.
    }
report-choices_of = Entre las mejores: { $count } de { $total } jugadas.
report-you_cost =
    { $count ->
        [one] { $count } jugada te costó unos ${ $dollars }. Fue en el turno { $number }.
       *[other] { $count } jugadas te costaron unos ${ $dollars }. La más cara fue en el turno { $number }.
    }
report-cost =
    { $count ->
        [one] { $count } jugada costó unos ${ $dollars }. Fue en el turno { $number }.
       *[other] { $count } jugadas costaron unos ${ $dollars }. La más cara fue en el turno { $number }.
    }
report-share_tiles = Suerte con las losetas
report-share_own = Jugadas propias
report-share_theirs = Jugadas de los demás
report-share_rest = El resto
report-shares_text = Las jugadas se comparan con las del bot experto. «El resto» es el orden de juego y todo lo que el análisis no puede ver.
report-players = Quién jugó
report-left = Sin aprovechar
report-as_good = Mejores jugadas
report-of = { $count } de { $total }
report-luck = { $gain }, ${ $margin } arriba o abajo
report-course = El curso de la partida
report-course_text = La diferencia que se espera al final y la ventaja en dinero en cada momento.
report-expected = Diferencia esperada
report-in_money = Ventaja en dinero
report-moved = Mayores cambios
report-moved_by_build = jugada propia
report-moved_by_answer = jugada de otro
report-moved_by_tile = una loseta
report-moments = Momentos clave
report-nothing = Ninguna jugada costó $3 o más. ¡Bien jugado!
report-cost_most = Tu jugada más cara fue en el turno { $number }: { $action }, unos ${ $dollars }.
report-moment = Turno { $number }: { $cost }
report-mistake = Turnos { $first } a { $last }: { $cost }
report-cost_about = costó unos ${ $dollars }
report-cost_up_to = costó hasta unos ${ $dollars }
report-cost_little = costó un poco
report-could_close = Del turno { $first } al { $last }, cerrar esta calle habría dado entre ${ $dollars } y ${ $instead }.
report-worst = Cuando más costó fue en el turno { $number }:
report-turn = Turno { $number }
report-find = Bien visto en el turno { $number }: { $action }. Unos ${ $dollars } mejor que la jugada del experto.
report-played = Jugado: { $action }
report-better = Mejor: { $action }
report-build = { $building }, { $place }, de cara { FORM($facing, case: "to") }
report-build_double = { $building } con dos carteles, { $place }, de cara { FORM($facing, case: "to") }
report-renovate = { $building } en lugar { FORM($target, case: "of") }
report-abandon = abandonar { FORM($building, case: "the") }
report-try = Probarlo
report-show = Ver en el tablero
report-more =
    { $count ->
        [one] Una jugada más
       *[other] { $count } jugadas más
    }
report-details = Detalles
report-sure_text = ${ $dollars } arriba o abajo. Seguimos jugando desde aquí { $total } veces, con { $count } repartos simulados. Esta jugada quedó en el puesto { $number } entre las comparadas.
report-how = Cómo funciona el análisis
report-how_1 = El análisis solo ve lo que se podía ver en ese momento: nunca las losetas ajenas, nunca el mazo. Reparte al azar muchas veces las losetas ocultas y sigue jugando, tras la jugada hecha y tras las alternativas más prometedoras. La diferencia en el resultado final es lo que costó la jugada.
report-how_2 = La suerte de una loseta es su valor menos la media de las que podrían haber salido en su lugar, en las mismas simulaciones.
report-how_3 = El análisis calcula ocho jugadas por adelantado y juega como el bot experto, así que puede no ver un plan tuyo. Por debajo de $3 no dice nada. Sus estimaciones son altas: al final, un dólar suyo vale unos 60 centavos, y «El resto» recoge la diferencia.
