### Die Seite, die eine einzelne Straße wertet. Nur Text: Jedes Markup wird maskiert.

score-title = Eine Straße werten
score-text = Leg die Straße von links nach rechts, mit der Fahrbahn unten. Wähle dann, was ihre beiden Enden schließt.
score-street = Die Straße
score-place = Die gewählte Stelle
score-add = Gebäude hinzufügen
score-left_end = Linkes Ende
score-right_end = Rechtes Ende
score-owner = Wessen Schild steht darauf?
score-nobodys = Kein Schild
score-signs = Schilder darauf
score-lying = Liegend: { $crowd }
score-standing = Mit FOMO: { $crowd }
score-fewer = Weniger. { $text }
score-more = Mehr. { $text }
score-around = Plättchen ringsum, auch über Eck
score-encloses = Schließt eine andere Straße
score-encloses_text = Es steht am Ende einer anderen geschlossenen Straße.
score-points_in = Seine Fahrbahn zeigt zu dieser Straße
score-points_in_text = Dann zählen seine Symbole hier.
score-to_left = Nach links rücken
score-to_right = Nach rechts rücken
score-remove = Entfernen
score-remove_named = { $tile } entfernen
score-clear = Neue Straße
score-share = Diese Straße teilen
score-damaged = Dieser Link zu einer Straße ist beschädigt oder unvollständig. Lass ihn dir noch einmal schicken.

## Die Zahlungen

score-result = Zahlungen
score-earns = { $name } { $dollars } $
score-nobody = In dieser Straße gehört niemandem ein Gebäude.
score-bonus = Business-Bonus
score-try = Ab hier weiterspielen

## Die Partie

score-game = Optionen der Partie
score-players = Personen
score-solo = 1, solo
score-options = Regeln
score-final = Spielende
score-final_text = Die Straße ist noch offen. Jedes Gebäude zahlt die Hälfte.
score-business = Business
score-business_text = Wichtig für Karten und für Boni am Spielende.
score-edition = Ausgabe
score-current = Wer am Zug ist
score-cards = Beraterkarten
score-no_card = Keine Karte
score-elsewhere = Location-Scout: Gebäude mit Schild in anderen Straßen
score-add_elsewhere = Hinzufügen
score-backs = Hackerin: Rückseiten auf der Hand
score-swap = Unternehmerin: ein Plättchen aus der Hand werten
score-swapped = { $tile } werten statt
score-tokens = Marker

## Warum die Regeln eine Straße nicht erlauben

score-refused_no-buildings = Leg das erste Gebäude: Wähle ein Plättchen.
score-refused_street-too-long = Eine Straße hat höchstens fünf Gebäude.
score-refused_start-apart = { FORM($tile, case: "Nom") } kann so nicht stehen: Hauptbahnhof und Stadtpark liegen nebeneinander wie zu Beginn.
score-refused_not-enclosed = Tippe jetzt auf beide Enden und wähle, was sie schließt.
score-refused_odd-players = Es spielen eine bis fünf Personen.
score-refused_not-in-game = Bei so vielen Personen nicht im Spiel: { $tile }.
score-refused_tile-twice = Es gibt { FORM($tile, case: "acc") } nur einmal.
score-refused_too-many-of-back = Im Spiel gibt es nicht so viele Plättchen mit derselben Rückseite wie { FORM($tile, case: "nom") }.
score-refused_start-owned = { FORM($tile, case: "Nom") } kann niemandem gehören.
score-refused_too-many-signs = Niemand hat mehr als fünf Schilder.
score-refused_too-many-people = Es gibt nur zwölf Leute jeder Farbe.
score-refused_scored-before = Diese Straße ist geschlossen, wurde also vor dem Spielende gewertet.
score-refused_odd-surroundings = Um { FORM($tile, case: "acc") } und die Nachbarn passen nicht so viele Plättchen.
score-refused_wrong-people = { $tile }: Die Leute darauf müssen zu einem Symbol des Gebäudes passen.
score-refused_too-many-tokens = Es gibt nur zwölf Marker jeder Art, und nur mit Business.
score-refused_card-not-in-game = { $tile }: Diese Karte ist in dieser Partie nicht erlaubt.
score-refused_not-doubled = Nur die Investorin darf zwei Schilder auf ein Gebäude setzen, und immer nur auf eines.
score-refused_odd-hand = Nur die Hand der Hackerin zählt, mit höchstens drei Plättchen.
score-refused_no-swap = Die Unternehmerin kann { FORM($tile, case: "acc") } hier nicht werten. Wähle eines ihrer Gebäude und ein Plättchen, das keine Kopie ist.
