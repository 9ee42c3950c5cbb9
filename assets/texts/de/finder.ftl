### Die Liste, in der man ein Plättchen findet. Nur Text: Jedes Markup wird maskiert.

finder-backs = Rückseiten
finder-tiles = Plättchen
finder-start = Startplättchen
finder-search = Name oder Symbol
finder-ask = Wähle das Symbol der Rückseite oder gib einen Namen ein.
finder-nothing = Kein Plättchen gefunden.
