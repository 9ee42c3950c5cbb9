### Eine Hand auf dem Handy und die Seite des Tisches, die ihren Code zeigt.

## Auf dem Handy

hand-title = Deine Plättchen
hand-of = Die Plättchen von { $name }
hand-tiles = Plättchen
hand-slot = Fach { $number }: { $tile }
hand-empty = Fach { $number }: leer
hand-how = Wenn du dran bist, tippe auf dem gemeinsamen Bildschirm auf die Nummer deines Plättchens und bau es. Tippe dann hier auf das Plättchen.
hand-built_it = Dieses habe ich gebaut
hand-ask_word = Beende deinen Zug auf dem gemeinsamen Bildschirm. Gib dann das Wort ein, das er für dich zeigt:
hand-letters = Buchstaben
hand-rub_out = Buchstaben löschen
hand-refused-short = Das Wort hat drei Buchstaben.
hand-refused-wrong = Das ist nicht dein Wort. Such deinen Namen auf dem gemeinsamen Bildschirm.
hand-refused-used = Dieses Wort hast du schon benutzt. Dein nächstes kommt nach diesem Zug.
hand-refused-later = Dieses Wort gehört zu einem späteren Zug. Scanne deinen Code noch einmal.
hand-tile_came = Neues Plättchen: { $tiles }.
hand-oops = Halt, zurück
hand-put_away = Plättchen weglegen
hand-back_again = Das Plättchen ist wieder auf deiner Hand.
hand-left =
    { $count ->
        [0] Du hast dein letztes Plättchen gezogen.
        [one] Noch ein Plättchen zu ziehen.
       *[other] Noch { $count } Plättchen zu ziehen.
    }
hand-over = Du hast alle deine Plättchen gebaut.
hand-custom = Das ist nicht der übliche Plättchensatz. Was die Plättchen zahlen, erklärt der gemeinsame Bildschirm.
hand-problem-empty = In diesem Link sind keine Plättchen.
hand-problem-damaged = Dieser Code ist beschädigt oder abgeschnitten.
hand-problem-another = Dieser Code kommt aus einer anderen Version des Spiels. Lade die Seite auf beiden Geräten neu.
hand-problem-older = Dieser Code ist älter als die Plättchen auf diesem Handy.
hand-scan = Scanne den Code noch einmal: Tippe auf dem gemeinsamen Bildschirm auf deinen Namen und dann auf „Plättchen aufs Handy“.
hand-go_on = Mit meinen Plättchen weiterspielen
hand-use_code = Diesen Code nehmen (am Tisch wurde ein Zug zurückgenommen)

## Am Tisch

phones-title = Plättchen auf dem Handy
phones-text = Lass dieses Gerät auf dem Tisch liegen. Alle scannen ihren Code und sehen ihre Plättchen auf dem Handy. Danach ist kein Netz mehr nötig.
phones-nobody = Mit Handys könnt ihr ab zwei Personen spielen, wenn die Plättchen verdeckt sind.
phones-hand = Plättchen aufs Handy
phones-mine = Meine Plättchen auf mein Handy
phones-only = Das scannt nur { $name }
phones-scan = Richte die Kamera des Handys auf den Code und öffne den Link.
phones-plain = Als Text, ohne die Seite
phones-plain_text = Die Kamera zeigt die Plättchen als Text. Scanne nach jedem Zug einen neuen Code.
phones-link = Zurück zum Link
phones-making = Der Code entsteht …
phones-try_again = Noch einmal
phones-take_back = { $name } ohne Handy spielen lassen
phones-without = Diese Plättchen sind wieder auf diesem Gerät.
phones-has = auf einem Handy
phones-has_not = Code zeigen
phones-play = Spielen
phones-word = Wort für das Handy von { $name }:
phones-word_spoken = Das Wort für das Handy von { $name }: { $word }.
phones-tray = Plättchen auf einem Handy, verdeckt
phones-back = Plättchen { $number }, verdeckt: { $symbol }
phones-lift = { $number } umdrehen?
phones-lift_asked = Plättchen { $number } umdrehen? Alle werden es sehen. Tippe noch einmal darauf, um es umzudrehen.
phones-why_build = Wähle ein Plättchen auf deinem Handy. Tippe hier zweimal auf seine Nummer.
phones-why_swap = Tippe hier zweimal auf die Nummer eines Plättchens, um zu sehen, was es brächte. Alle werden es sehen.
