### Resultados con las mismas losetas: de los bots, de otros y propios, y el texto que comparte un resultado.

same_tiles-title = Con las mismas losetas
same_tiles-somebody = Alguien
same_tiles-player = Quién
same_tiles-margin = Diferencia
same_tiles-bot_playing = jugando…
same_tiles-so_far = { $place } por ahora
same_tiles-before = { $place }, por delante de: { $names }
same_tiles-watch = Ver la partida del experto
same_tiles-playing = El experto está jugando con estas losetas. Podrás ver su partida cuando termine.
same_tiles-replayed = Partida comprobada
same_tiles-their_word = De los resultados de otros solo tienes su palabra. Una marca indica que la partida venía con el resultado y se ha comprobado.
same_tiles-look = Ver la partida de { $name }
same_tiles-remove = Quitar el resultado de { $name }
same_tiles-removed = Resultado quitado: { $name }
same_tiles-none_yet = Aún no hay resultados de otros. Los de los bots aparecerán cuando hayas jugado.
same_tiles-waiting =
    { $count ->
        [one] { $names } ha jugado con estas losetas.
       *[other] { $names } han jugado con estas losetas.
    }
same_tiles-not_played = Aún no has terminado la partida del { $date }.
same_tiles-play_it = Jugarla
same_tiles-reveal = Ver los resultados de todos modos
same_tiles-spoils = Aún no has terminado la partida del { $date }. Esta otra partida muestra sus losetas.
same_tiles-look_anyway = Ver de todos modos

## Un resultado compartido

same_tiles-your_result = Tu resultado
same_tiles-no_spoilers = Unas líneas para un chat. No revelan nada de las losetas.
same_tiles-your_name = Tu nombre
same_tiles-share_result = Compartir resultado
same_tiles-squares = Cuadrados
same_tiles-words = Palabras
same_tiles-with_game = Con mi partida
same_tiles-first_try = primer intento
same_tiles-again_try = otra vez
same_tiles-hints =
    { $count ->
        [one] { $count } pista
       *[other] { $count } pistas
    }
same_tiles-place = { $place }.º de { $count }
same_tiles-rounds = De { $count } rondas, { $won } fueron mías y { $lost }, del Timador.

## Resultados pegados

same_tiles-paste = Resultados de otros
same_tiles-paste_text = Pega un chat tal cual: la página encuentra cada resultado compartido.
same_tiles-add = Añadir resultados
same_tiles-checking =
    { $count ->
        [one] Comprobando una partida: queda { $count } resultado
       *[other] Comprobando partidas: quedan { $count } resultados
    }
same_tiles-added =
    { $count ->
        [0] Ningún resultado añadido.
        [one] { $count } resultado añadido.
       *[other] { $count } resultados añadidos.
    }
same_tiles-refused =
    { $count ->
        [one] { $count } resultado no sirve:
       *[other] { $count } resultados no sirven:
    }
same_tiles-own_results =
    { $count ->
        [one] { $count } resultado es tuyo.
       *[other] { $count } resultados son tuyos.
    }
same_tiles-bare =
    { $count ->
        [one] { $count } enlace lleva fecha, pero no resultado. Alguien ha jugado esa partida.
       *[other] { $count } enlaces llevan fecha, pero no resultado. Alguien ha jugado esas partidas.
    }
same_tiles-other_tiles = para otras losetas.
same_tiles-play_those = Jugar con esas losetas
same_tiles-refused_link = es un enlace dañado. Pide que te lo envíen otra vez.
same_tiles-refused_game = es un enlace dañado a una partida.
same_tiles-refused_many =
    { $count ->
        [one] Este texto tiene { $count } resultado más. Solo se leen 50 a la vez.
       *[other] Este texto tiene { $count } resultados más. Solo se leen 50 a la vez.
    }
same_tiles-refused_closed = es de una fecha sin partida abierta.
same_tiles-refused_replay = tiene una partida que no se puede reproducir.
same_tiles-refused_unfinished = tiene una partida sin terminar.
same_tiles-refused_together = tiene una partida de varias personas.
same_tiles-refused_differs = tiene una partida con otro resultado.
same_tiles-refused_unknown_deal = no dice para qué losetas es.
