### Les parties par correspondance : des amis, chacun sur son appareil, s’envoient la partie sous forme de lien.

post-title = Par correspondance
post-home = Parties par correspondance
post-home_yours =
    { $count ->
        [one] { $count } partie où c’est à vous
       *[other] { $count } parties où c’est à vous
    }
post-line_yours = À vous
post-line_unsent = À envoyer
post-line_waiting = C’est à { $name } depuis le { $date }

## La nouvelle partie

post-person = Sur son propre appareil
post-this_device = Cet appareil
post-who = Qui êtes-vous ?
post-how = Chacun joue sur son appareil. Après votre tour, vous envoyez un lien au suivant.

## La table, pendant que quelqu’un d’autre joue

post-send_ask = Envoyez la partie à { $name }.
post-send_why = Votre tour est joué. Vous pouvez l’annuler tant que le lien n’est pas parti.
post-send_question = { $name } a un choix à faire pendant votre tour. Envoyez le lien, et il vous reviendra.
post-waiting = C’est à { $name }.
post-waiting_why = Ensuite, ouvrez le lien qui vous revient.
post-send_to = Envoyer à { $name }
post-send = Envoyer
post-send_again = Renvoyer
post-send_end = Envoyer le résultat
# Envoyé avec le lien.
post-message = Streets : { $name }, à toi de jouer !
post-copy = Copier le lien
post-code = Code

## La page du tiroir

post-players = Joueurs
post-own_turn = C’est à vous. Le lien apparaîtra ici une fois votre tour joué.
post-you = Vous
post-plays_next = joue ensuite
post-not_opened = n’a pas encore ouvert la partie
post-bot = Bot
post-stand_in = un bot prend le relais
post-take_back = Jouer moi-même
post-seat_bot = Laisser un bot jouer pour { $name }
post-bot_sure = Laisser un bot jouer pour { $name } ?
post-not_sure = Retour
post-orders = Consignes
post-orders_text = Vos consignes répondent pour vous pendant le tour des autres, pour que personne ne vous attende.
post-orders_hint = Pendant le tour des autres, la page prend pour vous des jetons et décompte des tuiles de votre main. Réglez cela dans le menu, sous « Par correspondance ».
post-order_claim = Prendre des jetons
post-claim_least = La sorte dont j’ai le moins
post-claim_restaurant = D’abord la restauration
post-claim_residential = D’abord le logement
post-claim_leisure = D’abord les loisirs
post-claim_retail = D’abord le commerce
post-claim_ask = Me demander (un lien de plus à l’aller et au retour)
post-order_swap = Décompter une tuile de ma main
post-swap_pays = Quand cela rapporte
post-swap_never = Jamais
post-swap_ask = Me demander (un lien de plus à l’aller et au retour)
post-other_person = Quelqu’un d’autre joue ici
post-other_person_text = Vous verrez une autre main. Le prochain lien le dira à tous.
post-again_on = Le { $date }, { $name } a rouvert la partie sur un autre appareil, ou dans un navigateur qui n’en gardait aucune trace.

post-long = Certaines messageries coupent un lien aussi long. Envoyez plutôt le fichier, ou montrez le code.

## Une partie arrivée

post-came = Une partie avec { $names }, tour { $turn }.
post-i_am = Je suis { $name }
post-who_text = Vous ne voyez que vos propres tuiles. Cet appareil retient qui vous êtes.
post-newcomer = Première fois ? Apprendre en dix minutes
post-older_link = Ce lien est plus ancien que votre partie. Voici où vous en êtes.
post-told_again = { $name } a rouvert la partie sur un autre appareil, ou dans un navigateur qui n’en gardait aucune trace.
post-told_bot = Un bot joue maintenant pour { $names }.
post-fork = À partir du tour { $turn }, ce lien ne correspond pas à votre partie.
post-foreign = La partie de ce lien n’est pas la vôtre : elles diffèrent dès le début.
post-fork_text = Demandez à vos amis quelle partie compte. Cet appareil ne garde que celle que vous choisissez.
post-story_ours = Sur cet appareil
post-story_theirs = Dans le lien
post-take_ours = Garder la mienne
post-take_theirs = Prendre celle du lien
post-trouble_damaged = Ce lien est endommagé ou coupé.
post-trouble_newer = Ce lien vient d’une version plus récente de cette page. Rechargez la page, puis rouvrez le lien.
post-trouble_altered = Quelqu’un a modifié la partie que contient ce lien.
post-trouble_foreign = Il n’y a pas de partie par correspondance dans ce lien.
post-trouble_help = Votre partie n’a pas changé. Demandez qu’on vous renvoie le lien entier, du premier au dernier caractère.
