### Das Ende einer Partie. Nur Text: Jedes Markup wird maskiert.

end-counting = Das Geld wird gezählt …
end-wins_by = { $name } gewinnt mit { $dollars } $, { $margin } $ mehr als { FORM($other, case: "nom") }.
end-tie_rematch = { $names } haben je { $dollars } $. Entscheidet eine Revanche?
end-tie_shared = { $names } haben je { $dollars } $ und teilen sich den Sieg.
end-solo_win = Du schlägst den Gauner mit { $dollars } $, { $margin } $ mehr.
end-solo_loss = Der Gauner gewinnt mit { $dollars } $, { $margin } $ mehr als du.
end-solo_tie = Ihr habt beide { $dollars } $. Bei Gleichstand gewinnt der Gauner.
end-solo_difficulty = Schwierigkeit: { $difficulty }
end-again = Noch einmal: Jemand am Tisch kannte diese Plättchen schon.
end-again_solo = Noch einmal: Du kanntest diese Plättchen schon.
end-no_place = Kein Plättchen passte mehr in die Stadt, darum endete die Partie früher.
end-from_start = Zu Beginn
end-from_streets = Straßen
end-from_endgame = Spielende
end-from_tokens = Marker
end-from_by_hand = Berichtigt
end-total = Summe
end-chart = Geld im Lauf der Partie
end-chart_table = Als Tabelle
end-turn = Zug
end-best_moments = Die besten Momente
end-best_building = { $building }: { $dollars } $ für { FORM($name, case: "acc") }
end-best_street = Reichste Straße: { $dollars } $
end-my_building = { $building }: { $dollars } $
end-my_street = Deine beste Straße: { $dollars } $
end-biggest_crowd = Größter Umzug: { $people }
