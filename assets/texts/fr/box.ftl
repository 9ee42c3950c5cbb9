### Les parties avec la vraie boîte. Texte seul : tout balisage est échappé.

box-title = Avec la vraie boîte
box-text = Vous construisez avec vos propres tuiles. Quelqu’un saisit chaque coup ici. La page le vérifie, décompte les rues et enregistre la partie.
box-begin = Commencer
box-solo = En solo, contre Filou
box-together = À plusieurs
box-first = Qui commence ? Asseyez-vous dans cet ordre, dans le sens des aiguilles d’une montre.
box-cards = Les cartes sur la table
box-card_unknown = Choisir pour moi
box-typing = Saisie
box-begun = Nous avons déjà commencé
box-begun_text = Saisissez en vitesse les tours déjà joués : tuile, emplacement, c’est fait. La page ne montre aucune animation.
box-draws = Je nomme chaque tuile que je pioche
box-draws_text = La page connaît alors votre main et peut analyser votre partie.

box-lesson = Comment saisir un tour
box-try_lesson = Essayer sur le plateau : une minute
box-lesson_back = { $name } pose { FORM($tile, case: "the") } au bout de la rue, à droite. Touchez le symbole du dos : { $symbol }.
    .you = Vous posez { FORM($tile, case: "the") } au bout de la rue, à droite. Touchez le symbole du dos : { $symbol }.
box-lesson_tile = Touchez maintenant { FORM($tile, case: "the") }.
box-lesson_spot = Touchez l’emplacement où elle se trouve : le bout de la rue, à droite.
box-lesson_facing = Sur la table, sa route fait face au bâtiment de gauche. Touchez encore l’emplacement pour pivoter la tuile.
box-lesson_build = La tuile est maintenant posée comme sur la table. Touchez « Construire ».
box-lesson_answer = La page a décompté la rue. Répondez à ses questions.
box-lesson_undo = Une faute de saisie ? Touchez « Annuler ».
box-lesson_over = C’est tout. Dans le menu, « Corriger » permet de changer une seule chose et garde la suite.
box-lesson_done = Préparer votre partie
box-steps =
    Choisissez le symbole au dos de votre tuile, ou tapez quelques lettres de son nom.

    Touchez la tuile, puis l’emplacement où elle se trouve. Touchez encore pour la pivoter.

    Vérifiez la carte, et touchez « Construire ».

    Répondez aux questions de la page : rues, habitants, jetons. Elle décompte les rues et dit qui gagne quoi.

    Une erreur ? Annulez autant de fois que vous voulez, ou ouvrez « Corriger » et changez une seule chose.

box-again = Une autre partie
box-no_report = La page ne voit pas les vraies mains : elle ne peut ni analyser cette partie, ni la comparer à d’autres résultats.
box-reported = Vous avez nommé chaque tuile : la page peut analyser cette partie, mais elle ne la compare pas à d’autres résultats.

## Le plateau de saisie et ses questions

box-correct = Corriger
box-ask_lifted = Retournez la tuile du dessus pour Filou. Laquelle est-ce ?
box-why_lifted = Il la construit là où elle vaut le plus pour lui. « Annuler » revient sur votre dernière action.
box-ask_back = { $name }, qu’y a-t-il au dos de la tuile { $number } ?
    .you = Qu’y a-t-il au dos de la tuile { $number } ?
box-why_back = Le Hacker compte les dos des tuiles en main. Tout le monde peut les voir.
box-catch_up = Rattraper le retard
box-ask_built = { $name }, qu’avez-vous construit ?
    .you = Qu’avez-vous construit ?
box-why_built = Touchez la tuile, puis son emplacement : elle est construite aussitôt. Touchez encore pour la pivoter.
box-caught_up = Tout est à jour
box-answer_all = Répondre pour nous
box-answer_all_text = Si personne ne s’en souvient, la page répond aux questions de ce tour. « Corriger » permet de changer les réponses plus tard.
box-ask_drawn = Piochez une tuile. Laquelle est-ce ?
box-ask_hand = Nommez les tuiles de votre main. Encore à nommer : { $number }
box-why_drawn = Seule l’analyse tient compte de votre main.
box-ask_swap = { $name }, décomptez-vous une tuile de votre main à la place d’un bâtiment ?
    .you = Décomptez-vous une tuile de votre main à la place d’un bâtiment ?
box-why_swap = Trouvez la tuile ci-dessous, ou continuez sans.
box-swap_where = Décompter { FORM($tile, case: "the") } à la place de quel bâtiment ?
box-swap_never = Cette tuile ne peut pas être décomptée ici.
box-no_swap = Non
box-gain = { $sign }{ $dollars } $

## Corrections

box-money = Argent
box-money_text = Saisissez l’argent que chacun a devant soi. Le journal notera le changement.
box-money_odd = Saisissez un nombre de dollars.
box-money_set = L’argent est corrigé.
box-hand = Votre main
box-hand_text = C’était une autre tuile ? Touchez-la ici, puis nommez la bonne.
box-backs = Dos dans la main du Hacker
box-backs_text = Un dos mal saisi ? Touchez le bon.
box-backs_tile = Tuile { $number }
box-corrected = C’est corrigé. Toute la suite est gardée.
box-go_back = Revenir juste avant
box-facing = Route { FORM($facing, case: "to") }
box-lifted = Filou a pioché { FORM($tile, case: "the") }
box-other_tile = C’était une autre tuile :
box-other_lifted = Filou a pioché une autre tuile :
box-breaks = Impossible de changer cela à cause du tour { $number } ({ $name } : { $text }). { $why }
box-elsewhere = Filou aurait construit ailleurs.
box-asks_first = Il faudrait d’abord répondre à une autre question. Revenez juste avant et saisissez de nouveau la suite.
box-short = Changer et reprendre à partir de là
box-short_text = Tout ce qui précède ce tour est gardé. Saisissez de nouveau les tours suivants ; « Rétablir » ramène ceux qui restent possibles.
box-corrected_short = C’est corrigé. Reprenez ici.
box-other_spot = La tuile est à un autre emplacement :
box-money_sure = { $name } : fixer l’argent à { $sign }{ $dollars } $ ?
    .you = Fixer votre argent à { $sign }{ $dollars } $ ?
box-money_yes = Oui
box-money_no = Non
box-money_flip = Changer le signe pour { $name } : au-dessus ou au-dessous de 0 $
    .you = Changer le signe de votre montant : au-dessus ou au-dessous de 0 $
box-players = Joueurs
box-card = Carte
box-began = Qui a commencé ?
box-end_title = Arrêter avant la fin
box-end = Terminer la partie ici
box-end_text = La page décompte la ville telle qu’elle est, comme à la fin de toute partie. « Annuler » revient en arrière.
box-end_later = Répondez d’abord à la question en cours ; vous pourrez ensuite terminer la partie ici.
box-ended = La partie se termine ici.
box-ended_early = Avec la vraie boîte, partie arrêtée avant la fin

box-did_build = construit un bâtiment
box-did_grifter = construit pour Filou
box-did_abandon = abandonne { FORM($building, case: "the") }
box-did_score = choisit une rue
box-did_claim = prend des jetons
box-did_token = prend un jeton
box-did_swap = ne décompte aucune tuile de sa main
box-did_move = envoie un habitant { FORM($building, case: "to") }

## Pourquoi une tuile ne peut pas être nommée

box-fault_tile-in-hand = { $name } a { FORM($tile, case: "the") } en main.
    .you = Vous avez { FORM($tile, case: "the") } en main.
box-fault_tile-lifted = Filou a pioché { FORM($tile, case: "the") }.
box-fault_tile-built = { FORM($tile, case: "The") } est déjà sur la carte : { $place }. Si une autre tuile s’y trouve, corrigez-la.
box-fault_tile-covered = Un autre bâtiment recouvre { FORM($tile, case: "the") } : { $place }.
box-fault_tile-not-in-game = { FORM($tile, case: "The") } ne sert pas avec ce nombre de joueurs.
box-fault_hand-known = { $name } : chaque tuile de cette main est déjà nommée.
    .you = Chaque tuile de votre main est déjà nommée.
box-fault_wrong-back = { $name } n’a aucune tuile avec le même dos que { FORM($tile, case: "the") }. Un dos mal saisi ? « Corriger » permet de le changer.
    .you = Vous n’avez aucune tuile avec le même dos que { FORM($tile, case: "the") }. Un dos mal saisi ? « Corriger » permet de le changer.
box-fault_tile-taken-out = { FORM($tile, case: "The") } ne peut plus être dans cette partie : on a nommé trop de tuiles à dos { $symbol }.
box-fault_no-back-left = Il ne reste aucune tuile à dos { $symbol }.
box-fault_money-by-hand = C’est trop loin du compte de la page : { $dollars } $ d’écart au plus.
