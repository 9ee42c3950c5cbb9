### Les règles. -body : des paragraphes ; -points : une liste à la suite ; -after : des paragraphes après la liste. Une ligne vide les sépare.

## Le jeu de base

rule-part-base = Le jeu de base

rule-aim-title = Le but du jeu
rule-aim-body =
    C’est en ville que tout se passe. Les hipsters arrivent avec leur tourne-disque, les touristes avec leur appareil photo, les parents avec leur poussette et les clients avec leurs sacs. Tous veulent habiter là où il se passe quelque chose, et dès qu’une rue est terminée, on leur parle d’une autre, bien mieux.

    Vous bâtissez une ville ensemble, un bâtiment par tour, et chacun veut en posséder les meilleures rues. Une rue paie quand ses deux bouts sont fermés. Ses propriétaires touchent alors de l’argent et reprennent leurs enseignes, et ceux qui l’habitaient font leurs bagages.

    Vous prévoyez donc deux choses : d’abord où votre bâtiment vaudra le plus, ensuite où ira la foule. Le joueur qui a le plus d’argent à la fin gagne.

rule-city-title = La ville
rule-city-body =
    La ville est une grille de cases carrées. Chaque bâtiment occupe une case et n’a de route que d’un seul côté. Ce côté est sa base, et la direction que regarde la base est l’orientation du bâtiment : nord, est, sud ou ouest.

    Quand un bâtiment fait face au nord ou au sud, sa route est horizontale. Quand il fait face à l’est ou à l’ouest, elle est verticale. À chaque construction, vous choisissez librement l’orientation.

    Chaque bâtiment présente à ses voisins trois sortes de côtés.
rule-city-points =
    Le long côté : la base, avec toute la longueur de la route.

    Deux bouts : les côtés à gauche et à droite de la base, où la route débouche dans un coin.

    L’arrière : le côté opposé à la base, sans route.

rule-setup-title = Mise en place
rule-setup-body =
    La Gare centrale est au milieu, face au sud. Le Parc municipal est juste en dessous, face à l’est : leurs routes forment un angle. Une personne de chaque couleur attend à la Gare. Ces deux bâtiments ne sont à personne et ne valent jamais rien par eux-mêmes.

    La Gare a un symbole de chaque couleur : on peut y emménager tant que sa rue n’est pas fermée. Ses quatre symboles comptent dans sa propre rue et dans celle du Parc, vers laquelle ils pointent. Le Parc a un symbole joker.

    Les autres tuiles sont triées selon le symbole de leur dos, quelques-unes sont écartées sans être vues, et le reste est mélangé en une seule pioche.
rule-setup-points =
    2 joueurs, ou solo : 2 des 8 tuiles de base de chaque dos sont écartées. Il en reste 30.

    3 joueurs : 1 tuile de chaque dos, sauf le dos joker, est écartée. Il en reste 36.

    4 joueurs : les 40 tuiles de base.

    5 joueurs : les 40 tuiles de base et les 5 tuiles marquées 5+. Cela fait 45.

    Chaque joueur a 5 enseignes et pioche 3 tuiles. Autour d’une table, la personne qui a le plus l’air d’un hipster commence. Ici, le premier joueur est choisi ou tiré au sort.

    La boîte contient 12 habitants de chaque couleur. Si une couleur s’épuise, on place ceux qui restent. L’argent ne manque jamais.

    La face des tuiles des autres joueurs et l’ordre de la pioche sont secrets. Le dos des tuiles en main et celui de la prochaine sont visibles de tous, comme tout ce qui est dans la ville, ainsi que l’argent, les enseignes, les jetons et les consultants.

rule-turn-title = Votre tour
rule-turn-body =
    On joue dans le sens des aiguilles d’une montre. La personne dont c’est le tour est le joueur actif. Un tour se déroule toujours dans le même ordre.

    Quand la pioche est vide, on continue sans piocher jusqu’à ce que toutes les mains soient vides. Après le dernier tour vient le décompte final.
rule-turn-points =
    Abandonnez un bâtiment, mais seulement si vous n’avez plus d’enseigne en réserve.

    Construisez une tuile de votre main.

    Décomptez, l’une après l’autre, les rues qui viennent de se fermer.

    Piochez la tuile du dessus de la pioche, s’il en reste une.

rule-abandon-title = Abandonner un bâtiment
rule-abandon-body =
    Un nouveau bâtiment demande une enseigne. S’il ne vous en reste aucune au moment de construire, vous devez d’abord abandonner un de vos bâtiments. À tout autre moment, c’est interdit.

    Avec l’extension Affaires, vous prenez d’abord les jetons de ce bâtiment. Puis son enseigne vous revient (les deux, s’il était doublé), et ses habitants déménagent comme après un décompte. Ils peuvent aller dans d’autres bâtiments de la même rue, mais pas rester dans le bâtiment abandonné s’ils peuvent aller ailleurs.

    Le bâtiment reste où il est et n’est plus à personne. D’autres peuvent y emménager plus tard (édition russe : non). Quelqu’un peut donc être debout, en FOMO, sur un bâtiment abandonné qui montre sa propre couleur, à côté de nouveaux venus couchés.

    Si la ville n’a plus d’emplacement permis pour aucune tuile, personne n’abandonne rien : la partie s’arrête aussitôt, avec le décompte final.

rule-build-title = Construire
rule-build-body =
    Choisissez une tuile de votre main, un emplacement et une orientation. Le nouveau bâtiment prend vie.

    Tout cela se passe avant tout décompte, même si la rue du nouveau bâtiment se ferme aussitôt.
rule-build-points =
    Un habitant arrive pour chaque symbole de couleur de la tuile, dans la couleur du symbole. Les jokers n’amènent personne.

    Vous y posez une de vos enseignes.

    Tous les habitants en FOMO dont la tuile montre la couleur y emménagent aussitôt, où qu’ils soient en ville. Ils ne sont plus en FOMO.

rule-placing-title = Où un bâtiment peut se placer
rule-placing-body =
    Un bâtiment demande une case vide et un voisin dont la route rejoint la sienne. Regardez chacun des voisins, quatre au plus, et comparez les deux côtés qui se touchent.

    Un emplacement est permis si rien ne l’interdit, si au moins un voisin est relié, et si la rue que vous rejoignez ou formez a 5 bâtiments au plus, en comptant les deux morceaux si vous comblez un trou. Se toucher par un coin ne suffit jamais.
rule-placing-points =
    Long côté contre long côté : interdit. Deux routes ne peuvent pas se longer.

    Bout contre bout, même orientation : relié. Les deux bâtiments sont dans la même rue.

    Bout contre bout, l’un des deux à l’envers : permis, mais pas relié. Chacun termine la rue de l’autre.

    Long côté contre bout : relié. Les routes font un angle ou un croisement entre deux rues.

    L’arrière contre n’importe quoi : permis, mais pas relié.

rule-streets-title = Les rues
rule-streets-body =
    Une rue est une suite ininterrompue de bâtiments de même orientation, côte à côte le long de leur route. Chaque bâtiment est dans une seule rue. Un bâtiment isolé est une rue à lui seul.

    Une rue a 5 bâtiments au plus.

    Des bâtiments qui se rejoignent à un angle ou à un croisement sont voisins, mais dans des rues différentes.

rule-enclosed-title = Les rues fermées
rule-enclosed-body =
    Une rue a deux bouts. Si un bâtiment occupe la case juste après un bout, ce bout est fermé. Ce bâtiment a toujours une autre orientation, sans quoi il ferait partie de la rue. Que les routes se rejoignent ou non ne change rien.

    Une rue qui n’est pas fermée est ouverte. Quand ses deux bouts sont fermés, la rue est fermée. Elle est décomptée pendant le tour qui l’a fermée, et reste fermée jusqu’à la fin de la partie. Plus personne ne peut y emménager.

    Un seul bâtiment peut fermer plusieurs rues à la fois, et sa propre rue peut se fermer au même moment.

rule-pointing-title = Les symboles qui pointent vers une rue
rule-pointing-body =
    Les symboles d’un bâtiment ont des flèches qui désignent sa base. Si le bâtiment se trouve juste après le bout d’une rue et que sa base lui fait face, ses symboles pointent vers cette rue.

    Ces symboles comptent deux fois : pour la rue du bâtiment, et pour celle vers laquelle ils pointent. Cela vaut dès que le bâtiment est là, même si l’autre bout de la rue est encore ouvert.

    Seuls les symboles débordent ainsi. Les habitants ne comptent que dans la rue où ils logent.

rule-people-title = Les déménagements
rule-people-body =
    Après le décompte d’une rue, ses habitants déménagent. Le joueur actif décide pour chacun où il va. Ceux qui peuvent partir doivent partir. Ceux de la rue qui étaient déjà en FOMO partent aussi, et ne le sont plus.

    Les habitants d’une couleur peuvent aller dans tout bâtiment, proche ou lointain, qui remplit deux conditions.
rule-people-points =
    Il montre un symbole de cette couleur. Un joker ne suffit pas.

    Sa rue est ouverte. Une rue fermée ne convient pas, même si elle attend encore son décompte.
rule-people-after =
    Peu importe à qui il est et combien d’habitants s’y trouvent déjà : un bâtiment accueille autant de monde qu’on veut. Les bâtiments des autres, les bâtiments abandonnés et la Gare centrale conviennent aussi. (Édition russe : pas les bâtiments abandonnés.)

    Les couleurs partent l’une après l’autre : touristes, hipsters, parents, clients. Tous ceux d’une couleur se lèvent ensemble, puis trouvent leur place un par un. Si une couleur n’a nulle part où aller, ses habitants restent où ils sont et se mettent debout : ils sont en FOMO.

rule-fomo-title = FOMO
rule-fomo-body =
    Les habitants qui devraient partir mais n’ont nulle part où aller ont la FOMO, la peur de rater quelque chose (en anglais, Fear Of Missing Out). Ils se mettent debout au lieu d’être couchés, et attendent sur place.

    Dès que quelqu’un construit une tuile qui montre leur couleur, ils y filent tous, de toute la ville, avant tout décompte. Que ce soit votre tuile ou celle d’un autre, la foule s’en moque. (Édition russe : ils ne filent pas vers un bâtiment dont la rue se ferme aussitôt, et en attendent un dans une rue ouverte.)

    Pendant qu’ils attendent, ils comptent toujours comme habitants du bâtiment où ils se tiennent. (Édition russe : ils ne comptent pas.)

rule-first-game-title = Votre première partie
rule-first-game-body =
    Jouez votre première partie sans les extensions. Elles ajoutent des choix, et la ville en offre déjà beaucoup. Si vous n’avez personne sous la main, commencez par le solo en Facile.

    Ces habitudes aident dès le premier tour.
rule-first-game-points =
    Avant de fermer une rue, comptez ce que les autres y gagnent. Fermer paie tout le monde.

    N’importe qui peut fermer une rue qui n’a plus qu’un bout ouvert, et peut-être avec une tuile qui vous gêne. Fermez-la vous-même, ou construisez là où vous ne risquez rien.

    Le joueur qui ferme une rue décide où va sa foule. Ayez un bâtiment prêt à l’accueillir : dans une rue ouverte, avec le bon symbole.

    Un bâtiment placé au bout d’une rue et tourné vers elle lui prête ses symboles, qui comptent aussi dans sa propre rue. Les autres propriétaires de la rue en profitent aussi.

    Les habitants en FOMO attendent la prochaine tuile de leur couleur. Gardez-en une en main, ou construisez-la avant les autres.

    Cinq enseignes, c’est peu. Les rues courtes qui se ferment vite vous les rendent.

    Un bâtiment qui porte encore son enseigne à la fin rapporte la moitié. Vers la fin, fermez ce que vous pouvez et laissez ouvert ce qui est aux autres.

## Le décompte

rule-part-scoring-part = Le décompte

rule-scoring-title = Décompter une rue
rule-scoring-body =
    Les rues fermées pendant ce tour sont maintenant décomptées, l’une après l’autre. S’il y en a plusieurs, le joueur actif choisit l’ordre.

    Toutes les valeurs d’une rue sont calculées d’après la ville telle qu’elle est au début de son décompte, avant qu’aucune enseigne soit retirée.
rule-scoring-points =
    Avec l’extension Affaires, les joueurs prennent d’abord leurs jetons.

    En commençant par le joueur actif, puis dans le sens des aiguilles d’une montre, chacun gagne de l’argent pour chacun de ses bâtiments dans la rue : sa valeur, plus 1 $ par habitant.

    Toutes les enseignes de la rue retournent à leurs propriétaires.

    Le joueur actif déplace les habitants de la rue.

rule-example-title = Exemple : le décompte d’une rue
rule-example-body =
    Trois bâtiments forment une rue. Hana a la Galerie d’art : 2 $ par symbole hipster, un symbole hipster, trois hipsters. Dan a le Marché aux puces : 5 $ par série d’un hipster et d’un parent, un symbole parent, un parent. Dan a aussi le Premier chez-soi : 2 $ par symbole parent, un symbole parent, un parent.

    Hana vient de construire le Foyer étudiant à un bout, face à la rue : son symbole hipster pointe vers elle. À l’autre bout, un bâtiment pointe vers elle avec un symbole joker. La rue est fermée.

    La Galerie d’art voit deux symboles hipster et le joker : 6 $, et 3 $ pour ses habitants. Hana gagne 9 $.

    Le Marché aux puces demande un hipster et un parent par série. Il y a deux symboles hipster et deux symboles parent, donc deux séries : 10 $, et 1 $ pour son habitant. Dan gagne 11 $. Le Premier chez-soi voit deux symboles parent et le joker : 6 $, et 1 $ pour son habitant. Dan gagne 7 $.

    Hana déplace ensuite les trois hipsters vers le Foyer étudiant. Les deux parents ne trouvent aucun bâtiment à symbole parent dans une rue ouverte : ils passent en FOMO.

    C’est au tour de Dan, qui construit ailleurs le Loft branché : deux symboles parent. Deux nouveaux parents emménagent, et les deux en FOMO y filent aussi. Quatre parents habitent maintenant le Loft branché, et personne n’est plus en FOMO.

rule-advanced-example-title = Exemple : une rue plus corsée
rule-advanced-example-body =
    Sous le Parc municipal se suivent le Magasin d’usine, le Salon de tatouage, l’Aire de jeux et le Musée : une rue de cinq. Ana a le Magasin d’usine et le Musée, Ben les deux autres. La Gare centrale fait face à la rue, par le haut. Ben construit le Cinéma sous le Musée, et les deux bouts sont fermés.

    Le Musée d’Ana rapporte 6 $ par paire de symboles touriste. Il en a deux, celui de la Gare pointe vers la rue, et le joker du Parc fait le quatrième : deux paires font 12 $, plus 2 $ pour ses habitants. Ana gagne 14 $.

    Le Magasin d’usine d’Ana copie le meilleur des autres bâtiments de la rue. C’est le Musée : encore 12 $, avec les mêmes symboles, car chaque bâtiment les compte à nouveau. Avec 1 $ pour son habitant, Ana gagne 13 $.

    L’Aire de jeux de Ben compte les tuiles qui l’entourent, et il n’y en a que deux : 4 $, plus 2 $ pour ses habitants. Ben gagne 6 $.

    Le Salon de tatouage de Ben rapporterait 6 $ s’il fermait une autre rue, mais il est au milieu de celle-ci. Il vaut donc 0 $, et son habitant rapporte 1 $ à Ben.

    Pour ses 7 $, Ben en a donné 27 à Ana. Il aurait mieux fait de construire le Cinéma ailleurs et de laisser la rue ouverte.

rule-valuations-title = Les valeurs
rule-valuations-body =
    La valeur d’un bâtiment est la règle imprimée dessus, qui dit combien il rapporte. Il y en a neuf sortes. Le montant en dollars est lui aussi imprimé sur la tuile.

    En plus de sa valeur, un bâtiment rapporte toujours 1 $ par habitant, quelle que soit sa couleur.

rule-valuation-people-title = Valeur Habitants
rule-valuation-people-body =
    En général 2 $ pour chaque habitant d’une couleur n’importe où dans la rue du bâtiment, quel que soit le propriétaire du bâtiment où il loge.

    Le dollar par habitant du bâtiment lui-même s’y ajoute.

rule-valuation-symbols-title = Valeur Symboles
rule-valuation-symbols-body = En général 2 $ pour chaque symbole d’une sorte dans la rue ou pointant vers elle. Les symboles du bâtiment lui-même comptent, et chaque joker compte aussi.

rule-valuation-sets-title = Valeur Séries
rule-valuation-sets-body =
    En général 5 $ pour chaque série complète de deux symboles différents, ou 6 $ pour chaque paire du même symbole. Tous les symboles de la rue et tous ceux qui pointent vers elle peuvent servir, chacun dans une seule série.

    Un joker remplace un symbole au choix. Vous n’avez rien à démêler : le jeu trouve toujours le plus de séries possible.

rule-valuation-wild-title = Valeur Jokers
rule-valuation-wild-body = En général 4 $ pour chaque symbole joker dans la rue ou pointant vers elle, celui du bâtiment lui-même compris.

rule-valuation-signs-title = Valeur Enseignes
rule-valuation-signs-body = En général 3 $ pour chaque enseigne du propriétaire dans la rue, celle du bâtiment lui-même comprise. Un bâtiment doublé en a deux, et les deux comptent.

rule-valuation-size-title = Valeur Taille
rule-valuation-size-body = En général 2 $ pour chaque bâtiment de la rue, celui-ci compris, quel qu’en soit le propriétaire.

rule-valuation-adjacency-title = Valeur Voisinage
rule-valuation-adjacency-body = En général 2 $ pour chacune des tuiles autour du bâtiment, 8 au plus, en ligne droite ou en diagonale. Peu importe dans quelle rue elles sont.

rule-valuation-enclosure-title = Valeur Fermeture
rule-valuation-enclosure-body =
    En général 6 $, si ce bâtiment ferme un bout d’au moins une rue fermée. En fermer plusieurs ne rapporte pas davantage. S’il n’en ferme aucune, il ne vaut que ses habitants.

    Cette valeur est payée comme les autres quand le bâtiment lui-même est décompté, et aussi au décompte final.

rule-valuation-copy-title = Valeur Copie
rule-valuation-copy-body =
    Ce bâtiment prend la valeur d’un autre bâtiment de sa rue, toujours la meilleure. Peu importe à qui est l’autre bâtiment, ou s’il est à quelqu’un.

    Cette valeur est calculée là où se trouve l’autre bâtiment, mais pour le propriétaire de la copie : avec ses enseignes et son consultant.

    Une copie ne peut pas copier une copie. S’il n’y a rien à copier, elle vaut 0 $. (Édition russe : elle ne peut copier ni une fermeture ni un voisinage.)

rule-endgame-title = La fin de la partie
rule-endgame-body =
    La partie se termine quand toutes les mains sont vides et que le dernier joueur a fini son tour. Elle s’arrête aussi dès que la ville n’a plus d’emplacement permis pour aucune tuile.

    Chaque bâtiment qui porte encore une enseigne rapporte la moitié de sa valeur et de ses habitants réunis, arrondie au dollar supérieur pour chaque bâtiment : 7 $ rapportent 4 $. Tout est calculé d’après la ville telle qu’elle est, avant qu’aucune enseigne soit retirée. Personne ne déménage, et l’on ne prend pas de jetons.

    Avec l’extension Affaires, les bonus sont ensuite payés en entier.

    Le joueur qui a le plus d’argent gagne. En cas d’égalité, rejouez pour vous départager. (Règles provisoires : les joueurs à égalité partagent la victoire.)

## Les extensions

rule-part-expansions = Les extensions

rule-business-title = Affaires
rule-business-body =
    Chaque bâtiment a une activité : une icône, deux fois la même, ou une icône joker. Il y a 12 jetons de chacune des quatre sortes : restauration, logement, loisirs et commerce.

    Quand une rue se ferme, et avant le décompte de ses bâtiments, chaque joueur qui y a un bâtiment en choisit un et prend un jeton pour chaque icône. Le joueur qui suit le joueur actif commence, puis on continue dans le sens des aiguilles d’une montre. Le joueur actif passe en dernier.

    À la fin de la partie, vos jetons vous rapportent de l’argent.
rule-business-points =
    Pour une icône joker, prenez un jeton au choix.

    Si les jetons d’une sorte sont épuisés, son icône vaut un joker. Chaque icône compte à part : s’il reste un seul jeton, une icône double le prend, puis un autre au choix.

    S’il n’y a plus aucun jeton, vous ne recevez rien.

    Quand vous abandonnez un bâtiment, vous prenez ses jetons de la même façon, avant de retirer son enseigne.

    Fin de la partie : pour chaque sorte, le joueur qui a le plus de jetons reçoit 10 $. En cas d’égalité, chacun reçoit 5 $. Il faut au moins un jeton.

    Fin de la partie : chaque série complète des quatre sortes vaut 10 $.

rule-business-example-title = Exemple : Affaires
rule-business-example-body =
    La partie est finie. Ana a 1 jeton restauration, 4 logement, 3 loisirs et 2 commerce. Ben a 3 jetons restauration, 2 logement, 2 loisirs et 2 commerce.

    Ana a le plus de jetons logement et le plus de jetons loisirs : 10 $ chaque fois. Tous deux ont 2 jetons commerce, donc chacun reçoit 5 $ pour l’égalité. Ana a une série complète : 10 $. Cela fait 35 $.

    Ben a le plus de jetons restauration : 10 $, et 5 $ pour l’égalité. Il a deux séries complètes : 20 $. Cela fait 35 $ aussi.

rule-consultants-title = Consultants
rule-consultants-body =
    Chaque joueur a un consultant, visible de tous, distribué au hasard, ou choisi si tous sont d’accord. Aucune carte ne sert deux fois.

    Le Promoteur se joue à 2, 3 ou 4 joueurs, et le Rénovateur à 3, 4 ou 5. Aucun des deux ne sert avec l’extension Affaires, ni en solo. Les cinq autres peuvent toujours servir.

    Les symboles supplémentaires d’une carte ne comptent que pour son propriétaire, pour les valeurs Symboles, Séries et Jokers, et une fois par bâtiment décompté, même à travers une copie.

    Au décompte final, le joker de la carte du Hacker et le symbole hipster de celle de la Légende hipster comptent encore.

rule-consultant-contractor-title = Promoteur
rule-consultant-contractor-body =
    À votre tour, vous construisez deux tuiles et en piochez deux. Vous devez construire les deux. Chaque construction se termine avant que la suivante commence : abandonnez s’il le faut, construisez, décomptez, déplacez les habitants. Si vous devez abandonner un bâtiment pour votre deuxième tuile, ce peut être celui que vous venez de construire.

    Préparez la pioche comme pour un joueur de plus (à 4 joueurs, les tuiles 5+ entrent en jeu), puis écartez encore 3 tuiles au hasard.

    Dans vos trois derniers tours, quand la pioche est déjà vide au début de votre tour, vous ne construisez qu’une tuile.

    Pour 2 à 4 joueurs. Pas avec l’extension Affaires.

rule-consultant-hacker-title = Hacker
rule-consultant-hacker-body =
    Votre carte montre un symbole joker, qui compte pour chacun de vos bâtiments quand il est décompté.

    Les symboles au dos des tuiles de votre main comptent aussi, un par tuile. Ce qui compte, c’est votre main au moment du décompte : à votre propre tour, la tuile que vous venez de construire n’y est plus.

rule-consultant-entrepreneur-title = Entrepreneur
rule-consultant-entrepreneur-body =
    Une fois dans chaque rue fermée où vous avez un bâtiment, vous pouvez décompter une tuile de votre main à la place d’un de vos bâtiments. Sa valeur est calculée à la place de ce bâtiment. Habitants, symboles et enseignes restent comme ils sont, et seul ce paiement change : ailleurs dans la rue, une copie voit toujours le bâtiment qui s’y trouve.

    Ce ne peut pas être une tuile de copie. La tuile reste dans votre main, mais tout le monde la connaît jusqu’à ce que vous la construisiez. Elle ne donne pas de jetons.

    L’Entrepreneur n’a pas d’effet au décompte final.

rule-consultant-investor-title = Investisseur
rule-consultant-investor-body =
    Quand vous construisez, vous pouvez poser deux de vos enseignes sur le bâtiment. Sa valeur compte alors double, mais pas le dollar par habitant.

    Vous ne pouvez avoir qu’un bâtiment doublé à la fois. Si vous devez d’abord abandonner un bâtiment, cette limite se vérifie après l’abandon. Les deux enseignes reviennent ensemble.

    Vous ne doublez un bâtiment qu’en le construisant : les enseignes qui reviennent dans le même tour arrivent trop tard.

    La copie d’un bâtiment doublé n’est pas doublée, mais une copie peut elle-même être doublée. Doubler ne donne pas de jetons en plus.

rule-consultant-hipster-legend-title = Légende hipster
rule-consultant-hipster-legend-body =
    Votre carte montre un symbole hipster, qui compte pour chacun de vos bâtiments quand il est décompté. Pour vous, tout symbole hipster est un joker pendant le décompte.

    Les habitants ne s’y trompent pas : seuls les hipsters vont vers les symboles hipster.

rule-consultant-renovator-title = Rénovateur
rule-consultant-renovator-body =
    Au lieu de construire normalement, vous pouvez construire par-dessus un bâtiment d’une rue fermée. L’orientation reste la même. On ne peut pas recouvrir la Gare centrale. (Édition russe : le Parc municipal non plus.)

    Les habitants du bâtiment recouvert dont la nouvelle tuile montre la couleur y emménagent. Les autres attendent en FOMO à la Gare centrale. Si c’est la rue de la Gare que l’on rénove, ils comptent parmi ses habitants.

    Les nouveaux habitants, votre enseigne et les habitants en FOMO arrivent comme pour toute construction. Puis la rue est aussitôt décomptée de nouveau. Si le bâtiment que vous recouvrez ferme une rue, la nouvelle tuile la ferme aussi ; si elle a une valeur Fermeture, cette valeur est payée.

    La tuile recouverte sort du jeu. Pour 3 à 5 joueurs. Pas avec l’extension Affaires.

rule-consultant-location-scout-title = Repéreur
rule-consultant-location-scout-body =
    Quand vos bâtiments sont décomptés, les symboles de ceux que vous avez dans d’autres rues comptent aussi, tant que votre enseigne y est encore.

    Un de vos bâtiments qui pointe vers la rue peut compter deux fois : une fois parce qu’il pointe, une fois grâce à cette carte.

    Si plusieurs rues sont décomptées dans le même tour, l’ordre compte : les bâtiments décomptés ont perdu leur enseigne.

    Le Repéreur n’a pas d’effet au décompte final.

## En solo

rule-part-solo-part = En solo

rule-solo-title = La partie en solo
rule-solo-body =
    Vous affrontez Filou, qui construit selon une règle fixe et n’a jamais à réfléchir. La mise en place est celle d’une partie à 2 joueurs. Filou n’a pas de main, et autant d’enseignes qu’il lui en faut. Trois tuiles sont mises de côté, face cachée : la pioche finale de Filou.

    La pioche principale est face visible : vous en connaissez toujours la tuile du dessus. À chaque manche, vous construisez et décomptez. Puis Filou construit la tuile du dessus de la pioche et décompte. Puis vous piochez. Pendant que vous placez la tuile de Filou, vous voyez déjà celle d’en dessous, que vous piocherez. Vous ne voyez jamais plus loin.

    Quand la dernière tuile de la pioche principale est prise, la pioche finale est mélangée et retournée face visible. Filou la joue dans les trois dernières manches. Jusque-là, vous voyez un dos, qui ne dit rien de l’ordre à venir.

    À la fin, on décompte vos bâtiments et ceux de Filou. Vous gagnez si vous avez plus d’argent que Filou. L’égalité profite à Filou.
rule-solo-points =
    Facile : Filou commence avec 0 $.

    Normal : Filou commence avec 20 $.

    Difficile : Filou commence avec 50 $.

    Avec les Consultants, Filou commence avec 40 $ de plus. Il ne reçoit pas de carte.

rule-grifter-title = Où Filou construit
rule-grifter-body =
    Filou place sa tuile là où la valeur de la tuile elle-même serait la plus grande en ce moment, comme si on la décomptait aussitôt, avec ses habitants en place et ceux en FOMO qu’elle attire. Rien d’autre ne compte, pas même si elle ferme une rue.

    Une tuile à valeur Fermeture fait exception. Filou cherche les emplacements où elle ferme une rue, et prend celui après lequel le plus d’habitants iraient dans ses bâtiments. S’il n’y en a pas, tous les emplacements permis se valent.

    Quand des emplacements se valent, vous choisissez, et vous pouvez prendre celui qui vous arrange. Le plateau les montre.
rule-grifter-points =
    Quand Filou devrait décider quelque chose, comme l’ordre des rues ou la destination des habitants, vous décidez pour lui.

    Au tour de Filou, les habitants doivent aller dans ses bâtiments s’il y en a un qui leur convient. S’il y en a plusieurs, vous choisissez.

    Avec l’extension Affaires, Filou prend un jeton de la sorte dont il a le moins, selon ce que permettent ses bâtiments dans la rue. En cas d’égalité, vous départagez.

    Ici, Filou joue selon les règles de 2021 dans toutes les éditions. C’est notre choix : le livret russe formule autrement pour lui les copies et les jetons.

rule-solo-tips-title = Battre Filou
rule-solo-tips-body = Filou ne pense jamais au coup d’après. Vous pouvez le faire pour lui.
rule-solo-tips-points =
    Vous voyez sa prochaine tuile avant de construire. Prenez-lui l’emplacement qu’il préférerait, ou faites en sorte que le meilleur pour sa tuile soit celui qui vous arrange.

    Quand des emplacements se valent pour lui, prenez celui qui ferme une de vos rues, ou celui qui ne lui rapportera rien plus tard.

    Une tuile à valeur Fermeture doit fermer une rue si elle le peut. Laissez-lui celle où vous gagnez le plus.

    À votre tour, vous envoyez la foule où vous voulez. Au sien, elle va dans ses bâtiments si possible. Fermez donc vous-même les rues très peuplées.

    Il n’abandonne jamais de bâtiment, et ceux qu’il a encore à la fin rapportent la moitié. Laissez ouvertes ses bonnes rues.

## Éditions et enregistrements

rule-part-more = Éditions et enregistrements

rule-editions-title = Les éditions
rule-editions-body =
    Streets a paru en plusieurs versions, qui diffèrent sur quelques points. Une partie se joue du début à la fin dans une seule édition. Si vous n’en choisissez pas, les règles de 2021 s’appliquent.

    Les règles provisoires de 2020 ne diffèrent de celles de 2021 que sur un point : si des joueurs finissent à égalité, ils partagent la victoire.

    L’édition russe diffère sur les points suivants.
rule-editions-points =
    On ne peut pas emménager dans un bâtiment abandonné.

    Une copie ne peut copier ni une valeur Fermeture ni une valeur Voisinage.

    Les habitants en FOMO ne comptent pas au décompte : ils ne rapportent pas leur dollar, et les valeurs Habitants les ignorent.

    Les habitants en FOMO ne filent pas vers un nouveau bâtiment dont la rue se ferme aussitôt. Ils en attendent un dans une rue ouverte, ou un bâtiment rénové.

    Le Rénovateur ne peut pas recouvrir le Parc municipal.

rule-record-title = Enregistrements
rule-record-body =
    Chaque partie est enregistrée : sa mise en place, et chaque choix qui y a été fait. Cela suffit pour retrouver toute la partie, choix par choix. Le même texte est votre partie enregistrée, le fichier exporté et le lien que vous partagez.

    La graine est le nom d’une donne. La même graine avec les mêmes options donne toujours les mêmes tuiles : vos amis peuvent jouer ailleurs exactement la même partie.

    Quand vous ouvrez un enregistrement, chaque choix est vérifié d’après ces règles. Si l’un d’eux est faux, la page dit lequel et pourquoi, et vous pouvez reprendre juste avant.
