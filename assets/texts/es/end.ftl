### El final de una partida. Solo texto: todo marcado se escapa.

end-counting = Contando el dinero…
end-wins_by = Gana { FORM($name, case: "el") } con ${ $dollars }, ${ $margin } más que { FORM($other, case: "el") }.
end-tie_rematch = { $names } empatan a ${ $dollars }. ¿Revancha para decidir?
end-tie_shared = { $names } empatan a ${ $dollars } y comparten la victoria.
end-solo_win = Ganas al Timador con ${ $dollars }, ${ $margin } más.
end-solo_loss = Gana el Timador con ${ $dollars }, ${ $margin } más que tú.
end-solo_tie = Empate a ${ $dollars }. El empate es para el Timador.
end-solo_difficulty = Dificultad: { $difficulty }
end-again = Otra vez: alguien aquí ya había jugado estas losetas.
end-again_solo = Otra vez: ya habías jugado estas losetas.
end-no_place = Ninguna loseta cabía ya en la ciudad, así que la partida acabó antes.
end-from_start = Al empezar
end-from_streets = Calles
end-from_endgame = Final
end-from_tokens = Fichas
end-from_by_hand = Corregido
end-total = Total
end-chart = El dinero, turno a turno
end-chart_table = Ver como tabla
end-turn = Turno
end-best_moments = Los mejores momentos
end-best_building = { $building }: ${ $dollars } para { FORM($name, case: "el") }
end-best_street = Calle más rica: ${ $dollars }
end-my_building = { $building }: ${ $dollars }
end-my_street = Tu mejor calle: ${ $dollars }
end-biggest_crowd = Mayor mudanza: { $people }
