### El análisis de una partida: qué costaron las decisiones y por qué.

report-seat = { $name }: ${ $dollars } dejados en la mesa, { $count } de { $total } construcciones tan buenas como la mejor
report-choice = { $number }. { $name }: { $action }. Mejor: { $best }, { $gain }. { $reasons }
report-about = unos ${ $dollars } más
report-little = algo más

## Por qué algo es mejor que lo elegido

report-reason-closes =
    { $you ->
        [yes] Cerrar { $street } te paga al momento ${ $dollars }. Si no, sigue abierta.
       *[no] Cerrar { $street } le paga al momento ${ $dollars } { FORM($name, case: "a") }. Si no, sigue abierta.
    }
report-reason-waits =
    { $you ->
        [yes] Cerrar { $street } te paga ${ $instead }. Con { FORM($tile, case: "the") } vale ${ $dollars }, y en { $count } de { $total } simulaciones la cierras el próximo turno.
       *[no] Cerrar { $street } le paga { FORM($name, case: "a") } ${ $instead }. Con { FORM($tile, case: "the") } vale ${ $dollars }, y en { $count } de { $total } simulaciones { FORM($name, case: "el") } la cierra el próximo turno.
    }
report-reason-patience =
    { $you ->
        [yes] Cerrar { $street } te paga ${ $instead }. Abierta, paga ${ $dollars } de media, en { $count } de { $total } simulaciones.
       *[no] Cerrar { $street } le paga { FORM($name, case: "a") } ${ $instead }. Abierta, paga ${ $dollars } de media, en { $count } de { $total } simulaciones.
    }
report-reason-follows =
    { $you ->
        [yes] Después, cierras { $street } el próximo turno en { $count } de { $total } simulaciones, por ${ $dollars } de media.
       *[no] Después, { FORM($name, case: "el") } cierra { $street } el próximo turno en { $count } de { $total } simulaciones, por ${ $dollars } de media.
    }
report-reason-too_late = En { $count } de { $total } simulaciones ya nadie cierra la calle { FORM($other, case: "of") }, y el final paga ${ $instead } por ella. { FORM($tile, case: "The") } aún da ${ $dollars }.
report-reason-fomo =
    { $count ->
        [one] Una persona con FOMO va al momento { FORM($tile, case: "to") }, que daría ${ $dollars } ahora.
       *[other] { $count } personas con FOMO van al momento { FORM($tile, case: "to") }, que daría ${ $dollars } ahora.
    }
report-reason-worth = Allí { FORM($tile, case: "the") } daría ${ $dollars } ahora; aquí, ${ $instead }.
report-reason-other_tile = Allí { FORM($tile, case: "the") } daría ${ $dollars } ahora. { FORM($other, case: "The") } aquí daría ${ $instead }.
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
        [yes] Después, { $street } te pagaría ${ $dollars } ahora. Con la otra elección te pagaría ${ $instead }.
       *[no] Después, { $street } le pagaría { FORM($name, case: "a") } ${ $dollars } ahora. Con la otra elección, ${ $instead }.
    }
report-reason-gives_up = Abandonar { FORM($tile, case: "the") } cuesta menos: daría ${ $dollars } ahora, y { FORM($other, case: "the") } ${ $instead }.
report-reason-card_used =
    { $you ->
        [yes] Con tu carta, { FORM($tile, case: "the") } vale ${ $dollars } ahora.
       *[no] Con la carta { FORM($name, case: "de") }, { FORM($tile, case: "the") } vale ${ $dollars } ahora.
    }
report-reason-card_kept =
    { $you ->
        [yes] Tu carta da más después. Ahora, con ella, { FORM($tile, case: "the") } vale ${ $dollars }.
       *[no] La carta { FORM($name, case: "de") } da más después. Ahora, con ella, { FORM($tile, case: "the") } vale ${ $dollars }.
    }
report-reason-grifter = Después, { FORM($tile, case: "the") } da ${ $dollars } ({ $name }). Con la otra elección da ${ $instead }.
report-reason-trapped = Cerrar { $street } deja { FORM($name, case: "a") } en ${ $dollars }. Abierta, paga ${ $instead } de media, en { $count } de { $total } simulaciones.
report-reason-pays = { FORM($other, case: "The") } cierra { $street } y le paga { FORM($name, case: "a") } ${ $instead }.
report-reason-left_open = { $name } puede cerrar { $street }. Pasó en { $count } de { $total } simulaciones, por ${ $instead } de media.
report-reason-feeds = Con { FORM($other, case: "the") }, { $street } le pagaría { FORM($name, case: "a") } ${ $instead } ahora. Con la mejor elección, ${ $dollars }.
report-reason-last_sign =
    { $you ->
        [yes] { FORM($other, case: "The") } gasta tu último cartel, así que el próximo turno debes abandonar un edificio.
       *[no] { FORM($other, case: "The") } gasta el último cartel { FORM($name, case: "de") }, que el próximo turno debe abandonar un edificio.
    }
report-reason-tokens =
    { $count ->
        [0] Lleva a tener más fichas.
        [one] Da una ficha en el acto.
       *[other] Da { $count } fichas en el acto.
    }
report-reason-brings =
    { $you ->
        [yes] Después, { $street } te da unos ${ $about } más.
       *[no] Después, { $street } le da { FORM($name, case: "a") } unos ${ $about } más.
    }
report-reason-begins =
    { $you ->
        [yes] Después, las calles nuevas te dan unos ${ $about } más.
       *[no] Después, las calles nuevas le dan { FORM($name, case: "a") } unos ${ $about } más.
    }
report-reason-hinders_in = Frena { FORM($name, case: "a") } y vale unos ${ $about }: { $street }.
report-reason-hinders = Frena { FORM($name, case: "a") } y vale unos ${ $about }.
report-reason-leaves = Por otro lado, { $street }, que ahora vale ${ $dollars }, sigue abierta. Eso cuesta unos ${ $about }.
report-reason-cashes = Por otro lado, cierra { $street } pronto, por ${ $dollars }. Eso cuesta unos ${ $about }.
report-reason-forgoes =
    { $you ->
        [yes] Por otro lado, las calles nuevas te dan unos ${ $about } menos.
       *[no] Por otro lado, las calles nuevas le dan { FORM($name, case: "a") } unos ${ $about } menos.
    }
report-reason-helps_in = Por otro lado, ayuda { FORM($name, case: "a") } y cuesta unos ${ $about }: { $street }.
report-reason-helps = Por otro lado, ayuda { FORM($name, case: "a") } y cuesta unos ${ $about }.
report-reason-less_signs = Por otro lado, escasean los carteles, lo que cuesta unos ${ $about }.
report-reason-less_tokens = Por otro lado, da menos fichas, lo que cuesta unos ${ $about }.
report-reason-sum = Se suman varias cosas pequeñas.
report-later = Más adelante la diferencia crece a unos ${ $about }.

## La página del análisis

report-title = ¿Qué pasó aquí?
report-open = ¿Qué pasó aquí?
report-ready = El análisis está completo.
report-running = El análisis llega cuando acaba la partida.
report-judging = Analizando la partida: { $count } de { $total }
report-whose = Visto por
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
        [one] { $name } acabó en empate.
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
        [one] Acabaste en empate.
       *[other] Acabaste igual que la media de los demás.
    }
report-choices_of = { $count } de { $total } decisiones fueron tan buenas como la mejor.
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
report-share_own = Decisiones propias
report-share_theirs = Las de los demás
report-share_rest = El resto
report-shares_text = Las decisiones se comparan con las del experto. El resto incluye el orden de juego y todo lo que el juez no puede ver.
report-players = Quién jugó
report-left = Dejado en la mesa
report-as_good = Tan bueno como lo mejor
report-of = { $count } de { $total }
report-luck = { $gain }, ${ $margin } arriba o abajo
report-course = El curso de la partida
report-course_text = La diferencia que cabía esperar al final, y el dinero hasta entonces.
report-expected = Diferencia esperada
report-in_money = Diferencia en dinero
report-moved = Grandes saltos
report-moved_by_build = decisión propia
report-moved_by_answer = decisión ajena
report-moved_by_tile = una loseta
report-moments = Los momentos que contaron
report-nothing = Ninguna decisión costó $3 o más. ¡Bien jugado!
report-cost_most = Lo que más costó: turno { $number }, { $action }, unos ${ $dollars }.
report-moment = Turno { $number }: { $cost }
report-mistake = Turnos { $first } a { $last }: { $cost }
report-cost_about = costó unos ${ $dollars }
report-cost_up_to = costó hasta unos ${ $dollars }
report-cost_little = costó un poco
report-could_close = Del turno { $first } al { $last } se podía cerrar esta calle, por entre ${ $dollars } y ${ $instead }.
report-worst = Lo que más costó fue en el turno { $number }:
report-turn = Turno { $number }
report-find = Bien visto en el turno { $number }: { $action }. Unos ${ $dollars } mejor que la elección del experto.
report-played = Jugado: { $action }
report-better = Mejor: { $action }
report-build = { $building }, { $place }, mirando { FORM($facing, case: "to") }
report-build_double = { $building } con dos carteles, { $place }, mirando { FORM($facing, case: "to") }
report-renovate = { $building } en lugar { FORM($target, case: "of") }
report-abandon = abandonar { FORM($building, case: "the") }
report-try = Probarlo
report-show = Ver en el tablero
report-more =
    { $count ->
        [one] Una decisión más
       *[other] { $count } decisiones más
    }
report-details = Detalles
report-sure_text = ${ $dollars } arriba o abajo. El juez siguió jugando { $total } veces y midió en { $count } simulaciones. Entre las opciones comparadas, la elegida quedó en el puesto { $number }.
report-how = Cómo se calcula
report-how_1 = El juez ve lo que se podía ver en ese momento: nunca las losetas ajenas, nunca el mazo. Reparte de nuevo muchas veces lo oculto y sigue jugando desde lo elegido y desde las opciones más prometedoras. La diferencia en el resultado final es lo que costó la decisión.
report-how_2 = La suerte de una loseta es su valor menos la media de las que podrían haber salido en su lugar, en los mismos simulaciones.
report-how_3 = El juez mira ocho construcciones por delante y juega como el bot experto, así que puede equivocarse con un plan tuyo. Por debajo de $3 no dice nada. Al final de una partida, un dólar del juez valía unos 60 centavos, y «El resto» contiene la diferencia.
