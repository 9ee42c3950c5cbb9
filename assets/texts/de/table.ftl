### Der Tisch. Nur Text: Jedes Markup wird maskiert.

## Der Tisch

table-board = Die Stadt
table-hand = Deine Hand
table-seats = Am Tisch
table-log = Verlauf
table-explanation = Was das bedeutet
table-story = Was passiert
table-stack = Stapel
table-stack_left = Noch { $tiles }
table-next_back = Als Nächstes: Rückseite { $symbol }
table-one_back = Eins davon hat die Rückseite { $symbol }
table-next_tile = Als Nächstes: { $tile }
table-your_draw = Du ziehst { FORM($tile, case: "acc") }
table-grifter_next = Als Nächstes beim Gauner: { $tile }
table-endgame_stack = Endspielstapel
table-endgame_short = Ende
table-next_short = Nächstes
table-money = { $dollars } $
table-forecast = Wäre jetzt Schluss: { $dollars } $
table-signs_left = Noch { $signs }
table-turn_of = { $name } ist am Zug
    .you = Du bist am Zug
table-thinks = { $name } überlegt
table-last_turn = Das ist dein letzter Zug.
table-remaining_backs = Übrige Plättchen nach Rückseite
table-remaining_buildings = Übrige Plättchen nach Gebäude
table-unknown_removed = Einige Plättchen kamen ungesehen aus dem Spiel. Was übrig ist, weiß also niemand genau.

buttons-build = Bauen
buttons-build_double = Mit zwei Schildern bauen
buttons-renovate = Sanieren
buttons-turn = Drehen
buttons-two_signs = Mit zwei Schildern
buttons-fit = Ganze Stadt
buttons-redo = Wiederholen
buttons-undo_turn = Zug zurücknehmen
buttons-skip = Überspringen
buttons-picture = Bild der Stadt
buttons-play_again = Von Anfang an ansehen
buttons-more = Mehr …
buttons-hold = Anhalten
buttons-let_go = Weiter
story-home = Die Schilder gehen zurück, und die Leute suchen sich ein neues Zuhause.
buttons-done = Fertig
buttons-pull_up = Mehr zeigen
buttons-pull_down = Weniger zeigen
buttons-beat_back = Zurück
buttons-beat_next = Weiter
buttons-close = Schließen
buttons-help = Hilfe
buttons-open_rule = Regel lesen
buttons-about = Info: { $name }
    .you = Info über dich
buttons-back_to_game = Zurück zur Partie
buttons-game = Partie
buttons-menu = Menü
buttons-leave = Partie verlassen
buttons-overlay_owners = Besitz
buttons-overlay_owners_text = Wem welches Gebäude gehört
buttons-overlay_streets = Straßen
buttons-overlay_streets_text = Wie lang sie sind und was sie zahlen würden
buttons-overlay_fomo = FOMO
buttons-overlay_fomo_text = Wohin Leute ziehen würden und wer wartet
buttons-share = Teilen
buttons-export = Exportieren
buttons-rematch = Revanche
buttons-again = Noch einmal
buttons-same_deal = Dieselben Plättchen noch einmal
buttons-other_deal = Andere Plättchen
buttons-rename = Umbenennen
buttons-duplicate = Kopieren
buttons-delete = Löschen
buttons-restore = Zurückholen
buttons-reload = Neu laden
buttons-load_anyway = Trotzdem laden
buttons-not_now = Nicht jetzt
buttons-keep = Behalten
buttons-take_over = Hier spielen
buttons-replay = Was habe ich verpasst?

tools-title = Werkzeuge
tools-history = Zurücknehmen und wiederholen
tools-sound = Ton
tools-zoom_in = Näher heran
tools-zoom_out = Weiter weg
tools-turn_map = Plan drehen
tools-turned = Passend gedreht
tools-turn_back = Zurückdrehen
tools-view = Plan bewegen
tools-eye = Auf dem Plan zeigen
tools-hide_overlay = Ausblenden: { $name }
tools-undo = Zurück (halten: der ganze Zug)
tools-overlays = Über der Stadt anzeigen
tools-scroll_N = Weiter nach oben
tools-scroll_E = Weiter nach rechts
tools-scroll_S = Weiter nach unten
tools-scroll_W = Weiter nach links

## Fragen und Gründe. ask_grifter und why_grifter: Entscheidungen für den Gauner.

decisions-abandon-ask = { $name }, gib eines deiner Gebäude auf.
    .you = Gib eines deiner Gebäude auf.
decisions-abandon-why = Du hast kein Schild mehr, und ein neues Gebäude braucht eins.
decisions-abandon-option = Aufgeben: { $building }. { $signs } kommen zurück, und die Leute ziehen weiter.
decisions-abandon-option_one = Aufgeben: { $building }. Das Schild kommt zurück, und die Leute ziehen weiter.
decisions-build-ask = { $name }, du bist dran: Wähle ein Plättchen.
    .you = Du bist dran: Wähle ein Plättchen.
decisions-build-ask_second = { $name }, wähle dein zweites Plättchen.
    .you = Wähle dein zweites Plättchen.
decisions-build-ask_place = Wohin mit { FORM($tile, case: "dat") }?
decisions-build-ask_facing = Dreh es, wenn du magst, und bau es.
decisions-build-ask_renovate = Die Richtung bleibt. Sanieren?
decisions-build-why = Erst das Plättchen, dann der Platz.
decisions-build-why_full = Jeder Platz, an den dein Plättchen passt, leuchtet auf und zeigt, was es dort höchstens einbrächte.
decisions-build-why_second = Mit deiner Bauunternehmerin baust du zwei Plättchen in einem Zug.
decisions-build-why_double = Mit deiner Investorin darfst du zwei Schilder daraufsetzen, dann zählt die Wertung doppelt.
decisions-build-why_renovate = Mit deinem Sanierer darfst du ein Gebäude überbauen. Die Richtung bleibt, und die Straße wird noch einmal gewertet.
decisions-grifter-ask = { $name }, wähle, wo der Gauner { FORM($tile, case: "acc") } baut.
    .you = Wähle, wo der Gauner { FORM($tile, case: "acc") } baut.
decisions-grifter-why = Diese Plätze sind für den Gauner gleich gut: je { $dollars } $. Bei Gleichstand entscheidest du.
decisions-grifter-why_enclosure = Jeder dieser Plätze schließt eine Straße und bringt dem Gauner { $people }. Bei Gleichstand entscheidest du.
decisions-grifter-why_enclosure_nobody = Jeder dieser Plätze schließt eine Straße, und keiner bringt dem Gauner Leute. Bei Gleichstand entscheidest du.
decisions-grifter-why_anywhere = Das Plättchen kann jetzt keine Straße schließen, also sind alle Plätze gleich gut. Du wählst.
decisions-any = Egal
decisions-score-ask = { $name }, wähle die Straße, die als Nächstes gewertet wird.
    .you = Wähle die Straße, die als Nächstes gewertet wird.
decisions-score-ask_grifter = { $name }, wähle für den Gauner die Straße, die als Nächstes gewertet wird.
    .you = Wähle für den Gauner die Straße, die als Nächstes gewertet wird.
decisions-score-why = { $count } Straßen warten noch auf ihre Wertung. Du bestimmst die Reihenfolge.
decisions-score-why_grifter = { $count } Straßen warten noch auf ihre Wertung. Du bestimmst für den Gauner die Reihenfolge.
decisions-score-option = Als Nächstes werten: { $street }.
decisions-claim-ask = { $name }, wähle ein Gebäude, das dir Marker bringt.
    .you = Wähle ein Gebäude, das dir Marker bringt.
decisions-claim-ask_grifter = { $name }, wähle das Gebäude, das dem Gauner Marker bringt.
    .you = Wähle das Gebäude, das dem Gauner Marker bringt.
decisions-claim-why = Dir gehören mehrere Gebäude in dieser Straße, aber nur eines bringt Marker.
decisions-claim-why_grifter = Der Gauner will die Art, von der er am wenigsten hat, und diese Gebäude sind für ihn gleich gut.
decisions-claim-option = { $building }: { $tokens }
decisions-token-ask = { $name }, nimm einen Marker beliebiger Art.
    .you = Nimm einen Marker beliebiger Art.
decisions-token-ask_grifter = { $name }, wähle den Marker, den der Gauner nimmt.
    .you = Wähle den Marker, den der Gauner nimmt.
decisions-token-why = Ein Joker-Zeichen lässt dir die Wahl.
decisions-token-why_abandon = Bevor du ein Gebäude aufgibst, nimmst du seine Marker.
decisions-token-why_exhausted = Es gibt keine Marker für { $kind } mehr, darum gilt dieses Zeichen als Joker.
decisions-token-why_grifter = Von diesen Arten hat der Gauner gleich wenige Marker. Bei Gleichstand entscheidest du.
decisions-token-option = { $kind } (du hast { $count })
decisions-swap-ask = { $name }, wertest du statt eines Gebäudes ein Plättchen aus deiner Hand?
    .you = Wertest du statt eines Gebäudes ein Plättchen aus deiner Hand?
decisions-swap-why = Mit deiner Unternehmerin geht das einmal in jeder geschlossenen Straße. Das Plättchen bleibt auf deiner Hand, aber alle sehen es.
decisions-swap-option = { $tile } statt { $building }: { $dollars } $ mehr.
decisions-swap-option_less = { $tile } statt { $building }: { $dollars } $ weniger.
decisions-swap-option_none = Die Gebäude werten, wie sie dastehen.
decisions-move-ask = { $name }, wohin zieht der nächste { $colour }?
    .you = Wohin zieht der nächste { $colour }?
decisions-move-ask_grifter = { $name }, schick für den Gauner { FORM($colour, case: "acc") } weiter.
    .you = Schick für den Gauner { FORM($colour, case: "acc") } weiter.
decisions-move-why = Straße gewertet. Noch { $people } unterwegs.
decisions-move-why_abandon = Gebäude aufgegeben. Noch { $people } unterwegs.
decisions-move-why_grifter = Im Zug des Gauners ziehen die Leute in seine Gebäude, wo immer es geht. Noch { $people } unterwegs.
decisions-move-option = { FORM($building, case: "to") }.
decisions-move-option_owner = { FORM($building, case: "to") }, gehört { FORM($owner, case: "dat") }.
decisions-move-one_more = eine Person hierher
decisions-move-fewer = Eine Person zurückholen: { $building }
decisions-move-all = Alle
decisions-move-all_to = Alle { FORM($building, case: "to") }: { $people }

## text gilt allgemein; detail, wo es eins gibt, nennt das Hindernis.

hints-take_up = Wähle zuerst ein Plättchen aus deiner Hand.
hints-street = Tippe eine der leuchtenden Straßen an.
hints-consultant = Deine Karte: { $name }.
hints-more = Mehr
hints-answer = Wähle zuerst hier eine Antwort.
refusals-occupied-text = Dort steht schon ein Gebäude.
refusals-occupied-detail = Dort steht schon ein Gebäude: { $building }.
refusals-corner-only-text = Ein Gebäude muss mit einer ganzen Seite an ein anderes grenzen. Eine Ecke genügt nicht.
refusals-apart-text = Die Fahrbahn würde nirgends anschließen.
refusals-apart-detail = { $building }: Die beiden Fahrbahnen würden sich nicht treffen.
refusals-long-sides-text = Die Längsseiten zweier Fahrbahnen würden sich berühren. Dreh es oder nimm einen anderen Platz.
refusals-long-sides-detail = Die Fahrbahn läge der Länge nach an der Fahrbahn { FORM($building, case: "from") }. Dreh es oder nimm einen anderen Platz.
refusals-too-long-text = Die Straße hätte mehr als 5 Gebäude.
refusals-too-long-detail = Die Straße hätte { $count } Gebäude, und mehr als 5 dürfen es nicht sein.
refusals-not-yours-text = Dieses Gebäude gehört dir nicht.
refusals-not-offered-text = Das steht nicht zur Wahl.
refusals-move-symbol-text = Dort fehlt das passende Symbol. Ein Joker genügt nicht.
refusals-move-symbol-detail = Das passende Symbol fehlt { FORM($building, case: "dat") }. Ein Joker genügt nicht.
refusals-move-enclosed-text = Die Straße ist geschlossen, da zieht niemand mehr ein.
refusals-move-enclosed-detail = Die Straße mit { FORM($building, case: "dat") } ist geschlossen, da zieht niemand mehr ein.
refusals-move-abandoned-text = In der russischen Ausgabe zieht niemand in aufgegebene Gebäude.
refusals-move-same-text = Von hier sind sie gerade ausgezogen, also können sie jetzt nicht zurück.
refusals-move-grifter-text = Im Zug des Gauners müssen sie in eines seiner Gebäude.
refusals-move-empty-text = Dort steht kein Gebäude, in das jemand ziehen könnte.
refusals-grifter-not-best-text = Ein anderer Platz ist für den Gauner besser, darum baut er hier nicht.
refusals-grifter-not-best-detail = Dort bekommt der Gauner { $dollars } $, anderswo { $margin } $ mehr.
refusals-renovate-open-text = Nur Gebäude in geschlossenen Straßen lassen sich sanieren.
refusals-renovate-station-text = Der Hauptbahnhof darf nicht überbaut werden.
refusals-renovate-park-text = In der russischen Ausgabe darf der Stadtpark nicht überbaut werden.

## Zurücknehmen

undo-nothing-played = Es wurde noch nichts gespielt.
undo-drawn = Seither wurde ein Plättchen gezogen.
undo-lifted = Der Gauner hat schon gezogen.
undo-asked = Jetzt entscheidet { FORM($name, case: "nom") }.
    .you = Jetzt entscheidest du.
undo-sent = Die anderen haben das schon gesehen.
undo-nothing_redo = Es gibt nichts zu wiederholen.
undo-follower = Diese Partie läuft in einem anderen Tab.
undo-undone = Zurückgenommen.
undo-redone = Wiederholt.

## Die Vorschau und der Gauner

preview-worth = brächte jetzt { $dollars } $
preview-details = Einzelheiten
preview-pays = { $closes }:
preview-pays_nobody = { $closes }: zahlt niemandem
preview-closes_own = Schließt die eigene Straße
preview-closes_street = Schließt die Straße mit { FORM($building, case: "dat") }
preview-closes_streets =
    { $count ->
        [one] Schließt { $count } Straße
       *[other] Schließt { $count } Straßen
    }
preview-earns_later = Brächte { $dollars } $, wenn die Straße geschlossen wird
preview-last_sign = Dein letztes Schild: Im nächsten Zug musst du ein Gebäude aufgeben
preview-about = ≈ { $money }
preview-expected = Am Ende zu erwarten: etwa { $money }
preview-judged = { $dollars } $ nach der Rechnung des Gauners
preview-judged_rest = mit den Leuten darauf, die der Gauner nicht mitzählt: { $dollars } $
preview-street = Straße: { $count } von 5
preview-open_end = Offenes Ende { FORM($end, case: "at") }
preview-closed_end = Ende { FORM($end, case: "at") } zu
preview-closed_by = Ende { FORM($end, case: "at") } zu: { $building }
preview-points_in = Zeigt hinein: { $building }
preview-points_out = Zeigt in die Straße mit { FORM($building, case: "dat") }
preview-encloses = Schließt { $street }
preview-would_move = Umzug: { $people }
preview-would_fomo = Danach mit FOMO: { $people }
preview-signs_after =
    { $count ->
        [0] Dein letztes Schild: Im nächsten Zug musst du ein Gebäude aufgeben
       *[other] Danach noch { $signs }
    }
preview-nobody_moves = Niemand müsste umziehen
preview-own_street = die eigene Straße
recap-built = { $name }: { $tile }
grifter-title = Der Zug des Gauners
grifter-tile = Er baut { FORM($tile, case: "acc") }.
grifter-rule = Er baut dort, wo das Plättchen jetzt am meisten wert ist.
grifter-rule_enclosure = Er schließt die Straße, aus der die meisten Leute in seine Gebäude ziehen.
grifter-rule_anywhere = Er kann jetzt keine Straße schließen, also sind alle Plätze gleich gut.
grifter-best = Bester Platz: { $dollars } $.
grifter-best_people = Bester Platz: { $people } für den Gauner.
grifter-best_nobody = Keiner dieser Plätze bringt dem Gauner Leute.
grifter-one_place = Nur ein Platz ist so gut.
grifter-took = Gleichstand. Er hat diesen Platz genommen.
grifter-ties =
    { $count ->
        [one] { $count } Platz ist am besten.
       *[other] { $count } Plätze sind gleich gut. Du wählst.
    }
grifter-places =
    { $count ->
        [one] { $count } Platz verglichen
       *[other] { $count } Plätze verglichen
    }

help-more = Mehr erfahren
help-how = Halte ein Gebäude, eine Person oder einen Marker gedrückt oder geh mit den Tasten darauf und drücke „?“. Dann erklärt die Seite, was du vor dir hast.
help-topics = Themen
help-people = Leute
help-symbols = Symbole
help-business = Business
help-consultants = Beraterkarten

keys-always_title = Tasten
keys-arrows = Von Feld zu Feld; durch eine Reihe von Werkzeugen, Plättchen oder Antworten
keys-ends = Anfang und Ende der Reihe
keys-corners = Erstes und letztes Feld des Plans
keys-pages = Nächster und voriger wählbarer Platz
keys-enter = Plättchen nehmen, an einen Platz halten, bauen, wählen
keys-escape = Ein Schritt zurück: schließen, wegnehmen, ablegen
keys-undo_redo = Zurücknehmen und wiederholen
keys-letters_title = Buchstaben und Ziffern
keys-digits = Das Plättchen mit dieser Nummer nehmen
keys-ask = Zur Frage gehen und sie noch einmal hören
keys-place = Nächster und voriger wählbarer Platz, Reihe für Reihe
keys-worth = Nächster wählbarer Platz, der wertvollste zuerst; mit Umschalt zurück
keys-turn = Plättchen drehen
keys-undo = Zurücknehmen
keys-undo_turn = Den ganzen Zug zurücknehmen
keys-scores = Geld und Schilder hören
keys-street = Die Straße dieses Felds hören
keys-streets = Die offenen Straßen
keys-people = Wer worauf wartet
keys-owners = Wem was gehört
keys-log = Der Verlauf
keys-menu = Das Menü
keys-camera = Ganze Stadt, näher heran, weiter weg
keys-turn_map = Plan um ein Viertel drehen
keys-hint = Den Coach um einen Tipp bitten
keys-typed = Eintippen, was du tun oder wissen willst
keys-help = Erklären, was den Fokus hat; sonst diese Hilfe zeigen

## Weitergabe des Geräts

hand_over-pass_to = Gib { $name } das Gerät
hand_over-reveal = Meine Hand zeigen
hand_over-since = Seit deinem letzten Zug
hand_over-so_far = Bisher
hand_over-since_start = Du fängst an.
hand_over-hidden = Die Hände bleiben verdeckt, bis du tippst.

## Ende einer Partie

review-title = Rückblick
review-back = Einen Schritt zurück
review-on = Einen Schritt weiter
review-turn_back = Einen Zug zurück
review-turn_on = Einen Zug weiter
review-position = Schritt { $count } von { $total }
review-start = Der Anfang
review-play = Abspielen
review-pause = Anhalten
