### Le jeu dans un terminal : python3 -m app.engine play

terminal-welcome = Tapez aide pour voir les commandes. Tab complète les mots.
# Le mot qui montre de nouveau la ville
terminal-city = ville
# Le mot qui enregistre la partie ; un nom de fichier le suit
terminal-save = enregistrer
# Le mot qui termine la partie
terminal-quit = quitter
terminal-help = Ici, vous pouvez aussi taper : { $commands }. Les lettres sur la ville sont des emplacements. Pour construire, tapez le numéro d’une tuile, une lettre et une orientation.
terminal-example = Par exemple : { $line }
terminal-reveal = Appuyez sur Entrée pour voir votre main.
terminal-fomo = ! FOMO
terminal-winner = gagne
terminal-leave = Tapez { $quit } pour sortir, ou appuyez encore sur Ctrl-C.
terminal-save_where = Tapez un nom de fichier à la suite de la commande.
terminal-saved = Fichier enregistré : { $file }. La page ouvre aussi ce fichier.
