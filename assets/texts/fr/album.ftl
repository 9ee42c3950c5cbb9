### Les légendes des images des règles, et les aides de jeu.

## Images, par section des règles

picture-aim = Une rue fermée aux deux bouts paie les propriétaires de ses bâtiments. Ici, l’Espace coworking d’Ana ferme la rue, et chaque bâtiment y rapporte la somme indiquée.
picture-city = Deux bâtiments, deux orientations : l’un regarde vers le sud, l’autre vers l’est. La route est toujours du côté que regarde le bâtiment.
picture-setup = La ville au début : la Gare centrale avec une personne de chaque couleur, et le Parc municipal en dessous.
picture-turn = Le tour d’Ana : elle construit la Boutique souvenirs dans la rue de la Gare. Aucune rue ne se ferme, il ne lui reste qu’à piocher.
picture-abandon = Les cinq enseignes d’Ana sont dans des rues ouvertes. Avant de construire, elle doit abandonner l’un de ces cinq bâtiments.
picture-build = Le Loft branché vient d’être construit : il a attiré deux parents, un par symbole, et il porte une enseigne.
picture-placing = Permis : les bouts se touchent, et les deux bâtiments font face au sud. Ils sont dans la même rue.
picture-placing-2 = Permis : le long côté de la tuile barre le bout de la rue.
picture-placing-3 = Interdit : long côté contre long côté.
picture-placing-4 = Interdit : tournée ainsi, la tuile ne rejoint rien.
picture-streets = Une rue de cinq. Un sixième bâtiment serait de trop.
picture-enclosed = La Quincaillerie ferme un bout de la rue. L’autre bout est encore ouvert : la rue n’est pas fermée.
picture-pointing = La Gare fait face à la rue du Parc : son symbole hipster y compte pour le Loft branché, et le joker du Parc aussi.
picture-people = La rue de la Gare a été décomptée. Ses hipsters peuvent aller dans l’un ou l’autre des bâtiments mis en évidence : tous deux ont un symbole hipster et sont dans une rue ouverte.
picture-fomo = Deux touristes n’avaient nulle part où aller et restent debout. Le Grand Hôtel d’Ana a leur symbole : tous deux y filent.
picture-first-game = Réfléchissez avant de fermer : avec le Marché aux puces, Ben serait mieux payé qu’Ana. Une autre tuile conviendrait mieux ici.
picture-scoring = L’Espace coworking ferme le dernier bout ouvert, et la rue est décomptée : tous ceux qui y ont une enseigne sont payés.
picture-example = Hana va construire le Foyer étudiant ; à l’autre bout, le Parc municipal pointe vers la rue. Dans cette ville, les deux parents pourraient aller dans la Maison mitoyenne.
picture-advanced-example = Ben a le Cinéma en main : voici ce qu’il recevrait, et ce que recevrait Ana.
picture-valuations = Une rue, trois règles : les habitants, les symboles et la taille de la rue.
picture-valuation-people = Le Foyer étudiant compte les hipsters de sa rue, y compris celui de la Gare.
picture-valuation-symbols = Le Spa Zénitude compte les symboles touriste : un à la Gare, deux au Grand Hôtel, et le sien.
picture-valuation-sets = Pour chaque série, le Marché aux puces demande un hipster et un parent. Le joker du Parc remplace l’un d’eux.
picture-valuation-wild = Le Marché fermier compte le joker du Parc et le sien.
picture-valuation-signs = La Brûlerie compte les enseignes de son propriétaire dans la rue.
picture-valuation-size = La Boutique souvenirs compte les bâtiments de sa rue, quel qu’en soit le propriétaire.
picture-valuation-adjacency = L’Aire de jeux compte les tuiles autour d’elle, même celles qui ne la touchent que par un coin.
picture-valuation-enclosure = Le Penthouse ferme la rue du Parc. Au décompte de sa propre rue, il rapporte ses 6 $.
picture-valuation-copy = Le Magasin d’usine copie le meilleur bâtiment de sa rue, le Marché aux puces : deux séries.
picture-endgame = Après le Cinéma de Ben, il n’y a plus rien à construire. Les bâtiments d’Ana, à 8 $, 5 $ et 9 $, rapportent chacun la moitié, arrondie au dollar supérieur : 12 $ en tout.
picture-business = Avec l’extension Affaires, chaque bâtiment a des icônes. Quand cette rue se ferme, Ana prend les jetons d’un de ses deux bâtiments.
picture-business-example = Les jetons viennent des icônes d’un de vos bâtiments dans chaque rue fermée. Deux icônes identiques donnent deux jetons.
picture-consultants = Ana est le Hacker : le joker de sa carte compte pour le Spa Zénitude, et les dos de ses tuiles aussi.
picture-consultant-contractor = Le tour du Promoteur : après le Foyer étudiant, il construit une deuxième tuile, avant le tour du joueur suivant.
picture-consultant-hacker = Le joker de la carte et les dos des tuiles qu’Ana a en main comptent pour son Spa Zénitude.
picture-consultant-entrepreneur = Quand cette rue se ferme, Ana peut décompter une tuile de sa main à la place d’un de ses deux bâtiments.
picture-consultant-investor = Deux enseignes sur le Musée : sa valeur compte double.
picture-consultant-hipster-legend = Pour Ana, tout symbole hipster est un joker : celui de la Gare, celui du Foyer étudiant et celui de sa carte comptent pour le Spa Zénitude.
picture-consultant-renovator = La rue de la Gare est fermée. Ana construit le Cinéma par-dessus le Foyer étudiant, et la rue est décomptée de nouveau.
picture-consultant-location-scout = Le Grand Hôtel d’Ana est dans une autre rue, mais ses deux symboles comptent pour son Spa Zénitude.
picture-solo = Vous avez construit le Foyer étudiant. Filou construit maintenant la tuile du dessus de la pioche, la Boutique souvenirs.
picture-grifter = C’est à l’un ou l’autre bout de la rue que la Boutique souvenirs vaut le plus. Les emplacements se valent : à vous de choisir.
picture-solo-tips = Le Penthouse vient ensuite et doit fermer une rue. Construisez le Musée ici, et Filou vous remplit les poches.
picture-editions = Dans l’édition russe, personne ne peut emménager dans un bâtiment abandonné.
picture-record = Ce plateau vient d’un enregistrement de trois choix. Touchez-le pour continuer la partie.

## L’aide de jeu

aid-turn-title = Votre tour
aid-turn-1 = Plus d’enseigne ? Abandonnez d’abord un bâtiment : vous reprenez son enseigne, ses habitants partent.
aid-turn-2 = Construisez une tuile. Posez-y un habitant par symbole de couleur, votre enseigne, et tous les habitants en FOMO de ses couleurs.
aid-turn-3 = Décomptez les rues qui viennent de se fermer, dans l’ordre de votre choix.
aid-turn-4 = Déplacez les habitants de chaque rue décomptée.
aid-turn-5 = Piochez une tuile.

aid-place-title = Où construire
aid-place-1 = À côté d’un bâtiment dont la route rejoint celle de la tuile.
aid-place-2 = Jamais long côté contre long côté.
aid-place-3 = Même orientation, côte à côte : une rue, cinq bâtiments au plus.
aid-place-4 = Un bâtiment placé au bout d’une rue ferme ce bout. S’il fait face à la rue, ses symboles y comptent aussi.

aid-scoring-title = Décompte
aid-scoring-1 = Chaque bâtiment avec une enseigne rapporte sa valeur et 1 $ par habitant. Les enseignes reviennent à leurs propriétaires.
aid-scoring-2 = Habitants : des dollars pour chaque habitant de la rue qui a la couleur indiquée.
aid-scoring-3 = Symboles, séries, jokers : les symboles de la rue et ceux qui pointent vers elle. Un joker remplace n’importe quel symbole.
aid-scoring-4 = Enseignes : celles du propriétaire dans la rue.
aid-scoring-5 = Taille : les bâtiments de la rue.
aid-scoring-6 = Voisinage : les tuiles autour, 8 au plus.
aid-scoring-7 = Fermeture : si le bâtiment est au bout d’une rue fermée.
aid-scoring-8 = Copie : le meilleur des autres bâtiments de sa rue.

aid-people-title = Habitants
aid-people-1 = Les habitants vont vers un bâtiment avec leur symbole, dans n’importe quelle rue ouverte. Un joker ne suffit pas.
aid-people-2 = Nulle part où aller ? Ils restent debout : FOMO. La prochaine tuile de leur couleur les attire tous.

aid-end-title = La fin
aid-end-1 = Pioche et mains vides : chaque bâtiment qui porte encore une enseigne rapporte la moitié, arrondie au dollar supérieur.
aid-end-2 = Affaires : 10 $ à qui a le plus de jetons d’une sorte (5 $ à égalité), 10 $ par série de quatre.

aid-solo-title = Une manche en solo
aid-solo-1 = Vous construisez et décomptez. Vous voyez le dessus de la pioche, que Filou construit ensuite.
aid-solo-2 = Il construit là où la valeur de sa tuile est la plus grande. En cas d’égalité, à vous de départager.
aid-solo-3 = Une tuile de fermeture doit fermer une rue si possible : celle qui amène le plus d’habitants à Filou.
aid-solo-4 = Au tour de Filou, les habitants vont dans ses bâtiments si possible. À vous de choisir lesquels.
aid-solo-5 = Puis vous piochez. Les trois dernières tuiles de Filou viennent quand la pioche est vide.
aid-solo-6 = Pour gagner, finissez avec plus d’argent que Filou. L’égalité profite à Filou.

## Comment une rue paie : trois images sur la première page d’un nouveau venu

glimpse-title = Comment une rue vous paie
glimpse-build = Construisez côte à côte : les bâtiments partagent une rue.
glimpse-close = Un bâtiment en travers de chaque bout ferme la rue.
glimpse-pay = Une rue fermée paie tous ceux qui y ont un bâtiment.
