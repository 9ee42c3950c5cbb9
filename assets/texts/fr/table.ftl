### La table. Texte seul : tout balisage est échappé.

## La table

table-board = La ville
table-hand = Votre main
table-seats = Joueurs
table-log = Journal
table-explanation = Explication
table-story = Ce qui se passe
table-stack = Pioche
table-stack_left = Encore { $tiles }
table-next_back = Prochaine : dos { $symbol }
table-one_back = L’une d’elles a un dos { $symbol }
table-next_tile = Prochaine : { $tile }
table-your_draw = Vous piocherez { FORM($tile, case: "the") }
table-grifter_next = Prochaine tuile de Filou : { $tile }
table-endgame_stack = Pioche finale
table-endgame_short = Fin
table-next_short = Suivante
table-money = { $dollars } $
table-forecast = Si la partie finissait maintenant : { $dollars } $
table-signs_left = { $signs } en réserve
table-turn_of = { $name } joue
    .you = À vous
table-thinks = { $name } réfléchit
table-last_turn = C’est votre dernier tour.
table-remaining_backs = Tuiles restantes, par dos
table-remaining_buildings = Tuiles restantes, par bâtiment
table-unknown_removed = Quelques tuiles ont été écartées sans être vues : personne ne sait au juste ce qui reste.

buttons-build = Construire
buttons-build_double = Construire, deux enseignes
buttons-renovate = Rénover
buttons-turn = Pivoter
buttons-two_signs = Avec deux enseignes
buttons-fit = Cadrer la ville
buttons-redo = Rétablir
buttons-undo_turn = Annuler le tour
buttons-skip = Passer
buttons-picture = Image de la ville
buttons-play_again = Revoir depuis le début
buttons-more = Plus…
buttons-hold = Pause
buttons-let_go = Continuer
story-home = Les enseignes retournent à leurs propriétaires, et les habitants cherchent un nouveau logis.
buttons-done = Valider
buttons-pull_up = Montrer plus
buttons-pull_down = Montrer moins
buttons-beat_back = Précédent
buttons-beat_next = Suivant
buttons-close = Fermer
buttons-help = Aide
buttons-open_rule = Lire la règle
buttons-about = À propos : { $name }
    .you = À propos de vous
buttons-back_to_game = Retour à la partie
buttons-game = Partie
buttons-menu = Menu
buttons-leave = Quitter la partie
buttons-overlay_owners = Propriétaires
buttons-overlay_owners_text = À qui est chaque bâtiment
buttons-overlay_streets = Rues
buttons-overlay_streets_text = Leur longueur, et ce qu’elles paieraient
buttons-overlay_fomo = FOMO
buttons-overlay_fomo_text = Où iraient les habitants, et qui attend
buttons-share = Partager
buttons-export = Exporter
buttons-rematch = Revanche
buttons-again = Nouvelle partie
buttons-same_deal = Rejouer la donne
buttons-other_deal = Autre donne
buttons-rename = Renommer
buttons-duplicate = Dupliquer
buttons-delete = Supprimer
buttons-restore = Récupérer
buttons-reload = Recharger
buttons-load_anyway = Charger quand même
buttons-not_now = Pas maintenant
buttons-keep = Garder
buttons-take_over = Jouer ici
buttons-replay = Qu’ai-je manqué ?

tools-title = Outils
tools-history = Annuler et rétablir
tools-sound = Son
tools-zoom_in = Agrandir
tools-zoom_out = Réduire
tools-turn_map = Tourner la carte
tools-turned = Carte tournée
tools-turn_back = Annuler
tools-view = Déplacer la carte
tools-eye = Montrer sur la carte
tools-hide_overlay = Masquer : { $name }
tools-undo = Annuler (appui long : tout le tour)
tools-overlays = Afficher sur la ville
tools-scroll_N = Défiler vers le haut
tools-scroll_E = Défiler vers la droite
tools-scroll_S = Défiler vers le bas
tools-scroll_W = Défiler vers la gauche

## Questions et raisons. ask_grifter et why_grifter servent aux choix faits pour Filou.

decisions-abandon-ask = { $name }, abandonnez un de vos bâtiments.
    .you = Abandonnez un de vos bâtiments.
decisions-abandon-why = Vous n’avez plus d’enseigne, et un nouveau bâtiment en demande une.
decisions-abandon-option = Abandonner { FORM($building, case: "the") }. Vous reprenez { $signs }, et ses habitants déménagent.
decisions-abandon-option_one = Abandonner { FORM($building, case: "the") }. Vous reprenez son enseigne, et ses habitants déménagent.

decisions-build-ask = { $name }, à vous : choisissez une tuile.
    .you = À vous : choisissez une tuile.
decisions-build-ask_second = { $name }, choisissez votre deuxième tuile.
    .you = Choisissez votre deuxième tuile.
decisions-build-ask_place = Où construire { FORM($tile, case: "the") } ?
decisions-build-ask_facing = Pivotez-la si vous voulez, puis construisez.
decisions-build-ask_renovate = Son orientation reste la même. Rénover ?
decisions-build-why = D’abord la tuile, puis son emplacement.
decisions-build-why_full = Chaque emplacement possible s’éclaire, avec ce que votre tuile y rapporterait au mieux.
decisions-build-why_second = Votre Promoteur construit deux tuiles par tour.
decisions-build-why_double = Votre Investisseur peut y poser deux enseignes : la valeur compte alors double.
decisions-build-why_renovate = Votre Rénovateur peut construire par-dessus un bâtiment. L’orientation reste la même, et la rue est décomptée à nouveau.

decisions-grifter-ask = { $name }, choisissez où Filou construit { FORM($tile, case: "the") }.
    .you = Choisissez où Filou construit { FORM($tile, case: "the") }.
decisions-grifter-why = Ces emplacements se valent pour Filou : { $dollars } $ chacun. À vous de départager.
decisions-grifter-why_enclosure = Chacun de ces emplacements ferme une rue et envoie { $people } chez Filou. À vous de départager.
decisions-grifter-why_enclosure_nobody = Chacun de ces emplacements ferme une rue sans envoyer personne chez Filou. À vous de départager.
decisions-grifter-why_anywhere = La tuile ne peut fermer aucune rue : tous les emplacements se valent. À vous de choisir.
decisions-any = Peu importe

decisions-score-ask = { $name }, choisissez la prochaine rue à décompter.
    .you = Choisissez la prochaine rue à décompter.
decisions-score-ask_grifter = { $name }, choisissez pour Filou la prochaine rue à décompter.
    .you = Choisissez pour Filou la prochaine rue à décompter.
decisions-score-why = Il reste { $count } rues à décompter. Vous choisissez l’ordre.
decisions-score-why_grifter = Il reste { $count } rues à décompter. Vous choisissez l’ordre pour Filou.
decisions-score-option = Décompter maintenant { $street }.

decisions-claim-ask = { $name }, quel bâtiment vous donne ses jetons ?
    .you = Quel bâtiment vous donne ses jetons ?
decisions-claim-ask_grifter = { $name }, quel bâtiment donne ses jetons à Filou ?
    .you = Quel bâtiment donne ses jetons à Filou ?
decisions-claim-why = Vous avez plusieurs bâtiments dans cette rue, mais un seul vous donne des jetons.
decisions-claim-why_grifter = Filou veut la sorte dont il a le moins, et ces choix se valent pour lui.
decisions-claim-option = { $building } : { $tokens }

decisions-token-ask = { $name }, prenez un jeton au choix.
    .you = Prenez un jeton au choix.
decisions-token-ask_grifter = { $name }, choisissez le jeton que prend Filou.
    .you = Choisissez le jeton que prend Filou.
decisions-token-why = Une icône joker vous laisse le choix.
decisions-token-why_abandon = Avant d’abandonner un bâtiment, vous prenez ses jetons.
decisions-token-why_exhausted = Il n’y a plus de jetons { $kind } : cette icône vaut un joker.
decisions-token-why_grifter = Filou a aussi peu de jetons de ces sortes. À vous de départager.
decisions-token-option = +1 { $kind } (vous : { $count })

decisions-swap-ask = { $name }, décomptez-vous une tuile de votre main à la place d’un bâtiment ?
    .you = Décomptez-vous une tuile de votre main à la place d’un bâtiment ?
decisions-swap-why = Votre Entrepreneur peut le faire une fois dans chaque rue fermée. La tuile reste dans votre main, mais tout le monde la verra.
decisions-swap-option = { FORM($tile, case: "The") } à la place { FORM($building, case: "of") } : { $dollars } $ de plus.
decisions-swap-option_less = { FORM($tile, case: "The") } à la place { FORM($building, case: "of") } : { $dollars } $ de moins.
decisions-swap-option_none = Décompter les bâtiments tels quels.

decisions-move-ask = { $name }, où va le { $colour } suivant ?
    .you = Où va le { $colour } suivant ?
decisions-move-ask_grifter = { $name }, déplacez un { $colour } pour Filou.
    .you = Déplacez un { $colour } pour Filou.
decisions-move-why = Rue décomptée. Encore { $people } à déplacer.
decisions-move-why_abandon = Bâtiment abandonné. Encore { $people } à déplacer.
decisions-move-why_grifter = La foule de Filou va dans ses bâtiments si possible. Encore { $people } à déplacer.
decisions-move-option = Vers { FORM($building, case: "the") }.
decisions-move-option_owner = Vers { FORM($building, case: "the") } ({ FORM($owner, case: "the") }).
decisions-move-one_more = une personne ici
decisions-move-fewer = Un de moins { FORM($building, case: "to") }
decisions-move-all = Tous
decisions-move-all_to = Tous { FORM($building, case: "to") } : { $people }

## text est général ; detail, s’il existe, nomme l’obstacle.
## La première étape, après un appui sur un emplacement vide qui n’a pas encore de sens.

hints-take_up = Choisissez d’abord une tuile de votre main.
hints-street = Touchez l’une des rues mises en évidence.
hints-consultant = Votre consultant : { $name }.
hints-more = Plus
hints-answer = Choisissez d’abord l’une des réponses ici.

refusals-occupied-text = Il y a déjà un bâtiment ici.
refusals-occupied-detail = { FORM($building, case: "The") } est déjà là.

refusals-corner-only-text = Un bâtiment doit en toucher un autre par un côté. Un coin ne suffit pas.

refusals-apart-text = Sa route n’en rejoindrait aucune autre.
refusals-apart-detail = Sa route ne rejoindrait pas celle { FORM($building, case: "of") }.

refusals-long-sides-text = Les longs côtés de deux routes se toucheraient. Pivotez la tuile, ou essayez ailleurs.
refusals-long-sides-detail = Sa route longerait celle { FORM($building, case: "of") }. Pivotez la tuile, ou essayez ailleurs.

refusals-too-long-text = Sa rue aurait plus de 5 bâtiments.
refusals-too-long-detail = Sa rue aurait { $count } bâtiments : le maximum est 5.

refusals-not-yours-text = Ce bâtiment n’est pas à vous.

refusals-not-offered-text = Ce choix n’est pas proposé.

refusals-move-symbol-text = Ce bâtiment n’a pas leur symbole. Un joker ne suffit pas.
refusals-move-symbol-detail = { FORM($building, case: "The") } n’a pas leur symbole. Un joker ne suffit pas.

refusals-move-enclosed-text = La rue de ce bâtiment est fermée : plus personne ne peut y emménager.
refusals-move-enclosed-detail = { FORM($building, case: "The") } est dans une rue fermée : plus personne ne peut y emménager.

refusals-move-abandoned-text = Dans l’édition russe, personne n’emménage dans un bâtiment abandonné.

refusals-move-same-text = Ces habitants viennent de quitter ce bâtiment et ne peuvent pas y revenir tout de suite.

refusals-move-grifter-text = Au tour de Filou, les habitants doivent aller dans un de ses bâtiments.

refusals-move-empty-text = Il n’y a là aucun bâtiment où emménager.

refusals-grifter-not-best-text = Un autre emplacement vaut mieux pour Filou : il ne construira pas ici.
refusals-grifter-not-best-detail = Filou aurait { $dollars } $ ici, et { $margin } $ de plus ailleurs.

refusals-renovate-open-text = Seuls les bâtiments des rues fermées peuvent être rénovés.

refusals-renovate-station-text = On ne peut pas recouvrir la Gare centrale.

refusals-renovate-park-text = Dans l’édition russe, on ne peut pas recouvrir le Parc municipal.

## Annuler

undo-nothing-played = Rien n’a encore été joué.
undo-drawn = Quelqu’un a pioché une tuile depuis.
undo-lifted = Filou a déjà pioché.
undo-asked = C’est maintenant à { $name } de choisir.
    .you = C’est maintenant à vous de choisir.
undo-sent = Les autres l’ont déjà vu.
undo-nothing_redo = Rien à rétablir.
undo-follower = Cette partie se joue dans un autre onglet.
undo-undone = C’est annulé.
undo-redone = C’est rétabli.

## L’aperçu et Filou

preview-worth = rapporterait { $dollars } $ en l’état
preview-details = Détails
preview-pays = { $closes } :
preview-pays_nobody = { $closes } : personne n’est payé
preview-closes_own = Ferme sa propre rue
preview-closes_street = Ferme la rue { FORM($building, case: "of") }
preview-closes_streets =
    { $count ->
        [one] Ferme { $count } rue
       *[other] Ferme { $count } rues
    }
preview-earns_later = Rapporterait { $dollars } $ à la fermeture de sa rue
preview-last_sign = Dernière enseigne : au prochain tour, vous devrez abandonner un bâtiment
preview-about = ≈ { $money }
preview-expected = Gain attendu à la fin : environ { $money }
preview-judged = { $dollars } $ selon le calcul de Filou
preview-judged_rest = avec ses habitants, que Filou ne compte pas : { $dollars } $
preview-street = Rue : { $count } sur 5
preview-open_end = Ouverte { FORM($end, case: "to") }
preview-closed_end = Fermée { FORM($end, case: "to") }
preview-closed_by = Fermée { FORM($end, case: "to") } par { FORM($building, case: "the") }
preview-points_in = Pointe vers la rue : { FORM($building, case: "the") }
preview-points_out = Pointe vers la rue { FORM($building, case: "of") }
preview-encloses = Ferme { $street }
preview-would_move = Déménagement : { $people }
preview-would_fomo = Passage en FOMO : { $people }
preview-signs_after =
    { $count ->
        [0] Dernière enseigne : au prochain tour, vous devrez abandonner un bâtiment
       *[other] Encore { $signs } après cela
    }
preview-nobody_moves = Personne n’aurait à déménager
preview-own_street = sa propre rue

recap-built = { $name } : { $tile }

grifter-title = Le tour de Filou
grifter-tile = Il construit { FORM($tile, case: "the") }.
grifter-rule = Il construit là où la tuile vaut le plus en ce moment.
grifter-rule_enclosure = Il ferme la rue qui envoie le plus d’habitants dans ses propres bâtiments.
grifter-rule_anywhere = Il ne peut fermer aucune rue : tous les emplacements se valent.
grifter-best = Meilleur emplacement : { $dollars } $.
grifter-best_people = Meilleur emplacement : { $people } pour Filou.
grifter-best_nobody = Aucun de ces emplacements n’envoie d’habitant chez Filou.
grifter-one_place = Aucun autre n’est aussi bon.
grifter-took = Égalité. Il a pris cet emplacement.
grifter-ties =
    { $count ->
        [one] { $count } emplacement l’emporte sur les autres.
       *[other] { $count } emplacements se valent. À vous de choisir.
    }
grifter-places =
    { $count ->
        [one] { $count } emplacement comparé
       *[other] { $count } emplacements comparés
    }

help-more = En savoir plus
help-how = Appuyez longuement sur un bâtiment, un habitant ou un jeton, ou sélectionnez-le et tapez « ? », pour en lire l’explication.
help-topics = Sujets
help-people = Habitants
help-symbols = Symboles
help-business = Affaires
help-consultants = Consultants

keys-always_title = Touches
keys-arrows = De case en case ; le long d’une rangée d’outils, de tuiles ou de réponses
keys-ends = Début et fin de la rangée
keys-corners = Première et dernière case du plateau
keys-pages = Emplacement possible suivant ou précédent
keys-enter = Prendre une tuile, la tenir au-dessus d’un emplacement, construire, choisir
keys-escape = Un pas en arrière : fermer, retirer, reposer
keys-undo_redo = Annuler et rétablir
keys-letters_title = Lettres et chiffres
keys-digits = Prendre la tuile de ce numéro
keys-ask = Aller à la question et la réentendre
keys-place = Emplacement possible suivant ou précédent, ligne par ligne
keys-worth = Emplacement possible suivant, du meilleur au moins bon ; avec Maj, en sens inverse
keys-turn = Pivoter la tuile
keys-undo = Annuler
keys-undo_turn = Annuler tout le tour
keys-scores = Entendre l’argent et les enseignes
keys-street = Entendre la rue de cette case
keys-streets = Les rues ouvertes
keys-people = Qui attend quoi
keys-owners = À qui est quoi
keys-log = Le journal
keys-menu = Le menu
keys-camera = Cadrer la ville, agrandir, réduire
keys-turn_map = Tourner la carte d’un quart de tour
keys-hint = Demander un conseil au coach
keys-typed = Taper une action ou une question
keys-help = Expliquer l’élément actif, ou afficher cette aide

## Passage de main

hand_over-pass_to = Passez l’appareil à { $name }
hand_over-reveal = Montrer ma main
hand_over-since = Depuis votre dernier tour
hand_over-so_far = Jusqu’ici
hand_over-since_start = Vous commencez.
hand_over-hidden = Les mains restent cachées tant que vous n’avez pas appuyé.

## Fin d’une partie

review-title = Revoir la partie
review-back = Un coup en arrière
review-on = Un coup en avant
review-turn_back = Un tour en arrière
review-turn_on = Un tour en avant
review-position = Coup { $count } sur { $total }
review-start = Le début
review-play = Lecture
review-pause = Pause
