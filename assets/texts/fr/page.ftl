### La page elle-même : chargement, nouvelles versions, pannes. Texte seul : tout balisage est échappé.

## Accueil et chargement

loading-game = Recherche de votre partie
loading-copy_report = Copier un rapport de bug

## Parties enregistrées

update-available = Une nouvelle version est prête. Rechargez la page quand vous voulez : votre partie ne risque rien.
update-taking = Chargement de la nouvelle version…
update-take = Charger la nouvelle version
update-unsaved = Une nouvelle version est prête, mais la partie en cours n’est pas enregistrée. Exportez-la avant de recharger la page.

## Entrées incorrectes

failure-title = Un problème est survenu
failure-text = C’est un bug du programme. Votre partie est enregistrée jusqu’à son dernier coup. Rechargez la page pour la retrouver.
failure-reload = Recharger la page
failure-copy = Copier un rapport de bug
failure-close = Continuer
failure-copied = Copié. Merci de l’envoyer.
failure-report = Ce que dit le rapport de bug
