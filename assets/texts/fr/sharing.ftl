### Partager. Texte seul : tout balisage est échappé.
###
### $dollars - an amount of money

share-title = Partager
share-link = Lien vers cette partie
share-deal_link = Lien vers cette donne
share-link_text = Toute la partie est dans le lien. Rien n’est stocké ailleurs.
share-deal_text = Seulement la graine et les options, pour que des amis jouent la même donne.
share-others = Seulement la donne ou un fichier
share-picture = Une image de la ville
share-picture_text = La ville telle qu’elle est, à garder ou à envoyer.
share-best_street = Meilleure rue : { $dollars } $
share-poster_tall = Partager en vertical
share-poster_wide = Partager en horizontal
share-picture_failed = L’image n’a pas pu être créée.
share-copied = Copié.
share-copy_failed = Le navigateur n’a pas permis la copie. Appuyez longuement sur le lien pour le copier vous-même.
share-not_shared = Rien n’a été partagé. Vous pouvez copier le lien à la place.
share-exported = Partie exportée.
share-long_link = Ce lien est long. Certaines messageries coupent les longs liens : un fichier est plus sûr.
share-report = Rapport de bug
share-report_text = La version, le navigateur et, s’il y en a une, l’enregistrement de la partie en cours. Rien d’autre.
share-opened_link = Cette partie vient d’un lien. Votre autre partie est toujours dans la liste.
share-opened_first = Cette partie vient d’un lien.
share-opened_again = Vous avez déjà cette partie. La voici.
share-opened_file = Cette partie vient d’un fichier. Elle est maintenant dans votre liste.
share-file = Fichier
share-file_text = L’enregistrement de la partie, à garder ou à transférer sur un autre appareil.
share-copy = Copier
share-open = Ouvrir
share-code = Code QR
share-code_itself = Code QR : scannez-le avec un autre appareil.
share-code_text = Code QR : un appareil photo en lit le texte.
share-code_shown = Le code QR est affiché. Scannez-le avec l’appareil photo d’un autre appareil.
share-code_long = Ce lien est trop long pour un code QR. Copiez-le, ou envoyez le fichier.
share-code_failed = Le code QR n’a pas pu être créé. Vérifiez la connexion, ou copiez le lien.
share-opened_deal = Cette donne vient d’un lien. Vérifiez les options, puis commencez.
