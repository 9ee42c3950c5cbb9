### Die Seite selbst: Laden, neue Versionen, Fehler. Nur Text: Jedes Markup wird maskiert.

## Start und Laden

loading-game = Deine Partie wird gesucht
loading-copy_report = Fehlerbericht kopieren

## Gespeicherte Partien

update-available = Eine neue Version ist da. Lade die Seite neu, wann du magst: Deine Partie ist sicher.
update-taking = Die neue Version wird geladen …
update-take = Neue Version laden
update-unsaved = Eine neue Version ist da, aber die Partie auf deinem Tisch ist nicht gespeichert. Exportiere sie, bevor du die Seite neu lädst.

## Fehlerhafte Eingaben

failure-title = Etwas ist schiefgegangen
failure-text = Das ist ein Fehler im Programm. Deine gespeicherte Partie ist bis zum letzten Zug sicher. Lade die Seite neu, dann ist sie wieder da.
failure-reload = Seite neu laden
failure-copy = Fehlerbericht kopieren
failure-close = Weiter
failure-copied = Kopiert. Danke, dass du den Bericht schickst.
failure-report = Was im Fehlerbericht steht
