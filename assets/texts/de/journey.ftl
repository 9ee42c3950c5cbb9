journey-title = Deine Straße
journey-text = In jedem Haus ist etwas neu. Bring seine drei Fenster zum Leuchten: Gewinne, sei besser als der Vereinsspieler, sei besser als der Profi. Alle spielen dieselben Plättchen.
journey-house = Haus { $stop } von { $total }: { $name }.
journey-next_house = Haus { $stop } von { $total }: { $name }, als Nächstes.
journey-lit =
    { $count ->
        [one] Ein Fenster leuchtet.
       *[other] { $count } Fenster leuchten.
    }
journey-is_lit = leuchtet
journey-name_stars = Leicht, mit Sternen
journey-name_numbers = Leicht, mit Zahlen
journey-new_first = Sterne zeigen dir die guten Plätze.
journey-new_stars = Neue Plättchen, wieder mit Sternen auf den guten Plätzen.
journey-new_numbers = Jetzt ohne Sterne: Zahlen zeigen, was jeder Platz einbringt.
journey-lesson = Erst lernen: zwei Minuten
journey-window_won = Du gewinnst
journey-window_better = Besser als { $name }: { $result }
journey-best = Dein Rekord: { $result }
journey-end = Haus { $stop } von { $total }
journey-next = Nächstes Haus
