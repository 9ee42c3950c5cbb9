### La page avant le chargement du programme : progression et erreurs.

# Le nom du jeu, aussi sur l’écran d’accueil d’un appareil.
boot-name = Streets
boot-description = Streets, le jeu de pose de tuiles pour un à cinq joueurs, dans le navigateur et hors ligne.
boot-noscript = Streets tourne entièrement dans ce navigateur et a besoin de JavaScript. Activez-le, s’il vous plaît.

## Le démarrage, raconté comme un chantier

boot-starting = Démarrage
boot-site = Arpentage du terrain…
boot-road = Tracé de la route…
boot-houses = Montage des murs…
boot-doors = Ouverture des portes…
boot-left = Prêt dans { $seconds } s
boot-grifter = Filou est en route.
boot-lost = La connexion est coupée. Streets reprendra dès qu’elle reviendra.
boot-gone = Ce que vous avez touché n’est plus là.
boot-slow = C’est plus long que d’habitude. Patientez, ou réessayez.
boot-again = Réessayer
boot-happened = Que s’est-il passé ?
boot-report = Copier un rapport de bug
boot-copied = Copié. Merci de l’envoyer.

## Erreurs

boot-old-title = Ce navigateur est trop ancien pour Streets
boot-old-text = Streets demande un navigateur récent : Firefox, Chrome, Edge, ou Safari sur un appareil à jour.
boot-off-title = WebAssembly est désactivé
boot-off-text = Streets a besoin de WebAssembly, qui est bloqué ici. La cause peut être le mode Isolement, un niveau de sécurité strict ou une extension. Autorisez WebAssembly pour cette page et réessayez. Vos parties enregistrées sont intactes.
boot-missing-title = Il manque un morceau de Streets
boot-missing-text = Un fichier n’a pas pu être chargé. Vérifiez la connexion et réessayez. Vos parties enregistrées sont intactes.
boot-damaged-title = Un morceau de Streets est endommagé
boot-damaged-text = Un fichier est arrivé endommagé. Vérifiez la connexion et réessayez. Vos parties enregistrées sont intactes.
boot-broken-title = Streets n’a pas pu démarrer
boot-broken-text = Le jeu a rencontré une erreur. Vos parties enregistrées sont intactes.
# Plus tard, pendant une partie.
boot-stopped-title = Streets s’est arrêté
boot-stopped-text = Le jeu a rencontré une erreur. Votre partie est enregistrée jusqu’à son dernier coup. Réessayez pour la retrouver.
boot-server-title = Streets a besoin d’un serveur web
boot-server-text = Lancez python3 tools/play.py dans le dossier du jeu : cette commande sert la page et l’ouvre.
boot-copy-title = Ceci est une copie enregistrée de la page
boot-copy-text = Elle ne fonctionne pas depuis un fichier. Ouvrez Streets à son adresse web. Après une visite, le jeu y marche aussi hors ligne.

## La page de l’hébergeur pour les adresses inconnues

lost-title = Cette page n’existe pas
lost-text = Le lien a peut-être été coupé ou modifié en route. Redemandez-le, ou commencez par la page d’accueil.
lost-home = Aller à Streets
