### Der Verlauf. Nur Text: Jedes Markup wird maskiert.

log-times = { $text } × { $count }
log-look_at = Zug { $number } ansehen
log-turn_began = Zug { $number }: { $name }
log-abandoned = { $name } gibt { FORM($building, case: "acc") } auf und nimmt { $signs } zurück.
    .you = Du gibst { FORM($building, case: "acc") } auf und nimmst { $signs } zurück.
log-tile_lifted = Der Gauner nimmt { FORM($tile, case: "acc") }.
log-built = { $name } baut { FORM($building, case: "acc") }, Fahrbahn { FORM($facing, case: "at") }.
    .you = Du baust { FORM($building, case: "acc") }, Fahrbahn { FORM($facing, case: "at") }.
log-built_double = { $name } baut { FORM($building, case: "acc") } mit zwei Schildern, Fahrbahn { FORM($facing, case: "at") }.
    .you = Du baust { FORM($building, case: "acc") } mit zwei Schildern, Fahrbahn { FORM($facing, case: "at") }.
log-renovated = { $name } überbaut { FORM($target, case: "acc") } mit { FORM($building, case: "dat") }.
    .you = Du überbaust { FORM($target, case: "acc") } mit { FORM($building, case: "dat") }.
log-newcomers =
    { $count ->
        [one] Ein { $colour } zieht ein.
       *[other] { $people } ziehen ein.
    }
log-joined =
    { $count ->
        [one] Ein { $colour } mit FOMO eilt { FORM($target, case: "from") } { FORM($building, case: "to") }.
       *[other] { $people } mit FOMO eilen { FORM($target, case: "from") } { FORM($building, case: "to") }.
    }
log-displaced =
    { $count ->
        [one] Ein { $colour } { FORM($target, case: "from") } wartet jetzt auf { FORM($building, case: "dat") }.
       *[other] { $people } { FORM($target, case: "from") } warten jetzt auf { FORM($building, case: "dat") }.
    }
log-enclosed = Geschlossen: { $street }.
log-token_taken = { $name } nimmt einen { FORM($kind, case: "token") }-Marker.
    .you = Du nimmst einen { FORM($kind, case: "token") }-Marker.
log-swapped = { $name } ersetzt bei der Wertung { FORM($building, case: "acc") } durch { FORM($tile, case: "acc") } aus der Hand.
    .you = Du ersetzt bei der Wertung { FORM($building, case: "acc") } durch { FORM($tile, case: "acc") } aus der Hand.
log-street_scored = Gewertet: { $street }.
log-paid = { $name } bekommt { $dollars } $ für { FORM($building, case: "acc") }.
    .you = Du bekommst { $dollars } $ für { FORM($building, case: "acc") }.
log-moved = { $name } schickt { FORM($colour, case: "acc") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
    .you = Du schickst { FORM($colour, case: "acc") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
log-got_fomo =
    { $count ->
        [one] Ein { $colour } auf { FORM($building, case: "dat") } weiß nicht, wohin: FOMO!
       *[other] { $people } auf { FORM($building, case: "dat") } wissen nicht, wohin: FOMO!
    }
log-drew = { $name } zieht ein Plättchen mit der Rückseite { $symbol }.
    .you = Du ziehst ein Plättchen mit der Rückseite { $symbol }.
log-money_more = Von Hand berichtigt: { $name } bekommt { $dollars } $.
    .you = Von Hand berichtigt: Du bekommst { $dollars } $.
log-money_less = Von Hand berichtigt: { $name } gibt { $dollars } $ zurück.
    .you = Von Hand berichtigt: Du gibst { $dollars } $ zurück.
log-endgame_stack_revealed = Der Endspielstapel des Gauners wird aufgedeckt.
log-game_ended = Die Partie ist zu Ende.
log-bonus-most = { $name } hat die meisten { FORM($kind, case: "token") }-Marker ({ $count }): { $dollars } $.
    .you = Du hast die meisten { FORM($kind, case: "token") }-Marker ({ $count }): { $dollars } $.
log-bonus-tied = { $name } teilt sich bei { $kind } Platz 1 ({ $count } Marker): { $dollars } $.
    .you = Du teilst dir bei { $kind } Platz 1 ({ $count } Marker): { $dollars } $.
log-bonus-token-sets =
    { $count ->
        [one] { $name } hat einen vollen Satz Marker: { $dollars } $.
       *[other] { $name } hat { $count } volle Sätze Marker: { $dollars } $.
    }
    .you =
        { $count ->
            [one] Du hast einen vollen Satz Marker: { $dollars } $.
           *[other] Du hast { $count } volle Sätze Marker: { $dollars } $.
        }
