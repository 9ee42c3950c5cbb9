### Puzzles: positions in which one choice is best.

puzzles-title = Задачи
puzzles-all = Все задачи
puzzles-text = Один ход, один лучший ответ, полминуты. Не торопитесь: времени никто не считает.
puzzles-back = Вернуться к задаче
puzzles-short = Задача
puzzles-waiting = Загружаем задачи…
puzzles-not_fetched = Задачи не загрузились. Проверьте связь.
puzzles-fetch_again = Ещё раз
puzzles-unknown = Такой задачи нет.
puzzles-totals = С первой попытки решено { $count } из { $total }.
puzzles-rating = Ваш рейтинг: { NUMBER($rating, useGrouping: "false") }.

puzzles-today = Задача дня
puzzles-solve = Решить
puzzles-days = Прошлые дни
puzzles-run = Забег
puzzles-run_text = Всё труднее и труднее, до третьей ошибки.
puzzles-run_begin = Начать забег
puzzles-run_on = Продолжить забег
puzzles-best_run = Ваш лучший результат: { $count }.
puzzles-run_state = Решено: { $count }, ошибок: { $misses } из { $limit }
puzzles-run_over = Забег окончен, решено: { $count }
puzzles-sets = По темам
puzzles-of = { $count } из { $total }
puzzles-next = Дальше
puzzles-all_done = Вы ответили на все эти задачи.
puzzles-label = Задача { $number }: { $result }
puzzles-was_new = новая
puzzles-was_yes = решена
puzzles-was_near = решена не хуже лучшего
puzzles-was_no = не решена

## Themes

puzzles-theme_waiting = Рано закрывать
puzzles-theme_waiting_text = Улицу можно закрыть сейчас, но позже она принесёт больше.
puzzles-theme_closing = Пора закрывать
puzzles-theme_closing_text = Улица, которую нельзя больше оставлять открытой.
puzzles-theme_stopping = Помешать сопернику
puzzles-theme_stopping_text = Не дайте чужой улице вырасти или закрыться.
puzzles-theme_choosing = Какое здание
puzzles-theme_choosing_text = На первый взгляд лучше другое здание.
puzzles-theme_placing = Какое место
puzzles-theme_placing_text = Здание понятно. Но где его построить и куда повернуть?
puzzles-theme_payday = День выплат
puzzles-theme_payday_text = Какая постройка сразу принесёт вам больше всего?
puzzles-theme_crowd = Переезд
puzzles-theme_crowd_text = Где новый жилец принесёт вам больше всего?
puzzles-theme_parting = Чем пожертвовать
puzzles-theme_parting_text = Знаков не осталось. Без какой постройки можно обойтись?
puzzles-theme_steering = Против Проныры
puzzles-theme_steering_text = Его следующее здание известно. Испортите ему лучшее место.
puzzles-theme_finale = Последняя постройка
puzzles-theme_finale_text = Скрытого больше нет. Закончите с самым большим отрывом.

## A puzzle on the board

puzzles-panel = Задача
puzzles-one = Задача
puzzles-level = Сложность { NUMBER($rating, useGrouping: "false") }
puzzles-rated = Рейтинг { NUMBER($rating, useGrouping: "false") } ({ $change })
puzzles-ask_judged = { $name }, найдите лучшую постройку.
puzzles-ask_payday = { $name }, какая постройка сразу принесёт вам больше всего?
puzzles-ask_crowd = { $name }, переселите { FORM($person, case: "accusative") } туда, где от этого больше всего пользы вам, а не сопернику.
puzzles-ask_parting = { $name }, забросьте постройку, которая сегодня принесла бы вам меньше всего.
puzzles-ask_steering = { $name }, следующее здание Проныры — { FORM($tile, case: "name") }. Постройте так, чтобы и лучшее место дало ему как можно меньше.
puzzles-ask_finale = { $name }, это последняя постройка в партии. Какая даст самый большой отрыв?
puzzles-at_start = Здесь задача начинается.
puzzles-right = Верно!
puzzles-as_good = Верно, это не хуже лучшего!
puzzles-wrong = Есть ход получше. Попробуете ещё раз?
puzzles-answer = Вот ответ.
puzzles-show = Показать ответ
puzzles-share = Поделиться задачей
puzzles-other_place = Показать другое место
puzzles-costs = Ваш выбор, { FORM($tile, case: "name") }, приносит примерно на { $dollars } $ меньше.
puzzles-tempting_tile = Заманчиво построить { FORM($tile, case: "accusative") }, но это примерно на { $dollars } $ меньше.
puzzles-tempting_spot = Заманчиво и другое место, но там выходит примерно на { $dollars } $ меньше.
puzzles-value_payday = Сразу вы получаете { $dollars } $.
puzzles-value_crowd =
    { $sign ->
        [more] Вам этот переезд приносит на { $dollars } $ больше, чем сопернику.
        [less] Сопернику этот переезд приносит на { $dollars } $ больше, чем вам.
       *[same] Сопернику этот переезд приносит столько же, сколько вам.
    }
puzzles-value_parting = { FORM($tile, case: "name") } сегодня принесёт { $dollars } $.
puzzles-value_steering = После этого лучшее место для { FORM($next, case: "genitive") } даёт Проныре { $dollars } $.
puzzles-value_finale =
    { $sign ->
        [more] Вы впереди на { $dollars } $.
        [less] Вы отстаёте на { $dollars } $.
       *[same] Вы закончили вровень.
    }
