### Las partidas del día y su calendario.

daily-title = Partida del día
daily-home = Partida de hoy
daily-how = { $how }: el Timador empieza con ${ $dollars }
daily-this_month = { $count } este mes
daily-text = Una partida en solitario para cada día, con las mismas losetas para todo el mundo. Cuenta tu puesto entre los bots. Ganas un sello por cada uno que superes: Principiante, Club, Experto y el Timador.
daily-day_and_date = { $day }, { $date }
daily-end_title = Partida del día, { $day } { $date }
daily-tomorrow = Mañana: { $difficulty }
daily-todays = Partida de hoy
daily-play = Jugar
daily-again = Jugar otra vez
daily-first_counts = Solo cuenta tu primer resultado.
daily-result = Tu resultado: { $result }
daily-won = ganada por ${ $margin }
daily-lost = perdida por ${ $margin }
daily-tied = empate, así que gana el Timador
daily-not_played = sin jugar
daily-stamps =
    { $count ->
        [0] sin sellos
        [one] { $count } sello
       *[other] { $count } sellos
    }
daily-stamp = Sello: { $name }, superado
daily-no_stamp = Sin sello: { $name }
daily-closed = Para esta fecha no hay partida. Las hay desde el { $first } hasta mañana.
daily-clock = Según el reloj de este dispositivo, hoy es { $date }. Pon bien la fecha y la hora, y toca «Hoy».
daily-new_day = Ha empezado un nuevo día: { $date }.
daily-today = Hoy
daily-unplayed = Ir a un día que no haya jugado
daily-month_before = Mes anterior
daily-month_after = Mes siguiente
daily-day_label = { $date }: { $result }
daily-totals = Partidas jugadas: { $played }; { $stamps }.
daily-best = La mejor: +${ $margin } el { $date }.

## Fechas en palabras. Los nombres de meses y días vienen del CLDR.

dates-day = { $day } de { $month }
dates-full = { $date } de { NUMBER($year, useGrouping: "false") }
dates-moment = { $date }, { $time }
dates-month = { $month } de { NUMBER($year, useGrouping: "false") }
daily-cup = Copa semanal
daily-cup_text = Cuentan las partidas del día ya terminadas: un punto por jugar y otro por cada jugador al que superes.
daily-cup_points = Puntos
