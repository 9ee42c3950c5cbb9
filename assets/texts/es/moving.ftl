### Pasar a otro dispositivo.

moving-title = Pasar a otro dispositivo
moving-text = Un archivo contiene tus partidas, resultados, problemas y ajustes. Ábrelo en el otro dispositivo; puedes repetirlo cuando quieras.
moving-export = Guardar todo en un archivo
moving-taken = Importado: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $results ->
        [one] { $results } resultado
       *[other] { $results } resultados
    } y los ajustes.
moving-taken_without_settings = Importado: { $games ->
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
moving-damaged_only = Todo lo de este archivo está dañado. No se importó nada.
moving-refused = Este archivo de otro dispositivo no se puede leer.
