### Die Seite, bevor das Spiel läuft. Nur Text: Jedes Markup wird maskiert.

# Der Name des Spiels, auch auf dem Startbildschirm eines Geräts.
boot-name = Streets
boot-description = Das Legespiel Streets für eine bis fünf Personen, im Browser und ohne Netz.
boot-noscript = Streets läuft ganz in diesem Browser und braucht dafür JavaScript. Bitte schalte es ein.

## Der Start, wie auf einer Baustelle

boot-starting = Es geht los
boot-site = Der Bauplatz wird vermessen …
boot-road = Die Straße wird gebaut …
boot-houses = Die Häuser wachsen …
boot-doors = Die Türen gehen auf …
boot-left = Fertig in { $seconds } s
boot-grifter = Der Gauner ist unterwegs.
boot-lost = Die Verbindung ist weg. Streets macht weiter, sobald sie wieder da ist.
boot-gone = Was du angetippt hast, gibt es nicht mehr.
boot-slow = Das dauert länger als sonst. Du kannst warten oder es noch einmal versuchen.
boot-again = Noch einmal
boot-happened = Was passiert ist
boot-report = Fehlerbericht kopieren
boot-copied = Kopiert. Danke, dass du den Bericht schickst.

## Fehler

boot-old-title = Dieser Browser ist zu alt für Streets
boot-old-text = Streets braucht einen Browser der letzten Jahre: Firefox, Chrome, Edge oder Safari auf einem aktuellen Gerät.
boot-off-title = WebAssembly ist ausgeschaltet
boot-off-text = Streets braucht WebAssembly, das hier gesperrt ist. Das kann am Blockierungsmodus, an einer strengen Sicherheitsstufe oder an einer Erweiterung liegen. Erlaube es für diese Seite und versuch es noch einmal. Deinen gespeicherten Partien ist nichts passiert.
boot-missing-title = Ein Teil von Streets kam nicht an
boot-missing-text = Eine Datei ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal. Deinen gespeicherten Partien ist nichts passiert.
boot-damaged-title = Ein Teil von Streets ist beschädigt
boot-damaged-text = Eine Datei kam nicht heil an. Prüfe die Verbindung und versuch es noch einmal. Deinen gespeicherten Partien ist nichts passiert.
boot-broken-title = Streets konnte nicht starten
boot-broken-text = Im Spiel ist etwas kaputt. Deinen gespeicherten Partien ist nichts passiert.
# Später, mitten in einer Partie.
boot-stopped-title = Streets ist stehen geblieben
boot-stopped-text = Im Spiel ist etwas kaputt. Deine gespeicherte Partie ist bis zum letzten Zug sicher. Versuch es noch einmal, dann ist sie wieder da.
boot-server-title = Streets braucht einen Webserver
boot-server-text = Starte python3 tools/play.py im Ordner des Spiels: Das liefert die Seite aus und öffnet sie.
boot-copy-title = Das ist eine gespeicherte Kopie der Seite
boot-copy-text = Aus einer Datei läuft sie nicht. Öffne Streets unter seiner Webadresse. Nach einem Besuch geht es dort auch offline.

## Die Seite für unbekannte Adressen

lost-title = Diese Seite gibt es nicht
lost-text = Vielleicht wurde der Link unterwegs abgeschnitten oder verändert. Lass ihn dir noch einmal schicken oder fang auf der Startseite an.
lost-home = Zu Streets
