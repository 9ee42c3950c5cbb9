### Partidas con la caja real. Solo texto: todo marcado se escapa.

box-title = Con la caja real
box-text = Construyes con tus propias losetas. Alguien anota aquí cada jugada, y la página la comprueba, puntúa las calles y guarda la partida.
box-begin = Empezar
box-solo = En solitario, contra el Timador
box-together = Con otros
box-first = ¿Quién empieza? Se juega en este orden, en el sentido del reloj.
box-cards = Cartas sobre la mesa
box-card_unknown = Elegir por mí
box-typing = Anotar
box-begun = Ya hemos empezado
box-begun_text = Anota deprisa los turnos jugados: loseta, sitio, listo. Sin animaciones.
box-draws = Anotar cada loseta que robo
box-draws_text = Así la página conoce tu mano y puede analizar tu partida.

box-lesson = Cómo anotar un turno
box-try_lesson = Pruébalo en el tablero: un minuto
box-lesson_back = { $name } pone { FORM($tile, case: "the") } en el extremo derecho de la calle. Toca el símbolo del dorso: { $symbol }.
    .you = Pones { FORM($tile, case: "the") } en el extremo derecho de la calle. Toca el símbolo del dorso: { $symbol }.
box-lesson_tile = Ahora toca esta loseta: { $tile }.
box-lesson_spot = Toca el sitio donde está: el extremo derecho de la calle.
box-lesson_facing = En la mesa, su calzada mira al edificio de la izquierda. Toca otra vez el sitio para girar la loseta.
box-lesson_build = Está como en la mesa. Toca «Construir».
box-lesson_answer = La página ha puntuado la calle. Ahora responde a su pregunta.
box-lesson_undo = ¿Anotaste algo mal? Toca «Deshacer».
box-lesson_over = Eso es todo. En el menú, «Corregir» cambia una cosa y conserva lo que sigue.
box-lesson_done = Preparar tu partida
box-steps =
    Elige el símbolo del dorso de tu loseta, o escribe unas letras de su nombre.

    Toca la loseta y luego el sitio donde está. Toca otra vez para girarla.

    Compara con la mesa y toca «Construir».

    Responde a lo que pregunte la página: calles, gente, fichas. La página puntúa las calles y dice cuánto gana cada cual.

    ¿Un error? Deshaz cuanto quieras, o abre «Corregir» y cambia una cosa.

box-again = Otra partida
box-no_report = La página no ve las manos reales, así que no puede analizar esta partida. Tampoco se compara con otros resultados.
box-reported = Anotaste todas las losetas, así que esta partida se puede analizar. No se compara con otros resultados.

## La bandeja y sus preguntas

box-correct = Corregir
box-ask_lifted = Descubre la primera loseta para el Timador. ¿Cuál es?
box-why_lifted = La construye donde más vale para él. «Deshacer» quita tu último paso.
box-ask_back = { $name }, ¿qué hay en el dorso de la loseta { $number }?
    .you = ¿Qué hay en el dorso de la loseta { $number }?
box-why_back = La carta Hacker cuenta los dorsos de las losetas de la mano. Todos pueden verlos.
box-catch_up = Anotar deprisa
box-ask_built = { $name }, ¿qué has construido?
    .you = ¿Qué has construido?
box-why_built = Toca la loseta y luego su sitio: se construye enseguida. Toca otra vez para girarla.
box-caught_up = Ya estamos al día
box-answer_all = Responder por nosotros
box-answer_all_text = Si nadie se acuerda, la página responde a las preguntas de este turno. Más tarde puedes cambiar las respuestas en «Corregir».
box-ask_drawn = Roba una loseta. ¿Cuál es?
box-ask_hand = Di qué losetas tienes en la mano. Por nombrar: { $number }
box-why_drawn = Solo el análisis mira tu mano.
box-ask_swap = { $name }, ¿puntúas una loseta de la mano en lugar de un edificio?
    .you = ¿Puntúas una loseta de la mano en lugar de un edificio?
box-why_swap = Busca la loseta abajo, o sigue sin ella.
box-swap_where = ¿En lugar de qué edificio quieres puntuar { FORM($tile, case: "the") }?
box-swap_never = Esta loseta no puede puntuar aquí.
box-no_swap = No
box-gain = { $sign }${ $dollars }

## Correcciones

box-money = Dinero
box-money_text = Escribe lo que cada cual tiene en la mesa. El registro anota el cambio.
box-money_odd = Escribe un número entero de dólares.
box-money_set = Dinero corregido.
box-hand = Tu mano
box-hand_text = ¿Era otra loseta? Tócala aquí y di la correcta.
box-backs = Hacker: dorsos de sus losetas
box-backs_text = ¿Hay algún dorso mal? Toca el correcto.
box-backs_tile = Loseta { $number }
box-corrected = Corregido. Todo lo posterior se conserva.
box-go_back = Volver al momento anterior
box-facing = Calzada { FORM($facing, case: "to") }
box-lifted = El Timador tomó { FORM($tile, case: "the") }
box-other_tile = Era otra loseta:
box-other_lifted = El Timador tomó otra loseta:
box-breaks = Esto no se puede cambiar: lo impide el turno { $number } ({ $name }: { $text }). { $why }
box-elsewhere = El Timador habría construido en otra parte.
box-asks_first = Antes habría que responder a otra pregunta. Vuelve al momento anterior y anota de nuevo el resto.
box-short = Cambiarlo y seguir desde ahí
box-short_text = Todo lo anterior a ese turno se conserva. Anota de nuevo los turnos siguientes; «Rehacer» recupera los que aún encajan.
box-corrected_short = Corregido. La partida sigue desde aquí.
box-other_spot = Está en otro sitio:
box-money_sure = ¿Poner el dinero { FORM($name, case: "de") } en { $sign }${ $dollars }?
    .you = ¿Poner tu dinero en { $sign }${ $dollars }?
box-money_yes = Sí, ponerlo
box-money_no = No, dejarlo
box-money_flip = Pasar el dinero { FORM($name, case: "de") } de positivo a negativo o al revés
    .you = Pasar tu dinero de positivo a negativo o al revés
box-players = Jugadores
box-card = Carta
box-began = ¿Quién empezó?
box-end_title = Terminar antes de tiempo
box-end = Terminar la partida aquí
box-end_text = La ciudad se puntúa tal como está, como al final de cualquier partida. «Deshacer» lo anula.
box-end_later = Responde antes a la pregunta de la mesa; después podrás terminar la partida aquí.
box-ended = La partida termina aquí.
box-ended_early = Con la caja real, terminada antes de tiempo

box-did_build = construye un edificio
box-did_grifter = el Timador construye
box-did_abandon = abandona { FORM($building, case: "the") }
box-did_score = elige una calle
box-did_claim = toma fichas
box-did_token = toma una ficha
box-did_swap = no puntúa ninguna loseta de la mano
box-did_move = mueve a una persona { FORM($building, case: "to") }

## Por qué no puede ser una loseta

box-fault_tile-in-hand = { $name } tiene { FORM($tile, case: "the") } en la mano.
    .you = Tienes { FORM($tile, case: "the") } en la mano.
box-fault_tile-lifted = El Timador ha tomado { FORM($tile, case: "the") }.
box-fault_tile-built = Esa loseta ya está en el mapa: { $tile }, { $place }. Si ahí hay otra loseta, corrígela.
box-fault_tile-covered = Esa loseta quedó cubierta: { $tile }, { $place }.
box-fault_tile-not-in-game = Esa loseta no se usa con este número de personas: { $tile }.
box-fault_hand-known = Ya están anotadas todas las losetas de la mano { FORM($name, case: "de") }.
    .you = Ya están anotadas todas las losetas de tu mano.
box-fault_wrong-back = Ninguna loseta { FORM($name, case: "de") } tiene el dorso { FORM($tile, case: "of") }. ¿Un dorso mal anotado? Se cambia en «Corregir».
    .you = Ninguna loseta tuya tiene el dorso { FORM($tile, case: "of") }. ¿Un dorso mal anotado? Se cambia en «Corregir».
box-fault_tile-taken-out = Esa loseta ya no puede estar en esta partida: { $tile }. Se han anotado demasiadas losetas con dorso de { $symbol }.
box-fault_no-back-left = No queda ninguna loseta con dorso de { $symbol }.
box-fault_money-by-hand = Eso se aleja demasiado de la suma: ${ $dollars } de diferencia como mucho.
