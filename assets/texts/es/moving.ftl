### Pasar a otro dispositivo.

moving-title = Pasar a otro dispositivo
moving-text = Un archivo contiene tus partidas, resultados, problemas y ajustes. Ábrelo en el otro dispositivo, tantas veces como quieras.
moving-export = Guardar todo en un archivo
moving-taken = Recibido: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    } y los ajustes.
moving-taken_without_settings = Recibido: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    }.
moving-nothing_new = Todo lo de este archivo ya está aquí.
moving-damaged =
    { $count ->
        [one] Se dejó fuera { $count } entrada dañada.
       *[other] Se dejaron fuera { $count } entradas dañadas.
    }
moving-damaged_only = Todo lo de este archivo está dañado. No se recibió nada.
moving-refused = Este archivo de otro dispositivo no se puede leer.
