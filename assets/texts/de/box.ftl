### Partien mit dem echten Spiel. Nur Text: Jedes Markup wird maskiert.

box-title = Mit dem echten Spiel
box-text = Ihr baut mit euren eigenen Plättchen. Jemand tippt hier ein, was ihr baut, und die Seite prüft es, wertet die Straßen und speichert die Partie.
box-begin = Anfangen
box-solo = Solo, gegen den Gauner
box-together = Zusammen
box-first = Wer beginnt? Setzt euch in dieser Reihenfolge, im Uhrzeigersinn.
box-cards = Karten auf dem Tisch
box-card_unknown = Für mich wählen
box-typing = Eingabe
box-begun = Wir haben schon angefangen
box-begun_text = Gib die bisherigen Züge schnell ein: Plättchen, Platz, fertig. Animationen entfallen.
box-draws = Ich nenne jedes Plättchen, das ich ziehe
box-draws_text = Dann kennt die Seite deine Hand und kann deine Partie analysieren.

box-lesson = So tippst du einen Zug ein
box-try_lesson = Auf dem Plan ausprobieren: eine Minute
box-lesson_back = { $name } legt { FORM($tile, case: "acc") } ans rechte Ende der Straße. Tippe auf das Symbol der Rückseite: { $symbol }.
    .you = Du legst { FORM($tile, case: "acc") } ans rechte Ende der Straße. Tippe auf das Symbol der Rückseite: { $symbol }.
box-lesson_tile = Tippe jetzt auf dieses Plättchen: { $tile }.
box-lesson_spot = Tippe auf den Platz, an dem es liegt: am rechten Ende der Straße.
box-lesson_facing = Auf dem Tisch zeigt die Fahrbahn zum Gebäude links. Tippe noch einmal auf den Platz, um das Plättchen zu drehen.
box-lesson_build = So liegt es auch auf dem Tisch. Tippe auf „Bauen“.
box-lesson_answer = Die Seite hat die Straße gewertet. Beantworte ihre Frage.
box-lesson_undo = Etwas falsch eingetippt? Tippe auf „Zurück“.
box-lesson_over = Das ist alles. Im Menü ändert „Berichtigen“ eine Sache und behält, was danach kam.
box-lesson_done = Eure Partie einrichten
box-steps =
    Wähle das Symbol auf der Rückseite deines Plättchens oder tippe ein paar Buchstaben seines Namens.

    Tippe auf das Plättchen und dann auf den Platz, an dem es liegt. Tippe noch einmal, um es zu drehen.

    Vergleiche mit dem Tisch und tippe auf „Bauen“.

    Beantworte, was die Seite fragt: Straßen, Leute, Marker. Sie wertet die Straßen und sagt, wer was bekommt.

    Ein Fehler? Nimm zurück, so weit du magst, oder öffne „Berichtigen“ und ändere eine Sache.

box-again = Noch eine Partie
box-no_report = Die Seite sieht echte Hände nicht, darum kann sie diese Partie nicht analysieren. Mit anderen Ergebnissen wird sie nicht verglichen.
box-reported = Du hast jedes Plättchen genannt, darum lässt sich diese Partie analysieren. Mit anderen Ergebnissen wird sie nicht verglichen.

## Die Ablage und ihre Fragen

box-correct = Berichtigen
box-ask_lifted = Dreh das oberste Plättchen für den Gauner um. Welches ist es?
box-why_lifted = Er baut es dort, wo es für ihn am meisten wert ist. „Zurück“ nimmt deinen letzten Schritt zurück.
box-ask_back = { $name }, was ist auf der Rückseite von Plättchen { $number }?
    .you = Was ist auf der Rückseite von Plättchen { $number }?
box-why_back = Die Hackerin zählt die Rückseiten der Plättchen auf der Hand. Alle dürfen sie sehen.
box-catch_up = Schnell nachtragen
box-ask_built = { $name }, was hast du gebaut?
    .you = Was hast du gebaut?
box-why_built = Tippe auf das Plättchen und dann auf seinen Platz: Es wird sofort gebaut. Noch ein Tippen dreht es.
box-caught_up = Alles nachgetragen
box-answer_all = Für uns antworten
box-answer_all_text = Wenn sich niemand erinnert, beantwortet die Seite die Fragen dieses Zuges. Unter „Berichtigen“ lassen sich die Antworten später ändern.
box-ask_drawn = Zieh ein Plättchen. Welches ist es?
box-ask_hand = Nenn die Plättchen auf deiner Hand. Noch zu nennen: { $number }
box-why_drawn = Deine Hand braucht nur die Analyse.
box-ask_swap = { $name }, wertest du statt eines Gebäudes ein Plättchen aus der Hand?
    .you = Wertest du statt eines Gebäudes ein Plättchen aus der Hand?
box-why_swap = Such das Plättchen unten oder mach ohne eins weiter.
box-swap_where = Du wertest { FORM($tile, case: "acc") }. Statt welches Gebäudes?
box-swap_never = Dieses Plättchen kann hier nicht gewertet werden.
box-no_swap = Nein
box-gain = { $sign }{ $dollars } $

## Berichtigungen

box-money = Geld
box-money_text = Trag für alle ein, wie viel Geld vor ihnen auf dem Tisch liegt. Der Verlauf vermerkt die Änderung.
box-money_odd = Trag einen ganzen Betrag in Dollar ein.
box-money_set = Das Geld stimmt jetzt.
box-hand = Deine Hand
box-hand_text = War es ein anderes Plättchen? Tippe hier darauf und nenn dann das richtige.
box-backs = Rückseiten auf der Hand (Hackerin)
box-backs_text = Stimmt eine Rückseite nicht? Tippe auf die richtige.
box-backs_tile = Plättchen { $number }
box-corrected = Berichtigt. Alles danach bleibt.
box-go_back = Zurück bis davor
box-facing = Fahrbahn { FORM($facing, case: "at") }
box-lifted = Der Gauner zog { FORM($tile, case: "acc") }
box-other_tile = Es war ein anderes Plättchen:
box-other_lifted = Der Gauner zog ein anderes Plättchen:
box-breaks = Das lässt sich wegen Zug { $number } nicht ändern ({ $name }: { $text }). { $why }
box-elsewhere = Der Gauner hätte anderswo gebaut.
box-asks_first = Vorher käme eine andere Frage. Geh bis davor zurück und gib den Rest neu ein.
box-short = Ändern und von dort weiterspielen
box-short_text = Alles vor diesem Zug bleibt. Gib die späteren Züge neu ein; „Wiederholen“ holt zurück, was noch passt.
box-corrected_short = Berichtigt. Von hier geht es weiter.
box-other_spot = Es liegt an einem anderen Platz:
box-money_sure = Das Geld von { FORM($name, case: "dat") } auf { $sign }{ $dollars } $ setzen?
    .you = Dein Geld auf { $sign }{ $dollars } $ setzen?
box-money_yes = Ja, setzen
box-money_no = Nein
box-money_flip = Geld von { FORM($name, case: "dat") } zwischen Plus und Minus umschalten
    .you = Dein Geld zwischen Plus und Minus umschalten
box-players = Wer spielt
box-card = Karte
box-began = Wer hat begonnen?
box-end_title = Vorzeitig aufhören
box-end = Partie hier beenden
box-end_text = Die Stadt wird gewertet, wie sie dasteht, genau wie am Ende jeder Partie. „Zurück“ macht es ungeschehen.
box-end_later = Beantworte zuerst die Frage, die noch offen ist. Dann kannst du die Partie hier beenden.
box-ended = Die Partie endet hier.
box-ended_early = Mit dem echten Spiel, vorzeitig beendet

box-did_build = baut ein Gebäude
box-did_grifter = der Gauner baut
box-did_abandon = gibt { FORM($building, case: "acc") } auf
box-did_score = wählt eine Straße
box-did_claim = nimmt Marker
box-did_token = nimmt einen Marker
box-did_swap = wertet kein Plättchen aus der Hand
box-did_move = schickt eine Person { FORM($building, case: "to") }

## Warum ein Plättchen nicht gehen kann

box-fault_tile-in-hand = { $name } hat { FORM($tile, case: "acc") } auf der Hand.
    .you = Du hast { FORM($tile, case: "acc") } auf der Hand.
box-fault_tile-lifted = Der Gauner hat { FORM($tile, case: "acc") } gezogen.
box-fault_tile-built = Das liegt schon auf dem Plan: { $tile }, { $place }. Liegt dort ein anderes Plättchen, berichtige es.
box-fault_tile-covered = Das wurde überbaut: { $tile }, { $place }.
box-fault_tile-not-in-game = Bei so vielen Personen nicht im Spiel: { $tile }.
box-fault_hand-known = Jedes Plättchen auf der Hand von { $name } wurde schon genannt.
    .you = Jedes Plättchen auf deiner Hand wurde schon genannt.
box-fault_wrong-back = { $name } hat kein Plättchen mit derselben Rückseite wie { FORM($tile, case: "nom") }. Wurde eine Rückseite falsch eingegeben? Unter „Berichtigen“ lässt sie sich ändern.
    .you = Du hast kein Plättchen mit derselben Rückseite wie { FORM($tile, case: "nom") }. Wurde eine Rückseite falsch eingegeben? Unter „Berichtigen“ lässt sie sich ändern.
box-fault_tile-taken-out = Das kann nicht mehr im Spiel sein: { $tile }. Es wurden zu viele Plättchen mit der Rückseite { $symbol } genannt.
box-fault_no-back-left = Es gibt kein Plättchen mit der Rückseite { $symbol } mehr.
box-fault_money-by-hand = Das weicht zu weit von der berechneten Summe ab. Erlaubt sind höchstens { $dollars } $ Unterschied.
