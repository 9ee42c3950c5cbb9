### Problemas: posiciones en las que una decisión es la mejor.

puzzles-title = Problemas
puzzles-all = Todos los problemas
puzzles-text = Una sola jugada es la mejor. Sin reloj.
puzzles-waiting = Cargando los problemas…
puzzles-not_fetched = No se pudieron cargar los problemas. Comprueba la conexión.
puzzles-fetch_again = Reintentar
puzzles-unknown = Ese problema no existe.
puzzles-totals = Resueltos al primer intento: { $count } de { $total }.
puzzles-totals_near = Casi resueltos: { $count }.
puzzles-rating = Tu nivel: { NUMBER($rating, useGrouping: "false") }.
puzzles-today = Problema de hoy
puzzles-solve = Resolverlo
puzzles-days = Días anteriores
puzzles-run = Serie
puzzles-run_text = Problemas cada vez más difíciles, hasta que falles tres.
puzzles-run_begin = Empezar una serie
puzzles-run_on = Seguir la serie
puzzles-best_run = Tu récord: { $count }.
puzzles-run_state = Resueltos: { $count }. Fallos: { $misses } de { $limit }
puzzles-run_over = Fin de la serie. Resueltos: { $count }
puzzles-sets = Por tema
puzzles-of = Resueltos: { $count } de { $total }
puzzles-next = Siguiente
puzzles-all_done = Ya has respondido a todos estos.
puzzles-label = Problema { $number }: { $result }
puzzles-was_new = nuevo
puzzles-was_yes = resuelto
puzzles-was_near = casi resuelto
puzzles-was_no = fallado

## Temas

puzzles-theme_waiting = Todavía no
puzzles-theme_waiting_text = Tu calle se puede cerrar ahora. Después vale más.
puzzles-theme_closing = Ciérrala ya
puzzles-theme_closing_text = Esta calle no debería seguir abierta.
puzzles-theme_ending = Cerca del final
puzzles-theme_ending_text = Quedan pocos turnos. Construye donde aún se pueda cerrar una calle.
puzzles-theme_stopping = Frenar a un rival
puzzles-theme_stopping_text = No dejes crecer la calle de un rival, o impide que se cierre.
puzzles-theme_choosing = La loseta adecuada
puzzles-theme_choosing_text = A primera vista, otra loseta parece mejor.
puzzles-theme_placing = El sitio adecuado
puzzles-theme_placing_text = ¿Qué sitio da más al final, y hacia dónde debe mirar la loseta?
puzzles-theme_crowd = Alguien se muda
puzzles-theme_parting = Abandonar
puzzles-theme_payday = Día de cobro
puzzles-theme_payday_text = ¿Qué jugada te paga más en el acto?
puzzles-theme_steering = Contra el Timador
puzzles-theme_steering_text = Conoces su próxima loseta. Estropéale el mejor sitio.
puzzles-theme_tempo = Dos turnos
puzzles-theme_tempo_text = Una jugada prepara la siguiente, y entre una y otra construye el Timador.
puzzles-theme_finale = La última jugada
puzzles-theme_finale_text = Ya no hay nada oculto. Acaba con toda la ventaja que puedas.

## Un problema en el tablero

puzzles-panel = Problema
puzzles-one = Problema
puzzles-level = Nivel { NUMBER($rating, useGrouping: "false") }
puzzles-rated = Nivel { NUMBER($rating, useGrouping: "false") } ({ $change })
puzzles-ask_judged = { $name }, encuentra la mejor jugada.
    .you = Encuentra la mejor jugada.
puzzles-ask_crowd = { $name }, mueve { FORM($colour, case: "a") }. ¿Adónde debe ir para que ganes más, descontando lo que ganan tus rivales?
    .you = Mueve { FORM($colour, case: "a") }. ¿Adónde debe ir para que ganes más, descontando lo que ganan tus rivales?
puzzles-ask_parting = { $name }, abandona el edificio que menos te daría ahora.
    .you = Abandona el edificio que menos te daría ahora.
puzzles-ask_payday = { $name }, ¿qué jugada te paga más ahora mismo?
    .you = ¿Qué jugada te paga más ahora mismo?
puzzles-ask_steering = { $name }, el Timador construye después { FORM($tile, case: "the") }. Construye de modo que su mejor sitio le dé lo menos posible.
    .you = El Timador construye después { FORM($tile, case: "the") }. Construye de modo que su mejor sitio le dé lo menos posible.
puzzles-ask_tempo = { $name }, el Timador construye después { FORM($tile, case: "the") }. ¿Qué jugada te paga más, junto con la siguiente? Cuenta solo las losetas que tienes ahora.
    .you = El Timador construye después { FORM($tile, case: "the") }. ¿Qué jugada te paga más, junto con la siguiente? Cuenta solo las losetas que tienes ahora.
puzzles-ask_finale = { $name }, es la última jugada de la partida. ¿Cuál te deja con más ventaja, o con menos desventaja?
    .you = Es la última jugada de la partida. ¿Cuál te deja con más ventaja, o con menos desventaja?
puzzles-at_start = Aquí empieza el problema.
puzzles-right = ¡Bien!
puzzles-as_good = En las simulaciones, tu jugada vale al menos tanto como nuestra respuesta, así que cuenta.
puzzles-nearly = ¡Casi!
puzzles-better_by = La mejor jugada vale ${ $dollars } más.
puzzles-better_about = Hay una jugada algo mejor.
puzzles-wrong = No es la mejor. ¿Otra vez?
puzzles-answer = Esta es la respuesta.
puzzles-show = Ver la respuesta
puzzles-share = Compartir este problema
puzzles-other_place = El otro sitio
puzzles-best_place = El mejor sitio
puzzles-costs = Tu jugada con { FORM($tile, case: "the") } da unos ${ $dollars } menos.
puzzles-costs_little = Pero la diferencia es mínima: menos de un dólar.
puzzles-earlier = Tu jugada anterior da unos ${ $dollars } menos.
puzzles-tempting_tile = Tienta construir { FORM($tile, case: "the") }, pero da unos ${ $dollars } menos.
puzzles-tempting_spot = Otro sitio tienta, pero da unos ${ $dollars } menos.
puzzles-value_crowd =
    { $sign ->
        [more] La mudanza te da ${ $dollars } más que a tus rivales.
        [less] La mudanza da a tus rivales ${ $dollars } más que a ti.
       *[same] La mudanza da a tus rivales lo mismo que a ti.
    }
puzzles-value_parting = Ahora te daría ${ $dollars }.
puzzles-value_payday =
    { $closes ->
        [none] No cierra ninguna calle, así que no te paga nada en el acto.
       *[some] Te paga ${ $dollars } en el acto.
    }
puzzles-value_steering = Después, el mejor sitio para { FORM($next, case: "the") } le da ${ $dollars } al Timador.
puzzles-value_tempo =
    { $then ->
        [some] Junto con { FORM($tile, case: "the") } en el próximo turno, te paga ${ $dollars }.
        [none] Te paga ${ $dollars } ahora, y nada el próximo turno.
       *[never] No te paga nada, ni ahora ni el próximo turno.
    }
puzzles-value_finale =
    { $sign ->
        [more] Acabas ${ $dollars } por delante.
        [less] Acabas ${ $dollars } por detrás.
       *[same] La partida acaba en empate.
    }

## Qué falla en una elección mientras se busca otra mejor

puzzles-flaw_closes = Deja abierta { $street }, aunque al cerrarla cobrarías ${ $dollars } ahora.
puzzles-flaw_closes_too = Al cerrarla cobrarías ${ $dollars } ahora.
puzzles-flaw_waits = Cierra { $street } por ${ $instead }. Un turno después esa calle paga más.
puzzles-flaw_patience = Cierra { $street } por ${ $instead }. Abierta, esa calle vale unos ${ $dollars }.
puzzles-flaw_follows = No prepara { $street } para tu próximo turno.
puzzles-flaw_too_late = En { $count } de { $total } simulaciones su calle no se cierra nunca, y el edificio solo da ${ $instead } al final.
puzzles-flaw_fomo = Atrae a menos gente con FOMO que otra jugada.
puzzles-flaw_worth = Allí la loseta ganaría ${ $instead } ahora mismo. Otro sitio le va mejor.
puzzles-flaw_other_tile = Allí la loseta ganaría ${ $instead } ahora mismo. Otra loseta da más.
puzzles-flaw_crowd = Deja que se mude menos gente a tus edificios.
puzzles-flaw_last_sign = Gasta tu último cartel, así que el próximo turno debes abandonar un edificio.
puzzles-flaw_grows = Con esta jugada, { $street } te pagaría ${ $instead } ahora. Se puede sacar más.
puzzles-flaw_trapped = Deja abierta { $street }, que vale unos ${ $instead } para { FORM($name, case: "el") }.
puzzles-flaw_trapped_too = Abierta, vale unos ${ $instead } para { FORM($name, case: "el") }.
puzzles-flaw_pays = Cierra { $street } y le paga { FORM($name, case: "a") } ${ $instead }.
puzzles-flaw_pays_too = Además, le paga { FORM($name, case: "a") } ${ $instead }.
puzzles-flaw_left_open = Permite que { FORM($name, case: "el") } cierre { $street } por unos ${ $instead }, como pasa en { $count } de { $total } simulaciones.
puzzles-flaw_feeds = Con esta jugada, { $street } le pagaría { FORM($name, case: "a") } ${ $instead } ahora.
puzzles-flaw_brings = Otra jugada saca unos ${ $about } más { FORM($street, case: "of") }.
puzzles-flaw_begins = Otra jugada saca unos ${ $about } más de las calles nuevas.
puzzles-flaw_hinders_in = Frena menos { FORM($name, case: "a") } en { $street }, lo que cuesta unos ${ $about }.
puzzles-flaw_hinders = Frena menos { FORM($name, case: "a") }, lo que cuesta unos ${ $about }.
puzzles-flaw_price = A cambio, da unos ${ $about } más en otra parte.

## Por qué lo elegido en el tablero es mejor que otra cosa

puzzles-why_worth = Con { FORM($tile, case: "the") } ganarías aquí ${ $dollars } ahora; en el otro sitio, ${ $instead }.
puzzles-why_other_tile = Con { FORM($tile, case: "the") } ganarías ${ $dollars } ahora; con { FORM($other, case: "the") }, en su sitio, ${ $instead }.
puzzles-why_too_late = Con la otra jugada, su calle no se cierra nunca en { $count } de { $total } simulaciones, y al final solo ganas ${ $instead } por { FORM($other, case: "the") }. Aquí, por { FORM($tile, case: "the") }, aún ganas ${ $dollars }.
puzzles-why_pays = Con { FORM($other, case: "the") } se cerraría { $street }, que le pagaría { FORM($name, case: "a") } ${ $instead }.
puzzles-why_left_open = La otra jugada permite que { FORM($name, case: "el") } cierre { $street } por unos ${ $instead }, como pasa en { $count } de { $total } simulaciones.
puzzles-why_feeds = Con { FORM($other, case: "the") }, { $street } le pagaría { FORM($name, case: "a") } ${ $instead } ahora. Con esta jugada pagaría ${ $dollars }.
puzzles-why_last_sign = Con { FORM($other, case: "the") } gastarías tu último cartel, y el próximo turno tendrías que abandonar un edificio.
puzzles-why_crowd =
    { $count ->
        [one] Así puede mudarse una persona a tus edificios.
       *[other] Así pueden mudarse { $count } personas a tus edificios.
    }
puzzles-why_hinders_in = Esto frena { FORM($name, case: "a") } en { $street }, lo que vale unos ${ $about }.
puzzles-why_hinders = Esto frena { FORM($name, case: "a") }, lo que vale unos ${ $about }.
puzzles-why_helps_in = La pega: ayuda { FORM($name, case: "a") } en { $street }, lo que cuesta unos ${ $about }.
puzzles-why_helps = La pega: ayuda { FORM($name, case: "a") }, lo que cuesta unos ${ $about }.
