### La mesa. Solo texto: todo marcado se escapa.

## La mesa

table-board = La ciudad
table-hand = Tu mano
table-seats = En la mesa
table-log = Registro
table-explanation = Qué significa
table-story = Qué pasa
table-stack = Mazo
table-stack_left = { $tiles } por robar
table-next_back = Siguiente: dorso de { $symbol }
table-one_back = Una de ellas tiene dorso de { $symbol }
table-next_tile = Siguiente: { $tile }
table-your_draw = Robarás { FORM($tile, case: "the") }
table-grifter_next = La siguiente del Timador: { $tile }
table-endgame_stack = Mazo final
table-endgame_short = Final
table-next_short = Siguiente
table-money = ${ $dollars }
table-forecast = Si acabara ahora: ${ $dollars }
table-signs_left = { $signs } sin usar
table-turn_of = Juega { FORM($name, case: "el") }
    .you = Te toca
table-thinks = { $name } está pensando
table-last_turn = Este es tu último turno.
table-remaining_backs = Losetas que quedan, por dorso
table-remaining_buildings = Losetas que quedan, por edificio
table-unknown_removed = Algunas losetas salieron del juego sin verse, así que nadie sabe con certeza qué queda.

buttons-build = Construir
buttons-build_double = Construir con dos carteles
buttons-renovate = Reformar
buttons-turn = Girar
buttons-two_signs = Con dos carteles
buttons-fit = Ver toda la ciudad
buttons-redo = Rehacer
buttons-undo_turn = Deshacer el turno
buttons-skip = Saltar
buttons-picture = Imagen de la ciudad
buttons-play_again = Verla desde el principio
buttons-more = Más…
buttons-hold = Pausa
buttons-let_go = Seguir
story-home = Los carteles vuelven, y la gente busca otro hogar.
buttons-done = Listo
buttons-pull_up = Mostrar más
buttons-pull_down = Mostrar menos
buttons-beat_back = Anterior
buttons-beat_next = Siguiente
buttons-close = Cerrar
buttons-help = Ayuda
buttons-open_rule = Leer la regla
buttons-about = Sobre { FORM($name, case: "el") }
    .you = Sobre ti
buttons-back_to_game = Volver a la partida
buttons-game = Partida
buttons-menu = Menú
buttons-leave = Salir de la partida
buttons-overlay_owners = Dueños
buttons-overlay_owners_text = De quién es cada edificio
buttons-overlay_streets = Calles
buttons-overlay_streets_text = Cuánto miden y cuánto pagarían
buttons-overlay_fomo = FOMO
buttons-overlay_fomo_text = Adónde se mudaría la gente y quién espera
buttons-share = Compartir
buttons-export = Exportar
buttons-rematch = Revancha
buttons-again = Otra vez
buttons-same_deal = El mismo reparto otra vez
buttons-other_deal = Otro reparto
buttons-rename = Cambiar el nombre
buttons-duplicate = Duplicar
buttons-delete = Borrar
buttons-restore = Recuperar
buttons-reload = Recargar
buttons-load_anyway = Cargar de todos modos
buttons-not_now = Ahora no
buttons-keep = Guardarla
buttons-take_over = Jugar aquí
buttons-replay = ¿Qué me perdí?

tools-title = Herramientas
tools-history = Deshacer y rehacer
tools-sound = Sonido
tools-zoom_in = Acercar
tools-zoom_out = Alejar
tools-turn_map = Girar el mapa
tools-turned = Mapa girado
tools-turn_back = Deshacer
tools-view = Mover el mapa
tools-eye = Mostrar en el mapa
tools-hide_overlay = Ocultar: { $name }
tools-undo = Deshacer (mantén pulsado: todo el turno)
tools-overlays = Sobre la ciudad
tools-scroll_N = Mirar más arriba
tools-scroll_E = Mirar más a la derecha
tools-scroll_S = Mirar más abajo
tools-scroll_W = Mirar más a la izquierda

## Preguntas y motivos. ask_grifter y why_grifter son decisiones en nombre del Timador.

decisions-abandon-ask = { $name }, abandona uno de tus edificios.
    .you = Abandona uno de tus edificios.
decisions-abandon-why = No te quedan carteles, y un edificio nuevo necesita uno.
decisions-abandon-option = Abandonar { FORM($building, case: "the") }. Vuelven { $signs } y su gente se muda.
decisions-abandon-option_one = Abandonar { FORM($building, case: "the") }. Vuelve su cartel y su gente se muda.
decisions-build-ask = { $name }, te toca: elige una loseta.
    .you = Te toca: elige una loseta.
decisions-build-ask_second = { $name }, elige tu segunda loseta.
    .you = Elige tu segunda loseta.
decisions-build-ask_place = ¿Dónde pones { FORM($tile, case: "the") }?
decisions-build-ask_facing = Gírala si quieres y construye.
decisions-build-ask_renovate = Conserva su orientación. ¿Reformar?
decisions-build-why = Primero, la loseta; luego, su sitio.
decisions-build-why_full = Se ilumina cada sitio donde cabe tu loseta, con lo máximo que ganaría allí.
decisions-build-why_second = Tu Contratista construye dos losetas por turno.
decisions-build-why_double = Tu Inversora puede ponerle dos carteles, y su valor cuenta doble.
decisions-build-why_renovate = Tu Rehabilitador puede construir sobre un edificio. La loseta conserva la orientación, y la calle se puntúa otra vez.
decisions-grifter-ask = { $name }, elige dónde construye el Timador { FORM($tile, case: "the") }.
    .you = Elige dónde construye el Timador { FORM($tile, case: "the") }.
decisions-grifter-why = Estos sitios son igual de buenos para el Timador, ${ $dollars } cada uno. Tú desempatas.
decisions-grifter-why_enclosure = Cada uno de estos sitios cierra una calle y le lleva { $people } al Timador. Tú desempatas.
decisions-grifter-why_enclosure_nobody = Cada uno de estos sitios cierra una calle, y ninguno le lleva a nadie al Timador. Tú desempatas.
decisions-grifter-why_anywhere = La loseta no puede cerrar ninguna calle ahora, así que todos los sitios son igual de buenos. Tú eliges.
decisions-any = Cualquiera
decisions-score-ask = { $name }, elige qué calle se puntúa ahora.
    .you = Elige qué calle se puntúa ahora.
decisions-score-ask_grifter = { $name }, elige por el Timador qué calle se puntúa ahora.
    .you = Elige por el Timador qué calle se puntúa ahora.
decisions-score-why = Quedan { $count } calles por puntuar. Tú decides el orden.
decisions-score-why_grifter = Quedan { $count } calles por puntuar. Tú decides el orden por el Timador.
decisions-score-option = Puntuar ahora { $street }.
decisions-claim-ask = { $name }, elige qué edificio te da fichas.
    .you = Elige qué edificio te da fichas.
decisions-claim-ask_grifter = { $name }, elige qué edificio le da fichas al Timador.
    .you = Elige qué edificio le da fichas al Timador.
decisions-claim-why = Tienes varios edificios en esta calle, pero solo uno da fichas.
decisions-claim-why_grifter = El Timador quiere la clase de la que menos tiene, y estos edificios le valen lo mismo.
decisions-claim-option = { $building }: { $tokens }
decisions-token-ask = { $name }, toma una ficha de la clase que quieras.
    .you = Toma una ficha de la clase que quieras.
decisions-token-ask_grifter = { $name }, elige qué ficha toma el Timador.
    .you = Elige qué ficha toma el Timador.
decisions-token-why = Un icono comodín te deja elegir.
decisions-token-why_abandon = Antes de abandonar un edificio, tomas sus fichas.
decisions-token-why_exhausted = No quedan fichas de { $kind }, así que este icono vale como comodín.
decisions-token-why_grifter = El Timador tiene igual de pocas de estas clases. Tú desempatas.
decisions-token-option = Ficha de { $kind }. Tienes { $count }.
decisions-swap-ask = { $name }, ¿puntúas una loseta de tu mano en lugar de un edificio?
    .you = ¿Puntúas una loseta de tu mano en lugar de un edificio?
decisions-swap-why = Tu Empresaria puede hacerlo una vez en cada calle cerrada. La loseta se queda en tu mano, pero todos la verán.
decisions-swap-option = { $tile } en lugar { FORM($building, case: "of") }: ${ $dollars } más.
decisions-swap-option_less = { $tile } en lugar { FORM($building, case: "of") }: ${ $dollars } menos.
decisions-swap-option_none = Puntuar los edificios tal como están.
decisions-move-ask = { $name }, ¿adónde va el próximo { $colour }?
    .you = ¿Adónde va el próximo { $colour }?
decisions-move-ask_grifter = { $name }, mueve { FORM($colour, case: "a") } por el Timador.
    .you = Mueve { FORM($colour, case: "a") } por el Timador.
decisions-move-why = Calle puntuada. Por mudarse: { $people }.
decisions-move-why_abandon = Edificio abandonado. Por mudarse: { $people }.
decisions-move-why_grifter = La gente del Timador va a sus edificios siempre que puede. Por mudarse: { $people }.
decisions-move-option = Destino: { $building }.
decisions-move-option_owner = Destino: { $building }; dueño: { FORM($owner, case: "sujeto") }.
decisions-move-one_more = uno aquí
decisions-move-fewer = Uno menos: { $building }
decisions-move-all = Todos
decisions-move-all_to = Todos { FORM($building, case: "to") }: { $people }

## text es general; detail, si lo hay, nombra el obstáculo.

hints-take_up = Toma primero una loseta de tu mano.
hints-street = Toca una de las calles iluminadas.
hints-consultant = Tu consultor: { $name }.
hints-more = Más
hints-answer = Elige primero una de estas respuestas.
refusals-occupied-text = Ahí ya hay un edificio.
refusals-occupied-detail = Ahí ya hay un edificio: { $building }.
refusals-corner-only-text = Un edificio debe compartir un lado con otro. No basta con una esquina.
refusals-apart-text = Ninguna de las calzadas se uniría.
refusals-apart-detail = Su calzada no tocaría la { FORM($building, case: "of") }.
refusals-long-sides-text = Se tocarían los lados largos de dos calzadas. Gírala o prueba otro sitio.
refusals-long-sides-detail = Su calzada iría junto a la { FORM($building, case: "of") }. Gírala o prueba otro sitio.
refusals-too-long-text = Su calle tendría más de 5 edificios.
refusals-too-long-detail = Su calle tendría { $count } edificios, y el máximo es 5.
refusals-not-yours-text = Ese edificio no es tuyo.
refusals-not-offered-text = Esa no es una de las opciones.
refusals-move-symbol-text = No muestra su símbolo. Un comodín no basta.
refusals-move-symbol-detail = Su símbolo no está en { FORM($building, case: "the") }. Un comodín no basta.
refusals-move-enclosed-text = Su calle está cerrada y ya nadie puede entrar.
refusals-move-enclosed-detail = La calle { FORM($building, case: "of") } está cerrada y ya nadie puede entrar.
refusals-move-abandoned-text = En la edición rusa nadie se muda a edificios abandonados.
refusals-move-same-text = Acaban de salir de este edificio, así que ahora no pueden volver.
refusals-move-grifter-text = En el turno del Timador, la gente debe ir a uno de sus edificios.
refusals-move-empty-text = Ahí no hay ningún edificio al que mudarse.
refusals-grifter-not-best-text = Otro sitio es mejor para el Timador, así que no construirá ahí.
refusals-grifter-not-best-detail = Ahí el Timador gana ${ $dollars }, y en otra parte, ${ $margin } más.
refusals-renovate-open-text = Solo se reforman edificios de calles cerradas.
refusals-renovate-station-text = La Estación Central no se puede cubrir.
refusals-renovate-park-text = En la edición rusa el Parque urbano no se puede cubrir.

## Deshacer

undo-nothing-played = Todavía no se ha jugado nada.
undo-drawn = Después alguien robó una loseta.
undo-lifted = El Timador ya ha robado su loseta.
undo-asked = Ahora decide { FORM($name, case: "el") }.
    .you = Ahora decides tú.
undo-sent = Los demás ya lo saben.
undo-nothing_redo = No hay nada que rehacer.
undo-follower = Esta partida se juega en otra pestaña.
undo-undone = Deshecho.
undo-redone = Hecho de nuevo.

## La vista previa y el Timador

preview-worth = ganaría ${ $dollars } ahora mismo
preview-details = Detalles
preview-pays = { $closes }:
preview-pays_nobody = { $closes }: no paga a nadie
preview-closes_own = Cierra su propia calle
preview-closes_street = Cierra la calle { FORM($building, case: "of") }
preview-closes_streets =
    { $count ->
        [one] Cierra { $count } calle
       *[other] Cierra { $count } calles
    }
preview-earns_later = Ganaría ${ $dollars } al cerrarse su calle
preview-last_sign = Tu último cartel: el próximo turno debes abandonar un edificio
preview-about = ≈ { $money }
preview-expected = Al final se espera cerca de { $money }
preview-judged = ${ $dollars } según la cuenta del Timador
preview-judged_rest = con su gente, que el Timador no cuenta: ${ $dollars }
preview-street = Calle: { $count } de 5
preview-open_end = Extremo { $end } abierto
preview-closed_end = Extremo { $end } cerrado
preview-closed_by = Extremo { $end } cerrado: { $building }
preview-points_in = Apunta hacia dentro: { $building }
preview-points_out = Apunta a la calle { FORM($building, case: "of") }
preview-encloses = Cierra { $street }
preview-would_move = Mudanza: { $people }
preview-would_fomo = Con FOMO: { $people }
preview-signs_after =
    { $count ->
        [0] Tu último cartel: el próximo turno debes abandonar un edificio
        [one] Después queda { $signs }
       *[other] Después quedan { $signs }
    }
preview-nobody_moves = Nadie tendría que mudarse
preview-own_street = su propia calle
recap-built = { $name }: { $tile }
grifter-title = El turno del Timador
grifter-tile = Construye { FORM($tile, case: "the") }.
grifter-rule = Construye donde la loseta vale más ahora mismo.
grifter-rule_enclosure = Cierra la calle que manda más gente a sus edificios.
grifter-rule_anywhere = Ahora no puede cerrar ninguna calle, así que todos los sitios son igual de buenos.
grifter-best = Mejor sitio: ${ $dollars }.
grifter-best_people = Mejor sitio: { $people } para el Timador.
grifter-best_nobody = Ninguno de estos sitios le lleva a nadie al Timador.
grifter-one_place = Solo hay un sitio así de bueno.
grifter-took = Empate. Se ha quedado con este sitio.
grifter-ties =
    { $count ->
        [one] { $count } sitio es el mejor.
       *[other] { $count } sitios son igual de buenos. Tú eliges.
    }
grifter-places =
    { $count ->
        [one] { $count } sitio comparado
       *[other] { $count } sitios comparados
    }

help-more = Saber más
help-how = Mantén pulsado un edificio, una persona o una ficha, o pulsa ? encima, para ver qué es.
help-topics = Temas
help-people = Gente
help-symbols = Símbolos
help-business = Negocios
help-consultants = Consultores

keys-always_title = Teclas
keys-arrows = De casilla en casilla; por una fila de herramientas, losetas o respuestas
keys-ends = Principio y final de la fila
keys-corners = Primera y última casilla del tablero
keys-pages = Siguiente o anterior sitio posible
keys-enter = Tomar, probar ahí, construir, elegir
keys-escape = Un paso atrás: cerrar, quitar, dejar
keys-undo_redo = Deshacer y rehacer
keys-letters_title = Letras y cifras
keys-digits = Tomar esa loseta de la mano
keys-ask = Ir a la pregunta y oírla otra vez
keys-place = Siguiente o anterior sitio posible, fila por fila
keys-worth = Siguiente sitio posible, el más valioso primero; con Mayús, atrás
keys-turn = Girar la loseta
keys-undo = Deshacer
keys-undo_turn = Deshacer todo el turno
keys-scores = Oír el dinero y los carteles
keys-street = Oír la calle de esta casilla
keys-streets = Las calles abiertas
keys-people = Quién espera qué
keys-owners = De quién es cada cosa
keys-log = El registro
keys-menu = El menú
keys-camera = Ver toda la ciudad, acercar, alejar
keys-turn_map = Girar el mapa un cuarto de vuelta
keys-hint = Pedir una pista al entrenador
keys-typed = Escribir qué hacer, o una pregunta
keys-help = Explicar lo que tiene el foco; si no, esta ayuda

## Pasar el dispositivo

hand_over-pass_to = Pásale el dispositivo { FORM($name, case: "a") }
hand_over-reveal = Mostrar mi mano
hand_over-since = Desde tu último turno
hand_over-so_far = Hasta ahora
hand_over-since_start = Empiezas tú.
hand_over-hidden = Las manos quedan ocultas hasta que toques la pantalla.

## Final de una partida

review-title = Repetición
review-back = Una jugada atrás
review-on = Una jugada adelante
review-turn_back = Un turno atrás
review-turn_on = Un turno adelante
review-position = Jugada { $count } de { $total }
review-start = El principio
review-play = Reproducir
review-pause = Pausa
