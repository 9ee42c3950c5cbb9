### La main d’un joueur sur un téléphone, et la page de la table qui montre son code.

## Sur le téléphone

hand-title = Une main
hand-of = { $name }, votre main
hand-tiles = Tuiles
hand-slot = Place { $number } : { $tile }
hand-empty = Place { $number } : vide
hand-how = À votre tour, touchez sur la table le numéro de votre tuile et construisez-la. Puis touchez la tuile ici.
hand-built_it = Je l’ai construite
hand-ask_word = Finissez votre tour sur la table. Puis entrez le mot qu’elle affiche pour vous :
hand-letters = Lettres
hand-rub_out = Effacer une lettre
hand-refused-short = Le mot a trois lettres.
hand-refused-wrong = Ce n’est pas votre mot. Cherchez votre nom sur la table.
hand-refused-used = Ce mot a déjà servi. Le prochain vient après ce tour.
hand-refused-later = Ce mot est celui d’un tour suivant. Scannez de nouveau votre code sur la table.
hand-tile_came = Nouvelle tuile : { $tiles }.
hand-oops = Oups, je la reprends
hand-put_away = Ranger la main
hand-back_again = La tuile est de retour dans votre main.
hand-left =
    { $count ->
        [0] Vous avez pioché votre dernière tuile.
        [one] Encore une tuile à piocher.
       *[other] Encore { $count } tuiles à piocher.
    }
hand-over = Vous avez construit toutes vos tuiles.
hand-custom = Ces tuiles ne sont pas celles du jeu standard. La table explique ce qu’elles rapportent.
hand-problem-empty = Il manque le code d’une main dans cette adresse.
hand-problem-damaged = Ce code est abîmé ou coupé.
hand-problem-another = Ce code vient d’une autre version du jeu. Actualisez la page sur les deux appareils.
hand-problem-older = Ce code est plus ancien que la main de ce téléphone.
hand-scan = Scannez de nouveau le code sur la table : touchez-y votre place, puis « Main sur téléphone ».
hand-go_on = Reprendre ma main
hand-use_code = Prendre ce code, la table est revenue en arrière

## Sur la table

phones-title = Mains sur téléphone
phones-text = Laissez cet appareil sur la table. Chacun scanne un code et voit sa main sur son téléphone. Ensuite, plus besoin de réseau.
phones-nobody = Les mains peuvent être sur téléphone quand au moins deux personnes jouent et cachent leur main.
phones-hand = Main sur téléphone
phones-mine = Ma main sur mon téléphone
phones-only = À scanner seulement par { $name }
phones-scan = Visez le code avec l’appareil photo du téléphone et ouvrez le lien.
phones-plain = En texte, sans la page
phones-plain_text = L’appareil photo montre les tuiles de la main en texte. Scannez un nouveau code après chaque tour.
phones-link = Retour au lien
phones-making = Préparation du code …
phones-try_again = Réessayer
phones-take_back = { $name } joue sans téléphone
phones-without = Cette main est de retour sur cet appareil.
phones-has = sur téléphone
phones-has_not = montrer le code
phones-play = Jouer
phones-word = { $name }, votre mot :
phones-word_spoken = Le mot pour { $name } : { $word }.
phones-tray = Main sur téléphone, face cachée
phones-back = Tuile { $number }, face cachée : { $symbol }
phones-lift = Montrer la { $number } ?
phones-lift_asked = Montrer la tuile { $number } ? Tout le monde la verra. Choisissez-la encore une fois pour la montrer.
phones-why_build = Choisissez une tuile sur votre téléphone. Touchez deux fois son numéro ici.
phones-why_swap = Touchez ici deux fois le numéro d’une tuile pour voir ce qu’elle rapporterait. Tout le monde la verra.
