### Résultats avec les mêmes tuiles : ceux des bots, des amis et les vôtres, et le texte qui partage un résultat.

same_tiles-title = Avec les mêmes tuiles
same_tiles-somebody = Un ami
same_tiles-player = Joueur
same_tiles-margin = Écart
same_tiles-bot_playing = joue…
same_tiles-so_far = { $place } pour l’instant
same_tiles-before = { $place }, devant { $names }
same_tiles-watch = Voir la partie de l’expert
same_tiles-playing = L’expert joue ces tuiles. Vous pourrez voir sa partie quand elle sera finie.
same_tiles-replayed = Partie rejouée
same_tiles-their_word = La page croit vos amis sur parole. Une coche signifie que la partie est arrivée avec le résultat et qu’elle le confirme.
same_tiles-look = Voir cette partie : { $name }
same_tiles-remove = Retirer ce résultat : { $name }
same_tiles-removed = Résultat retiré : { $name }
same_tiles-none_yet = Pas encore de résultats d’amis. Ceux des bots apparaîtront une fois que vous aurez joué.
same_tiles-waiting =
    { $count ->
        [one] { $names } a joué ces tuiles.
       *[other] { $names } ont joué ces tuiles.
    }
same_tiles-not_played = Vous n’avez pas encore fini la donne du { $date }.
same_tiles-play_it = Jouer
same_tiles-reveal = Voir quand même les résultats
same_tiles-spoils = Vous n’avez pas encore fini la donne du { $date }. Cette partie en montre les tuiles.
same_tiles-look_anyway = Voir quand même

## Un résultat partagé

same_tiles-your_result = Votre résultat
same_tiles-no_spoilers = Quelques lignes pour une discussion. Elles ne révèlent rien des tuiles.
same_tiles-your_name = Votre nom
same_tiles-share_result = Partager le résultat
same_tiles-squares = Carrés
same_tiles-words = Mots
same_tiles-with_game = Avec ma partie
same_tiles-first_try = premier essai
same_tiles-again_try = nouvel essai
same_tiles-hints =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
same_tiles-place =
    { $place ->
        [1] 1er sur { $count }
       *[other] { $place }e sur { $count }
    }
same_tiles-rounds = Sur { $count } manches, { $won } pour moi et { $lost } pour Filou.

## Résultats collés

same_tiles-paste = Résultats d’amis
same_tiles-paste_text = Collez une discussion telle quelle : la page y trouve chaque résultat partagé.
same_tiles-add = Ajouter des résultats
same_tiles-checking =
    { $count ->
        [one] Vérification d’une partie : encore { $count } résultat
       *[other] Vérification des parties : encore { $count } résultats
    }
same_tiles-added =
    { $count ->
        [0] Aucun résultat ajouté.
        [one] { $count } résultat ajouté.
       *[other] { $count } résultats ajoutés.
    }
same_tiles-refused =
    { $count ->
        [one] { $count } résultat inutilisable :
       *[other] { $count } résultats inutilisables :
    }
same_tiles-own_results =
    { $count ->
        [one] { $count } résultat est le vôtre.
       *[other] { $count } résultats sont les vôtres.
    }
same_tiles-bare =
    { $count ->
        [one] { $count } lien indique une date, mais aucun résultat. Quelqu’un a joué cette donne.
       *[other] { $count } liens indiquent une date, mais aucun résultat. Quelqu’un a joué ces donnes.
    }
same_tiles-other_tiles = pour d’autres tuiles.
same_tiles-play_those = Jouer ces tuiles
same_tiles-refused_link = est un lien endommagé. Demandez qu’on vous le renvoie.
same_tiles-refused_game = est un lien endommagé vers une partie.
same_tiles-refused_many =
    { $count ->
        [one] Ce texte contient encore { $count } résultat. La page n’en lit que 50 à la fois.
       *[other] Ce texte contient encore { $count } résultats. La page n’en lit que 50 à la fois.
    }
same_tiles-refused_closed = porte sur une date sans donne ouverte.
same_tiles-refused_replay = contient une partie impossible à rejouer.
same_tiles-refused_unfinished = contient une partie qui n’est pas finie.
same_tiles-refused_together = contient une partie à plusieurs joueurs.
same_tiles-refused_differs = contient une partie qui donne un autre résultat.
same_tiles-refused_unknown_deal = n’indique pas à quelles tuiles il correspond.
