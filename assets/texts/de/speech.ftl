### Für Screenreader. Nur Text: Jedes Markup wird maskiert.

## Was passiert ist und was ein Bau täte

speech-built = { $name } baut { FORM($building, case: "acc") }, { $place }, Fahrbahn { FORM($facing, case: "at") }.
    .you = Du baust { FORM($building, case: "acc") }, { $place }, Fahrbahn { FORM($facing, case: "at") }.
speech-built_double = { $name } baut { FORM($building, case: "acc") } mit zwei Schildern, { $place }, Fahrbahn { FORM($facing, case: "at") }.
    .you = Du baust { FORM($building, case: "acc") } mit zwei Schildern, { $place }, Fahrbahn { FORM($facing, case: "at") }.
speech-renovated = { $name } überbaut { FORM($target, case: "acc") } mit { FORM($building, case: "dat") }, { $place }.
    .you = Du überbaust { FORM($target, case: "acc") } mit { FORM($building, case: "dat") }, { $place }.
speech-moved = { $name } schickt { FORM($people, case: "acc") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
    .you = Du schickst { FORM($people, case: "acc") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
speech-drew = { $name } zieht { $tiles }.
    .you = Du ziehst { $tiles }.
speech-drawn_tile = { $tile } ({ $text })
speech-tokens = { $name } nimmt { $tokens }.
    .you = Du nimmst { $tokens }.
speech-scored = Gewertet: { $street }. { $payments }.
speech-nothing = Gewertet: { $street }. Niemand bekommt etwas.
speech-nobody = niemand bekommt etwas
speech-payment = { $dollars } $ für { FORM($name, case: "acc") }
speech-final = { $name } hat am Ende { $dollars } $.
    .you = Du hast am Ende { $dollars } $.
speech-encloses = Schließt { $street }: { $payments }.

## Ein Feld der Stadt in einem Satz, aus diesen Teilen.

spoken-yours = deins
spoken-unowned = gehört niemandem
spoken-owned = gehört { FORM($name, case: "dat") }
spoken-doubled = verdoppelt
spoken-building = { $building }, { $place }, Fahrbahn { FORM($facing, case: "at") }, { $owner }
spoken-place = Spalte { $column }, Reihe { $row }
spoken-row = Reihe { $row }
spoken-column = Spalte { $column }
spoken-map_turned = Der Plan ist gedreht: Norden ist rechts.
spoken-map_upright = Norden ist wieder oben.
spoken-beside = { FORM($end, case: "at") } { $building }
spoken-symbols =
    { $count ->
        [one] Symbol: { $symbol }
       *[other] Symbole: { $symbol }
    }
spoken-icons =
    { $count ->
        [one] Zeichen: { $kind }
       *[other] Zeichen: { $kind }
    }
spoken-twice = zweimal { $text }
spoken-nobody_home = niemand wohnt dort
spoken-with_fomo = { $people } mit FOMO
spoken-street =
    { $count ->
        [one] in einer Straße aus einem Gebäude
       *[other] in einer Straße aus { $count } Gebäuden
    }
spoken-open_to = offen { FORM($end, case: "to") }
spoken-enclosed = an beiden Enden zu
spoken-empty_legal = Leer, hier kannst du bauen, { $place }
spoken-empty_legal_numbers = Leer, hier kannst du bauen, { $numbers }, { $place }
spoken-earns = bis zu { $dollars } $
spoken-closes =
    { $dollars ->
        [0] schließt eine Straße und zahlt niemandem
       *[other] schließt eine Straße und zahlt dir { $dollars } $
    }
spoken-closes_rival =
    { $dollars ->
        [0] schließt eine Straße und zahlt dir nichts, dem besten Gegner { $rival } $
       *[other] schließt eine Straße und zahlt dir { $dollars } $, dem besten Gegner { $rival } $
    }
spoken-expected = etwa { $money } zu erwarten
spoken-good_spot = Ein guter Platz. { $label }
spoken-good_tile = { $tile } Ein gutes Plättchen.
spoken-empty = Leer, { $place }
spoken-hand_tile = { $tile } Plättchen { $count } von { $total }.
spoken-picked_up = { $tile } genommen
spoken-put_back = { $tile } zurückgelegt
spoken-faces = Fahrbahn { FORM($facing, case: "at") }
spoken-seat = { $name }, { $dollars } $, { $signs } frei
spoken-seat_grifter = { $name }, { $dollars } $, beliebig viele Schilder
