### Les étoiles sur les bonnes tuiles et les bonnes places, la ligne sur une rue, et la fin d’une première partie.

# La ligne permanente
stars-title = Une rue à fermer
# Une rue du joueur a un bout ouvert ; les dollars sont ce qu’elle paierait.
stars-closing = Votre rue vaut { $dollars } $. Une tuile la ferme.
stars-lit =
    { $count ->
        [one] { $count } emplacement éclairé
       *[other] { $count } emplacements éclairés
    }

# La fin d’une partie
stars-go_on = Garder les étoiles ?
stars-yes = Oui
stars-numbers_only = Chiffres seuls
# Mène à la leçon dont une première partie perdue a montré le besoin.
stars-lesson = Leçon : { $title }

# Un appui sur un emplacement vide
fitting-title = Vos tuiles possibles ici
