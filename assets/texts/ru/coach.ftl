coach-title = Тренер
coach-hint = Подсказка
coach-thinking = Тренер думает…
coach-nothing = Здесь тренеру посоветовать нечего.
coach-where = Присмотритесь к { FORM($street, case: "dative") }.
coach-new_street = Начните новую улицу.
coach-give_up = Забросьте постройку { FORM($street, case: "at") }.
coach-tile = Возьмите { FORM($tile, case: "accusative") }.
coach-building = Забросьте { FORM($building, case: "accusative") }.
coach-here = Сюда, поворачивать плитку не нужно.
coach-place = Стройте { $place }.
coach-but = На другом месте показано { $number }, но здесь вы за всю игру получите больше.
coach-on_top = Стройте поверх { FORM($building, case: "genitive") }.
coach-as_good =
    { $count ->
        [one] Примерно одинаково хорош { $count } ход.
        [few] Примерно одинаково хороши { $count } хода.
       *[many] Примерно одинаково хороши { $count } ходов.
    }
coach-compared = По сравнению с другим ходом ({ $action }):
coach-most = Это к тому же приносит больше всего сейчас.
coach-close = Немного лучше, чем { $action }: разница набирается по мелочи.
coach-other_spot = { FORM($tile, case: "name") } на подсвеченном месте
coach-other_tile = { FORM($tile, case: "name") } здесь
coach-other_facing = { FORM($tile, case: "name") } с другим поворотом
coach-more_tile = Какая плитка?
coach-more_place = Куда?
coach-more_building = Какая постройка?
coach-more_why = Почему?
coach-warned = Другой ход принесёт { $gain }.
coach-think_again = Подумать ещё
coach-made_good = Это был один из лучших ходов.
coach-made_worse = Другой ход принёс бы { $gain }.
