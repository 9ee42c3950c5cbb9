journey-title = Votre rue
journey-text = Chaque maison apporte une nouveauté. Allumez ses trois fenêtres : gagnez, faites mieux que Club, faites mieux qu’Expert. Tous jouent les mêmes tuiles.
journey-house = Maison { $stop } sur { $total } : { $name }.
journey-next_house = Maison { $stop } sur { $total } : { $name }, la prochaine.
journey-lit =
    { $count ->
        [one] Une fenêtre allumée.
       *[other] { $count } fenêtres allumées.
    }
journey-is_lit = allumée
journey-name_stars = Facile, avec étoiles
journey-name_numbers = Facile, avec chiffres
journey-new_first = Les étoiles vous montrent les bons emplacements.
journey-new_stars = De nouvelles tuiles, encore avec des étoiles sur les bons emplacements.
journey-new_numbers = Maintenant sans étoiles : les chiffres montrent ce que rapporte chaque emplacement.
journey-lesson = Apprendre d’abord : deux minutes
journey-window_won = Vous gagnez
journey-window_better = Mieux que { $name } : { $result }
journey-best = Votre record : { $result }
journey-end = Maison { $stop } sur { $total }
journey-next = Maison suivante
