### Die Partien des Tages und ihr Kalender.

daily-title = Partie des Tages
daily-home = Partie von heute
daily-how = { $how }: Der Gauner beginnt mit { $dollars } $
daily-this_month = { $count } in diesem Monat
daily-text = Für jeden Tag eine Solopartie, mit denselben Plättchen für alle. Es zählt dein Platz unter den Bots. Schlägst du den Anfänger, den Vereinsspieler, den Profi oder den Gauner, bekommst du dafür je einen Stempel.
daily-day_and_date = { $day }, { $date }
daily-end_title = Partie des Tages, { $day }, { $date }
daily-tomorrow = Morgen: { $difficulty }
daily-todays = Partie von heute
daily-play = Spielen
daily-again = Noch einmal spielen
daily-first_counts = Nur dein erstes Ergebnis zählt.
daily-result = Dein Ergebnis: { $result }
daily-won = gewonnen mit { $margin } $ Vorsprung
daily-lost = verloren mit { $margin } $ Rückstand
daily-tied = Gleichstand, also gewinnt der Gauner
daily-not_played = nicht gespielt
daily-stamps =
    { $count ->
        [0] keine Stempel
       *[other] { $count } Stempel
    }
daily-stamp = Stempel: { $name } geschlagen
daily-no_stamp = Kein Stempel: { $name }
daily-closed = Für diesen Tag gibt es keine Partie. Partien gibt es vom { $first } bis morgen.
daily-clock = Die Uhr dieses Geräts zeigt den { $date }. Stell Datum und Uhrzeit und tippe dann auf „Heute“.
daily-new_day = Ein neuer Tag hat begonnen: { $date }.
daily-today = Heute
daily-unplayed = Einen noch nicht gespielten Tag finden
daily-month_before = Voriger Monat
daily-month_after = Nächster Monat
daily-day_label = { $date }: { $result }
daily-totals = { $played } gespielt, { $stamps }.
daily-best = Bestes Ergebnis: +{ $margin } $ am { $date }.

## Datum in Worten. Die Namen der Monate und Wochentage kommen aus dem CLDR.

dates-day = { $day }. { $month }
dates-full = { $date } { NUMBER($year, useGrouping: "false") }
dates-moment = { $date }, { $time }
dates-month = { $month } { NUMBER($year, useGrouping: "false") }
daily-cup = Wochenpokal
daily-cup_text = Es zählen die Partien des Tages, die du beendet hast: ein Punkt fürs Mitspielen und einer für jede Person, die du schlägst.
daily-cup_points = Punkte
