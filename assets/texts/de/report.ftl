### Die Analyse einer Partie: was Entscheidungen gekostet haben und warum.

report-seat = { $name }: { $dollars } $ liegen gelassen, { $count } von { $total } Zügen unter den besten
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
        [yes] Geschlossen zahlt dir { $street } { $instead } $. Offen gelassen ist sie etwa { $dollars } $ wert: Du schließt sie in { $count } von { $total } Probepartien.
       *[no] Geschlossen zahlt { $street } { $instead } $ an { FORM($name, case: "acc") }. Offen gelassen ist sie etwa { $dollars } $ wert: In { $count } von { $total } Probepartien schließt { FORM($name, case: "nom") } sie.
    }
report-reason-follows =
    { $you ->
        [yes] Danach schließt du in { $count } von { $total } Probepartien im nächsten Zug { $street } und bekommst dafür etwa { $dollars } $.
       *[no] Danach schließt { FORM($name, case: "nom") } in { $count } von { $total } Probepartien im nächsten Zug { $street } und bekommt dafür etwa { $dollars } $.
    }
report-reason-too_late = In { $count } von { $total } Probepartien wird die Straße mit { FORM($other, case: "dat") } nie geschlossen und bringt am Ende nur { $instead } $. Für { FORM($tile, case: "acc") } gäbe es noch { $dollars } $.
report-reason-fomo =
    { $count ->
        [one] Eine Person mit FOMO zieht sofort { FORM($tile, case: "to") }. Das Gebäude brächte jetzt { $dollars } $.
       *[other] { $count } Leute mit FOMO ziehen sofort { FORM($tile, case: "to") }. Das Gebäude brächte jetzt { $dollars } $.
    }
report-reason-worth = Am besseren Platz gäbe es für { FORM($tile, case: "acc") } jetzt { $dollars } $, am anderen { $instead } $.
report-reason-other_tile = Für { FORM($tile, case: "acc") } gäbe es jetzt { $dollars } $, für { FORM($other, case: "acc") } { $instead } $.
report-reason-crowd =
    { $count ->
        [one] So kann eine Person { $you ->
            [yes] in deine Gebäude ziehen.
           *[no] in Gebäude ziehen, die { FORM($name, case: "dat") } gehören.
        }
       *[other] So können { $count } Leute { $you ->
            [yes] in deine Gebäude ziehen.
           *[no] in Gebäude ziehen, die { FORM($name, case: "dat") } gehören.
        }
    }
report-reason-grows =
    { $you ->
        [yes] Damit würde dir { $street } jetzt { $dollars } $ zahlen, mit deinem Zug { $instead } $.
       *[no] Damit würde { $street } jetzt { $dollars } $ an { FORM($name, case: "acc") } zahlen, mit dem gespielten Zug { $instead } $.
    }
report-reason-gives_up = Weniger kostet es, { FORM($tile, case: "acc") } aufzugeben: Damit gehen jetzt { $dollars } $ verloren, mit { FORM($other, case: "dat") } { $instead } $.
report-reason-card_used =
    { $you ->
        [yes] Mit deiner Karte gäbe es für { FORM($tile, case: "acc") } jetzt { $dollars } $.
       *[no] Mit der Karte von { FORM($name, case: "dat") } gäbe es für { FORM($tile, case: "acc") } jetzt { $dollars } $.
    }
report-reason-card_kept =
    { $you ->
        [yes] Deine Karte bringt später mehr. Jetzt gäbe es mit ihr für { FORM($tile, case: "acc") } { $dollars } $.
       *[no] Die Karte von { FORM($name, case: "dat") } bringt später mehr. Jetzt gäbe es mit ihr für { FORM($tile, case: "acc") } { $dollars } $.
    }
report-reason-grifter = Danach bekäme { FORM($name, case: "nom") } für { FORM($tile, case: "acc") } { $dollars } $, nach dem gespielten Zug { $instead } $.
report-reason-trapped = Geschlossen zahlt { $street } { FORM($name, case: "dat") } nur { $dollars } $. Offen gelassen ist sie für { FORM($name, case: "acc") } etwa { $instead } $ wert und wird in { $count } von { $total } Probepartien gewertet.
report-reason-pays = Mit { FORM($other, case: "dat") } wird { $street } geschlossen. Das bringt { FORM($name, case: "dat") } { $instead } $.
report-reason-left_open = { FORM($name, case: "Nom") } kann { $street } schließen (so in { $count } von { $total } Probepartien) und bekommt dafür etwa { $instead } $.
    .you = Du kannst { $street } schließen (so in { $count } von { $total } Probepartien) und bekommst dafür etwa { $instead } $.
report-reason-feeds = Mit { FORM($other, case: "dat") } würde { $street } jetzt { $instead } $ an { FORM($name, case: "acc") } zahlen, nach dem besseren Zug { $dollars } $.
report-reason-last_sign =
    { $you ->
        [yes] Mit { FORM($other, case: "dat") } ist dein letztes Schild weg, also musst du im nächsten Zug ein Gebäude aufgeben.
       *[no] Mit { FORM($other, case: "dat") } ist das letzte Schild weg. { $name } muss im nächsten Zug ein Gebäude aufgeben.
    }
report-reason-tokens =
    { $count ->
        [0] Später gäbe es mehr Business-Marker.
        [one] Das bringt sofort einen Business-Marker.
       *[other] Das bringt sofort { $count } Business-Marker.
    }
report-reason-brings =
    { $you ->
        [yes] Danach ist { $street } für dich etwa { $about } $ mehr wert.
       *[no] Danach ist { $street } für { FORM($name, case: "acc") } etwa { $about } $ mehr wert.
    }
report-reason-begins =
    { $you ->
        [yes] Danach sind neue Straßen für dich etwa { $about } $ mehr wert.
       *[no] Danach sind neue Straßen für { FORM($name, case: "acc") } etwa { $about } $ mehr wert.
    }
report-reason-hinders_in = Das bremst { FORM($name, case: "acc") } in { FORM($street, case: "dat") }, was etwa { $about } $ wert ist.
report-reason-hinders = Das bremst { FORM($name, case: "acc") }, was etwa { $about } $ wert ist.
report-reason-leaves =
    { $dollars ->
        [0] Der Haken: { FORM($street, case: "Nom") } bleibt offen, was etwa { $about } $ kostet.
       *[other] Der Haken: { FORM($street, case: "Nom") }, jetzt { $dollars } $ wert, bleibt offen, was etwa { $about } $ kostet.
    }
report-reason-cashes =
    { $dollars ->
        [0] Der Haken: { FORM($street, case: "Nom") } wird geschlossen und zahlt nichts, was etwa { $about } $ kostet.
       *[other] Der Haken: { FORM($street, case: "Nom") }, jetzt { $dollars } $ wert, wird früh geschlossen, was etwa { $about } $ kostet.
    }
report-reason-forgoes =
    { $you ->
        [yes] Der Haken: Neue Straßen sind für dich etwa { $about } $ weniger wert.
       *[no] Der Haken: Neue Straßen sind für { FORM($name, case: "acc") } etwa { $about } $ weniger wert.
    }
report-reason-helps_in = Der Haken: Das hilft { FORM($name, case: "dat") } in { FORM($street, case: "dat") }, was etwa { $about } $ kostet.
report-reason-helps = Der Haken: Das hilft { FORM($name, case: "dat") }, was etwa { $about } $ kostet.
report-reason-less_signs = Der Haken: Die Schilder werden knapp, was etwa { $about } $ kostet.
report-reason-less_tokens = Der Haken: weniger Business-Marker, was etwa { $about } $ kostet.
report-reason-sum = Mehrere Kleinigkeiten summieren sich.
report-later = Später wächst der Unterschied auf etwa { $about } $.

## Die Seite der Analyse

report-title = Was ist passiert?
report-open = Was ist passiert?
report-ready = Die Analyse ist vollständig.
report-running = Die Analyse bekommst du, wenn die Partie zu Ende ist.
report-judging = Deine Partie wird analysiert: { $count } von { $total }
report-whose = Wessen Partie?
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
        [one] Am Ende lagen beide gleichauf.
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
report-choices_of =
    { $count ->
        [one] { $count } von { $total } Zügen war unter den besten.
       *[other] { $count } von { $total } Zügen waren unter den besten.
    }
report-you_cost =
    { $count ->
        [one] Ein Zug kostete dich etwa { $dollars } $: Zug { $number }.
       *[other] { $count } Züge kosteten dich etwa { $dollars } $. Der teuerste war Zug { $number }.
    }
report-cost =
    { $count ->
        [one] Ein Zug kostete etwa { $dollars } $: Zug { $number }.
       *[other] { $count } Züge kosteten etwa { $dollars } $. Der teuerste war Zug { $number }.
    }
report-share_tiles = Glück beim Ziehen
report-share_own = Eigene Züge
report-share_theirs = Züge der anderen
report-share_rest = Der Rest
report-shares_text = Züge werden mit denen des Profis verglichen. „Der Rest“ ist die Sitzreihenfolge und alles, was die Analyse nicht sehen kann.
report-players = Wer gespielt hat
report-left = Liegen gelassen
report-as_good = Beste Züge
report-of = { $count } von { $total }
report-luck = { $gain }, plus oder minus { $margin } $
report-course = Der Verlauf der Partie
report-course_text = Der erwartete Abstand am Ende und der bisherige Geldvorsprung.
report-expected = Erwarteter Abstand
report-in_money = Geldvorsprung
report-moved = Größte Ausschläge
report-moved_by_build = eigener Zug
report-moved_by_answer = fremder Zug
report-moved_by_tile = ein Plättchen
report-moments = Schlüsselmomente
report-nothing = Kein Zug kostete 3 $ oder mehr. Gut gespielt!
report-cost_most = Dein teuerster Zug kostete dich etwa { $dollars } $. Es war Zug { $number }: { $action }.
report-moment = Zug { $number }: { $cost }
report-mistake = Züge { $first } bis { $last }: { $cost }
report-cost_about = kostete etwa { $dollars } $
report-cost_up_to = kostete bis zu etwa { $dollars } $
report-cost_little = kostete ein wenig
report-could_close = Von Zug { $first } bis { $last } ließ sich diese Straße schließen und hätte { $dollars } $ bis { $instead } $ gebracht.
report-worst = Am teuersten war Zug { $number }:
report-turn = Zug { $number }
report-find = Stark gesehen in Zug { $number }: { $action }. Etwa { $dollars } $ besser als der Zug des Profis.
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
        [one] Ein weiterer Zug
       *[other] { $count } weitere Züge
    }
report-details = Einzelheiten
report-sure_text = Plus oder minus { $dollars } $. Wir haben von hier { $total } Mal weitergespielt, mit { $count } Probeverteilungen. Dieser Zug kam unter den verglichenen auf Platz { $number }.
report-how = So funktioniert die Analyse
report-how_1 = Die Analyse sieht nur, was man in dem Moment sehen konnte: nie fremde Plättchen, nie den Stapel. Sie verteilt die verdeckten Plättchen viele Male neu und spielt nach dem gespielten Zug und nach den aussichtsreichsten anderen weiter. Der Unterschied im Abstand am Ende zeigt, was der Zug gekostet hat.
report-how_2 = Das Glück mit einem Plättchen ist sein Wert abzüglich des Durchschnitts aller, die stattdessen hätten kommen können. Beides stammt aus denselben Probepartien.
report-how_3 = Die Analyse schaut acht Züge voraus und spielt wie der Profi-Bot, sie kann also einen Plan von dir verkennen. Unter 3 $ sagt sie nichts. Ihre Schätzungen fallen hoch aus: Ein geschätzter Dollar ist am Ende etwa 60 Cent wert, und „Der Rest“ enthält den Unterschied.
