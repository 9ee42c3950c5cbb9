### La fin d’une partie. Texte seul : tout balisage est échappé.

end-counting = On compte l’argent…
end-wins_by = { $name } gagne avec { $dollars } $, soit { $margin } $ d’avance sur { $other }.
end-tie_rematch = Égalité à { $dollars } $ : { $names }. Une autre partie pour se départager ?
end-tie_shared = { $names } : à égalité avec { $dollars } $, la victoire est partagée.
end-solo_win = Vous battez Filou avec { $dollars } $, soit { $margin } $ de plus.
end-solo_loss = Filou gagne avec { $dollars } $, soit { $margin } $ de plus que vous.
end-solo_tie = Vous avez tous les deux { $dollars } $. L’égalité profite à Filou.
end-solo_difficulty = Difficulté : { $difficulty }
end-again = Pas la première fois : quelqu’un ici avait déjà joué ces tuiles.
end-again_solo = Pas la première fois : vous aviez déjà joué ces tuiles.
end-no_place = Plus aucune tuile ne trouvait place dans la ville : la partie finit plus tôt.
end-from_start = Au départ
end-from_streets = Rues
end-from_endgame = Fin de partie
end-from_tokens = Jetons
end-from_by_hand = Corrections
end-total = Total
end-chart = L’argent au fil du temps
end-chart_table = Voir en tableau
end-turn = Tour
end-best_moments = Temps forts
end-best_building = { $building } : { $dollars } $ pour { $name }
end-best_street = Rue la plus riche : { $dollars } $
end-my_building = { $building } : { $dollars } $
end-my_street = Votre meilleure rue : { $dollars } $
end-biggest_crowd = { $people } d’un coup
