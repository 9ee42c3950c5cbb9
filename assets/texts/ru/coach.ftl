coach-title = Тренер
coach-hint = Подсказка
coach-thinking = Тренер думает…
coach-nothing = Здесь тренеру посоветовать нечего.
coach-where = Присмотритесь: { $street }.
coach-new_street = Начните новую улицу.
coach-give_up = Забросьте постройку здесь: { $street }.
coach-tile = Возьмите { FORM($tile, case: "accusative") }.
coach-building = Забросьте { FORM($building, case: "accusative") }.
coach-here = Сюда, дорогой как показано.
coach-place = Стройте { $place }.
coach-but = На другом месте показано { $number }, но за всю игру это принесёт больше.
coach-on_top = Стройте поверх { FORM($building, case: "genitive") }.
coach-as_good =
    { $count ->
        [one] Примерно одинаково хорош { $count } ход.
        [few] Примерно одинаково хороши { $count } хода.
       *[many] Примерно одинаково хороши { $count } ходов.
    }
coach-compared = В сравнении с этим: { $action }.
coach-most = Это к тому же приносит больше всего сейчас.
coach-close = Немного лучше, чем { $action }: складываются мелочи.
coach-other_spot = { FORM($tile, case: "name") } на подсвеченном месте
coach-other_tile = { FORM($tile, case: "name") } здесь
coach-other_facing = { FORM($tile, case: "name") } другой стороной
coach-more_tile = Какая плитка?
coach-more_place = Куда?
coach-more_building = Какая постройка?
coach-more_why = Почему?
coach-warned = Другой ход принесёт { $gain }.
coach-think_again = Подумать ещё
coach-made_good = Это был один из лучших ходов.
coach-made_worse = Другой ход принёс бы { $gain }.
