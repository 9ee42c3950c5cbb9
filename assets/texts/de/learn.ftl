### Das Lernen. Nur Text: Jedes Markup wird maskiert.

## Lernen

learn-title = Lektionen
learn-text = Zehn kurze Lektionen, die du auf dem Plan spielst. Hör auf und komm wieder, wann du magst.
learn-extra = Wenn du das Spiel kennst
learn-done = fertig
learn-next = als Nächstes
learn-waiting = Die Lektionen werden geladen …
learn-not_fetched = Die Lektionen ließen sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.
learn-coach = Was die Lektion sagt
learn-continue = Weiter: Lektion { $number } von { $total }
learn-praise_0 = Gut gemacht!
learn-praise_1 = Schön gebaut!
learn-praise_2 = Du hast ein gutes Auge!
learn-praise_3 = So wächst die Stadt!
learn-praise_4 = Großartig!
learn-on = Weiter
learn-again = Lektion neu beginnen
learn-all = Alle Lektionen
learn-all_done = Du hast alle Lektionen geschafft.
learn-next_one = Deine nächste Lektion
learn-following = Lektion { $number }
learn-lesson = Lektion { $number }: { $text }
learn-show_me = Zeig es mir
learn-try = Probieren
learn-try_picture = Diese Stellung probieren: { $text }
learn-at_start = Hier beginnt die Lektion.

## Tipps der ersten Partie, jeder einmal, wenn etwas zum ersten Mal vorkommt.

first_game-title = Tipp
first_game-end_title = Deine erste Partie
first_game-closing = Ein Plättchen an diesem letzten offenen Ende schließt eine Straße von dir. Sie zahlt allen mit einem Schild darin, und die Leute ziehen weiter.
first_game-fomo = Wer steht, hat FOMO. Das nächste Plättchen der eigenen Farbe zieht alle an, egal wer es baut.
first_game-tie = Mehrere Plätze sind für den Gauner gleich gut, also entscheidest du. Nimm den, der dir passt.
first_game-signs = Die Schilder werden knapp. Schließ eine Straße, um welche zurückzubekommen, sonst musst du vor dem nächsten Bau ein Gebäude aufgeben.
first_game-ending = Der Stapel ist fast leer. Was am Ende noch dein Schild trägt, zahlt nur die Hälfte. Schließ also, was du kannst.
first_game-names = „Stapel“ zählt die übrigen Plättchen, „Ende“ die letzten drei des Gauners. Der Schnurrbart steht für den Gauner. Die kleinen Quadrate neben deinem Geld sind die Rückseiten deiner Plättchen.
first_game-off = Keine Tipps mehr
