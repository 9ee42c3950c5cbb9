### Une nouvelle partie. Texte seul : tout balisage est échappé.

## Une nouvelle partie

modes-solo-name = Solo

modes-multiplayer-name = Cet appareil
modes-multiplayer-text = Vous vous passez l’appareil.

modes-phones-name = Tuiles sur téléphone
modes-phones-text = La ville est sur cet écran, les tuiles sur vos téléphones.

modes-post-name = Par correspondance
modes-post-text = Chacun joue sur son appareil, et vous vous envoyez des liens.

difficulties-easy-name = Facile

difficulties-normal-name = Normal

difficulties-hard-name = Difficile

kinds-human-name = Humain
kinds-human-text = Quelqu’un sur cet appareil.

kinds-beginner-name = Débutant
kinds-beginner-names = Capucine, Titou, Marguerite, Milo, Lulu
kinds-beginner-temper = La tête dans les nuages.
kinds-beginner-text = Rate les bons emplacements et ne regarde pas ses rivaux.

kinds-greedy-name = Cupide
kinds-greedy-names = Pépita, Rocky, Fanny, Max, Harpagon
kinds-greedy-temper = Aime l’argent, et tout de suite.
kinds-greedy-text = Prend tout de suite le plus d’argent possible.

kinds-club-name = Club
kinds-club-names = Vera, Oscar, Nora, Félix, Ida
kinds-club-temper = Ne sort jamais sans sa liste.
kinds-club-text = Prévoit un tour à l’avance.

kinds-expert-name = Expert
kinds-expert-names = Otto, Agathe, Basile, Hermine, Hugo
kinds-expert-temper = Prend toujours son temps.
kinds-expert-text = Simule de nombreuses fois la suite de ses meilleurs coups avant de choisir. Réfléchit une seconde.

kinds-grifter-name = Filou

editions-2021-name = Règles de 2021
editions-2021-text = Le livret anglais du jeu en boîte.

editions-draft-name = Règles provisoires
editions-draft-text = Les règles provisoires 1.0.7 de 2020. Seule l’issue d’une égalité finale y change.

editions-ru-name = Édition russe
editions-ru-text = Le livret russe. Plus strict sur les bâtiments abandonnés, les copies et la FOMO.

## Les points où les éditions diffèrent : selon le nom du réglage du moteur, une phrase pour chaque réponse.

edition_points-people_join_abandoned-name = Bâtiments abandonnés
edition_points-people_join_abandoned-yes = On peut emménager dans un bâtiment abandonné.
edition_points-people_join_abandoned-no = On ne peut pas emménager dans un bâtiment abandonné.

edition_points-copies_all-name = Copies
edition_points-copies_all-yes = Une copie peut copier toute autre valeur.
edition_points-copies_all-no = Une copie ne peut copier ni une fermeture ni un voisinage.

edition_points-fomo_counts-name = FOMO
edition_points-fomo_counts-yes = Les habitants en FOMO comptent au décompte.
edition_points-fomo_counts-no = Les habitants en FOMO ne comptent pas au décompte.

edition_points-fomo_rushes_anywhere-name = Ruée
edition_points-fomo_rushes_anywhere-yes = Les habitants en FOMO filent vers un nouveau bâtiment même si sa rue se ferme aussitôt.
edition_points-fomo_rushes_anywhere-no = Les habitants en FOMO ne filent pas vers un nouveau bâtiment dont la rue se ferme aussitôt. Ils en attendent un dans une rue ouverte, ou un bâtiment rénové.

edition_points-covers_park-name = Parc municipal
edition_points-covers_park-yes = Le Rénovateur peut recouvrir le Parc municipal.
edition_points-covers_park-no = Le Rénovateur ne peut pas recouvrir le Parc municipal.

edition_points-shares_victory-name = Égalité
edition_points-shares_victory-yes = En cas d’égalité finale, les joueurs partagent la victoire.
edition_points-shares_victory-no = En cas d’égalité finale, une revanche est proposée.

new_game-title = Jouer
new_game-together = À plusieurs
new_game-last_time = Comme la dernière fois : { $who }
new_game-alone = en solo, { $how }
new_game-more = Plus d’options
new_game-mode = Comment voulez-vous jouer ?
new_game-players = Qui joue ?
new_game-seat = Place { $seat }
new_game-default_name = Joueur { $seat }
new_game-rated = { $text } Elo { NUMBER($rating, useGrouping: "false") }.
new_game-solo_name = Maire
new_game-name = Nom
new_game-colour = Couleur
new_game-shape = Forme
new_game-look = Modifier l’apparence : { $name }
new_game-swap = { $name } l’a déjà. Touchez pour échanger.
new_game-kind = Qui joue
new_game-consultant = Consultant
new_game-consultant_random = Au hasard
new_game-deal = La donne
new_game-at_table = À la table
new_game-add_player = Ajouter un humain
new_game-add_player_short = Humain
new_game-add_bot = Ajouter un bot
new_game-add_bot_short = Bot
new_game-face = Visage
new_game-known = Joueurs de vos parties :
new_game-seated = { $name } rejoint la table.
new_game-remove_player = Retirer { $name }
new_game-remove = Retirer
new_game-difficulty = Contre Filou
new_game-grifter_starts = Filou commence avec { $dollars } $.
new_game-expansions = Extensions
new_game-business = Affaires
new_game-business_text = Prenez des jetons grâce à vos bâtiments : ils rapportent à la fin.
new_game-consultants = Consultants
new_game-consultants_text = Chaque joueur reçoit une carte avec un pouvoir spécial.
new_game-consultants_deal = Distribuer au hasard
new_game-consultants_choose = Choisir soi-même
new_game-edition = Édition
new_game-differences = Ce qui change
new_game-no_differences = L’édition de référence.
new_game-grifter_edition = Filou joue selon les règles de 2021 dans toutes les éditions. C’est notre choix.
new_game-first_player = Qui commence
new_game-first_random = Au hasard
new_game-first_text = Autour d’une table, la personne qui a le plus l’air d’un hipster commence.
# $count - combien de bâtiments compte le jeu de tuiles
new_game-deck =
    { $count ->
        [one] Vos propres tuiles : { $count } bâtiment
       *[other] Vos propres tuiles : { $count } bâtiments
    }
new_game-standard_deck = Reprendre les tuiles standard
new_game-seed = Graine
new_game-seed_text = Le nom de cette donne. La même graine et les mêmes options redonnent les mêmes tuiles.
new_game-new_seed = Autre donne
new_game-trust = On se fait confiance
new_game-trust_text = Les mains ne sont pas cachées entre les tours.
new_game-practice = Entraînement
new_game-practice_text = Annulez autant de fois que vous voulez, même si quelqu’un a pioché entre-temps.
new_game-practice_badge = Entraînement
new_game-start = Commencer

## Pourquoi une option n’est pas possible. Affiché à côté de la commande désactivée.

impossible-contractor_business = Pas de Promoteur avec l’extension Affaires.
impossible-contractor_solo = Pas de Promoteur en solo.
impossible-contractor_players = Le Promoteur demande 2 à 4 joueurs.
impossible-renovator_business = Pas de Rénovateur avec l’extension Affaires.
impossible-renovator_solo = Pas de Rénovateur en solo.
impossible-renovator_players = Le Rénovateur demande 3 à 5 joueurs.
impossible-consultant_taken = { $name } travaille déjà avec ce consultant.
impossible-too_many_players = Il y a de la place pour 5 joueurs au plus.
impossible-trust_one_person = Avec une seule personne, il n’y a pas de main à cacher.
