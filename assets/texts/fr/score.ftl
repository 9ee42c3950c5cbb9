### La page qui décompte une seule rue. Texte seul : tout balisage est échappé.

score-title = Décompter une rue
score-text = Composez la rue de gauche à droite, telle que vous la voyez avec sa route en bas. Ajoutez ensuite ce qui ferme ses deux bouts.
score-street = La rue
score-place = L’emplacement choisi
score-add = Ajouter un bâtiment
score-left_end = Bout gauche
score-right_end = Bout droit
score-owner = À qui est l’enseigne ?
score-nobodys = Sans enseigne
score-signs = Enseignes du bâtiment
score-lying = Couchés : { $crowd }
score-standing = En FOMO : { $crowd }
score-fewer = Moins. { $text }
score-more = Plus. { $text }
score-around = Tuiles autour, coins compris
score-encloses = Ferme une autre rue
score-encloses_text = Ce bâtiment est au bout d’une autre rue fermée.
score-points_in = Sa route fait face à cette rue
score-points_in_text = Ses symboles comptent ici.
score-to_left = Déplacer à gauche
score-to_right = Déplacer à droite
score-remove = Retirer
score-remove_named = Retirer { FORM($tile, case: "the") }
score-clear = Nouvelle rue
score-share = Partager cette rue
score-damaged = Ce lien vers une rue est endommagé ou incomplet. Redemandez-le.

## Les paiements

score-result = Paiements
score-earns = { $name } { $dollars } $
score-nobody = Personne n’a de bâtiment dans cette rue.
score-bonus = Bonus Affaires
score-try = Jouer à partir d’ici

## La partie

score-game = Options de partie
score-players = Joueurs
score-solo = 1, solo
score-options = Règles
score-final = Fin de la partie
score-final_text = La rue est encore ouverte. Chaque bâtiment rapporte la moitié.
score-business = Affaires
score-business_text = Cela compte pour les cartes, et pour les bonus de fin de partie.
score-edition = Édition
score-current = Joueur actif
score-cards = Consultants
score-no_card = Sans carte
score-elsewhere = Repéreur : bâtiments avec une enseigne dans d’autres rues
score-add_elsewhere = Ajouter
score-backs = Hacker : dos des tuiles en main
score-swap = Entrepreneur : décompter une tuile de la main
score-swapped = Décompter { FORM($tile, case: "the") } à la place de :
score-tokens = Jetons

## Pourquoi les règles n’admettent pas une rue

score-refused_no-buildings = Ajoutez le premier bâtiment : choisissez une tuile.
score-refused_street-too-long = Une rue a cinq bâtiments au plus.
score-refused_start-apart = Impossible de placer ainsi { FORM($tile, case: "the") } : la Gare centrale et le Parc municipal sont l’un à côté de l’autre, comme au début.
score-refused_not-enclosed = Touchez maintenant les deux bouts, et choisissez ce qui les ferme.
score-refused_odd-players = Une partie compte de un à cinq joueurs.
score-refused_not-in-game = { FORM($tile, case: "The") } ne sert pas avec ce nombre de joueurs.
score-refused_tile-twice = { FORM($tile, case: "The") } n’existe qu’une fois dans le jeu.
score-refused_too-many-of-back = Le jeu n’a pas autant de tuiles avec le même dos que { FORM($tile, case: "the") }.
score-refused_start-owned = { FORM($tile, case: "The") } n’est à personne.
score-refused_too-many-signs = Un joueur n’a que cinq enseignes.
score-refused_too-many-people = Il n’y a que douze habitants de chaque couleur.
score-refused_scored-before = Cette rue est fermée : elle a été décomptée avant la fin de la partie.
score-refused_odd-surroundings = Il ne peut pas y avoir autant de tuiles autour { FORM($tile, case: "of") } et de ses voisins.
score-refused_wrong-people = Les habitants doivent avoir la couleur d’un des symboles { FORM($tile, case: "of") }.
score-refused_too-many-tokens = Il n’y a que douze jetons de chaque sorte, et seulement avec l’extension Affaires.
score-refused_card-not-in-game = Cette partie ne peut pas avoir ce consultant : { $tile }.
score-refused_not-doubled = Seul l’Investisseur peut poser deux enseignes sur un bâtiment, et sur un seul à la fois.
score-refused_odd-hand = Seule la main du Hacker compte, avec trois tuiles au plus.
score-refused_no-swap = L’Entrepreneur ne peut pas décompter { FORM($tile, case: "the") } ici : choisissez un bâtiment de l’Entrepreneur, et une tuile qui n’est pas une copie.
