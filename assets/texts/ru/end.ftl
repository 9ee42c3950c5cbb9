### Конец игры. Только простой текст: вся разметка экранируется.

end-counting = Считаем деньги…
end-wins_by = Побеждает { $name }: { $dollars } $, на { $margin } $ больше, чем у игрока { $other }.
end-tie_rematch = Ничья: { $names }, по { $dollars } $. Сыграть ещё раз, чтобы решить спор?
end-tie_shared = Ничья: { $names }, по { $dollars } $. Победа общая.
end-solo_win = Вы победили Проныру: { $dollars } $, на { $margin } $ больше.
end-solo_loss = Побеждает Проныра: { $dollars } $, на { $margin } $ больше, чем у вас.
end-solo_tie = У вас обоих { $dollars } $. При ничьей побеждает Проныра.
end-solo_difficulty = Сложность: { $difficulty }
end-again = Снова: кто-то за столом уже играл этими плитками.
end-again_solo = Снова: вы уже играли этими плитками.
end-no_place = В городе не осталось места ни для одной постройки, поэтому игра закончилась раньше.
end-from_start = В начале
end-from_streets = Улицы
end-from_endgame = Конец игры
end-from_tokens = Жетоны
end-from_by_hand = Исправлено
end-total = Всего
end-chart = Деньги по ходам
end-chart_table = Показать таблицей
end-turn = Ход
end-best_moments = Лучшие моменты
end-best_building = { FORM($building, case: "name") }: { $dollars } $, { $name }
end-best_street = Лучшая улица: { $dollars } $
end-my_building = { FORM($building, case: "name") }: { $dollars } $
end-my_street = Ваша лучшая улица: { $dollars } $
end-biggest_crowd = Большой переезд: { $people }
