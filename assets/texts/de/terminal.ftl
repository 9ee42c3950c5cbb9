### Das Spiel in einem Terminal: python3 -m app.engine play

terminal-welcome = Gib hilfe ein, um zu sehen, was du eintippen kannst. Tab vervollständigt Wörter.
terminal-city = stadt
terminal-save = sichern
terminal-quit = ende
terminal-help = Hier kannst du auch eintippen: { $commands }. Die Buchstaben in der Stadt sind Plätze. Mit der Nummer eines Plättchens, einem Buchstaben und einer Richtung baust du es.
terminal-example = Zum Beispiel: { $line }
terminal-reveal = Drücke Eingabe, um deine Hand zu sehen.
terminal-fomo = ! FOMO
terminal-winner = gewinnt
terminal-leave = Gib { $quit } ein, um aufzuhören, oder drücke noch einmal Strg-C.
terminal-save_where = Gib nach dem Befehl einen Dateinamen ein.
terminal-saved = Gesichert als { $file }. Auch die Seite öffnet diese Datei.
