### Les bâtiments, par leurs identifiants du fichier de tuiles : le nom, et une phrase sur le lieu.
###
### Formes (FORM) : the et The, avec l’article, dans une phrase ou à son début ; of, avec « de » ; to, avec « à ».

names-person = { $name }
names-you = Vous
    .the = vous

building-central-station = Gare centrale
    .the = la Gare centrale
    .The = La Gare centrale
    .of = de la Gare centrale
    .to = à la Gare centrale
flavour-central-station = Dans cette ville, toutes les histoires commencent à la descente d’un train.

building-city-park = Parc muni{ "\u00AD" }cipal
    .the = le Parc municipal
    .The = Le Parc municipal
    .of = du Parc municipal
    .to = au Parc municipal
flavour-city-park = Les canards connaissent tous les habitués par leur prénom.

building-student-house = Foyer étudiant
    .the = le Foyer étudiant
    .The = Le Foyer étudiant
    .of = du Foyer étudiant
    .to = au Foyer étudiant
flavour-student-house = Six colocataires, une seule bouilloire, et chacun a son avis sur la question.

building-art-gallery = Galerie d’art
    .the = la Galerie d’art
    .The = La Galerie d’art
    .of = de la Galerie d’art
    .to = à la Galerie d’art
flavour-art-gallery = Personne ne sait dans quel sens accrocher le grand tableau, et c’est voulu.

building-micro-brewery = Micro{ "\u00AD" }brasserie
    .the = la Microbrasserie
    .The = La Microbrasserie
    .of = de la Microbrasserie
    .to = à la Microbrasserie
flavour-micro-brewery = La nouvelle cuvée a un goût de pin, de prune et d’un brin trop d’ambition.

building-record-shop = Disquaire
    .the = le Disquaire
    .The = Le Disquaire
    .of = du Disquaire
    .to = au Disquaire
flavour-record-shop = Le patron a le disque que vous cherchez, mais écoutez d’abord celui-ci.

building-coffee-roastery = Brûlerie
    .the = la Brûlerie
    .The = La Brûlerie
    .of = de la Brûlerie
    .to = à la Brûlerie
flavour-coffee-roastery = L’odeur vous rattrape à trois rues d’ici, et il est déjà trop tard.

building-tattoo-parlour = Salon de tatouage
    .the = le Salon de tatouage
    .The = Le Salon de tatouage
    .of = du Salon de tatouage
    .to = au Salon de tatouage
flavour-tattoo-parlour = On vous demande toujours deux fois si vous êtes bien sûr du prénom.

building-co-working-hub = Espace cowor{ "\u00AD" }king
    .the = l’Espace coworking
    .The = L’Espace coworking
    .of = de l’Espace coworking
    .to = à l’Espace coworking
flavour-co-working-hub = Douze entreprises, une imprimante et un chien de bureau très patient.

building-bicycle-workshop = Atelier vélo
    .the = l’Atelier vélo
    .The = L’Atelier vélo
    .of = de l’Atelier vélo
    .to = à l’Atelier vélo
flavour-bicycle-workshop = On répare vos freins sur-le-champ, et on règle la selle sans même demander.

building-starter-home = Premier chez-soi
    .the = le Premier chez-soi
    .The = Le Premier chez-soi
    .of = du Premier chez-soi
    .to = au Premier chez-soi
flavour-starter-home = C’est petit, ça penche un peu, mais on y est chez soi.

building-flea-market = Marché aux puces
    .the = le Marché aux puces
    .The = Le Marché aux puces
    .of = du Marché aux puces
    .to = au Marché aux puces
flavour-flea-market = Sous cette lampe se cache l’objet qui vous manquait sans que vous le sachiez.

building-trendy-lofts = Loft branché
    .the = le Loft branché
    .The = Le Loft branché
    .of = du Loft branché
    .to = au Loft branché
flavour-trendy-lofts = On y fabriquait des boutons, et on en retrouve encore un de temps en temps.

building-kindergarten = Mater{ "\u00AD" }nelle
    .the = la Maternelle
    .The = La Maternelle
    .of = de la Maternelle
    .to = à la Maternelle
flavour-kindergarten = L’heure de la sieste est le secret le mieux gardé de la ville.

building-toy-store = Magasin de jouets
    .the = le Magasin de jouets
    .The = Le Magasin de jouets
    .of = du Magasin de jouets
    .to = au Magasin de jouets
flavour-toy-store = Le train de la vitrine tournait déjà bien avant la naissance du maire.

building-play-park = Aire de jeux
    .the = l’Aire de jeux
    .The = L’Aire de jeux
    .of = de l’Aire de jeux
    .to = à l’Aire de jeux
flavour-play-park = Le toboggan n’est jamais aussi rapide que juste après la pluie.

building-sweet-ice-cream = Glacier
    .the = le Glacier
    .The = Le Glacier
    .of = du Glacier
    .to = au Glacier
flavour-sweet-ice-cream = Deux boules, c’est un goûter. Trois, c’est un programme pour la soirée.

building-terraced-houses = Maison mi{ "\u00AD" }toyenne
    .the = la Maison mitoyenne
    .The = La Maison mitoyenne
    .of = de la Maison mitoyenne
    .to = à la Maison mitoyenne
flavour-terraced-houses = Chaque porte a sa couleur, et chaque voisin a le double des clés.

building-fashion-outlet = Magasin d’usine
    .the = le Magasin d’usine
    .The = Le Magasin d’usine
    .of = du Magasin d’usine
    .to = au Magasin d’usine
flavour-fashion-outlet = Cette veste, vous l’aviez vue ailleurs, mais ici, elle vous va.

building-high-end-tailor = Tailleur de luxe
    .the = le Tailleur de luxe
    .The = Le Tailleur de luxe
    .of = du Tailleur de luxe
    .to = au Tailleur de luxe
flavour-high-end-tailor = Il prend les mesures une fois, hoche la tête et ne se trompe jamais.

building-concept-store = Concept-store
    .the = le Concept-store
    .The = Le Concept-store
    .of = du Concept-store
    .to = au Concept-store
flavour-concept-store = On y vend des chaises, du savon et une ambiance.

building-department-store = Grand magasin
    .the = le Grand magasin
    .The = Le Grand magasin
    .of = du Grand magasin
    .to = au Grand magasin
flavour-department-store = Personne n’en est jamais ressorti avec seulement ce qu’il cherchait.

building-food-court = Halle gour{ "\u00AD" }mande
    .the = la Halle gourmande
    .The = La Halle gourmande
    .of = de la Halle gourmande
    .to = à la Halle gourmande
flavour-food-court = Le monde entier sur un plateau, et toujours quelqu’un pour piquer une frite.

building-penthouse = Pent{ "\u00AD" }house
    .the = le Penthouse
    .The = Le Penthouse
    .of = du Penthouse
    .to = au Penthouse
flavour-penthouse = De là-haut, vous pouvez faire coucou à votre propre bureau.

building-cinema = Cinéma
    .the = le Cinéma
    .The = Le Cinéma
    .of = du Cinéma
    .to = au Cinéma
flavour-cinema = Le dernier rang grince pendant toutes les scènes d’amour.

building-bookshop = Librairie
    .the = la Librairie
    .The = La Librairie
    .of = de la Librairie
    .to = à la Librairie
flavour-bookshop = Le chat dort sur les meilleures ventes : demandez autre chose.

building-chillax-spa = Spa Zénitude
    .the = le Spa Zénitude
    .The = Le Spa Zénitude
    .of = du Spa Zénitude
    .to = au Spa Zénitude
flavour-chillax-spa = À l’entrée, votre téléphone a droit à un petit lit rien qu’à lui.

building-grand-hotel = Grand Hôtel
    .the = le Grand Hôtel
    .The = Le Grand Hôtel
    .of = du Grand Hôtel
    .to = au Grand Hôtel
flavour-grand-hotel = Le liftier se souvient de votre étage et de votre gâteau préféré.

building-souvenir-shop = Boutique souvenirs
    .the = la Boutique souvenirs
    .The = La Boutique souvenirs
    .of = de la Boutique souvenirs
    .to = à la Boutique souvenirs
flavour-souvenir-shop = Les petites gares se vendent le mieux, suivies de près par les petits canards.

building-museum = Musée
    .the = le Musée
    .The = Le Musée
    .of = du Musée
    .to = au Musée
flavour-museum = Cela fait quarante ans que le dinosaure attend un nom.

building-viewpoint-tower = Belvé{ "\u00AD" }dère
    .the = le Belvédère
    .The = Le Belvédère
    .of = du Belvédère
    .to = au Belvédère
flavour-viewpoint-tower = Deux cents marches pour découvrir enfin où est garée la voiture.

building-rooftop-bar = Bar sur le toit
    .the = le Bar sur le toit
    .The = Le Bar sur le toit
    .of = du Bar sur le toit
    .to = au Bar sur le toit
flavour-rooftop-bar = Le coucher de soleil est gratuit, le petit parasol non.

building-harbour-bistro = Bistrot du port
    .the = le Bistrot du port
    .The = Le Bistrot du port
    .of = du Bistrot du port
    .to = au Bistrot du port
flavour-harbour-bistro = Au menu : ce que les bateaux ont rapporté ce matin.

building-holiday-flats = Appart-hôtel
    .the = l’Appart-hôtel
    .The = L’Appart-hôtel
    .of = de l’Appart-hôtel
    .to = à l’Appart-hôtel
flavour-holiday-flats = On s’y sent comme à la maison, avec de meilleures serviettes.

building-hardware-store = Quin{ "\u00AD" }caille{ "\u00AD" }rie
    .the = la Quincaillerie
    .The = La Quincaillerie
    .of = de la Quincaillerie
    .to = à la Quincaillerie
flavour-hardware-store = On vous y vend les vis à l’unité, avec l’histoire de chacune.

building-car-park = Parking
    .the = le Parking
    .The = Le Parking
    .of = du Parking
    .to = au Parking
flavour-car-park = Niveau trois, à côté du pilier à l’escargot.

building-farmers-market = Marché fermier
    .the = le Marché fermier
    .The = Le Marché fermier
    .of = du Marché fermier
    .to = au Marché fermier
flavour-farmers-market = Ici, les carottes portent encore leur chapeau.

building-estate-agency = Agence immo{ "\u00AD" }bilière
    .the = l’Agence immobilière
    .The = L’Agence immobilière
    .of = de l’Agence immobilière
    .to = à l’Agence immobilière
flavour-estate-agency = Tout placard est une chambre douillette, pourvu qu’on y mette le ton.

building-corner-cafe = Café du coin
    .the = le Café du coin
    .The = Le Café du coin
    .of = du Café du coin
    .to = au Café du coin
flavour-corner-cafe = Votre café est sur le comptoir avant que la porte se referme.

building-library = Biblio{ "\u00AD" }thèque
    .the = la Bibliothèque
    .The = La Bibliothèque
    .of = de la Bibliothèque
    .to = à la Bibliothèque
flavour-library = L’endroit le plus calme de la ville, et celui où l’on vit le plus d’aventures.

building-sky-apartments = Rési{ "\u00AD" }dence Plein Ciel
    .the = la Résidence Plein Ciel
    .The = La Résidence Plein Ciel
    .of = de la Résidence Plein Ciel
    .to = à la Résidence Plein Ciel
flavour-sky-apartments = Par temps gris, les derniers étages ont le soleil pour eux seuls.

building-climbing-gym = Salle d’esca{ "\u00AD" }lade
    .the = la Salle d’escalade
    .The = La Salle d’escalade
    .of = de la Salle d’escalade
    .to = à la Salle d’escalade
flavour-climbing-gym = On vient pour les murs, on reste pour ceux qui tiennent la corde.

building-barber-shop = Barbier
    .the = le Barbier
    .The = Le Barbier
    .of = du Barbier
    .to = au Barbier
flavour-barber-shop = La coupe est toujours réussie, et les nouvelles de la semaine sont comprises.

building-family-diner = Resto familial
    .the = le Resto familial
    .The = Le Resto familial
    .of = du Resto familial
    .to = au Resto familial
flavour-family-diner = Plus de chaises hautes que de tabourets, et encore plus de crêpes.

building-jeweller = Bijou{ "\u00AD" }terie
    .the = la Bijouterie
    .The = La Bijouterie
    .of = de la Bijouterie
    .to = à la Bijouterie
flavour-jeweller = La même alliance y est réparée depuis trois générations.

building-backpackers-hostel = Auberge de jeunesse
    .the = l’Auberge de jeunesse
    .The = L’Auberge de jeunesse
    .of = de l’Auberge de jeunesse
    .to = à l’Auberge de jeunesse
flavour-backpackers-hostel = Il y a toujours quelqu’un qui revient de là où vous rêvez d’aller.

building-office-tower = Tour de bureaux
    .the = la Tour de bureaux
    .The = La Tour de bureaux
    .of = de la Tour de bureaux
    .to = à la Tour de bureaux
flavour-office-tower = Si le neuvième reste éclairé, c’est pour la femme de ménage, qui chante.

# Un bâtiment d’un autre jeu de tuiles garde son nom, sans article.
building-other = { $name }
    .the = le bâtiment « { $name } »
    .The = Le bâtiment « { $name } »
    .of = du bâtiment « { $name } »
    .to = au bâtiment « { $name } »

## Les personnages des leçons et des images

person-ana = Ana
person-ben = Ben
person-cleo = Cléo
person-dan = Dan
person-hana = Hana
person-mayor = Maire
person-pat = Pat
