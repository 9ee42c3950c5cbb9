### Die erste Seite. Nur Text: Jedes Markup wird maskiert.

home-title = Streets
home-tagline = Bau Straßen, schließ sie und kassiere: eine Stadt in 30 Minuten.
home-learn = Zeig mir erst, wie es geht
home-lessons = Lernen
home-first_game = Erste Partie spielen, mit Hilfe
home-continue = Weiterspielen
home-rules = Regeln
home-credits = Mitwirkende
home-settings = Einstel{ "\u00AD" }lungen
home-paste = Link einfügen
home-paste_open = Öffnen
home-import = Datei öffnen
home-unofficial = Eine inoffizielle Fanversion des Brettspiels von Haakon Hoel Gaarder, erschienen bei Sinister Fish Games.

empty-games = Noch keine Partien. Sie speichern sich beim Spielen von selbst.
empty-log = Noch ist nichts passiert.
empty-hand = Deine Hand ist leer.
empty-stack = Der Stapel ist leer. Gespielt wird weiter, bis alle Hände leer sind.
empty-fomo = Niemand hat FOMO.
