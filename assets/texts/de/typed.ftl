### Eintippen. Nur Text: Jedes Markup wird maskiert.

## Die Wörter der Fragen stehen allein: Was eingetippt wird, wird mit ihnen verglichen.

typed-title = Eintippen
typed-box = Was du tun oder wissen willst
typed-enter = Eingeben
typed-how = Tippe ein, was du tun willst; die Anfänge der Wörter genügen. Statt des Namens eines Plättchens deiner Hand genügt seine Nummer. Du kannst auch eintippen:
typed-example = Zum Beispiel: { $text }
typed-unknown = Unbekannt. Gib hilfe ein.
typed-nothing = Nichts.
typed-several = Das kann { $count } Dinge bedeuten:
typed-hand = hand
typed-legal = erlaubt
typed-worth = wert
typed-street = straße
typed-people = leute
typed-fomo = fomo
typed-signs = schilder
typed-money = geld
typed-last = zuletzt
typed-grifter = gauner
typed-what_if = was wenn
typed-help = hilfe
typed-question = frage
typed-undo = zurück
typed-redo = wiederholen
typed-build = baue { $tile } auf { $cell } richtung { $facing }
typed-build_double = baue { $tile } auf { $cell } richtung { $facing } mit zwei schildern
typed-renovate = saniere { $building } auf { $cell } mit { $tile }
typed-abandon = gib { $building } auf { $cell } auf
typed-score = werte die straße mit { $building } auf { $cell }
typed-move = schicke { $colour } auf { $building } auf { $cell }
typed-claim = marker von { $building }
typed-token = nimm marker { $kind }
typed-swap = tausche { $tile } gegen { $building } auf { $cell }
typed-swap_none = tausche nichts
typed-legal_facing = { $facing } { $dollars } $
typed-legal_build =
    { $count ->
        [one] { $tile } auf einem Feld: { $cells }.
       *[other] { $tile } auf { $count } Feldern: { $cells }.
    }
typed-open_street =
    { $count ->
        [one] { $street }, an einem Ende offen: { $payments }.
       *[other] { $street }, an beiden Enden offen: { $payments }.
    }
typed-open_ends =
    { $count ->
        [one] { $street }, an einem Ende offen.
       *[other] { $street }, an beiden Enden offen.
    }
typed-secret = Das würde die Antwort verraten.
