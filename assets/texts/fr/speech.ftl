### Pour les lecteurs d’écran. Texte seul : tout balisage est échappé.

## Pour les lecteurs d’écran : ce qui s’est passé, et ce que ferait une construction

speech-built = { $name } construit { FORM($building, case: "the") }, { $place }, face { FORM($facing, case: "to") }.
    .you = Vous construisez { FORM($building, case: "the") }, { $place }, face { FORM($facing, case: "to") }.
speech-built_double = { $name } construit { FORM($building, case: "the") } avec deux enseignes, { $place }, face { FORM($facing, case: "to") }.
    .you = Vous construisez { FORM($building, case: "the") } avec deux enseignes, { $place }, face { FORM($facing, case: "to") }.
speech-renovated = { $name } construit { FORM($building, case: "the") } par-dessus { FORM($target, case: "the") }, { $place }.
    .you = Vous construisez { FORM($building, case: "the") } par-dessus { FORM($target, case: "the") }, { $place }.
speech-moved = { $name } envoie { $people } { FORM($target, case: "of") } { FORM($building, case: "to") }.
    .you = Vous envoyez { $people } { FORM($target, case: "of") } { FORM($building, case: "to") }.
speech-drew = { $name } pioche { $tiles }.
    .you = Vous piochez { $tiles }.
speech-drawn_tile = { $tile } ({ $text })
speech-tokens = { $name } prend { $tokens }.
    .you = Vous prenez { $tokens }.
speech-scored = Décompte { FORM($street, case: "of") } : { $payments }.
speech-nothing = Décompte { FORM($street, case: "of") } : rien pour personne.
speech-nobody = rien pour personne
speech-payment = { $dollars } $ pour { $name }
    .you = { $dollars } $ pour vous
speech-final = { $name } finit avec { $dollars } $.
    .you = Vous finissez avec { $dollars } $.
speech-encloses = Ferme { $street } : { $payments }.

## Pour les lecteurs d’écran : une case de la ville en une phrase, assemblée à partir de ceci.

spoken-yours = à vous
spoken-unowned = à personne
spoken-owned = à { $name }
    .you = à vous
spoken-doubled = doublé
spoken-building = { $building }, { $place }, face { FORM($facing, case: "to") }, { $owner }
spoken-place = colonne { $column }, ligne { $row }
spoken-row = Ligne { $row }
spoken-column = Colonne { $column }
spoken-map_turned = La carte est tournée : le nord est à droite.
spoken-map_upright = Le nord est de nouveau en haut.
spoken-beside = { $building } { FORM($end, case: "to") }
spoken-symbols =
    { $count ->
        [one] symbole : { $symbol }
       *[other] symboles : { $symbol }
    }
spoken-icons =
    { $count ->
        [one] icône : { $kind }
       *[other] icônes : { $kind }
    }
spoken-twice = deux fois { $text }
spoken-nobody_home = personne n’y habite
spoken-with_fomo = { $people } en FOMO
spoken-street = dans une rue de { $count }
spoken-open_to = bout ouvert { FORM($end, case: "to") }
spoken-enclosed = fermée aux deux bouts
spoken-empty_legal = Case vide, constructible, { $place }
spoken-empty_legal_numbers = Case vide, constructible, { $numbers }, { $place }
spoken-earns = jusqu’à { $dollars } $
spoken-closes =
    { $dollars ->
        [0] ferme une rue et ne paie personne
       *[other] ferme une rue et vous rapporte { $dollars } $
    }
spoken-closes_rival =
    { $dollars ->
        [0] ferme une rue : rien pour vous, { $rival } $ pour votre meilleur rival
       *[other] ferme une rue : { $dollars } $ pour vous, { $rival } $ pour votre meilleur rival
    }
spoken-expected = gain attendu : environ { $money }
spoken-good_spot = Un bon emplacement. { $label }
spoken-good_tile = { $tile } Une bonne tuile.
spoken-empty = Case vide, { $place }
spoken-hand_tile = { $tile } Tuile { $count } sur { $total }.
spoken-picked_up = { $tile } : tuile prise
spoken-put_back = { $tile } : tuile remise en main
spoken-faces = Face { FORM($facing, case: "to") }
spoken-seat = { $name }, { $dollars } $, { $signs } en réserve
spoken-seat_grifter = { $name }, { $dollars } $, enseignes illimitées
