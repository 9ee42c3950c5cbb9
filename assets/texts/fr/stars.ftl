### Les étoiles sur les bonnes tuiles et les bons emplacements, la ligne sur une rue, et la fin d’une première partie.

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
stars-on_easy = Étoiles sur les bons emplacements en Facile
# Mène à la leçon dont une première partie perdue a montré le besoin.
stars-lesson = Leçon : { $title }

# Un appui sur un emplacement vide
fitting-title = Vos tuiles possibles ici

# La marque après une construction, six mots au plus
stars-mark_title = Votre dernier coup
stars-mark_best = Le meilleur !
stars-mark_fine = Bien.
stars-mark_more = { $dollars } $ de plus là-bas
stars-mark_more_tile = { $dollars } $ de plus avec une autre tuile
stars-mark_more_turned = { $dollars } $ de plus en pivotant la tuile
stars-mark_shown = { $tile } : environ { $dollars } $ de plus là-bas
