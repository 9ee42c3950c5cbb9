### Les crédits.

credits-notice-title = À propos de ce jeu
credits-notice-body =
    Ceci est une version de fans, gratuite et non officielle, du jeu de société Streets. Elle n’est ni faite, ni approuvée, ni soutenue par ceux qui publient le jeu.

    Les règles sont racontées ici avec nos propres mots. Les dessins, les textes et le code sont tous de nous ; rien n’a été copié de la boîte. La liste des tuiles imprimées n’est pas publique : nos tuiles suivent ce que disent les livrets et sont, pour le reste, de notre invention.

    Si le jeu vous plaît, achetez-le donc en boîte. Il est magnifique sur une vraie table.

credits-game-title = Le jeu de société
credits-designer-role = Auteur de Streets (2021)
credits-publisher-role = Éditeur de Streets

credits-fan-version-title = Cette version
credits-contributors-name = Les contributeurs de Streets in the browser
credits-contributors-role = Moteur de règles, interface, textes et dessins

credits-libraries-title = Réalisé avec
credits-python-role = Le langage dans lequel tout le jeu est écrit
credits-pyodide-role = Python dans le navigateur
credits-pyscript-role = Fait tourner Python dans la page
credits-idiomorph-role = N’actualise que les parties de la page qui ont changé
credits-lean-qr-role = Dessine le code QR d’un lien
credits-xz-decompress-role = Décompresse le téléchargement quand la connexion est lente

credits-privacy-title = Votre vie privée
credits-privacy-body = Rien ne quitte votre appareil. Pas de compte, pas de serveur, pas de pistage, pas de publicité. Vos parties restent dans ce navigateur jusqu’à ce que vous les exportiez, les partagiez ou les supprimiez.
