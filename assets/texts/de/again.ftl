### Eine bemängelte Entscheidung noch einmal versuchen, und die Kiste damit.

again-title = Noch einmal versuchen
again-which = Zug { $number } · { $count } von { $total }
again-ask = Finde einen besseren Zug als diesen: { $action }.
again-same = Das war dein Zug. Finde einen besseren.
again-weighing = Deine Antwort wird geprüft …
again-right = Gut gefunden: { $gain } als dein Zug damals.
again-worse = Noch nicht: Ein anderer Zug bringt { $gain }.
again-show = Zeig es mir
again-next = Weiter
again-play_on = Ab hier weiterspielen
again-done = Zurück zur Analyse
again-mistake = Einer deiner Fehler
again-all = Alle { $count }
again-box = Deine Fehler
again-box_text = Züge aus deinen Partien, die dich 3 $ oder mehr gekostet haben. Findest du zu einem zweimal einen besseren, verschwindet er aus der Liste.
again-empty = Noch nichts zu wiederholen. Teure Züge aus deinen Analysen erscheinen hier.
again-boxed = Zug { $number }, etwa { $dollars } $
again-solved = einmal gelöst
again-try = Versuchen
again-that_turn = Diesen Zug noch einmal
again-remove = Entfernen
