### Rätsel: Stellungen, in denen eine Entscheidung die beste ist.

puzzles-title = Rätsel
puzzles-all = Alle Rätsel
puzzles-text = Ein Zug, eine beste Antwort. Keine Uhr.
puzzles-waiting = Die Rätsel werden geladen …
puzzles-not_fetched = Die Rätsel ließen sich nicht laden. Prüfe die Verbindung.
puzzles-fetch_again = Noch einmal
puzzles-unknown = Dieses Rätsel gibt es nicht.
puzzles-totals = { $count } von { $total } beim ersten Versuch gelöst.
puzzles-totals_near = { $count } weitere fast gelöst.
puzzles-rating = Deine Wertungszahl: { NUMBER($rating, useGrouping: "false") }.
puzzles-today = Rätsel von heute
puzzles-solve = Lösen
puzzles-days = Frühere Tage
puzzles-run = Serie
puzzles-run_text = Immer schwieriger bis zum dritten Fehler.
puzzles-run_begin = Serie beginnen
puzzles-run_on = Serie fortsetzen
puzzles-best_run = Dein Rekord: { $count }.
puzzles-run_state = { $count } gelöst, { $misses } von { $limit } Fehlern
puzzles-run_over = Serie zu Ende: { $count } gelöst
puzzles-sets = Nach Thema
puzzles-of = { $count } von { $total } gelöst
puzzles-next = Weiter
puzzles-all_done = Du hast hier alle Rätsel beantwortet.
puzzles-label = Rätsel { $number }: { $result }
puzzles-was_new = neu
puzzles-was_yes = gelöst
puzzles-was_near = fast gelöst
puzzles-was_no = daneben

## Themen

puzzles-theme_waiting = Noch nicht
puzzles-theme_waiting_text = Deine Straße lässt sich jetzt schließen. Später ist sie mehr wert.
puzzles-theme_closing = Jetzt schließen
puzzles-theme_closing_text = Eine Straße, die nicht länger offen bleiben sollte.
puzzles-theme_ending = Kurz vor Schluss
puzzles-theme_ending_text = Nur noch wenige Züge. Bau, wo sich noch eine Straße schließen lässt.
puzzles-theme_stopping = Einen Gegner bremsen
puzzles-theme_stopping_text = Halte eine fremde Straße klein oder verhindere, dass sie geschlossen wird.
puzzles-theme_choosing = Das richtige Plättchen
puzzles-theme_choosing_text = Ein anderes Plättchen sieht zuerst besser aus.
puzzles-theme_placing = Der richtige Platz
puzzles-theme_placing_text = Welcher Platz bringt am Ende am meisten, und wohin soll das Plättchen schauen?
puzzles-theme_crowd = Eine Person zieht um
puzzles-theme_parting = Aufgeben
puzzles-theme_payday = Zahltag
puzzles-theme_payday_text = Welcher Zug bringt dir sofort am meisten ein?
puzzles-theme_steering = Gegen den Gauner
puzzles-theme_steering_text = Du kennst sein nächstes Plättchen. Verdirb ihm den besten Platz.
puzzles-theme_tempo = Zwei Züge
puzzles-theme_tempo_text = Ein Zug bereitet den nächsten vor, und dazwischen baut der Gauner.
puzzles-theme_finale = Der letzte Zug
puzzles-theme_finale_text = Nichts ist mehr verborgen. Komm so weit nach vorn, wie du kannst.

## Ein Rätsel auf dem Plan

puzzles-panel = Rätsel
puzzles-one = Rätsel
puzzles-level = Stufe { NUMBER($rating, useGrouping: "false") }
puzzles-rated = Wertungszahl { NUMBER($rating, useGrouping: "false") } ({ $change })
puzzles-ask_judged = { $name }, finde den besten Zug.
    .you = Finde den besten Zug.
puzzles-ask_crowd = { $name }, schick { FORM($colour, case: "acc") } weiter. Wo bringt dir das am meisten, wenn du abziehst, was die anderen dadurch bekommen?
    .you = Schick { FORM($colour, case: "acc") } weiter. Wo bringt dir das am meisten, wenn du abziehst, was die anderen dadurch bekommen?
puzzles-ask_parting = { $name }, gib das Gebäude auf, das dir jetzt am wenigsten einbringen würde.
    .you = Gib das Gebäude auf, das dir jetzt am wenigsten einbringen würde.
puzzles-ask_payday = { $name }, welcher Zug bringt dir jetzt am meisten ein?
    .you = Welcher Zug bringt dir jetzt am meisten ein?
puzzles-ask_steering = { $name }, der Gauner baut als Nächstes { FORM($tile, case: "acc") }. Bau so, dass selbst sein bester Platz ihm so wenig wie möglich bringt.
    .you = Der Gauner baut als Nächstes { FORM($tile, case: "acc") }. Bau so, dass selbst sein bester Platz ihm so wenig wie möglich bringt.
puzzles-ask_tempo = { $name }, der Gauner baut als Nächstes { FORM($tile, case: "acc") }. Welcher Zug bringt dir zusammen mit deinem nächsten am meisten ein? Es zählen nur die Plättchen, die du jetzt hast.
    .you = Der Gauner baut als Nächstes { FORM($tile, case: "acc") }. Welcher Zug bringt dir zusammen mit deinem nächsten am meisten ein? Es zählen nur die Plättchen, die du jetzt hast.
puzzles-ask_finale = { $name }, das ist der letzte Zug der Partie. Welcher bringt dir den größten Vorsprung oder den kleinsten Rückstand?
    .you = Das ist der letzte Zug der Partie. Welcher bringt dir den größten Vorsprung oder den kleinsten Rückstand?
puzzles-at_start = Hier beginnt das Rätsel.
puzzles-right = Richtig!
puzzles-as_good = In Probepartien ist dein Zug mindestens so gut wie unsere Antwort, also zählt er.
puzzles-nearly = Fast!
puzzles-better_by = Der beste Zug ist { $dollars } $ mehr wert.
puzzles-better_about = Ein anderer Zug ist etwas besser.
puzzles-wrong = Nicht der beste. Noch ein Versuch?
puzzles-answer = Das ist die Antwort.
puzzles-show = Antwort zeigen
puzzles-share = Dieses Rätsel teilen
puzzles-other_place = Der andere Platz
puzzles-best_place = Der beste Platz
puzzles-costs = Dein Zug mit { FORM($tile, case: "dat") } bringt etwa { $dollars } $ weniger.
puzzles-costs_little = Aber es ist knapp: weniger als ein Dollar.
puzzles-earlier = Dein früherer Zug bringt etwa { $dollars } $ weniger.
puzzles-tempting_tile = Verlockend ist es, { FORM($tile, case: "acc") } zu bauen, aber das bringt etwa { $dollars } $ weniger.
puzzles-tempting_spot = Ein anderer Platz ist verlockend, bringt aber etwa { $dollars } $ weniger.
puzzles-value_crowd =
    { $sign ->
        [more] Der Umzug bringt dir { $dollars } $ mehr als den anderen.
        [less] Der Umzug bringt den anderen { $dollars } $ mehr als dir.
       *[same] Der Umzug bringt den anderen so viel wie dir.
    }
puzzles-value_parting = Es würde dir jetzt { $dollars } $ einbringen.
puzzles-value_payday =
    { $closes ->
        [none] Das schließt keine Straße und bringt dir darum nicht sofort Geld.
       *[some] Das zahlt dir sofort { $dollars } $.
    }
puzzles-value_steering = Danach bringt dem Gauner der beste Platz für { FORM($next, case: "acc") } { $dollars } $.
puzzles-value_tempo =
    { $then ->
        [some] Zusammen mit { FORM($tile, case: "dat") } im nächsten Zug zahlt dir das { $dollars } $.
        [none] Das zahlt dir jetzt { $dollars } $ und im nächsten Zug nichts.
       *[never] Das zahlt dir weder jetzt noch im nächsten Zug etwas.
    }
puzzles-value_finale =
    { $sign ->
        [more] Am Ende liegst du { $dollars } $ vorn.
        [less] Am Ende liegst du { $dollars } $ zurück.
       *[same] Am Ende liegt ihr gleichauf.
    }

## Was an einer Entscheidung nicht stimmt, solange noch gesucht wird

puzzles-flaw_closes = So bleibt { $street } offen, obwohl es dir jetzt { $dollars } $ brächte, sie zu schließen.
puzzles-flaw_closes_too = Sie zu schließen, brächte dir jetzt { $dollars } $.
puzzles-flaw_waits = Das schließt { $street } und bringt dir { $instead } $. Einen Zug später zahlt diese Straße mehr.
puzzles-flaw_patience = Das schließt { $street } und bringt dir { $instead } $. Offen gelassen ist sie etwa { $dollars } $ wert.
puzzles-flaw_follows = Das bereitet { $street } nicht für deinen nächsten Zug vor.
puzzles-flaw_too_late = In { $count } von { $total } Probepartien wird diese Straße nie geschlossen, und am Ende bringt sie nur { $instead } $.
puzzles-flaw_fomo = Das zieht weniger Leute mit FOMO an als ein anderer Zug.
puzzles-flaw_worth = Dort brächte es jetzt { $instead } $. Ein anderer Platz passt besser.
puzzles-flaw_other_tile = Dort brächte es jetzt { $instead } $. Ein anderes Plättchen bringt mehr.
puzzles-flaw_crowd = So ziehen weniger Leute in deine Gebäude.
puzzles-flaw_last_sign = Damit ist dein letztes Schild weg, also musst du im nächsten Zug ein Gebäude aufgeben.
puzzles-flaw_grows = Damit würde dir { $street } jetzt { $instead } $ zahlen. Da ist mehr drin.
puzzles-flaw_trapped = So bleibt { $street } offen, und das ist für { FORM($name, case: "acc") } etwa { $instead } $ wert.
puzzles-flaw_trapped_too = Offen gelassen ist sie für { FORM($name, case: "acc") } etwa { $instead } $ wert.
puzzles-flaw_pays = Damit wird { $street } geschlossen, und { FORM($name, case: "nom") } bekommt { $instead } $.
puzzles-flaw_pays_too = Damit bekommt auch { FORM($name, case: "nom") } { $instead } $.
puzzles-flaw_left_open = Danach kann { FORM($name, case: "nom") } { $street } schließen (so in { $count } von { $total } Probepartien) und bekommt dafür etwa { $instead } $.
puzzles-flaw_feeds = Damit würde { $street } jetzt { $instead } $ an { FORM($name, case: "acc") } zahlen.
puzzles-flaw_brings = Ein anderer Zug bringt dir aus { FORM($street, case: "dat") } etwa { $about } $ mehr.
puzzles-flaw_begins = Ein anderer Zug bringt dir aus neuen Straßen etwa { $about } $ mehr.
puzzles-flaw_hinders_in = Das bremst { FORM($name, case: "acc") } in { FORM($street, case: "dat") } weniger, was etwa { $about } $ kostet.
puzzles-flaw_hinders = Das bremst { FORM($name, case: "acc") } weniger, was etwa { $about } $ kostet.
puzzles-flaw_price = Immerhin bringt das anderswo etwa { $about } $ mehr.

## Warum die Entscheidung auf dem Plan besser ist als eine andere

puzzles-why_worth = Hier gäbe es für { FORM($tile, case: "acc") } jetzt { $dollars } $, am anderen Platz { $instead } $.
puzzles-why_other_tile = Für { FORM($tile, case: "acc") } gäbe es jetzt { $dollars } $, für { FORM($other, case: "acc") } am anderen Platz { $instead } $.
puzzles-why_too_late = Nach dem anderen Zug wird die Straße in { $count } von { $total } Probepartien nie geschlossen, und für { FORM($other, case: "acc") } gibt es am Ende nur { $instead } $. Hier gäbe es für { FORM($tile, case: "acc") } noch { $dollars } $.
puzzles-why_pays = Mit { FORM($other, case: "dat") } würde { $street } geschlossen. Das brächte { FORM($name, case: "dat") } { $instead } $.
puzzles-why_left_open = Nach dem anderen Zug kann { FORM($name, case: "nom") } { $street } schließen (so in { $count } von { $total } Probepartien) und bekommt dafür etwa { $instead } $.
puzzles-why_feeds = Mit { FORM($other, case: "dat") } würde { $street } jetzt { $instead } $ an { FORM($name, case: "acc") } zahlen. Nach diesem Zug wären es { $dollars } $.
puzzles-why_last_sign = Mit { FORM($other, case: "dat") } wäre dein letztes Schild weg, und du müsstest im nächsten Zug ein Gebäude aufgeben.
puzzles-why_crowd =
    { $count ->
        [one] So zieht eine Person in deine Gebäude.
       *[other] So ziehen { $count } Leute in deine Gebäude.
    }
puzzles-why_hinders_in = Das bremst { FORM($name, case: "acc") } in { FORM($street, case: "dat") }, was etwa { $about } $ wert ist.
puzzles-why_hinders = Das bremst { FORM($name, case: "acc") }, was etwa { $about } $ wert ist.
puzzles-why_helps_in = Der Haken: Das hilft { FORM($name, case: "dat") } in { FORM($street, case: "dat") }, was etwa { $about } $ kostet.
puzzles-why_helps = Der Haken: Das hilft { FORM($name, case: "dat") }, was etwa { $about } $ kostet.
