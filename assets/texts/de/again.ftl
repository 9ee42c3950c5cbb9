### Eine bemängelte Entscheidung noch einmal versuchen, und die Kiste damit.

again-title = Noch einmal versuchen
again-which = Zug { $number } · { $count } von { $total }
again-ask = Finde etwas Besseres als: { $action }.
again-same = Das war deine Entscheidung. Finde etwas Besseres.
again-weighing = Deine Antwort wird abgewogen …
again-right = Gut gefunden: { $gain } als deine Entscheidung damals.
again-worse = Noch nicht: Etwas anderes bringt { $gain }.
again-show = Zeig es mir
again-next = Weiter
again-play_on = Ab hier weiterspielen
again-done = Zurück zur Analyse
again-mistake = Ein Fehler von dir
again-all = Alle { $count }
again-box = Noch einmal zu versuchen
again-box_text = Entscheidungen aus den Analysen deiner Partien, die 3 $ oder mehr gekostet haben. Zweimal gelöst, verschwindet eine.
again-empty = Nichts zu versuchen. Die Analysen deiner Partien legen Entscheidungen hierher.
again-boxed = Zug { $number }, etwa { $dollars } $
again-solved = einmal gelöst
again-try = Versuchen
again-that_turn = Diesen Zug noch einmal
again-remove = Entfernen
