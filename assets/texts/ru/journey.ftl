journey-title = Ваша улица
journey-text = В каждом доме что-то новое. Зажгите три окна: победите, обойдите Любителя, обойдите Знатока. Все играют одними и теми же плитками.
journey-house = Дом { $stop } из { $total }: { $name }.
journey-next_house = Дом { $stop } из { $total }: { $name }, следующий.
journey-lit =
    { $count ->
        [one] Горит { $count } окно.
        [few] Горят { $count } окна.
        [many] Горят { $count } окон.
       *[other] Горят { $count } окна.
    }
journey-is_lit = горит
journey-name_stars = Лёгкая, со звёздами
journey-name_numbers = Лёгкая, с числами
journey-new_first = Звёзды показывают хорошие места.
journey-new_stars = Новые плитки, и снова звёзды на хороших местах.
journey-new_numbers = Теперь без звёзд: числа показывают, сколько приносит каждое место.
journey-lesson = Сначала урок: две минуты
journey-window_won = Победа
journey-window_better = Лучше, чем { $name }: { $result }
journey-best = Ваш лучший результат: { $result }
journey-end = Дом { $stop } из { $total }
journey-next = Следующий дом
