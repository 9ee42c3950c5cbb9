### Die Analyse einer Partie: was Entscheidungen gekostet haben und warum.

report-seat = { $name }: { $dollars } $ liegen gelassen, { $count } von { $total } Zügen so gut wie der beste
report-choice = { $number }. { $name }: { $action }. Besser: { $best }, { $gain }. { $reasons }
report-about = etwa { $dollars } $ mehr
report-little = etwas mehr

## Warum etwas besser ist als das Gewählte

report-reason-closes =
    { $you ->
        [yes] Sofort geschlossen zahlt dir { $street } { $dollars } $. Sonst bleibt sie offen.
       *[no] Sofort geschlossen zahlt { $street } { $dollars } $ an { FORM($name, case: "acc") }. Sonst bleibt sie offen.
    }
report-reason-waits =
    { $you ->
        [yes] Geschlossen zahlt dir { $street } { $instead } $. Mit { FORM($tile, case: "dat") } ist sie { $dollars } $ wert, und in { $count } von { $total } Probepartien schließt du sie im nächsten Zug.
       *[no] Geschlossen zahlt { $street } { $instead } $ an { FORM($name, case: "acc") }. Mit { FORM($tile, case: "dat") } ist sie { $dollars } $ wert, und in { $count } von { $total } Probepartien schließt { FORM($name, case: "nom") } sie im nächsten Zug.
    }
report-reason-patience =
    { $you ->
        [yes] Geschlossen zahlt dir { $street } { $instead } $. Offen gelassen zahlt sie im Schnitt { $dollars } $, in { $count } von { $total } Probepartien.
       *[no] Geschlossen zahlt { $street } { $instead } $ an { FORM($name, case: "acc") }. Offen gelassen zahlt sie im Schnitt { $dollars } $, in { $count } von { $total } Probepartien.
    }
report-reason-follows =
    { $you ->
        [yes] Danach schließt du in { $count } von { $total } Probepartien im nächsten Zug { $street }, im Schnitt für { $dollars } $.
       *[no] Danach schließt { FORM($name, case: "nom") } in { $count } von { $total } Probepartien im nächsten Zug { $street }, im Schnitt für { $dollars } $.
    }
report-reason-too_late = In { $count } von { $total } Probepartien schließt niemand mehr diese Straße ({ $other }), und das Ende zahlt { $instead } $ dafür. { FORM($tile, case: "Nom") } bringt noch { $dollars } $.
report-reason-fomo =
    { $count ->
        [one] Eine Person mit FOMO kommt sofort { FORM($tile, case: "to") }, was jetzt { $dollars } $ brächte.
       *[other] { $count } Leute mit FOMO kommen sofort { FORM($tile, case: "to") }, was jetzt { $dollars } $ brächte.
    }
report-reason-worth = Dort brächte { FORM($tile, case: "nom") } jetzt { $dollars } $, hier { $instead } $.
report-reason-other_tile = Dort brächte { FORM($tile, case: "nom") } jetzt { $dollars } $, hier { FORM($other, case: "nom") } { $instead } $.
report-reason-crowd =
    { $count ->
        [one] So kann eine Person { $you ->
            [yes] in deine Gebäude ziehen.
           *[no] in Gebäude von { FORM($name, case: "dat") } ziehen.
        }
       *[other] So können { $count } Leute { $you ->
            [yes] in deine Gebäude ziehen.
           *[no] in Gebäude von { FORM($name, case: "dat") } ziehen.
        }
    }
report-reason-grows =
    { $you ->
        [yes] Danach würde dir { $street } jetzt { $dollars } $ zahlen, nach der anderen Wahl { $instead } $.
       *[no] Danach würde { $street } jetzt { $dollars } $ an { FORM($name, case: "acc") } zahlen, nach der anderen Wahl { $instead } $.
    }
report-reason-gives_up = Weniger kostet es, { FORM($tile, case: "acc") } aufzugeben: jetzt { $dollars } $, { FORM($other, case: "nom") } brächte { $instead } $.
report-reason-card_used =
    { $you ->
        [yes] Durch deine Karte ist { FORM($tile, case: "nom") } jetzt { $dollars } $ wert.
       *[no] Durch die Karte von { FORM($name, case: "dat") } ist { FORM($tile, case: "nom") } jetzt { $dollars } $ wert.
    }
report-reason-card_kept =
    { $you ->
        [yes] Deine Karte bringt später mehr. Jetzt macht sie { FORM($tile, case: "acc") } { $dollars } $ wert.
       *[no] Die Karte von { FORM($name, case: "dat") } bringt später mehr. Jetzt macht sie { FORM($tile, case: "acc") } { $dollars } $ wert.
    }
report-reason-grifter = Danach bringt { FORM($tile, case: "nom") } { $dollars } $ ({ FORM($name, case: "nom") }), nach der anderen Wahl { $instead } $.
report-reason-trapped = Geschlossen bringt { $street } nur { $dollars } $ ({ FORM($name, case: "nom") }). Offen gelassen zahlt sie im Schnitt { $instead } $, in { $count } von { $total } Probepartien.
report-reason-pays = { FORM($other, case: "Nom") } schließt { $street } und zahlt { $instead } $ an { FORM($name, case: "acc") }.
report-reason-left_open = { $name } kann schließen: { $street }. Das passierte in { $count } von { $total } Probepartien, im Schnitt für { $instead } $.
report-reason-feeds = Mit { FORM($other, case: "dat") } würde { $street } jetzt { $instead } $ an { FORM($name, case: "acc") } zahlen, nach der besseren Wahl { $dollars } $.
report-reason-last_sign =
    { $you ->
        [yes] { FORM($other, case: "Nom") } nimmt dein letztes Schild, also musst du im nächsten Zug ein Gebäude aufgeben.
       *[no] { FORM($other, case: "Nom") } nimmt das letzte Schild. { $name } muss im nächsten Zug ein Gebäude aufgeben.
    }
report-reason-tokens =
    { $count ->
        [0] Das führt zu mehr Markern.
        [one] Das bringt sofort einen Marker.
       *[other] Das bringt sofort { $count } Marker.
    }
report-reason-brings =
    { $you ->
        [yes] Danach bringt dir { $street } etwa { $about } $ mehr.
       *[no] Danach bringt { $street } etwa { $about } $ mehr ({ FORM($name, case: "nom") }).
    }
report-reason-begins =
    { $you ->
        [yes] Danach bringen dir neue Straßen etwa { $about } $ mehr.
       *[no] Danach bringen neue Straßen etwa { $about } $ mehr ({ FORM($name, case: "nom") }).
    }
report-reason-hinders_in = Das bremst { FORM($name, case: "acc") } und ist etwa { $about } $ wert: { $street }.
report-reason-hinders = Das bremst { FORM($name, case: "acc") } und ist etwa { $about } $ wert.
report-reason-leaves = Andererseits bleibt { $street } offen, jetzt { $dollars } $ wert. Das kostet etwa { $about } $.
report-reason-cashes = Andererseits wird { $street } früh geschlossen, für { $dollars } $. Das kostet etwa { $about } $.
report-reason-forgoes =
    { $you ->
        [yes] Andererseits bringen dir neue Straßen etwa { $about } $ weniger.
       *[no] Andererseits bringen neue Straßen etwa { $about } $ weniger ({ FORM($name, case: "nom") }).
    }
report-reason-helps_in = Andererseits hilft das { FORM($name, case: "dat") } und kostet etwa { $about } $: { $street }.
report-reason-helps = Andererseits hilft das { FORM($name, case: "dat") } und kostet etwa { $about } $.
report-reason-less_signs = Andererseits werden die Schilder knapp, was etwa { $about } $ kostet.
report-reason-less_tokens = Andererseits bringt es weniger Marker, was etwa { $about } $ kostet.
report-reason-sum = Mehrere Kleinigkeiten summieren sich.
report-later = Später wächst der Unterschied auf etwa { $about } $.

## Die Seite der Analyse

report-title = Was ist passiert?
report-open = Was ist passiert?
report-ready = Die Analyse ist vollständig.
report-running = Die Analyse kommt, wenn die Partie zu Ende ist.
report-judging = Die Partie wird beurteilt: { $count } von { $total }
report-whose = Aus Sicht von
report-shares = Woher der Abstand kam
report-ahead =
    { $count ->
        [one] { $name } lag am Ende { $dollars } $ vorn.
       *[other] { $name } lag am Ende { $dollars } $ vor dem Schnitt der anderen.
    }
report-behind =
    { $count ->
        [one] { $name } lag am Ende { $dollars } $ zurück.
       *[other] { $name } lag am Ende { $dollars } $ hinter dem Schnitt der anderen.
    }
report-level =
    { $count ->
        [one] { $name } lag am Ende gleichauf.
       *[other] { $name } lag am Ende gleichauf mit dem Schnitt der anderen.
    }
report-you_ahead =
    { $count ->
        [one] Du lagst am Ende { $dollars } $ vorn.
       *[other] Du lagst am Ende { $dollars } $ vor dem Schnitt der anderen.
    }
report-you_behind =
    { $count ->
        [one] Du lagst am Ende { $dollars } $ zurück.
       *[other] Du lagst am Ende { $dollars } $ hinter dem Schnitt der anderen.
    }
report-you_level =
    { $count ->
        [one] Ihr lagt am Ende gleichauf.
       *[other] Du lagst am Ende gleichauf mit dem Schnitt der anderen.
    }
report-choices_of = { $count } von { $total } Entscheidungen waren so gut wie die beste.
report-you_cost =
    { $count ->
        [one] { $count } Zug kostete dich etwa { $dollars } $. Das war in Zug { $number }.
       *[other] { $count } Züge kosteten dich etwa { $dollars } $. Der teuerste war Zug { $number }.
    }
report-cost =
    { $count ->
        [one] { $count } Zug kostete etwa { $dollars } $. Das war in Zug { $number }.
       *[other] { $count } Züge kosteten etwa { $dollars } $. Der teuerste war Zug { $number }.
    }
report-share_tiles = Glück mit Plättchen
report-share_own = Eigene Entscheidungen
report-share_theirs = Die der anderen
report-share_rest = Der Rest
report-shares_text = Entscheidungen zählen im Vergleich zum Profi. Im Rest stecken die Sitzreihenfolge und alles, was die Analyse nicht sehen kann.
report-players = Wer gespielt hat
report-left = Liegen gelassen
report-as_good = So gut wie die beste
report-of = { $count } von { $total }
report-luck = { $gain }, plus oder minus { $margin } $
report-course = Der Verlauf der Partie
report-course_text = Der Abstand, der am Ende zu erwarten war, und das Geld bis dahin.
report-expected = Erwarteter Abstand
report-in_money = Abstand in Geld
report-moved = Große Sprünge
report-moved_by_build = eigene Entscheidung
report-moved_by_answer = fremde Entscheidung
report-moved_by_tile = ein Plättchen
report-moments = Die Momente, auf die es ankam
report-nothing = Keine Entscheidung kostete 3 $ oder mehr. Gut gespielt!
report-cost_most = Am teuersten: Zug { $number }, { $action }, etwa { $dollars } $.
report-moment = Zug { $number }: { $cost }
report-mistake = Züge { $first } bis { $last }: { $cost }
report-cost_about = kostete etwa { $dollars } $
report-cost_up_to = kostete bis zu etwa { $dollars } $
report-cost_little = kostete ein wenig
report-could_close = Von Zug { $first } bis { $last } ließ sich diese Straße schließen, für { $dollars } $ bis { $instead } $.
report-worst = Am teuersten war Zug { $number }:
report-turn = Zug { $number }
report-find = Stark gesehen in Zug { $number }: { $action }. Etwa { $dollars } $ besser als die Wahl des Profis.
report-played = Gespielt: { $action }
report-better = Besser: { $action }
report-build = { $building }, { $place }, Fahrbahn { FORM($facing, case: "at") }
report-build_double = { $building } mit zwei Schildern, { $place }, Fahrbahn { FORM($facing, case: "at") }
report-renovate = { $building } statt { $target }
report-abandon = { FORM($building, case: "acc") } aufgeben
report-try = Probieren
report-show = Auf dem Plan zeigen
report-more =
    { $count ->
        [one] Eine weitere Entscheidung
       *[other] { $count } weitere Entscheidungen
    }
report-details = Einzelheiten
report-sure_text = Plus oder minus { $dollars } $. Die Analyse hat von hier { $total } Mal weitergespielt, in { $count } Probepartien. Deine Entscheidung kam unter den verglichenen auf Platz { $number }.
report-how = Wie das berechnet wird
report-how_1 = Die Analyse sieht, was man in dem Moment sehen konnte: nie fremde Plättchen, nie den Stapel. Sie verteilt das Verborgene viele Male neu und spielt nach der Entscheidung und nach den aussichtsreichsten anderen weiter. Der Unterschied im Endabstand ist, was die Entscheidung gekostet hat.
report-how_2 = Das Glück eines Plättchens ist sein Wert minus der Schnitt derer, die stattdessen hätten kommen können, in denselben Probepartien.
report-how_3 = Die Analyse schaut acht Züge voraus und spielt wie der Profi-Bot, sie kann also einen Plan von dir verkennen. Unter 3 $ sagt sie nichts. Ihre Schätzungen sind hoch: Ein Dollar ist am Ende etwa 60 Cent wert, und „Der Rest“ enthält den Unterschied.
