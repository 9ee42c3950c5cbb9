### La liste où l’on trouve une tuile. Texte seul : tout balisage est échappé.

finder-backs = Dos
finder-tiles = Tuiles
finder-start = Les tuiles de départ
finder-search = Nom ou symbole
finder-ask = Choisissez le symbole du dos, ou tapez un nom.
finder-nothing = Aucune tuile trouvée.
