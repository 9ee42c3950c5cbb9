### La première page. Texte seul : tout balisage est échappé.

home-title = Streets
home-tagline = Bâtissez une ville en 30 minutes. Construisez des rues, encaissez quand elles se ferment.
home-learn = Montrez-moi d’abord comment jouer
home-lessons = Apprendre
home-first_game = Première partie guidée
home-continue = Continuer
home-rules = Règles
home-credits = Crédits
home-settings = Réglages
home-paste = Coller un lien
home-paste_open = Ouvrir
home-import = Ouvrir un fichier
home-unofficial = Une version de fans, non officielle, du jeu de société de Haakon Hoel Gaarder, édité par Sinister Fish Games.

empty-games = Pas encore de partie. Vos parties s’enregistrent toutes seules.
empty-log = Il ne s’est encore rien passé.
empty-hand = Votre main est vide.
empty-stack = La pioche est vide. La partie continue jusqu’à ce que toutes les mains soient vides.
empty-fomo = Personne n’est en FOMO.
