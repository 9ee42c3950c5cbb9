### Le détail des rues décomptées. Texte seul : tout balisage est échappé.

## Les lignes d’un paiement, selon les genres de lignes du moteur ; celles qui comptent quelque chose, selon combien.

receipts-copied = copie { FORM($building, case: "the") } : { $text }
receipts-in_place = { FORM($tile, case: "the") } à sa place : { $text }
receipts-lent = { $text } ({ $consultant })
receipts-couple = { $first } + { $second }
receipts-pair = deux { $crowd }
receipts-filled = { $set }, jokers compris
receipts-copy = rien à copier dans la rue
receipts-double = deux enseignes : la valeur compte double
receipts-half = fin de partie : la moitié, arrondie au dollar supérieur
receipts-most = le plus de jetons { $kind } ({ $count })
receipts-tied = à égalité en tête pour les jetons { $kind } ({ $count })
receipts-residents =
    { $count ->
        [one] { $count } habitant dans le bâtiment
       *[other] { $count } habitants dans le bâtiment
    }
receipts-token-sets =
    { $count ->
        [one] { $count } série complète des quatre sortes × { $dollars } $
       *[other] { $count } séries complètes des quatre sortes × { $dollars } $
    }
receipts-people =
    { $count ->
        [0] aucun { $colour } dans la rue
        [one] { $count } { $colour } dans la rue × { $dollars } $
       *[other] { $count } { $crowd } dans la rue × { $dollars } $
    }
receipts-symbols =
    { $count ->
        [0] aucun symbole { $symbol } ni joker
        [one] { $count } symbole { $symbol } ou joker × { $dollars } $
       *[other] { $count } symboles { $symbol } ou jokers × { $dollars } $
    }
receipts-sets =
    { $count ->
        [0] aucune série ({ $set })
        [one] { $count } série ({ $set }) × { $dollars } $
       *[other] { $count } séries ({ $set }) × { $dollars } $
    }
receipts-wild =
    { $count ->
        [0] aucun symbole joker
        [one] { $count } symbole joker × { $dollars } $
       *[other] { $count } symboles joker × { $dollars } $
    }
receipts-signs =
    { $count ->
        [0] aucune enseigne dans la rue ({ $name })
        [one] { $count } enseigne dans la rue ({ $name }) × { $dollars } $
       *[other] { $count } enseignes dans la rue ({ $name }) × { $dollars } $
    }
    .you =
        { $count ->
            [0] aucune de vos enseignes dans la rue
            [one] { $count } de vos enseignes dans la rue × { $dollars } $
           *[other] { $count } de vos enseignes dans la rue × { $dollars } $
        }
receipts-size =
    { $count ->
        [one] { $count } bâtiment dans la rue × { $dollars } $
       *[other] { $count } bâtiments dans la rue × { $dollars } $
    }
receipts-adjacency =
    { $count ->
        [0] aucun bâtiment autour
        [one] { $count } bâtiment autour × { $dollars } $
       *[other] { $count } bâtiments autour × { $dollars } $
    }
receipts-enclosure =
    { $count ->
        [0] ne ferme aucune rue
       *[one] ferme une rue
    }
