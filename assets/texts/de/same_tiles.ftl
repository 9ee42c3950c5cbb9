### Ergebnisse mit denselben Plättchen: von Bots, von anderen und eigene, und der Text, der ein Ergebnis teilt.

same_tiles-title = Mit denselben Plättchen
same_tiles-somebody = Jemand
same_tiles-player = Wer
same_tiles-margin = Abstand
same_tiles-bot_playing = spielt …
same_tiles-so_far = bisher { $place }
same_tiles-before = { $place }, vor { $names }
same_tiles-watch = Partie des Profis ansehen
same_tiles-playing = Der Profi spielt gerade diese Plättchen. Wenn seine Partie zu Ende ist, kannst du sie ansehen.
same_tiles-replayed = Partie nachgespielt
same_tiles-their_word = Ergebnisse anderer sind Ehrensache. Ein Haken heißt: Die Partie war dabei und wurde nachgespielt.
same_tiles-look = Partie von { $name } ansehen
same_tiles-remove = Ergebnis von { $name } entfernen
same_tiles-removed = Entfernt: { $name }
same_tiles-none_yet = Noch keine Ergebnisse von anderen. Die der Bots erscheinen, sobald du gespielt hast.
same_tiles-waiting =
    { $count ->
        [one] { $names } hat diese Plättchen gespielt.
       *[other] { $names } haben diese Plättchen gespielt.
    }
same_tiles-not_played = Die Partie vom { $date } hast du noch nicht beendet.
same_tiles-play_it = Spielen
same_tiles-reveal = Ergebnisse trotzdem zeigen
same_tiles-spoils = Die Partie vom { $date } hast du noch nicht beendet. Diese hier zeigt ihre Plättchen.
same_tiles-look_anyway = Trotzdem ansehen

## Ein geteiltes Ergebnis

same_tiles-your_result = Dein Ergebnis
same_tiles-no_spoilers = Ein paar Zeilen für einen Chat. Sie verraten nichts über die Plättchen.
same_tiles-your_name = Dein Name
same_tiles-share_result = Ergebnis teilen
same_tiles-squares = Quadrate
same_tiles-words = Wörter
same_tiles-with_game = Mit meiner Partie
same_tiles-first_try = erster Versuch
same_tiles-again_try = noch einmal
same_tiles-hints =
    { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }
same_tiles-place = { $place }. von { $count }
same_tiles-rounds = Von { $count } Runden gingen { $won } an mich und { $lost } an den Gauner.

## Eingefügte Ergebnisse

same_tiles-paste = Ergebnisse von anderen
same_tiles-paste_text = Füge einen Chat ein, wie er ist: Die Seite findet jedes geteilte Ergebnis darin.
same_tiles-add = Ergebnisse hinzufügen
same_tiles-checking =
    { $count ->
        [one] Eine Partie wird nachgespielt: noch { $count } Ergebnis
       *[other] Partien werden nachgespielt: noch { $count } Ergebnisse
    }
same_tiles-added =
    { $count ->
        [0] Kein Ergebnis hinzugefügt.
        [one] { $count } Ergebnis hinzugefügt.
       *[other] { $count } Ergebnisse hinzugefügt.
    }
same_tiles-refused =
    { $count ->
        [one] { $count } Ergebnis ist nicht zu gebrauchen:
       *[other] { $count } Ergebnisse sind nicht zu gebrauchen:
    }
same_tiles-own_results =
    { $count ->
        [one] { $count } Ergebnis ist dein eigenes.
       *[other] { $count } Ergebnisse sind deine eigenen.
    }
same_tiles-bare =
    { $count ->
        [one] { $count } Link nennt einen Tag, aber kein Ergebnis. Jemand hat die Partie dieses Tages gespielt.
       *[other] { $count } Links nennen einen Tag, aber kein Ergebnis. Jemand hat die Partien dieser Tage gespielt.
    }
same_tiles-other_tiles = für andere Plättchen.
same_tiles-play_those = Diese Plättchen spielen
same_tiles-refused_link = ist ein beschädigter Link. Lass ihn dir noch einmal schicken.
same_tiles-refused_game = ist ein beschädigter Link zu einer Partie.
same_tiles-refused_many =
    { $count ->
        [one] In diesem Text steht { $count } weiteres Ergebnis. Nur 50 werden auf einmal gelesen.
       *[other] In diesem Text stehen { $count } weitere Ergebnisse. Nur 50 werden auf einmal gelesen.
    }
same_tiles-refused_closed = ist für einen Tag ohne offene Partie.
same_tiles-refused_replay = hat eine Partie, die sich nicht nachspielen lässt.
same_tiles-refused_unfinished = hat eine Partie, die nicht zu Ende ist.
same_tiles-refused_together = hat eine Partie mit mehreren Leuten.
same_tiles-refused_differs = hat eine Partie mit einem anderen Ergebnis.
same_tiles-refused_unknown_deal = sagt nicht, für welche Plättchen es gilt.
