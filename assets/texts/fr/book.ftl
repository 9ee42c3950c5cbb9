### Le carnet de résultats.

book-title = Résultats
book-text = Toutes les parties terminées sur cet appareil. Les résultats restent même si vous supprimez une partie.
book-off = Les résultats sont désactivés. Activez-les dans les réglages.
book-erase = Effacer tous les résultats
book-erased = Tous les résultats sont effacés.
book-opening = Ouverture de vos résultats
book-filling = Ajout de vos parties passées : encore { $count }
book-empty = Pas encore de résultat. Finissez une partie, et elle apparaîtra ici.
book-nobody = Il n’y a aucune partie à ce nom.
book-somebody = Quelqu’un
book-players = Joueurs
book-games = Parties
book-games_count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
# À côté d’une partie : quelqu’un à la table avait déjà fini une partie avec les mêmes tuiles.
book-again = déjà jouée
# À côté d’une partie qui n’est plus que dans le carnet.
book-not_saved = n’est plus enregistrée
book-filter = Afficher
book-filter_all = Tout
book-filter_solo = Solo
book-filter_together = À plusieurs
book-files = Fichiers
book-files_text = Ouvrez le fichier JSON sur un autre appareil, aussi souvent que vous voulez : ses parties s’y ajoutent aux résultats.
book-export_json = JSON
book-export_csv = Tableur (CSV)
book-export_text = Texte
book-imported =
    { $count ->
        [0] Vous avez déjà toutes les parties que contient ce fichier.
        [one] { $count } partie ajoutée à vos résultats.
       *[other] { $count } parties ajoutées à vos résultats.
    }
book-players_imported = Vous avez déjà toutes les parties que contient ce fichier. Des noms de joueurs ont été importés.
book-damaged =
    { $count ->
        [one] { $count } partie endommagée a été laissée de côté.
       *[other] { $count } parties endommagées ont été laissées de côté.
    }
book-all_damaged =
    { $count ->
        [one] La seule partie que contient ce fichier est endommagée. Rien n’a été ajouté.
       *[other] Les { $count } parties que contient ce fichier sont endommagées. Rien n’a été ajouté.
    }
book-no_games = Il n’y a aucune partie dans ce fichier.
book-refused = Ce fichier ne contient pas de résultats lisibles.
book-totals = Toutes les parties
book-since = Première partie : { $date }
book-counted = Les parties d’entraînement ou avec conseils ne comptent pas.
book-won_of = Victoires : { $won } sur { $played }
book-won_percent = Victoires : { $won } sur { $played } ({ $percent } %)
book-average = Écart moyen à { $seats } joueurs : { $mean }
book-largest = Plus large victoire : { $margin } $ ({ $game })
book-street = Meilleure rue : { $dollars } $ ({ $game })
book-card = { $card } : { $share }
book-choices = Coups
book-choices_of = Coups parmi les meilleurs : { $count } sur { $total } ({ $percent } %)
# À côté d’une partie.
book-as_good = Coups parmi les meilleurs : { $count } sur { $total }
book-duels = Face à face
book-duel = Victoires : { $won }, égalités : { $tied }, défaites : { $lost }
book-duel_margins = Écarts : { $total } en tout, { $mean } en moyenne
book-last = Dernières parties
book-won = victoire
book-tied = égalité
book-lost = défaite
# Des marques d’une lettre : victoire, égalité, défaite.
book-mark_won = V
book-mark_tied = E
book-mark_lost = D

## Qui est qui

book-identity = Ce joueur
book-one_person = Même personne que…
book-one_person_text = Choisissez l’autre nom utilisé par { $name }. Les résultats sont réunis, et vous pouvez les séparer de nouveau.
book-joined = { $name } et { $person } sont maintenant une seule personne.
book-also = Autre nom : { $name }
book-separate = Séparer
book-forget_text = Le nom disparaît des résultats, et cette personne devient « Quelqu’un ». Les résultats des autres restent justes, et les parties enregistrées gardent ce nom.
book-forget = Oublier { $name }
book-forgotten = Nom oublié : { $name }.

## En solo

book-alone = En solo
book-alone_text = Votre meilleur écart contre Filou. Un jeton dans le coin signale une victoire avec l’extension Affaires.
book-no_card = Sans consultant
book-with_business = victoire avec Affaires
book-sights = Succès
book-not_seen = pas encore
book-sight_street = 40 $ dans une seule rue
book-sight_crowd = 8 habitants dans un de vos bâtiments
book-sight_double = Un bâtiment doublé et copié
book-sight_triple = Trois rues fermées par une seule tuile
book-sight_behind = Une victoire après 30 $ de retard
book-sight_kept = Une partie entière sans rien abandonner
