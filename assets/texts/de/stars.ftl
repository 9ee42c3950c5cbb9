### Sterne auf guten Plättchen und Plätzen, die Zeile über eine Straße und das Ende einer ersten Partie.

# Die stehende Zeile
stars-title = Eine Straße zum Schließen
stars-closing = Deine Straße ist { $dollars } $ wert. Ein Plättchen schließt sie.
stars-lit =
    { $count ->
        [one] { $count } Platz leuchtet
       *[other] { $count } Plätze leuchten
    }

# Das Ende einer Partie
stars-on_easy = Auf Leicht haben gute Plätze Sterne
stars-lesson = Lektion: { $title }

# Ein Tipp auf einen leeren Platz
fitting-title = Deine Plättchen, die hier passen

# Das Zeichen nach einem Bau, höchstens sechs Wörter
stars-mark_title = Dein letzter Zug
stars-mark_best = Bester Zug!
stars-mark_fine = Gut.
stars-mark_more = { $dollars } $ mehr dort drüben
stars-mark_more_tile = { $dollars } $ mehr mit anderem Plättchen
stars-mark_more_turned = Anders gedreht: { $dollars } $ mehr
stars-mark_shown = { $tile }: dort etwa { $dollars } $ mehr
