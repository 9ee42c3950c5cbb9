### Apprendre. Texte seul : tout balisage est échappé.

## Apprendre

learn-title = Leçons
learn-text = Dix courtes leçons, jouées sur le plateau. Arrêtez et revenez quand vous voulez.
learn-extra = Pour aller plus loin
learn-done = faite
learn-next = suivante
learn-waiting = Chargement des leçons…
learn-not_fetched = Les leçons n’ont pas pu être chargées. Vérifiez la connexion et réessayez.
learn-coach = Ce que dit la leçon
learn-continue = Continuer : leçon { $number } sur { $total }
learn-praise_0 = Bien joué !
learn-praise_1 = Belle construction !
learn-praise_2 = Vous avez l’œil !
learn-praise_3 = C’est ainsi qu’une ville grandit !
learn-praise_4 = Superbe !
learn-on = Suite
learn-again = Recommencer cette leçon
learn-all = Toutes les leçons
learn-all_done = Vous avez fait toutes les leçons.
learn-next_one = Votre prochaine leçon
learn-following = Leçon { $number }
learn-lesson = Leçon { $number } : { $text }
learn-show_me = Montrez-moi
learn-try = Essayer
learn-try_picture = Essayer cette position : { $text }
learn-at_start = La leçon commence ici.

## Les conseils de la première partie, donnés une seule fois, quand quelque chose apparaît pour la première fois.

first_game-title = Conseil
first_game-end_title = Votre première partie
first_game-closing = Une tuile posée à ce dernier bout ouvert ferme une de vos rues. Tous ceux qui y ont une enseigne sont payés, et les habitants déménagent.
first_game-fomo = Les habitants debout sont en FOMO. La prochaine tuile de leur couleur les attire tous, peu importe qui la construit.
first_game-tie = Plusieurs emplacements se valent pour Filou : à vous de choisir. Prenez celui qui vous arrange.
first_game-signs = Il vous reste peu d’enseignes. Fermez une rue pour en récupérer, sinon vous devrez abandonner un bâtiment avant de construire.
first_game-ending = La pioche est presque vide. À la fin, les bâtiments qui portent encore votre enseigne rapportent la moitié : fermez ce que vous pouvez.
first_game-names = « Pioche » compte les tuiles restantes, « Fin » les trois dernières de Filou. La moustache, c’est Filou. Les petits carrés près de votre argent sont les dos de vos tuiles.
first_game-off = Masquer les conseils
