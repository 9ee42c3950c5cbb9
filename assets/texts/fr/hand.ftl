### La main d’un joueur sur un téléphone, et la page de la table qui montre son code.

## Sur le téléphone

hand-title = Vos tuiles
hand-of = { $name }, vos tuiles
hand-tiles = Tuiles
hand-slot = Place { $number } : { $tile }
hand-empty = Place { $number } : vide
hand-how = À votre tour, touchez le numéro de votre tuile sur l’écran partagé et construisez-la. Puis touchez la tuile ici.
hand-built_it = Je l’ai construite
hand-ask_word = Finissez votre tour sur l’écran partagé. Puis entrez le mot qu’il affiche pour vous :
hand-letters = Lettres
hand-rub_out = Effacer une lettre
hand-refused-short = Le mot a trois lettres.
hand-refused-wrong = Ce n’est pas votre mot. Cherchez votre nom sur l’écran partagé.
hand-refused-used = Ce mot a déjà servi. Le prochain vient après ce tour.
hand-refused-later = Ce mot est celui d’un tour à venir. Scannez de nouveau votre code.
hand-tile_came = Nouvelle tuile : { $tiles }.
hand-oops = Oups, je la reprends
hand-put_away = Ranger les tuiles
hand-back_again = La tuile est de retour dans votre main.
hand-left =
    { $count ->
        [0] Vous avez pioché votre dernière tuile.
        [one] Encore une tuile à piocher.
       *[other] Encore { $count } tuiles à piocher.
    }
hand-over = Vous avez construit toutes vos tuiles.
hand-custom = Ces tuiles ne sont pas celles du jeu standard. L’écran partagé explique ce qu’elles rapportent.
hand-problem-empty = Il n’y a pas de tuiles dans ce lien.
hand-problem-damaged = Ce code est endommagé ou coupé.
hand-problem-another = Ce code vient d’une autre version du jeu. Actualisez la page sur les deux appareils.
hand-problem-older = Ce code est plus ancien que les tuiles de ce téléphone.
hand-scan = Scannez de nouveau le code : touchez votre nom sur l’écran partagé, puis « Tuiles sur téléphone ».
hand-go_on = Continuer avec mes tuiles
hand-use_code = Utiliser ce code (un tour a été annulé)

## Sur la table

phones-title = Tuiles sur téléphone
phones-text = Laissez cet appareil sur la table. Chacun scanne un code et voit ses tuiles sur son téléphone. Ensuite, plus besoin de réseau.
phones-nobody = Pour jouer sur téléphone, il faut au moins deux joueurs et des tuiles cachées.
phones-hand = Tuiles sur téléphone
phones-mine = Mes tuiles sur mon téléphone
phones-only = Code réservé à { $name }
phones-scan = Visez le code avec l’appareil photo du téléphone et ouvrez le lien.
phones-plain = Texte seul, sans la page
phones-plain_text = L’appareil photo affiche les tuiles sous forme de texte. Scannez un nouveau code après chaque tour.
phones-link = Retour au lien
phones-making = Préparation du code…
phones-try_again = Réessayer
phones-take_back = Laisser { $name } jouer sans téléphone
phones-without = Ces tuiles sont de retour sur cet appareil.
phones-has = sur téléphone
phones-has_not = montrer le code
phones-play = Jouer
phones-word = { $name }, votre mot :
phones-word_spoken = Le mot pour { $name } : { $word }.
phones-tray = Tuiles sur téléphone, face cachée
phones-back = Tuile { $number }, face cachée : { $symbol }
phones-lift = Retourner la { $number } ?
phones-lift_asked = Retourner la tuile { $number } ? Tout le monde la verra. Touchez-la encore une fois pour la retourner.
phones-why_build = Choisissez une tuile sur votre téléphone. Touchez deux fois son numéro ici.
phones-why_swap = Touchez ici deux fois le numéro d’une tuile pour voir ce qu’elle rapporterait. Tout le monde la verra.
