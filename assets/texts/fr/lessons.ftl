### Les leçons, deux phrases au plus à la fois.
###
### -say : d’abord ; -place : une tuile est prise ; -aim : il faut la tourner ; -held : l’aperçu est bon ; -done : après.
### -miss- : la réponse à un essai manqué.

## Réponses aux essais qu’aucune leçon ne prévoit

lesson-answers-elsewhere = Ici, elle rapporterait { $dollars } $. Pour cette leçon, essayez l’emplacement éclairé.
lesson-answers-less = Ici, elle rapporterait { $dollars } $. Il y a mieux.
lesson-answers-other_tile = Pour cette étape, il faut { FORM($tile, case: "the") }. Prenez cette tuile.
lesson-answers-other = Ce n’est pas ça. Essayez ce qui est éclairé.

## Prendre une tuile, la construire

lesson-build-title = Prendre une tuile, la construire

lesson-build-1-say = À chaque tour, vous construisez un bâtiment. Prenez le Foyer étudiant.
lesson-build-1-place = Chaque emplacement possible s’éclaire. Touchez celui qui est à côté de la Gare centrale.
lesson-build-1-aim = Pivotez-le jusqu’à ce que sa route prolonge celle de la Gare.
lesson-build-1-held = Ainsi placé, il rapporterait { $dollars } $. Construisez-le.
lesson-build-1-done = Un hipster a emménagé, et votre enseigne montre que le bâtiment est à vous.
lesson-build-1-miss-1 = Face à l’ouest, il forme une rue à lui seul et ne rapporte que { $dollars } $. Pivotez-le de nouveau.

lesson-build-2-say = Construire ne rapporte rien sur le moment. On encaisse quand la rue se ferme.

## Dans quel sens va la route

lesson-placing-title = Dans quel sens va la route

lesson-placing-1-say = Chaque bâtiment n’a sa route que d’un seul côté. Prenez la Boutique souvenirs.
lesson-placing-1-place = Touchez l’emplacement sous votre Foyer étudiant.
lesson-placing-1-aim = Touchez le point au-dessus, pour que les deux routes se longent.
lesson-placing-1-done = { $refusal }

lesson-placing-2-say = Prenez la Boutique souvenirs.
lesson-placing-2-place = Touchez maintenant l’emplacement à droite du Foyer étudiant.
lesson-placing-2-aim = Touchez de nouveau le point au-dessus.
lesson-placing-2-done = { $refusal }

lesson-placing-3-say = Prenez la Boutique souvenirs.
lesson-placing-3-place = Touchez l’emplacement à droite du Foyer étudiant.
lesson-placing-3-aim = Alors, pivotez-la face à l’ouest : sa route barre le bout de celle du Foyer étudiant.
lesson-placing-3-done = { $dollars } $ : c’est permis, mais elle forme sa propre rue, en travers du bout de la vôtre.

lesson-placing-4-say = Prenez la Boutique souvenirs.
lesson-placing-4-place = Touchez l’emplacement à droite du Foyer étudiant.
lesson-placing-4-aim = Pivotez-la face au sud, comme la Gare et le Foyer étudiant.
lesson-placing-4-held = { $dollars } $ : elle rapporte 2 $ par bâtiment de sa rue, et il y en a trois maintenant. Construisez-la.
lesson-placing-4-done = Même orientation, côte à côte : une seule rue. En travers du bout : la rue s’arrête là.

## Ce que vaut un bâtiment

lesson-valuations-title = Ce que vaut un bâtiment

lesson-valuations-1-say = Le Spa Zénitude rapporte 2 $ par symbole touriste de sa rue. Prenez-le.
lesson-valuations-1-place = Chaque emplacement éclairé affiche ce que le spa y rapporterait au mieux. Touchez le meilleur.
lesson-valuations-1-aim = C’est le bon emplacement. Pivotez le spa pour qu’il rapporte 9 $.
lesson-valuations-1-held = { $dollars } $ : quatre symboles touriste, plus 1 $ pour le touriste qui emménage. Construisez-le.
lesson-valuations-1-done = La Gare a un symbole, l’hôtel deux, le spa un. Les habitants de l’hôtel n’ajoutent rien ici.
lesson-valuations-1-miss-1 = { $dollars } $ dans la rue du Parc : la Gare et le Parc y prêtent chacun un symbole. Il y a mieux.

lesson-valuations-2-say = Un bâtiment rapporte donc ce qui est imprimé sur sa tuile, plus 1 $ par personne qui y habite.

## Les symboles qui pointent

lesson-pointing-title = Les symboles qui pointent

lesson-pointing-1-say = Le Loft branché rapporte 2 $ par symbole hipster. Prenez-le.
lesson-pointing-1-place = Essayez d’abord l’emplacement à droite de la Gare.
lesson-pointing-1-aim = Pivotez-le face au sud, dans la rue de la Gare.
lesson-pointing-1-done = { $dollars } $ : un symbole hipster à la Gare, et deux parents qui emménagent.

lesson-pointing-2-say = Prenez le Loft branché.
lesson-pointing-2-place = Touchez maintenant l’emplacement sous le Parc municipal.
lesson-pointing-2-aim = Pivotez-le face à l’est, dans la rue du Parc.
lesson-pointing-2-held = { $dollars } $ : la Gare fait face à cette rue, donc son symbole hipster compte ici aussi. Et le symbole du Parc est un joker : il vaut n’importe quelle couleur.
lesson-pointing-2-done = Un bâtiment placé au bout d’une rue et tourné vers elle lui prête ses symboles, qui comptent aussi dans sa propre rue.

## Cinq au plus, et deux bouts

lesson-enclosed-title = Cinq au plus, et deux bouts

lesson-enclosed-1-say = La rue de la Gare a cinq bâtiments. Prenez la Quincaillerie et essayez d’en faire six.
lesson-enclosed-1-place = Touchez l’emplacement au bout de la rue, à droite.
lesson-enclosed-1-aim = Touchez le point en dessous pour la pivoter face au sud, comme les autres.
lesson-enclosed-1-done = { $refusal }

lesson-enclosed-2-say = Prenez la Quincaillerie.
lesson-enclosed-2-place = Touchez l’emplacement au bout de la rue, à droite.
lesson-enclosed-2-aim = Pivotez-la face à l’ouest, pour qu’elle regarde la rue.
lesson-enclosed-2-held = Face à l’ouest, elle ferme ce bout, et son joker pointe vers la rue. Construisez-la.
lesson-enclosed-2-done = La rue est fermée à l’est, encore ouverte à l’ouest : rien n’est décompté. Il faut fermer les deux bouts.

## Fermer la rue : le décompte

lesson-scoring-title = Fermer la rue : le décompte

lesson-scoring-1-say = Un bâtiment à gauche de la Gare, et la rue se ferme. Prenez le Marché aux puces.
lesson-scoring-1-place = Touchez l’emplacement à gauche de la Gare.
lesson-scoring-1-done = Vous auriez { $mine } $, mais Pat { $theirs } $ : le symbole parent qui pointe vers la rue complète la deuxième série de Pat.

lesson-scoring-2-say = Prenez maintenant l’Espace coworking, et comparez.
lesson-scoring-2-place = Touchez l’emplacement à gauche de la Gare.
lesson-scoring-2-held = À vous { $mine } $, à Pat { $theirs } $. Construisez-le.
lesson-scoring-2-done = C’est payé, et les enseignes sont revenues. Fermer paie tout le monde dans la rue : comptez ce que gagnent les autres.
lesson-scoring-2-miss-1 = Vous auriez { $mine } $, mais Pat { $theirs } $. Prenez plutôt l’Espace coworking.

## Où va la foule

lesson-people-title = Où va la foule

lesson-people-1-say = Après le décompte, tout le monde déménage vers une rue ouverte où figure son symbole. Envoyez le hipster à votre Espace coworking.
lesson-people-1-miss-1 = Ça, c’est le Disquaire de Pat : chaque personne qui y va lui rapporte { $dollars } $ de plus. Envoyez plutôt le hipster chez vous.

lesson-people-2-say = C’est 1 $ de plus pour vous quand cette rue sera décomptée. Envoyez l’autre aussi.
lesson-people-2-done = Quatre hipsters habitent chez vous. Les autres n’ont trouvé aucune rue ouverte avec leur symbole et attendent debout : ils sont en FOMO.
lesson-people-2-miss-1 = Ça, c’est le Disquaire de Pat : chaque personne qui y va lui rapporte { $dollars } $ de plus. Envoyez-la plutôt chez vous.

lesson-people-3-say = Deux touristes attendent en FOMO, et vous avez une tuile à leur symbole. Prenez le Grand Hôtel.
lesson-people-3-place = Il rapporterait 12 $ au lieu de 6 $, où qu’il soit. Touchez l’emplacement de votre choix.
lesson-people-3-held = { $dollars } $ : les deux touristes qui attendent y filent, où qu’ils soient. Construisez-le.
lesson-people-3-done = Les habitants qui n’ont nulle part où aller attendent la prochaine tuile de leur couleur, peu importe qui la construit.

## Plus d’enseigne

lesson-abandon-title = Plus d’enseigne

lesson-abandon-1-say = Vos cinq enseignes sont toutes dans des rues ouvertes. Pour construire encore, abandonnez le bâtiment qui vaut le moins.
lesson-abandon-1-done = Ce bâtiment ne rapporte rien, mais l’enseigne est revenue. Le parent qui y habitait est allé à la Gare, le seul bâtiment à symbole parent dans une rue ouverte.
lesson-abandon-1-miss-1 = La Boutique souvenirs pourrait encore rapporter { $dollars } $. Abandonnez le bâtiment qui vaut le moins.
lesson-abandon-1-miss-2 = Celui-ci pourrait encore rapporter { $dollars } $. Un autre vaut moins.

lesson-abandon-2-say = Votre tour continue. Construisez ce que vous voulez, où vous voulez.
lesson-abandon-2-place = Touchez l’emplacement de votre choix.
lesson-abandon-2-held = { $dollars } $ ici. Construisez, ou cherchez encore.
lesson-abandon-2-done = Vous n’avez que cinq enseignes. Le sixième bâtiment vous coûte l’un des cinq premiers.

## La fin : la moitié, arrondie au dollar supérieur

lesson-endgame-title = La fin : la moitié, arrondie au dollar supérieur

lesson-endgame-1-say = Votre dernière tuile. À la fin, chaque bâtiment qui porte encore une enseigne rapporte la moitié, arrondie au dollar supérieur.
lesson-endgame-1-place = Votre boutique rapporte plus si sa rue grandit. Trouvez l’emplacement qui rapporte le plus.
lesson-endgame-1-aim = C’est le bon emplacement. Pivotez le Grand magasin pour qu’il rejoigne votre rue.
lesson-endgame-1-held = { $dollars } $ comptent pour moitié à la fin, et votre Boutique souvenirs profite de la rue qui s’allonge. Construisez le Grand magasin.
lesson-endgame-1-done = Trois bâtiments à vous dans la même rue. À Pat de construire la dernière tuile.
lesson-endgame-1-miss-1 = Vous prenez à Pat son meilleur emplacement : belle idée. Mais cherchez plutôt celui où votre propre rue rapporte le plus.

lesson-endgame-2-say = Vos bâtiments à 8 $, 5 $ et 9 $ ont rapporté 4 $, 3 $ et 5 $ : vous gagnez 12 à 11. Un bâtiment qui porte encore son enseigne rapporte la moitié.

## En solo contre Filou

lesson-grifter-title = En solo contre Filou

lesson-grifter-1-say = En solo, vous affrontez Filou, qui construit la tuile du dessus de la pioche. Construisez d’abord votre Foyer étudiant.
lesson-grifter-1-place = Touchez l’emplacement à côté de la Gare.
lesson-grifter-1-aim = Pivotez-le face au sud, dans la rue de la Gare.
lesson-grifter-1-held = { $dollars } $. Construisez-le.

lesson-grifter-2-say = Sa règle : construire là où la tuile vaut le plus. Deux emplacements se valent à 6 $, alors c’est vous qui choisissez : touchez l’un d’eux.
lesson-grifter-2-place = Sa règle : construire là où la tuile vaut le plus. Deux emplacements se valent à 6 $, alors c’est vous qui choisissez : touchez l’un d’eux.
lesson-grifter-2-held = Pendant que vous choisissez, vous voyez déjà la tuile que vous piocherez. Construisez.
lesson-grifter-2-done = Le Penthouse vient ensuite, et il rapporte s’il ferme une rue. Filou doit s’en servir pour fermer une rue, s’il le peut.
lesson-grifter-2-miss-1 = { $refusal }

lesson-grifter-3-say = Alors, donnez-lui une rue à fermer : la vôtre. Prenez le Musée.
lesson-grifter-3-place = Construisez-le sous le Parc municipal : cette rue n’a plus qu’un bout ouvert.
lesson-grifter-3-aim = Pivotez-le face à l’est, dans la rue du Parc.
lesson-grifter-3-held = { $dollars } $, une fois la rue fermée. Construisez-le.
lesson-grifter-3-done = Filou a fermé votre rue, qui vous a rapporté 14 $. Il ne prévoit jamais rien : faites-le pour lui.

## Copies et jokers

lesson-valuation-copy-title = Copies et jokers

lesson-valuation-copy-1-say = Le Magasin d’usine copie le meilleur des autres bâtiments de sa rue. Prenez-le.
lesson-valuation-copy-1-place = Trouvez l’emplacement où il rapporte le plus.
lesson-valuation-copy-1-aim = C’est le bon emplacement. Pivotez le Magasin d’usine pour qu’il rejoigne la rue du Parc.
lesson-valuation-copy-1-held = { $dollars } $ : il copie votre Marché aux puces, comme s’il était à sa place. Construisez-le.
lesson-valuation-copy-1-done = Deux séries d’un hipster et d’un parent, où les jokers remplacent ce qui manque. Une copie ne copie jamais une copie.
lesson-valuation-copy-1-miss-1 = Il n’y a rien à copier dans cette rue : seulement { $dollars } $ pour son client. Il y a mieux.

## Affaires : prendre ses jetons

lesson-business-title = Affaires : prendre ses jetons

lesson-business-1-say = Avec l’extension Affaires, chaque rue qui se ferme donne des jetons, selon les icônes d’un de vos bâtiments. Prenez le Musée.
lesson-business-1-place = Fermez la rue de la Gare par la gauche.
lesson-business-1-aim = Pivotez-le face à l’est, pour qu’il regarde la rue.
lesson-business-1-held = Il ferme la rue. Construisez-le.

lesson-business-2-say = Choisissez : le Loft branché donne deux jetons logement, l’Espace coworking un jeton au choix.
lesson-business-2-done = Vous avez pris deux jetons avant le paiement de la rue. Quand une sorte est épuisée, son icône vaut un joker.
lesson-business-2-miss-1 = Un jeton au choix : utile quand il complète une série. Ici, deux de la même sorte valent mieux.

lesson-business-3-say = À la fin, avoir le plus de jetons d’une sorte rapporte 10 $, ou 5 $ en cas d’égalité. Chaque série des quatre sortes rapporte 10 $.

## Consultants : l’Investisseur

lesson-consultant-investor-title = Consultants : l’Investisseur

lesson-consultant-investor-1-say = Vous êtes l’Investisseur : deux enseignes sur un bâtiment doublent sa valeur. Prenez la Brûlerie.
lesson-consultant-investor-1-place = Elle compte chacune de vos enseignes dans sa rue. Construisez-la à côté de votre Foyer étudiant.
lesson-consultant-investor-1-aim = Avec une enseigne, elle rapporterait { $dollars } $. Construisez-la avec deux.
lesson-consultant-investor-1-done = 20 $ : trois enseignes dans la rue font 9 $, comptés deux fois, plus 2 $ pour les deux hipsters de la Brûlerie. Un seul bâtiment doublé à la fois.
lesson-consultant-investor-1-miss-1 = Avec une seule enseigne, la Brûlerie rapporterait { $dollars } $. Construisez-la avec deux.

## Consultants : le Repéreur

lesson-consultant-location-scout-title = Consultants : le Repéreur

lesson-consultant-location-scout-1-say = Vous êtes le Repéreur : les symboles de vos bâtiments situés dans d’autres rues comptent aussi. Prenez le Spa Zénitude.
lesson-consultant-location-scout-1-place = Construisez-le à côté de la Gare, loin de votre Grand Hôtel.
lesson-consultant-location-scout-1-aim = Pivotez-le pour qu’il rejoigne la rue de la Gare.
lesson-consultant-location-scout-1-held = { $dollars } $ : le symbole touriste de la Gare, celui du spa, et les deux du Grand Hôtel, dans l’autre rue. Construisez le spa.
lesson-consultant-location-scout-1-done = Ces symboles comptent tant que le bâtiment porte votre enseigne. Une fois le bâtiment décompté et l’enseigne partie, ils ne comptent plus.

## Consultants : l’Entrepreneur

lesson-consultant-entrepreneur-title = Consultants : l’Entrepreneur

lesson-consultant-entrepreneur-1-say = Vous êtes l’Entrepreneur : une fois par rue, une tuile de votre main peut être décomptée à la place d’un bâtiment. Prenez l’Aire de jeux.
lesson-consultant-entrepreneur-1-place = Fermez la rue de la Gare par la gauche.
lesson-consultant-entrepreneur-1-aim = Pivotez-la face à l’est, pour qu’elle regarde la rue.
lesson-consultant-entrepreneur-1-held = Elle ferme la rue, et la page vous pose alors la question. Construisez-la.

lesson-consultant-entrepreneur-2-say = Décomptez le Cinéma à la place du Foyer étudiant : 2 $ de plus.
lesson-consultant-entrepreneur-2-done = La tuile reste dans votre main, mais tout le monde la connaît maintenant. Seul ce paiement a changé.
lesson-consultant-entrepreneur-2-miss-1 = Cela ne rapporterait pas plus. Décomptez une tuile à la place du Foyer étudiant.
