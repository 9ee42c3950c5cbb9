### Palabras y números. Solo texto: todo marcado se escapa.
###
### Formas (FORM): los edificios tienen the, The, of y to; una calle, The y of; la gente, a; una orientación, to (al norte).

## Palabras y números

# Un texto tras su título.
phrases-label = { $label }: { $text }
# Una frase hecha de un texto que no acaba en punto.
phrases-sentence = { $text }.
# Dónde está un sitio vacío, según un edificio vecino.
phrases-beside_N = al norte { FORM($building, case: "of") }
phrases-beside_E = al este { FORM($building, case: "of") }
phrases-beside_S = al sur { FORM($building, case: "of") }
phrases-beside_W = al oeste { FORM($building, case: "of") }
phrases-street =
    { $count ->
        [1] la calle { FORM($building, case: "of") }
       *[other] la calle { FORM($building, case: "of") } { FORM($target, case: "to") }
    }
    .The =
    { $count ->
        [1] La calle { FORM($building, case: "of") }
       *[other] La calle { FORM($building, case: "of") } { FORM($target, case: "to") }
    }
    .of =
    { $count ->
        [1] de la calle { FORM($building, case: "of") }
       *[other] de la calle { FORM($building, case: "of") } { FORM($target, case: "to") }
    }

facings-N = norte
    .to = al norte
facings-E = este
    .to = al este
facings-S = sur
    .to = al sur
facings-W = oeste
    .to = al oeste

people_words-tourist = turista
    .a = a un turista
people_words-hipster = hípster
    .a = a un hípster
people_words-parent = padre
    .a = a un padre
people_words-shopper = comprador
    .a = a un comprador

crowd_words-tourist = turistas
crowd_words-hipster = hípsters
crowd_words-parent = padres
crowd_words-shopper = compradores

symbol_words-tourist = turista
symbol_words-hipster = hípster
symbol_words-parent = familia
symbol_words-shopper = comprador
symbol_words-wild = comodín

business_words-restaurant = restaurante
business_words-residential = vivienda
business_words-leisure = ocio
business_words-retail = comercio
business_words-wild = comodín

claims-kind =
    { $count ->
        [one] { $count } ficha de { $kind }
       *[other] { $count } fichas de { $kind }
    }
claims-wild =
    { $count ->
        [one] { $count } ficha a elegir
       *[other] { $count } fichas a elegir
    }

colour_words-c0 = rojo
colour_words-c1 = azul
colour_words-c2 = verde
colour_words-c3 = morado
colour_words-c4 = amarillo

shape_words-circle = círculo
shape_words-triangle = triángulo
shape_words-square = cuadrado
shape_words-diamond = rombo
shape_words-star = estrella

face_words-circle = hombre joven
face_words-triangle = hombre con barba
face_words-square = mujer con gafas
face_words-diamond = mujer con moño
face_words-star = chico con gorra
face_words-girl = niña con coletas
face_words-boy = niño con pecas
face_words-curls = niña con rizos

counts-hipster =
    { $count ->
        [one] { $count } hípster
       *[other] { $count } hípsters
    }
counts-parent =
    { $count ->
        [one] { $count } padre
       *[other] { $count } padres
    }
counts-person =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
counts-player =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
counts-shopper =
    { $count ->
        [one] { $count } comprador
       *[other] { $count } compradores
    }
counts-sign =
    { $count ->
        [one] { $count } cartel
       *[other] { $count } carteles
    }
counts-tile =
    { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
    }
counts-tourist =
    { $count ->
        [one] { $count } turista
       *[other] { $count } turistas
    }

fomo-title = Quién espera qué
fomo-waiting = { $people } con FOMO: { $building }
