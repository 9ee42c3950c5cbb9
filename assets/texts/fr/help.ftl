### Aide en contexte : les explications derrière un appui long ou la touche ?.
###
### Un -short dit la même chose en peu de mots, pour un endroit étroit. -more- s’ajoute dans les parties d’un mode ou d’une édition,
### -arrival dit qui arrive avec un symbole, sauf sur les tuiles de départ.

## Valeurs

help-valuations-people-name = Habitants
help-valuations-people-short = { $dollars } $ par { $colour } de sa rue
help-valuations-people-text = Vaut { $dollars } $ par { $colour } qui habite la rue de ce bâtiment, quel que soit le propriétaire du bâtiment qui l’abrite.
help-valuations-people-more-ru = Dans l’édition russe, les habitants en FOMO ne comptent pas.

help-valuations-symbols-name = Symboles
help-valuations-symbols-short = { $dollars } $ par symbole { $symbol }
help-valuations-symbols-text = Vaut { $dollars } $ par symbole { $symbol } dans la rue ou pointant vers elle. Les jokers comptent aussi.

help-valuations-sets-name = Séries
help-valuations-sets-short = { $dollars } $ par { $first } + { $second }
help-valuations-sets-text = Vaut { $dollars } $ par série d’un symbole { $first } et d’un symbole { $second }, dans la rue ou pointant vers elle. Chaque symbole ne sert qu’une fois. Un joker remplace l’un ou l’autre.

help-valuations-sets-pair-name = Paires
help-valuations-sets-pair-short = { $dollars } $ par paire de symboles { $first }
help-valuations-sets-pair-text = Vaut { $dollars } $ par paire de symboles { $first }, dans la rue ou pointant vers elle. Chaque symbole ne sert qu’une fois. Les jokers complètent.

help-valuations-wild-name = Jokers
help-valuations-wild-short = { $dollars } $ par symbole joker
help-valuations-wild-text = Vaut { $dollars } $ par symbole joker dans la rue ou pointant vers elle.

help-valuations-signs-name = Enseignes
help-valuations-signs-short = { $dollars } $ par enseigne du propriétaire
help-valuations-signs-text = Vaut { $dollars } $ par enseigne de son propriétaire dans la rue, celle de ce bâtiment comprise.

help-valuations-size-name = Taille
help-valuations-size-short = { $dollars } $ par bâtiment de sa rue
help-valuations-size-text = Vaut { $dollars } $ par bâtiment de la rue, celui-ci compris.

help-valuations-adjacency-name = Voisinage
help-valuations-adjacency-short = { $dollars } $ par tuile autour
help-valuations-adjacency-text = Vaut { $dollars } $ pour chacune des tuiles autour, 8 au plus, en ligne droite ou en diagonale.

help-valuations-enclosure-name = Fermeture
help-valuations-enclosure-short = { $dollars } $ s’il ferme une rue
help-valuations-enclosure-text = Vaut { $dollars } $ s’il se trouve au bout d’au moins une rue fermée.

help-valuations-copy-name = Copie
help-valuations-copy-short = copie le meilleur de sa rue
help-valuations-copy-text = Copie la meilleure des autres valeurs de sa rue, calculée là où se trouve l’autre bâtiment. Ce sont les enseignes et le consultant du propriétaire de la copie qui comptent. Une copie ne peut pas copier une copie.
help-valuations-copy-more-ru = Dans l’édition russe, une copie ne peut copier ni une fermeture ni un voisinage.

help-valuations-none-name = Sans valeur
help-valuations-none-short = ne vaut rien en soi
help-valuations-none-text = Ce bâtiment n’est à personne et ne rapporte rien. Ses symboles et ses habitants comptent quand même pour la rue.

## Pointer

# Une note sur tous les symboles, affichée une fois après ceux d’un bâtiment.
help-pointing-text = Les symboles comptent dans la rue du bâtiment, et aussi dans la rue voisine s’il se trouve au bout de celle-ci et lui fait face.

## Symboles

help-symbols-tourist-name = Symbole touriste
help-symbols-tourist-arrival = À la construction, un touriste arrive.
help-symbols-tourist-text = Les touristes peuvent emménager ici tant que la rue est ouverte.
help-symbols-tourist-more-ru = Dans l’édition russe, personne n’emménage dans un bâtiment abandonné.

help-symbols-hipster-name = Symbole hipster
help-symbols-hipster-arrival = À la construction, un hipster arrive.
help-symbols-hipster-text = Les hipsters peuvent emménager ici tant que la rue est ouverte.
help-symbols-hipster-more-ru = Dans l’édition russe, personne n’emménage dans un bâtiment abandonné.

help-symbols-parent-name = Symbole parent
help-symbols-parent-arrival = À la construction, un parent arrive.
help-symbols-parent-text = Les parents peuvent emménager ici tant que la rue est ouverte.
help-symbols-parent-more-ru = Dans l’édition russe, personne n’emménage dans un bâtiment abandonné.

help-symbols-shopper-name = Symbole client
help-symbols-shopper-arrival = À la construction, un client arrive.
help-symbols-shopper-text = Les clients peuvent emménager ici tant que la rue est ouverte.
help-symbols-shopper-more-ru = Dans l’édition russe, personne n’emménage dans un bâtiment abandonné.

help-symbols-wild-name = Symbole joker
help-symbols-wild-text = Remplace un symbole au choix pendant le décompte. Il n’attire personne, et personne ne peut emménager ici grâce à lui.

## Habitants

help-people-tourist-name = Touriste
help-people-tourist-text = Vaut 1 $ pour le bâtiment où il se trouve. Au décompte de la rue, il part pour un bâtiment à symbole touriste dans une rue ouverte. S’il n’y en a pas, il reste et passe en FOMO. Les touristes partent en premier.
help-people-tourist-more-ru = Dans l’édition russe, il ne va jamais dans un bâtiment abandonné et ne vaut rien en FOMO.

help-people-hipster-name = Hipster
help-people-hipster-text = Vaut 1 $ pour le bâtiment où il se trouve. Au décompte de la rue, il part pour un bâtiment à symbole hipster dans une rue ouverte. S’il n’y en a pas, il reste et passe en FOMO. Les hipsters partent en deuxième.
help-people-hipster-more-ru = Dans l’édition russe, il ne va jamais dans un bâtiment abandonné et ne vaut rien en FOMO.

help-people-parent-name = Parent
help-people-parent-text = Vaut 1 $ pour le bâtiment où il se trouve. Au décompte de la rue, il part pour un bâtiment à symbole parent dans une rue ouverte. S’il n’y en a pas, il reste et passe en FOMO. Les parents partent en troisième.
help-people-parent-more-ru = Dans l’édition russe, il ne va jamais dans un bâtiment abandonné et ne vaut rien en FOMO.

help-people-shopper-name = Client
help-people-shopper-text = Vaut 1 $ pour le bâtiment où il se trouve. Au décompte de la rue, il part pour un bâtiment à symbole client dans une rue ouverte. S’il n’y en a pas, il reste et passe en FOMO. Les clients partent en dernier.
help-people-shopper-more-ru = Dans l’édition russe, il ne va jamais dans un bâtiment abandonné et ne vaut rien en FOMO.

## Dos

help-backs-tourist-name = Dos touriste
help-backs-tourist-text = L’autre face de cette tuile a un ou deux symboles touriste. Tout le monde peut voir les dos.

help-backs-hipster-name = Dos hipster
help-backs-hipster-text = L’autre face de cette tuile a un ou deux symboles hipster. Tout le monde peut voir les dos.

help-backs-parent-name = Dos parent
help-backs-parent-text = L’autre face de cette tuile a un ou deux symboles parent. Tout le monde peut voir les dos.

help-backs-shopper-name = Dos client
help-backs-shopper-text = L’autre face de cette tuile a un ou deux symboles client. Tout le monde peut voir les dos.

help-backs-wild-name = Dos joker
help-backs-wild-text = L’autre face de cette tuile a un symbole joker. Tout le monde peut voir les dos.

## Affaires

help-business-restaurant-name = Restauration
help-business-restaurant-text = Choisissez ce bâtiment quand sa rue se ferme, et vous prenez un jeton restauration. À la fin, avoir le plus de jetons restauration rapporte 10 $ (5 $ en cas d’égalité), et chaque série des quatre sortes 10 $.

help-business-residential-name = Logement
help-business-residential-text = Choisissez ce bâtiment quand sa rue se ferme, et vous prenez un jeton logement. À la fin, avoir le plus de jetons logement rapporte 10 $ (5 $ en cas d’égalité), et chaque série des quatre sortes 10 $.

help-business-leisure-name = Loisirs
help-business-leisure-text = Choisissez ce bâtiment quand sa rue se ferme, et vous prenez un jeton loisirs. À la fin, avoir le plus de jetons loisirs rapporte 10 $ (5 $ en cas d’égalité), et chaque série des quatre sortes 10 $.

help-business-retail-name = Commerce
help-business-retail-text = Choisissez ce bâtiment quand sa rue se ferme, et vous prenez un jeton commerce. À la fin, avoir le plus de jetons commerce rapporte 10 $ (5 $ en cas d’égalité), et chaque série des quatre sortes 10 $.

help-business-wild-name = Activité au choix
help-business-wild-text = Choisissez ce bâtiment quand sa rue se ferme, et vous prenez un jeton de la sorte que vous voulez.

help-business-double-name = Double activité
help-business-double-text = Deux icônes de la même sorte : choisissez ce bâtiment, et vous prenez deux jetons.

help-business-exhausted-name = Jetons épuisés
help-business-exhausted-text = Tous les jetons de cette sorte sont pris. L’icône vaut désormais un joker : prenez un jeton d’une autre sorte.

## Consultants

help-consultants-contractor-name = Promoteur
help-consultants-contractor-line = Construit deux tuiles par tour.
help-consultants-contractor-text = À votre tour, vous construisez deux tuiles et en piochez deux. La première construction se termine entièrement, décompte et déménagements compris, avant la deuxième. Dans vos trois derniers tours, quand la pioche est déjà vide, vous ne construisez qu’une tuile. Pour 2 à 4 joueurs.

help-consultants-hacker-name = Hacker
help-consultants-hacker-line = A un symbole joker, et les dos en main comptent aussi.
help-consultants-hacker-text = Le joker de cette carte compte pour tous vos bâtiments. Au moment du décompte, le symbole au dos de chaque tuile de votre main compte aussi.

help-consultants-entrepreneur-name = Entrepreneur
help-consultants-entrepreneur-line = Décompte une tuile de sa main à la place d’un bâtiment.
help-consultants-entrepreneur-text = Une fois dans chaque rue fermée où vous avez un bâtiment, vous pouvez décompter une tuile de votre main à la place d’un de vos bâtiments. Elle n’est pas construite et reste dans votre main, mais tout le monde la voit. Pas de tuile de copie. Pas à la fin de la partie.

help-consultants-investor-name = Investisseur
help-consultants-investor-line = Double la valeur d’un bâtiment avec une deuxième enseigne.
help-consultants-investor-text = Quand vous construisez, vous pouvez poser deux enseignes sur le bâtiment : sa valeur compte double, pas ses habitants. Un seul bâtiment doublé à la fois. Les deux enseignes reviennent ensemble.

help-consultants-hipster-legend-name = Légende hipster
help-consultants-hipster-legend-line = A un symbole hipster, et les symboles hipster sont des jokers.
help-consultants-hipster-legend-text = Le symbole hipster de cette carte compte pour tous vos bâtiments. Pour vous, tout symbole hipster est un joker pendant le décompte. Cela ne change rien aux déménagements.

help-consultants-renovator-name = Rénovateur
help-consultants-renovator-line = Construit par-dessus les bâtiments des rues fermées.
help-consultants-renovator-text = Au lieu de construire normalement, vous pouvez recouvrir d’une tuile de votre main un bâtiment d’une rue fermée, sans changer l’orientation. Cette rue est aussitôt décomptée de nouveau. On ne peut pas recouvrir la Gare centrale. Pour 3 à 5 joueurs.
help-consultants-renovator-more-ru = Dans l’édition russe, on ne peut pas non plus recouvrir le Parc municipal.

help-consultants-location-scout-name = Repéreur
help-consultants-location-scout-line = Ses symboles dans d’autres rues comptent aussi.
help-consultants-location-scout-text = Quand vos bâtiments sont décomptés, les symboles de ceux que vous avez dans d’autres rues comptent aussi, tant que votre enseigne y est encore. Un bâtiment qui pointe vers la rue peut compter deux fois. Pas à la fin de la partie.

## Sujets

help-topics-central-station-name = Gare centrale
help-topics-central-station-text = Le cœur de la ville. Elle n’est à personne et a un symbole de chaque couleur : tout le monde peut y emménager tant que sa rue est ouverte. Ses quatre symboles comptent dans sa propre rue et dans celle du Parc, vers laquelle ils pointent.

help-topics-city-park-name = Parc municipal
help-topics-city-park-text = Il n’est à personne et a un symbole joker. Personne ne peut y emménager. Son joker compte dans la rue du Parc, et aussi dans la rue à sa droite si cette rue passe en travers.
help-topics-city-park-more-ru = Dans l’édition russe, le Rénovateur ne peut pas le recouvrir.

help-topics-building-name = Bâtiment
help-topics-building-text = Un bâtiment occupe une case de la ville, avec une route le long de sa base. Il montre ses symboles, sa valeur et, avec l’extension Affaires, ses icônes.

help-topics-facing-name = Orientation
help-topics-facing-text = La direction que regardent la base d’un bâtiment et sa route. Les bâtiments d’une rue ont tous la même orientation.

help-topics-street-name = Rue
help-topics-street-text = Des bâtiments côte à côte de même orientation, 5 au plus. Tant qu’un de ses bouts est ouvert, la rue l’est aussi. Dès que les deux sont fermés, elle paie.

help-topics-enclosed-name = Rue fermée
help-topics-enclosed-text = D’autres bâtiments ferment les deux bouts de la rue. Elle est décomptée, ses habitants déménagent, et plus personne ne peut y emménager.

help-topics-pointing-name = Pointer vers une rue
help-topics-pointing-text = Un bâtiment placé après le bout d’une rue, la base tournée vers elle, prête ses symboles à cette rue.

help-topics-sign-name = Enseigne
help-topics-sign-text = L’enseigne montre à qui est le bâtiment. Vous en avez 5. Chacune vous revient quand sa rue est décomptée ou quand vous abandonnez son bâtiment.

help-topics-doubled-name = Bâtiment doublé
help-topics-doubled-text = Deux enseignes de l’Investisseur : la valeur de ce bâtiment compte double.

help-topics-abandoned-name = Bâtiment abandonné
help-topics-abandoned-text = Son enseigne a été reprise : il n’est à personne et ne rapporte rien. Il reste dans sa rue, et ses symboles comptent.
help-topics-abandoned-more-ru = Dans l’édition russe, personne n’y emménage.

help-topics-fomo-name = FOMO
help-topics-fomo-text = Un habitant qui a la FOMO, la peur de rater quelque chose, n’a nulle part où aller et attend debout. La prochaine tuile de sa couleur attire aussitôt tous ceux de cette couleur qui attendent, peu importe qui la construit.
help-topics-fomo-more-ru = Dans l’édition russe, les habitants en FOMO ne comptent pas au décompte et ne filent pas vers un bâtiment dont la rue se ferme aussitôt.

help-topics-hand-name = Main
help-topics-hand-text = Les tuiles que vous pouvez construire.
help-topics-hand-more-multiplayer = Les autres n’en voient que le dos.

help-topics-stack-name = Pioche
help-topics-stack-text = Les tuiles qui restent à piocher.
help-topics-stack-more-multiplayer = Tout le monde peut voir le dos de la prochaine tuile.
help-topics-stack-more-solo = La pioche est face visible : vous connaissez toujours la prochaine tuile. Pendant que vous placez la tuile de Filou, vous voyez celle d’en dessous, que vous piocherez.

help-topics-money-name = Argent
help-topics-money-text = L’argent se gagne au décompte des rues et à la fin de la partie. Le joueur qui en a le plus l’emporte.

help-topics-token-name = Jeton Affaires
help-topics-token-text = Vous prenez ces jetons grâce à vos bâtiments dans les rues fermées. À la fin, avoir le plus de jetons d’une sorte rapporte 10 $ (5 $ en cas d’égalité), et chaque série des quatre sortes 10 $.

help-topics-grifter-name = Filou
help-topics-grifter-text = Votre adversaire en solo. Il construit là où sa tuile vaut le plus à cet instant. Quand des emplacements se valent, c’est vous qui choisissez ; en Facile, la page choisit en votre faveur.

help-topics-endgame-stack-name = Pioche finale
help-topics-endgame-stack-text = Trois tuiles que Filou construit dans les trois dernières manches. Quand la dernière tuile de la pioche est prise, elles sont mélangées et retournées face visible. Jusque-là, vous voyez un dos, qui ne dit rien de leur ordre.

help-topics-five-players-name = Tuile 5+
help-topics-five-players-text = Cette tuile n’est en jeu qu’à 5 joueurs, ou à 4 joueurs avec un Promoteur.
