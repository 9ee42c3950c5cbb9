### Una partida nueva. Solo texto: todo marcado se escapa.

## Una partida nueva

modes-solo-name = En solitario
modes-multiplayer-name = Este dispositivo
modes-multiplayer-text = El dispositivo pasa de mano en mano.
modes-phones-name = Losetas en el móvil
modes-phones-text = La ciudad está en esta pantalla; las losetas, en los móviles.
modes-post-name = Por enlace
modes-post-text = Cada persona juega en su dispositivo y envía enlaces a las demás.

difficulties-easy-name = Fácil
difficulties-normal-name = Normal
difficulties-hard-name = Difícil

kinds-human-name = Persona
kinds-human-text = Alguien en este dispositivo.
kinds-beginner-name = Principiante
kinds-beginner-names = Daisy, Benny, Poppy, Milo, Lulú
kinds-beginner-temper = Con la cabeza en las nubes.
kinds-beginner-text = Pasa por alto buenos sitios y no se fija en los demás.
kinds-greedy-name = Codicioso
kinds-greedy-names = Dori, Rocky, Penny, Max, Gil
kinds-greedy-temper = Ama el dinero, y lo quiere ya.
kinds-greedy-text = Elige siempre lo que más paga en el momento.
kinds-club-name = Club
kinds-club-names = Vera, Óscar, Nora, Félix, Ida
kinds-club-temper = Siempre tiene una lista.
kinds-club-text = Piensa con un turno de antelación.
kinds-expert-name = Experto
kinds-expert-names = Otón, Ágata, Basilio, Winni, Hugo
kinds-expert-temper = Nunca tiene prisa.
kinds-expert-text = Ensaya muchas veces sus mejores jugadas antes de elegir. Tarda un segundo.
kinds-grifter-name = El Timador
    .el = el Timador
    .a = al Timador
    .de = del Timador
    .sujeto = el Timador

editions-2021-name = Reglas de 2021
editions-2021-text = El reglamento en inglés de la caja.
editions-draft-name = Borrador
editions-draft-text = El borrador 1.0.7 de 2020. Solo cambia lo que pasa si hay empate.
editions-ru-name = Edición rusa
editions-ru-text = El reglamento ruso. Es más estricto con los edificios abandonados, las copias y el FOMO.

## En qué se diferencian las ediciones.

edition_points-people_join_abandoned-name = Edificios abandonados
edition_points-people_join_abandoned-yes = La gente puede mudarse a edificios abandonados.
edition_points-people_join_abandoned-no = La gente no puede mudarse a edificios abandonados.
edition_points-copies_all-name = Copias
edition_points-copies_all-yes = Una copia puede copiar cualquier otro valor.
edition_points-copies_all-no = Una copia no puede copiar un valor de cierre ni de entorno.
edition_points-fomo_counts-name = FOMO
edition_points-fomo_counts-yes = La gente con FOMO cuenta al puntuar.
edition_points-fomo_counts-no = La gente con FOMO no cuenta al puntuar.
edition_points-fomo_rushes_anywhere-name = Avalancha
edition_points-fomo_rushes_anywhere-yes = La gente con FOMO corre a un edificio nuevo aunque su calle se cierre en ese momento.
edition_points-fomo_rushes_anywhere-no = La gente con FOMO no corre a un edificio nuevo cuya calle se cierra en ese momento. Sigue esperando uno en una calle abierta o uno reformado.
edition_points-covers_park-name = Parque urbano
edition_points-covers_park-yes = El Rehabilitador puede cubrir el Parque urbano.
edition_points-covers_park-no = El Rehabilitador no puede cubrir el Parque urbano.
edition_points-shares_victory-name = Empate
edition_points-shares_victory-yes = Si hay empate al final, se comparte la victoria.
edition_points-shares_victory-no = Si hay empate al final, se ofrece una revancha.

new_game-title = Jugar
new_game-together = Con otros
new_game-last_time = Como la última vez: { $who }
new_game-alone = en solitario, { $how }
new_game-more = Más opciones
new_game-mode = ¿Cómo quieres jugar?
new_game-players = ¿Quién juega?
new_game-seat = Asiento { $seat }
new_game-default_name = Jugador { $seat }
new_game-rated = { $text } Elo { NUMBER($rating, useGrouping: "false") }.
new_game-solo_name = Urbanista
new_game-name = Nombre
new_game-colour = Color
new_game-shape = Forma
new_game-look = Cambiar el aspecto de { $name }
new_game-swap = Es de { $name }. Toca para intercambiar.
new_game-kind = Quién juega
new_game-consultant = Consultor
new_game-consultant_random = Al azar
new_game-deal = El reparto
new_game-at_table = En la mesa
new_game-add_player = Añadir una persona
new_game-add_player_short = Persona
new_game-add_bot = Añadir un bot
new_game-add_bot_short = Bot
new_game-face = Cara
new_game-known = De tus partidas:
new_game-seated = { $name } se une a la mesa.
new_game-remove_player = Quitar a { $name }
new_game-remove = Quitar
new_game-difficulty = Contra el Timador
new_game-grifter_starts = El Timador empieza con ${ $dollars }.
new_game-expansions = Expansiones
new_game-business = Negocios
new_game-business_text = Toma fichas de tus edificios y cóbralas al final.
new_game-consultants = Consultores
new_game-consultants_text = Cada persona recibe una carta con un poder especial.
new_game-consultants_deal = Repartir al azar
new_game-consultants_choose = Elegir
new_game-edition = Edición
new_game-differences = Qué cambia
new_game-no_differences = La edición de referencia.
new_game-grifter_edition = El Timador juega con las reglas de 2021 en todas las ediciones. Es decisión nuestra.
new_game-first_player = Quién empieza
new_game-first_random = Al azar
new_game-first_text = En una mesa de verdad empieza quien más se parezca a un hípster.
new_game-deck =
    { $count ->
        [one] Tu propio juego de losetas: { $count } edificio
       *[other] Tu propio juego de losetas: { $count } edificios
    }
new_game-standard_deck = Usar el juego de losetas normal
new_game-seed = Semilla
new_game-seed_text = El nombre de este reparto. La misma semilla con las mismas opciones reparte otra vez las mismas losetas.
new_game-new_seed = Otro reparto
new_game-trust = Hay confianza
new_game-trust_text = Las manos no se ocultan entre turnos.
new_game-practice = Práctica
new_game-practice_text = Deshaz cuanto quieras, incluso después de robar una loseta.
new_game-practice_badge = Partida de práctica
new_game-start = Empezar

## Por qué no se puede elegir una opción. Junto al control desactivado.

impossible-contractor_business = La Contratista no se usa con Negocios.
impossible-contractor_solo = La Contratista no se usa en solitario.
impossible-contractor_players = La Contratista necesita entre 2 y 4 personas.
impossible-renovator_business = El Rehabilitador no se usa con Negocios.
impossible-renovator_solo = El Rehabilitador no se usa en solitario.
impossible-renovator_players = El Rehabilitador necesita entre 3 y 5 personas.
impossible-consultant_taken = { $name } ya tiene este consultor.
impossible-too_many_players = Caben 5 personas como mucho.
impossible-trust_one_person = Con una sola persona no hay manos que ocultar.
