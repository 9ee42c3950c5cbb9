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
stars-go_on = Mit Sternen weiter?
stars-yes = Ja
stars-numbers_only = Nur Zahlen
stars-lesson = Lektion: { $title }

# Ein Tipp auf einen leeren Platz
fitting-title = Deine Plättchen, die hier passen
