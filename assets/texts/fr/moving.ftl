### Passer à un autre appareil.

moving-title = Passer à un autre appareil
moving-text = Un seul fichier contient vos parties, résultats, énigmes et réglages. Ouvrez-le sur l’autre appareil, aussi souvent que vous voulez.
moving-export = Tout enregistrer dans un fichier
moving-taken = Repris : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    }, et les réglages.
moving-taken_without_settings = Repris : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $results ->
        [one] { $results } résultat
       *[other] { $results } résultats
    }.
moving-nothing_new = Tout ce que contient ce fichier est déjà ici.
moving-damaged =
    { $count ->
        [one] { $count } entrée abîmée laissée de côté.
       *[other] { $count } entrées abîmées laissées de côté.
    }
moving-damaged_only = Tout est abîmé dans ce fichier. Rien n’a été repris.
moving-refused = Ce fichier d’un autre appareil est illisible.
