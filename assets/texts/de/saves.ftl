### Gespeicherte Partien und was von außen kommt. Nur Text: Jedes Markup wird maskiert.

## Gespeicherte Partien

saves-title = Deine Partien
saves-all = Alle Partien
saves-other_ways = Mehr zu { $name }
saves-standing_ahead = Zug { $number }, du führst mit { $dollars } $ Vorsprung
saves-standing_behind = Zug { $number }, du liegst { $dollars } $ zurück
saves-standing_other = Zug { $number }, { FORM($name, case: "nom") } führt mit { $dollars } $ Vorsprung
saves-standing_level = Zug { $number }, Gleichstand
saves-saved = Gespeichert
saves-full = Nicht gespeichert: Der Speicher dieses Browsers ist voll. Spiel ruhig weiter und exportiere die Partie oder lösche eine alte.
saves-disabled = Nicht gespeichert: Dieser Browser lässt die Seite nichts speichern, vielleicht weil dies ein privates Fenster ist. Spiel ruhig weiter und exportiere die Partie, um sie zu behalten.
saves-unverified = Nicht gespeichert: Der Browser hat die Partie nicht richtig gespeichert. Exportiere sie, um sie zu behalten.
saves-deleted_elsewhere = Nicht gespeichert: Diese Partie wurde in einem anderen Tab gelöscht. Behalte sie oder spiel weiter, dann bleibt sie.
saves-linked = Geteilte Partie, noch nicht gespeichert. Behalte sie oder spiel einfach weiter.
saves-more = Mehr zeigen ({ $count })
saves-other_tab = Diese Partie läuft in einem anderen Tab. Hier kannst du zusehen.
saves-taken_over = Diese Partie läuft jetzt in einem anderen Tab.
saves-took_over = Du spielst jetzt hier. Der andere Tab sieht zu.
saves-home_screen = Safari löscht gespeicherte Partien nach sieben Tagen ohne Besuch. Leg diese Seite auf deinen Startbildschirm, dann bleiben sie.
saves-persistent = Dieser Browser verspricht, deine Partien zu behalten.
saves-not_persistent = Dieser Browser löscht deine Partien vielleicht, wenn der Platz knapp wird. Exportiere, was du behalten willst.
saves-damaged = Diese Partie ist beschädigt. Sie wurde beiseitegelegt, und nichts wurde überschrieben.
saves-illegal_action = Schritt { $number }, { $action }, verstößt gegen eine Regel: { $reason }
saves-download_raw = Rohtext herunterladen
saves-continue_prefix = Ab Schritt { $number } weiterspielen
saves-used_copy = Die neueste Kopie war beschädigt, darum wurde die vorige geöffnet. Höchstens dein letzter Zug fehlt.
saves-deleted = { $name } wurde gelöscht.
saves-finished = Beendet
saves-turn = Zug { $number }
saves-picture = Die Stadt der Partie { $name }
saves-title_label = Name der Partie
saves-copy_of = { $name }, Kopie
saves-look = Ansehen
saves-wreck = Eine beschädigte Partie
saves-wreck_text = Sie wurde unverändert beiseitegelegt. Sieh nach, was sich retten lässt.
saves-wreck_look = Nachsehen, was übrig ist
saves-newer = Diese Partie wurde mit einer neueren Version dieser Seite gespeichert. Lade die Seite neu und versuch es noch einmal. Nichts wurde überschrieben.
saves-unsaved_open = Die Partie auf deinem Tisch ist nicht gespeichert. Exportiere sie, bevor du eine andere öffnest.
saves-export_running = Partie auf dem Tisch exportieren
saves-open = Diese Partie öffnen
saves-arrival_file = Eine Partie aus einer Datei
saves-arrival_link = Eine Partie aus einem Link
saves-arrival_save = Eine beschädigte Partie
saves-arrival_good = Diese Partie lässt sich weiterspielen.
saves-arrival_damaged = Diese Partie ist beschädigt. Deinen eigenen Partien ist nichts passiert.

## Fehlerhafte Eingaben

errors-name_empty = Bitte gib hier einen Namen ein.
errors-name_long = Ein Name darf höchstens { $limit } Zeichen haben.
errors-name_taken = Zwei Personen heißen { $name }. Bitte ändere einen Namen.
errors-seed_empty = Bitte gib einen Startwert ein oder nimm eine andere Verteilung.
errors-seed_long = Ein Startwert darf höchstens { $limit } Zeichen haben.
errors-link_damaged = Dieser Link ist beschädigt oder abgeschnitten. Lass dir den Link oder die Datei noch einmal schicken.
errors-deal_damaged = Dieser Link zu einer Verteilung ist beschädigt oder unvollständig, darum wurde nichts übernommen. Lass ihn dir noch einmal schicken.
errors-paste_empty = Füge zuerst einen Link ein.
errors-paste_none = In diesem Text ist kein Link zu einer Streets-Partie.
errors-link_empty = In diesem Link ist keine Partie.
errors-file_unreadable = Diese Datei ließ sich nicht lesen.
errors-file_not_record = Das ist keine Aufzeichnung einer Streets-Partie.
errors-file_too_large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
errors-record_damaged = Der Eintrag { $entry } kann nicht stimmen.
errors-deck_damaged = Mit diesem Plättchensatz lässt sich nicht spielen. Sieh dir { $entry } an.
errors-deck_few = Dieser Plättchensatz hat zu wenige Gebäude für diese Partie.
errors-deck_uneven = Gegen den Gauner bleibt bei diesem Plättchensatz eine ungerade Zahl von Gebäuden. Nimm eines dazu oder weg.
errors-post_people = Eine Partie per Link braucht mindestens zwei Leute.
errors-post_me = Auf diesem Sitz spielt ein Bot. Wähle deinen eigenen.
errors-setup = So lässt sich keine Partie aufbauen.
errors-address_unknown = Unter dieser Adresse gibt es nichts.
errors-game_elsewhere = Die Adresse einer Partie gilt nur auf dem Gerät, das sie gespeichert hat. Lass dir einen Link schicken: Teilen → Link zu dieser Partie.
errors-rule_unknown = Diese Regel gibt es nicht.
