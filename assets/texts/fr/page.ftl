### La page elle-même : chargement, nouvelles versions, pannes. Texte seul : tout balisage est échappé.

## Accueil et chargement

loading-game = On cherche votre partie
loading-copy_report = Copier un rapport de bug

## Parties enregistrées

update-available = Une nouvelle version est prête. Rechargez quand vous voulez, votre partie ne risque rien.
update-taking = La nouvelle version se charge …
update-take = Charger la nouvelle version
update-unsaved = Une nouvelle version est prête, mais la partie sur votre table n’est pas enregistrée. Exportez-la avant de recharger la page.

## Entrées incorrectes

failure-title = Quelque chose s’est mal passé
failure-text = Le programme a fait une erreur. Une partie enregistrée est sauve jusqu’à son dernier coup, et recharger la page la ramène.
failure-reload = Recharger la page
failure-copy = Copier un rapport de bug
failure-close = Continuer
failure-copied = Copié. Merci de l’envoyer.
failure-report = Ce que dit le rapport de bug
