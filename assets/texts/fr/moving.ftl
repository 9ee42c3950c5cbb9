### Passer à un autre appareil.

moving-title = Passer à un autre appareil
moving-text = Un seul fichier contient vos parties, résultats, énigmes et réglages. Ouvrez-le sur l’autre appareil, aussi souvent que vous voulez.
moving-export = Tout enregistrer dans un fichier
moving-taken = Importation réussie : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    } et les réglages.
moving-taken_without_settings = Importation réussie : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    }.
moving-nothing_new = Tout ce que contient ce fichier est déjà ici.
moving-damaged =
    { $count ->
        [one] { $count } entrée endommagée a été laissée de côté.
       *[other] { $count } entrées endommagées ont été laissées de côté.
    }
moving-damaged_only = Tout est endommagé dans ce fichier. Rien n’a été importé.
moving-refused = Ce fichier d’un autre appareil est illisible.
