### Wörter und Zahlen. Nur Text: Jedes Markup wird maskiert.
###
### Formen (FORM): Gebäude haben nom, Nom, acc, dat, from und to; eine Straße Nom und dat; Leute acc; eine
### Himmelsrichtung to (nach Norden) und at (im Norden); ein Gewerbe token (Wohn-Marker).

## Wörter und Zahlen

# Ein Text nach seiner Überschrift.
phrases-label = { $label }: { $text }
phrases-sentence = { $text }.
# Wo ein leerer Platz ist, nach einem Gebäude daneben.
phrases-beside_N = nördlich { FORM($building, case: "from") }
phrases-beside_E = östlich { FORM($building, case: "from") }
phrases-beside_S = südlich { FORM($building, case: "from") }
phrases-beside_W = westlich { FORM($building, case: "from") }
phrases-street =
    { $count ->
        [1] die Straße mit { FORM($building, case: "dat") }
       *[other] die Straße { FORM($building, case: "from") } bis { FORM($target, case: "to") }
    }
    .Nom =
    { $count ->
        [1] Die Straße mit { FORM($building, case: "dat") }
       *[other] Die Straße { FORM($building, case: "from") } bis { FORM($target, case: "to") }
    }
    .dat =
    { $count ->
        [1] der Straße mit { FORM($building, case: "dat") }
       *[other] der Straße { FORM($building, case: "from") } bis { FORM($target, case: "to") }
    }

facings-N = Norden
    .to = nach Norden
    .at = im Norden
facings-E = Osten
    .to = nach Osten
    .at = im Osten
facings-S = Süden
    .to = nach Süden
    .at = im Süden
facings-W = Westen
    .to = nach Westen
    .at = im Westen

people_words-tourist = Tourist
    .acc = einen Touristen
people_words-hipster = Hipster
    .acc = einen Hipster
people_words-parent = Elternteil
    .acc = einen Elternteil
people_words-shopper = Shopper
    .acc = einen Shopper

crowd_words-tourist = Touristen
crowd_words-hipster = Hipster
crowd_words-parent = Eltern
crowd_words-shopper = Shopper

symbol_words-tourist = Touristen
symbol_words-hipster = Hipster
symbol_words-parent = Eltern
symbol_words-shopper = Shopper
symbol_words-wild = Joker

business_words-restaurant = Gastronomie
business_words-residential = Wohnen
    .token = Wohn
business_words-leisure = Freizeit
business_words-retail = Handel
    .token = Handels
business_words-wild = Joker

claims-kind =
    { $count ->
        [one] { $count } { FORM($kind, case: "token") }-Marker
       *[other] { $count } { FORM($kind, case: "token") }-Marker
    }
claims-wild =
    { $count ->
        [one] { $count } beliebiger Marker
       *[other] { $count } beliebige Marker
    }

colour_words-c0 = rot
colour_words-c1 = blau
colour_words-c2 = grün
colour_words-c3 = lila
colour_words-c4 = gelb

shape_words-circle = Kreis
shape_words-triangle = Dreieck
shape_words-square = Quadrat
shape_words-diamond = Raute
shape_words-star = Stern

face_words-circle = junger Mann
face_words-triangle = Mann mit Bart
face_words-square = Frau mit Brille
face_words-diamond = Frau mit Dutt
face_words-star = Junge mit Mütze
face_words-girl = Mädchen mit Zöpfen
face_words-boy = Junge mit Sommersprossen
face_words-curls = Mädchen mit Locken

counts-hipster =
    { $count ->
        [one] { $count } Hipster
       *[other] { $count } Hipster
    }
counts-parent =
    { $count ->
        [one] { $count } Elternteil
       *[other] { $count } Eltern
    }
counts-person =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    }
counts-player =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
counts-shopper =
    { $count ->
        [one] { $count } Shopper
       *[other] { $count } Shopper
    }
counts-sign =
    { $count ->
        [one] { $count } Schild
       *[other] { $count } Schilder
    }
counts-tile =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
counts-tourist =
    { $count ->
        [one] { $count } Tourist
       *[other] { $count } Touristen
    }
    .acc =
        { $count ->
            [one] { $count } Touristen
           *[other] { $count } Touristen
        }

fomo-title = Wer worauf wartet
fomo-waiting = { $people } mit FOMO auf { FORM($building, case: "dat") }
