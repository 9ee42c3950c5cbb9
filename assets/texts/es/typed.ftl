### Jugar escribiendo. Solo texto: todo marcado se escapa.

## Las palabras de las preguntas van solas: lo escrito se compara con ellas.

typed-title = Escribir
typed-box = Qué hacer, o una pregunta
typed-enter = Enviar
typed-how = Escribe tu elección, o el comienzo de sus palabras. En lugar del nombre de una loseta vale su número en tu mano. También puedes escribir:
typed-example = Por ejemplo: { $text }
typed-unknown = Comando desconocido. Escribe ayuda.
typed-nothing = Nada.
typed-several = Eso puede ser { $count } cosas:
typed-hand = mano
typed-legal = sitios
typed-worth = valor
typed-street = calle
typed-people = gente
typed-fomo = fomo
typed-signs = carteles
typed-money = dinero
typed-last = último
typed-grifter = timador
typed-what_if = qué pasa si
typed-help = ayuda
typed-question = pregunta
typed-undo = deshacer
typed-redo = rehacer
typed-build = construir { $tile } en { $cell } mirando { $facing }
typed-build_double = construir { $tile } en { $cell } mirando { $facing } con dos carteles
typed-renovate = reformar { $building } en { $cell } con { $tile }
typed-abandon = abandonar { $building } en { $cell }
typed-score = puntuar la calle de { $building } en { $cell }
typed-move = mover { $colour } a { $building } en { $cell }
typed-claim = fichas de { $building }
typed-token = tomar ficha { $kind }
typed-swap = cambiar { $tile } por { $building } en { $cell }
typed-swap_none = cambiar nada
typed-legal_facing = { $facing } ${ $dollars }
typed-legal_build =
    { $count ->
        [one] { $tile } en una casilla: { $cells }.
       *[other] { $tile } en { $count } casillas: { $cells }.
    }
typed-open_street =
    { $count ->
        [one] { $street }, abierta por un extremo: { $payments }.
       *[other] { $street }, abierta por los dos extremos: { $payments }.
    }
typed-open_ends =
    { $count ->
        [one] { $street }, abierta por un extremo.
       *[other] { $street }, abierta por los dos extremos.
    }
typed-secret = Eso revelaría la respuesta.
