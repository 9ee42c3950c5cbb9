### Eine neue Partie. Nur Text: Jedes Markup wird maskiert.

## Eine neue Partie

modes-solo-name = Solo
modes-multiplayer-name = Dieses Gerät
modes-multiplayer-text = Ihr reicht das Gerät herum.
modes-phones-name = Plättchen auf dem Handy
modes-phones-text = Die Stadt ist auf diesem Bildschirm, die Plättchen sind auf den Handys.
modes-post-name = Per Link
modes-post-text = Alle spielen am eigenen Gerät und schicken sich Links.

difficulties-easy-name = Leicht
difficulties-normal-name = Normal
difficulties-hard-name = Schwer

kinds-human-name = Mensch
kinds-human-text = Jemand an diesem Gerät.
kinds-beginner-name = Anfänger
kinds-beginner-names = Daisy, Benny, Poppy, Milo, Lulu
kinds-beginner-temper = Mit dem Kopf in den Wolken.
kinds-beginner-text = Übersieht gute Plätze und achtet nicht auf die anderen.
kinds-greedy-name = Gierschlund
kinds-greedy-names = Goldie, Rocky, Penny, Max, Dagobert
kinds-greedy-temper = Liebt Geld, und zwar sofort.
kinds-greedy-text = Nimmt, was jetzt das meiste Geld bringt.
kinds-club-name = Vereinsspieler
kinds-club-names = Vera, Oskar, Nora, Felix, Ida
kinds-club-temper = Hat immer eine Liste.
kinds-club-text = Denkt einen Zug voraus.
kinds-expert-name = Profi
kinds-expert-names = Otto, Agathe, Basil, Winnie, Hugo
kinds-expert-temper = Nie in Eile.
kinds-expert-text = Spielt die besten Züge viele Male durch, bevor er wählt. Das dauert eine Sekunde.
kinds-grifter-name = Der Gauner
    .nom = der Gauner
    .acc = den Gauner
    .dat = dem Gauner

editions-2021-name = Regeln von 2021
editions-2021-text = Die englische Anleitung aus der Schachtel.
editions-draft-name = Regelentwurf
editions-draft-text = Der Entwurf 1.0.7 von 2020. Nur ein Gleichstand endet anders.
editions-ru-name = Russische Ausgabe
editions-ru-text = Die russische Anleitung. Sie ist strenger bei aufgegebenen Gebäuden, Kopien und FOMO.

## Worin sich die Ausgaben unterscheiden.

edition_points-people_join_abandoned-name = Aufgegebene Gebäude
edition_points-people_join_abandoned-yes = Leute dürfen in aufgegebene Gebäude ziehen.
edition_points-people_join_abandoned-no = Leute dürfen nicht in aufgegebene Gebäude ziehen.
edition_points-copies_all-name = Kopien
edition_points-copies_all-yes = Eine Kopie darf jede andere Wertung kopieren.
edition_points-copies_all-no = Eine Kopie darf keine Abschluss- und keine Umgebungswertung kopieren.
edition_points-fomo_counts-name = FOMO
edition_points-fomo_counts-yes = Leute mit FOMO zählen bei der Wertung.
edition_points-fomo_counts-no = Leute mit FOMO zählen bei der Wertung nicht.
edition_points-fomo_rushes_anywhere-name = Herbeieilen
edition_points-fomo_rushes_anywhere-yes = Leute mit FOMO eilen zu einem neuen Gebäude, auch wenn dessen Straße sofort geschlossen wird.
edition_points-fomo_rushes_anywhere-no = Leute mit FOMO eilen nicht zu einem neuen Gebäude, dessen Straße sofort geschlossen wird. Sie warten auf eines in einer offenen Straße oder auf ein saniertes.
edition_points-covers_park-name = Stadtpark
edition_points-covers_park-yes = Der Sanierer darf den Stadtpark überbauen.
edition_points-covers_park-no = Der Sanierer darf den Stadtpark nicht überbauen.
edition_points-shares_victory-name = Gleichstand
edition_points-shares_victory-yes = Bei Gleichstand am Ende teilt man sich den Sieg.
edition_points-shares_victory-no = Bei Gleichstand am Ende wird eine Revanche angeboten.

new_game-title = Spielen
new_game-together = Mit anderen
new_game-last_time = Wie letztes Mal: { $who }
new_game-alone = solo, { $how }
new_game-more = Mehr Optionen
new_game-mode = Wie willst du spielen?
new_game-players = Wer spielt?
new_game-seat = Sitz { $seat }
new_game-default_name = Person { $seat }
new_game-rated = { $text } Elo { NUMBER($rating, useGrouping: "false") }.
new_game-solo_name = Baumeister
new_game-name = Name
new_game-colour = Farbe
new_game-shape = Form
new_game-look = Aussehen von { $name } ändern
new_game-swap = Gehört { $name }. Tippe, um zu tauschen.
new_game-kind = Wer spielt
new_game-consultant = Beraterkarte
new_game-consultant_random = Zufällig
new_game-deal = Die Verteilung
new_game-at_table = Am Tisch
new_game-add_player = Person hinzufügen
new_game-add_player_short = Person
new_game-add_bot = Bot hinzufügen
new_game-add_bot_short = Bot
new_game-face = Gesicht
new_game-known = Aus deinen Partien:
new_game-seated = { $name } spielt mit.
new_game-remove_player = { $name } entfernen
new_game-remove = Entfernen
new_game-difficulty = Gegen den Gauner
new_game-grifter_starts = Der Gauner beginnt mit { $dollars } $.
new_game-expansions = Erweiterungen
new_game-business = Business
new_game-business_text = Nimm Marker von deinen Gebäuden und lass sie dir am Ende bezahlen.
new_game-consultants = Berater
new_game-consultants_text = Alle bekommen eine Karte mit einer besonderen Fähigkeit.
new_game-consultants_deal = Zufällig austeilen
new_game-consultants_choose = Selbst wählen
new_game-edition = Ausgabe
new_game-differences = Was anders ist
new_game-no_differences = Die maßgebliche Ausgabe.
new_game-grifter_edition = Der Gauner spielt in jeder Ausgabe nach den Regeln von 2021. Das ist unsere Entscheidung.
new_game-first_player = Wer beginnt
new_game-first_random = Zufall
new_game-first_text = Am Tisch beginnt, wer am meisten nach Hipster aussieht.
new_game-deck =
    { $count ->
        [one] Dein eigener Plättchensatz: { $count } Gebäude
       *[other] Dein eigener Plättchensatz: { $count } Gebäude
    }
new_game-standard_deck = Üblichen Plättchensatz nehmen
new_game-seed = Startwert
new_game-seed_text = Der Name dieser Verteilung. Derselbe Startwert mit denselben Optionen gibt wieder dieselben Plättchen.
new_game-new_seed = Andere Verteilung
new_game-trust = Wir vertrauen uns
new_game-trust_text = Hände werden zwischen den Zügen nicht verdeckt.
new_game-practice = Übung
new_game-practice_text = Nimm so viele Züge zurück, wie du willst, auch wenn schon ein Plättchen gezogen wurde.
new_game-practice_badge = Übungspartie
new_game-start = Los geht’s

## Warum eine Option nicht geht. Steht neben dem gesperrten Feld.

impossible-contractor_business = Die Bauunternehmerin ist mit Business nicht erlaubt.
impossible-contractor_solo = Die Bauunternehmerin ist im Solospiel nicht erlaubt.
impossible-contractor_players = Die Bauunternehmerin braucht 2 bis 4 Personen.
impossible-renovator_business = Der Sanierer ist mit Business nicht erlaubt.
impossible-renovator_solo = Der Sanierer ist im Solospiel nicht erlaubt.
impossible-renovator_players = Der Sanierer braucht 3 bis 5 Personen.
impossible-consultant_taken = { $name } hat diese Karte schon.
impossible-too_many_players = Mehr als 5 Personen haben keinen Platz.
impossible-trust_one_person = Bei nur einer Person gibt es keine Hände zu verdecken.
