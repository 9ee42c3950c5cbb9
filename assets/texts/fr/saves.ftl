### Les parties enregistrées et ce qui arrive de l’extérieur. Texte seul : tout balisage est échappé.

## Parties enregistrées

saves-title = Vos parties
saves-all = Toutes les parties
saves-other_ways = Plus d’actions : { $name }
saves-standing_ahead = Tour { $number }, vous menez de { $dollars } $
saves-standing_behind = Tour { $number }, { $dollars } $ de retard
saves-standing_other = Tour { $number }, { $name } mène de { $dollars } $
saves-standing_level = Tour { $number }, égalité
saves-saved = Enregistrée
saves-full = Partie non enregistrée : le stockage de ce navigateur est plein. Continuez si vous voulez, et exportez la partie ou supprimez-en une ancienne.
saves-disabled = Partie non enregistrée : ce navigateur ne laisse rien stocker à la page, peut-être parce que la fenêtre est privée. Continuez si vous voulez, et exportez la partie pour la garder.
saves-unverified = Partie non enregistrée : le navigateur l’a mal stockée. Exportez-la pour la garder.
saves-deleted_elsewhere = Partie non enregistrée : elle a été supprimée dans un autre onglet. Enregistrez-la de nouveau, ou continuez simplement à jouer.
saves-linked = Partie partagée, pas encore enregistrée. Gardez-la, ou jouez tout simplement.
saves-more = Voir plus ({ $count })
saves-other_tab = Cette partie se joue dans un autre onglet. Ici, vous pouvez regarder.
saves-taken_over = Cette partie se joue maintenant dans un autre onglet.
saves-took_over = Vous jouez maintenant ici. L’autre onglet regarde.
saves-home_screen = Après sept jours sans visite, Safari supprime les parties stockées. Ajoutez cette page à votre écran d’accueil pour les garder.
saves-persistent = Ce navigateur promet de garder vos parties.
saves-not_persistent = Ce navigateur peut supprimer vos parties quand la place manque. Exportez celles que vous voulez garder.
saves-damaged = Cette partie est endommagée. Elle a été mise de côté, et rien n’a été écrasé.
saves-illegal_action = Le coup { $number }, { $action }, enfreint une règle : { $reason }
saves-download_raw = Télécharger le texte brut
saves-continue_prefix = Reprendre au coup { $number }
saves-used_copy = La copie la plus récente était endommagée : la précédente a été ouverte. Il manque au plus votre dernier coup.
saves-deleted = Partie supprimée : { $name }.
saves-finished = Terminée
saves-turn = Tour { $number }
saves-picture = La ville de la partie { $name }
saves-title_label = Nom de la partie
saves-copy_of = { $name }, copie
saves-look = Regarder
saves-wreck = Une partie endommagée
saves-wreck_text = Elle a été mise de côté telle quelle. Voyez ce que l’on peut en sauver.
saves-wreck_look = Voir ce qu’il en reste
saves-newer = Cette partie a été enregistrée par une version plus récente de cette page. Rechargez la page et réessayez. Rien n’a été écrasé.
saves-unsaved_open = La partie en cours n’est pas enregistrée. Exportez-la avant d’en ouvrir une autre.
saves-export_running = Exporter la partie en cours
saves-open = Ouvrir cette partie
saves-arrival_file = Une partie venue d’un fichier
saves-arrival_link = Une partie venue d’un lien
saves-arrival_save = Une partie endommagée
saves-arrival_good = Vous pouvez continuer cette partie.
saves-arrival_damaged = Cette partie est endommagée. Vos propres parties sont intactes.

## Entrées incorrectes

errors-name_empty = Donnez un nom à ce joueur.
errors-name_long = Un nom peut avoir { $limit } caractères au plus.
errors-name_taken = Deux joueurs portent le nom { $name }. Changez l’un des deux.
errors-seed_empty = Tapez une graine, ou prenez une autre donne.
errors-seed_long = Une graine peut avoir { $limit } caractères au plus.
errors-link_damaged = Ce lien est endommagé ou coupé. Redemandez-le, ou demandez le fichier.
errors-deal_damaged = Ce lien vers une donne est endommagé ou incomplet : la donne n’a pas pu être lue. Redemandez-le.
errors-paste_empty = Collez d’abord un lien.
errors-paste_none = Il n’y a aucun lien vers une partie de Streets dans ce texte.
errors-link_empty = Il n’y a aucune partie dans ce lien.
errors-file_unreadable = Ce fichier n’a pas pu être lu.
errors-file_not_record = Ce n’est pas l’enregistrement d’une partie de Streets.
errors-file_too_large = Ce fichier est trop gros pour être l’enregistrement d’une partie.
errors-record_damaged = L’entrée { $entry } de l’enregistrement est fausse.
# $entry - la tuile et la clé du fichier de tuiles
errors-deck_damaged = Ces tuiles ne peuvent pas être jouées. Vérifiez { $entry }.
errors-deck_few = Il y a trop peu de bâtiments pour cette partie.
errors-deck_uneven = Contre Filou, ces tuiles laissent un nombre impair de bâtiments. Ajoutez-en ou retirez-en un.
errors-post_people = Une partie par correspondance demande au moins deux personnes.
errors-post_me = Cette place est à un bot. Choisissez la vôtre.
errors-setup = Impossible de préparer une partie ainsi.
errors-address_unknown = Il n’y a rien à cette adresse.
errors-game_elsewhere = L’adresse d’une partie ne marche que sur l’appareil qui l’a enregistrée. Demandez un lien partagé : Partager → Lien vers cette partie.
errors-rule_unknown = Cette règle n’existe pas.
