### El libro de resultados.

book-title = Resultados
book-text = Todas las partidas terminadas en este dispositivo. Los resultados se quedan aunque borres una partida.
book-off = Los resultados están desactivados. Actívalos en los ajustes.
book-erase = Borrar todos los resultados
book-erased = Se han borrado todos los resultados.
book-opening = Abriendo tus resultados
book-filling = Anotando tus partidas anteriores. Por anotar: { $count }
book-empty = Aún no hay resultados. Termina una partida y aparecerá aquí.
book-nobody = No hay partidas de esta persona.
book-somebody = Alguien
book-players = Quién ha jugado
book-games = Partidas
book-games_count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
book-again = otra vez
book-not_saved = ya no está guardada
book-filter = Mostrar
book-filter_all = Todas
book-filter_solo = En solitario
book-filter_together = Con otros
book-files = Archivos
book-files_text = El archivo JSON se combina con los resultados de otro dispositivo. Puedes repetirlo cuando quieras.
book-export_json = JSON
book-export_csv = Hoja de cálculo (CSV)
book-export_text = Texto
book-imported =
    { $count ->
        [0] Ya tienes todas las partidas de este archivo.
        [one] { $count } partida añadida a tus resultados.
       *[other] { $count } partidas añadidas a tus resultados.
    }
book-players_imported = Ya tienes todas las partidas de este archivo. Se importaron los nombres.
book-damaged =
    { $count ->
        [one] Se dejó fuera { $count } partida dañada.
       *[other] Se dejaron fuera { $count } partidas dañadas.
    }
book-all_damaged =
    { $count ->
        [one] La única partida de este archivo está dañada. No se añadió nada.
       *[other] Las { $count } partidas de este archivo están dañadas. No se añadió nada.
    }
book-no_games = En este archivo no hay partidas.
book-refused = En este archivo no hay resultados legibles.
book-totals = Todas las partidas
book-since = Primera partida: { $date }
book-counted = Las partidas con práctica o pistas no cuentan.
book-won_of = { $won } de { $played } ganadas
book-won_percent = { $won } de { $played } ganadas ({ $percent } %)
book-average = Diferencia media en partidas de { $seats }: { $mean }
book-largest = Mayor victoria: ${ $margin } ({ $game })
book-street = Mejor calle: ${ $dollars } ({ $game })
book-card = { $card }: { $share }
book-choices = Jugadas
book-choices_of = Entre las mejores: { $count } de { $total } jugadas ({ $percent } %)
book-as_good = Entre las mejores: { $count } de { $total } jugadas
book-duels = Cara a cara
book-duel = Ganadas: { $won }, empatadas: { $tied }, perdidas: { $lost }
book-duel_margins = Diferencias: { $total } en total, { $mean } de media
book-last = Últimas partidas
book-won = ganada
book-tied = empatada
book-lost = perdida
book-mark_won = G
book-mark_tied = E
book-mark_lost = P

## Quién es quién

book-identity = Esta persona
book-one_person = La misma persona que…
book-one_person_text = Elige otro nombre de { $name }. Los resultados se unen, y puedes separarlos otra vez.
book-joined = { $name }, { $person }: ahora son la misma persona.
book-also = También { $name }
book-separate = Separar
book-forget_text = El nombre desaparece de los resultados y esta persona pasa a ser «Alguien». Los resultados de los demás no cambian, y las partidas guardadas conservan sus nombres.
book-forget = Olvidar a { $name }
book-forgotten = { $name } ya no está en los resultados.

## En solitario

book-alone = En solitario
book-alone_text = Tu mejor diferencia contra el Timador. Una ficha en la esquina indica que también has ganado con Negocios.
book-no_card = Sin consultor
book-with_business = también ganada con Negocios
book-sights = Logros
book-not_seen = aún no
book-sight_street = $40 en una calle
book-sight_crowd = 8 personas en un edificio tuyo
book-sight_double = Un edificio doblado y copiado
book-sight_triple = Tres calles cerradas con una loseta
book-sight_behind = Una victoria tras ir $30 por detrás
book-sight_kept = Una partida entera sin abandonar ningún edificio
