### Mots et nombres. Texte seul : tout balisage est échappé.
###
### Formes (FORM) : les bâtiments ont the, The, of et to ; une rue a of et The ; une orientation a to (au nord) et from (du nord).

## Mots et nombres

# Un texte après son étiquette : « Cinéma : 3 $ par enseigne ».
phrases-label = { $label } : { $text }
phrases-sentence = { $text }.
# Où se trouve un emplacement vide, d’après un bâtiment voisin.
phrases-beside_N = au nord { FORM($building, case: "of") }
phrases-beside_E = à l’est { FORM($building, case: "of") }
phrases-beside_S = au sud { FORM($building, case: "of") }
phrases-beside_W = à l’ouest { FORM($building, case: "of") }
phrases-street =
    { $count ->
        [1] la rue { FORM($building, case: "of") }
       *[other] la rue { FORM($building, case: "of") } { FORM($target, case: "to") }
    }
    .The =
    { $count ->
        [1] La rue { FORM($building, case: "of") }
       *[other] La rue { FORM($building, case: "of") } { FORM($target, case: "to") }
    }
    .of =
    { $count ->
        [1] de la rue { FORM($building, case: "of") }
       *[other] de la rue { FORM($building, case: "of") } { FORM($target, case: "to") }
    }

facings-N = nord
    .to = au nord
    .of = du nord
facings-E = est
    .to = à l’est
    .of = de l’est
facings-S = sud
    .to = au sud
    .of = du sud
facings-W = ouest
    .to = à l’ouest
    .of = de l’ouest

people_words-tourist = touriste
people_words-hipster = hipster
people_words-parent = parent
people_words-shopper = client

crowd_words-tourist = touristes
crowd_words-hipster = hipsters
crowd_words-parent = parents
crowd_words-shopper = clients

symbol_words-tourist = touriste
    .the = la tuile touriste
    .The = La tuile touriste
    .of = de la tuile touriste
    .to = à la tuile touriste
symbol_words-hipster = hipster
    .the = la tuile hipster
    .The = La tuile hipster
    .of = de la tuile hipster
    .to = à la tuile hipster
symbol_words-parent = parent
    .the = la tuile parent
    .The = La tuile parent
    .of = de la tuile parent
    .to = à la tuile parent
symbol_words-shopper = client
    .the = la tuile client
    .The = La tuile client
    .of = de la tuile client
    .to = à la tuile client
symbol_words-wild = joker
    .the = la tuile joker
    .The = La tuile joker
    .of = de la tuile joker
    .to = à la tuile joker

business_words-restaurant = restauration
business_words-residential = logement
business_words-leisure = loisirs
business_words-retail = commerce
business_words-wild = joker

claims-kind =
    { $count ->
        [one] { $count } jeton { $kind }
       *[other] { $count } jetons { $kind }
    }
claims-wild =
    { $count ->
        [one] { $count } jeton au choix
       *[other] { $count } jetons au choix
    }

colour_words-c0 = rouge
colour_words-c1 = bleu
colour_words-c2 = vert
colour_words-c3 = violet
colour_words-c4 = jaune

shape_words-circle = rond
shape_words-triangle = triangle
shape_words-square = carré
shape_words-diamond = losange
shape_words-star = étoile

face_words-circle = jeune homme
face_words-triangle = homme barbu
face_words-square = femme à lunettes
face_words-diamond = femme au chignon
face_words-star = garçon à casquette
face_words-girl = fille à couettes
face_words-boy = garçon à taches de rousseur
face_words-curls = fille aux cheveux bouclés

counts-hipster =
    { $count ->
        [one] { $count } hipster
       *[other] { $count } hipsters
    }
counts-parent =
    { $count ->
        [one] { $count } parent
       *[other] { $count } parents
    }
counts-person =
    { $count ->
        [one] { $count } habitant
       *[other] { $count } habitants
    }
counts-player =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
counts-shopper =
    { $count ->
        [one] { $count } client
       *[other] { $count } clients
    }
counts-sign =
    { $count ->
        [one] { $count } enseigne
       *[other] { $count } enseignes
    }
counts-tile =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
counts-tourist =
    { $count ->
        [one] { $count } touriste
       *[other] { $count } touristes
    }

## L’aperçu et Filou

fomo-title = Qui attend quoi
fomo-waiting = { $people } en FOMO { FORM($building, case: "to") }
