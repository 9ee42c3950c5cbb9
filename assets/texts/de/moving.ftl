### Umzug auf ein anderes Gerät.

moving-title = Auf ein anderes Gerät umziehen
moving-text = Eine Datei enthält deine Partien, Ergebnisse, Rätsel und Einstellungen. Öffne sie auf dem anderen Gerät, so oft du magst.
moving-export = Alles als Datei sichern
moving-taken = Übernommen: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $results ->
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnisse
    } und die Einstellungen.
moving-taken_without_settings = Übernommen: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $results ->
        [one] { $results } Ergebnis
       *[other] { $results } Ergebnisse
    }.
moving-nothing_new = Alles in dieser Datei ist schon hier.
moving-damaged =
    { $count ->
        [one] { $count } beschädigter Eintrag wurde ausgelassen.
       *[other] { $count } beschädigte Einträge wurden ausgelassen.
    }
moving-damaged_only = Alles in dieser Datei ist beschädigt. Nichts wurde übernommen.
moving-refused = Diese Datei von einem anderen Gerät ließ sich nicht lesen.
