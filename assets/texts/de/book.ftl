### Das Buch der Ergebnisse.

book-title = Ergebnisse
book-text = Jede Partie, die auf diesem Gerät zu Ende ging. Ergebnisse bleiben, auch wenn du eine Partie löschst.
book-off = Ergebnisse sind aus. In den Einstellungen lassen sie sich einschalten.
book-erase = Alle Ergebnisse löschen
book-erased = Alle Ergebnisse wurden gelöscht.
book-opening = Deine Ergebnisse werden geöffnet
book-filling = Deine früheren Partien werden eingetragen: noch { $count }
book-empty = Noch keine Ergebnisse. Spiel eine Partie zu Ende, dann erscheint sie hier.
book-nobody = Von dieser Person gibt es keine Partien.
book-somebody = Jemand
book-players = Wer gespielt hat
book-games = Partien
book-games_count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
book-again = noch einmal
book-not_saved = nicht mehr gespeichert
book-filter = Zeigen
book-filter_all = Alle
book-filter_solo = Solo
book-filter_together = Zusammen
book-files = Dateien
book-files_text = Die JSON-Datei ergänzt die Ergebnisse auf einem anderen Gerät, so oft du magst.
book-export_json = JSON
book-export_csv = Tabelle (CSV)
book-export_text = Text
book-imported =
    { $count ->
        [0] Alle Partien dieser Datei hast du schon.
        [one] { $count } Partie in deine Ergebnisse übernommen.
       *[other] { $count } Partien in deine Ergebnisse übernommen.
    }
book-players_imported = Alle Partien dieser Datei hast du schon. Die Namen wurden übernommen.
book-damaged =
    { $count ->
        [one] { $count } beschädigte Partie wurde ausgelassen.
       *[other] { $count } beschädigte Partien wurden ausgelassen.
    }
book-all_damaged =
    { $count ->
        [one] Die einzige Partie in dieser Datei ist beschädigt. Nichts wurde übernommen.
       *[other] Alle { $count } Partien in dieser Datei sind beschädigt. Nichts wurde übernommen.
    }
book-no_games = In dieser Datei sind keine Partien.
book-refused = In dieser Datei sind keine lesbaren Ergebnisse.
book-totals = Alle Partien
book-since = Erste Partie: { $date }
book-counted = Übungspartien und Partien mit Tipps zählen nicht.
book-won_of = { $won } von { $played } gewonnen
book-won_percent = { $won } von { $played } gewonnen ({ $percent } %)
book-average = Mittlerer Abstand bei { $seats } am Tisch: { $mean }
book-largest = Höchster Sieg: { $margin } $ ({ $game })
book-street = Beste Straße: { $dollars } $ ({ $game })
book-card = { $card }: { $share }
book-choices = Züge
book-choices_of =
    { $count ->
        [one] { $count } von { $total } Zügen war unter den besten ({ $percent } %)
       *[other] { $count } von { $total } Zügen waren unter den besten ({ $percent } %)
    }
book-as_good = { $count } von { $total } Zügen unter den besten
book-duels = Direkter Vergleich
book-duel = { $won } gewonnen, { $tied } mit Gleichstand, { $lost } verloren
book-duel_margins = Abstand: { $total } insgesamt, { $mean } im Mittel
book-last = Letzte Partien
book-won = gewonnen
book-tied = Gleichstand
book-lost = verloren
book-mark_won = S
book-mark_tied = G
book-mark_lost = N

## Wer ist wer

book-identity = Diese Person
book-one_person = Dieselbe Person wie …
book-one_person_text = Wähle einen Namen, unter dem { $name } auch spielt. Die Ergebnisse werden zusammengelegt, und du kannst sie wieder trennen.
book-joined = { $name } und { $person } sind jetzt eine Person.
book-also = Auch { $name }
book-separate = Trennen
book-forget_text = Der Name verschwindet aus den Ergebnissen, und diese Person heißt dann „Jemand“. Die Ergebnisse der anderen stimmen weiter, und gespeicherte Partien behalten ihre Namen.
book-forget = { $name } vergessen
book-forgotten = { $name } wurde aus den Ergebnissen entfernt.

## Allein

book-alone = Solo
book-alone_text = Dein bester Abstand zum Gauner. Ein Marker in der Ecke steht für einen Sieg mit Business.
book-no_card = Ohne Berater
book-with_business = mit Business gewonnen
book-sights = Erfolge
book-not_seen = noch nicht
book-sight_street = 40 $ in einer Straße
book-sight_crowd = 8 Leute auf einem deiner Gebäude
book-sight_double = Ein Gebäude verdoppelt und kopiert
book-sight_triple = Drei Straßen mit einem Plättchen geschlossen
book-sight_behind = Ein Sieg nach 30 $ Rückstand
book-sight_kept = Eine ganze Partie, ohne ein Gebäude aufzugeben
