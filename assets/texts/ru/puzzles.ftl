### Puzzles: positions in which one choice is best.

puzzles-title = Задачи
puzzles-all = Все задачи
puzzles-text = Один ход, один лучший ответ. Время не ограничено.
puzzles-waiting = Загружаем задачи…
puzzles-not_fetched = Задачи не загрузились. Проверьте соединение.
puzzles-fetch_again = Ещё раз
puzzles-unknown = Такой задачи нет.
puzzles-totals = С первой попытки решено { $count } из { $total }.
puzzles-totals_near = Почти решено ещё { $count }.
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
puzzles-of = решено { $count } из { $total }
puzzles-next = Дальше
puzzles-all_done = Вы прошли все эти задачи.
puzzles-label = Задача { $number }: { $result }
puzzles-was_new = новая
puzzles-was_yes = решена
puzzles-was_near = почти решена
puzzles-was_no = не решена

## Themes

puzzles-theme_waiting = Рано закрывать
puzzles-theme_waiting_text = Улицу можно закрыть сейчас, но позже она принесёт больше.
puzzles-theme_closing = Пора закрывать
puzzles-theme_closing_text = Улица, которую нельзя больше оставлять открытой.
puzzles-theme_ending = Ближе к концу
puzzles-theme_ending_text = Ходов осталось мало. Стройте там, где улица ещё закроется.
puzzles-theme_stopping = Помешать сопернику
puzzles-theme_stopping_text = Не дайте чужой улице вырасти или закрыться.
puzzles-theme_choosing = Какая плитка
puzzles-theme_choosing_text = На первый взгляд лучше другая плитка.
puzzles-theme_placing = Какое место
puzzles-theme_placing_text = Какое место в итоге принесёт больше всего и куда повернуть плитку?
puzzles-theme_crowd = Переезд
puzzles-theme_parting = Что забросить
puzzles-theme_payday = День выплат
puzzles-theme_payday_text = Какой ход сразу принесёт вам больше всего?
puzzles-theme_steering = Против Проныры
puzzles-theme_steering_text = Его следующая плитка известна. Испортите ему лучшее место.
puzzles-theme_tempo = Два хода
puzzles-theme_tempo_text = Один ход готовит следующий, а между ними строит Проныра.
puzzles-theme_finale = Последний ход
puzzles-theme_finale_text = Скрытого больше нет. Закончите с самым большим отрывом.

## A puzzle on the board

puzzles-panel = Задача
puzzles-one = Задача
puzzles-level = Сложность { NUMBER($rating, useGrouping: "false") }
puzzles-rated = Рейтинг { NUMBER($rating, useGrouping: "false") } ({ $change })
puzzles-ask_judged = { $name }, найдите лучший ход.
    .you = Найдите лучший ход.
puzzles-ask_crowd = { $name }, переселите { FORM($colour, case: "accusative") }. Где это принесёт вам больше всего, если вычесть выигрыш соперников?
    .you = Переселите { FORM($colour, case: "accusative") }. Где это принесёт вам больше всего, если вычесть выигрыш соперников?
puzzles-ask_parting = { $name }, забросьте постройку, которая сейчас принесла бы вам меньше всего.
    .you = Забросьте постройку, которая сейчас принесла бы вам меньше всего.
puzzles-ask_payday = { $name }, какой ход сразу принесёт вам больше всего?
    .you = Какой ход сразу принесёт вам больше всего?
puzzles-ask_steering = { $name }, следующая плитка Проныры — { FORM($tile, case: "name") }. Постройте так, чтобы даже лучшее место принесло ему как можно меньше.
    .you = Следующая плитка Проныры — { FORM($tile, case: "name") }. Постройте так, чтобы даже лучшее место принесло ему как можно меньше.
puzzles-ask_tempo = { $name }, следующая плитка Проныры — { FORM($tile, case: "name") }. Какой ход вместе с вашим следующим принесёт больше всего? Считайте только плитки, которые сейчас у вас в руке.
    .you = Следующая плитка Проныры — { FORM($tile, case: "name") }. Какой ход вместе с вашим следующим принесёт больше всего? Считайте только плитки, которые сейчас у вас в руке.
puzzles-ask_finale = { $name }, это последний ход в партии. Как получить наибольший отрыв или наименьшее отставание?
    .you = Это последний ход в партии. Как получить наибольший отрыв или наименьшее отставание?
puzzles-at_start = Здесь задача начинается.
puzzles-right = Верно!
puzzles-as_good = В пробных партиях ваш ход не хуже нашего ответа, поэтому он засчитан.
puzzles-nearly = Почти!
puzzles-better_by = Лучший ход даёт на { $dollars } $ больше.
puzzles-better_about = Есть ход чуть лучше.
puzzles-wrong = Есть ход лучше. Ещё раз?
puzzles-answer = Вот ответ.
puzzles-show = Показать ответ
puzzles-share = Поделиться задачей
puzzles-other_place = Другое место
puzzles-best_place = Лучшее место
puzzles-costs = Ваш ход с плиткой { FORM($tile, case: "name") } приносит примерно на { $dollars } $ меньше.
puzzles-costs_little = Но разница меньше доллара.
puzzles-earlier = Ваш прошлый ход приносит примерно на { $dollars } $ меньше.
puzzles-tempting_tile = Заманчиво построить { FORM($tile, case: "accusative") }, но так вы получите примерно на { $dollars } $ меньше.
puzzles-tempting_spot = Заманчиво и другое место, но там выходит примерно на { $dollars } $ меньше.
puzzles-value_crowd =
    { $sign ->
        [more] Вам этот переезд приносит на { $dollars } $ больше, чем соперникам.
        [less] Соперникам этот переезд приносит на { $dollars } $ больше, чем вам.
       *[same] Соперникам этот переезд приносит столько же, сколько вам.
    }
puzzles-value_parting = Сейчас эта постройка принесла бы вам { $dollars } $.
puzzles-value_payday =
    { $closes ->
        [none] Ни одна улица не закрывается, поэтому сразу вы ничего не получаете.
       *[some] Сразу вы получаете { $dollars } $.
    }
puzzles-value_steering = После этого лучшее место для { FORM($next, case: "genitive") } принесёт Проныре { $dollars } $.
puzzles-value_tempo =
    { $then ->
        [some] За этот ход и за следующий, с постройкой { FORM($tile, case: "name") }, вы получаете { $dollars } $.
        [none] Сейчас вы получаете { $dollars } $, а за следующий ход ничего.
       *[never] Вы не получаете ничего: ни сейчас, ни за следующий ход.
    }
puzzles-value_finale =
    { $sign ->
        [more] Вы впереди на { $dollars } $.
        [less] Вы отстаёте на { $dollars } $.
       *[same] Вы закончили вровень.
    }

## What is wrong with a choice, while its player looks for a better one

puzzles-flaw_closes = Так { $street } останется открытой, а за закрытую вы сейчас получили бы { $dollars } $.
puzzles-flaw_closes_too = За закрытую улицу вы получили бы { $dollars } $.
puzzles-flaw_waits = Так { $street } закроется и принесёт { $instead } $. Ходом позже она принесла бы больше.
puzzles-flaw_patience = Так { $street } закроется и принесёт { $instead } $. Если оставить её открытой, она принесёт примерно { $dollars } $.
puzzles-flaw_follows = После этого вы вряд ли закроете { FORM($street, case: "accusative") } следующим ходом.
puzzles-flaw_too_late = В { $count } из { $total } пробных партий улица этой постройки так и не закрывается, и в конце постройка приносит только { $instead } $.
puzzles-flaw_fomo = Другой ход привлёк бы больше искателей.
puzzles-flaw_worth = Там эта постройка сейчас принесла бы { $instead } $. Есть место получше.
puzzles-flaw_other_tile = Там эта постройка сейчас принесла бы { $instead } $. Другая плитка выгоднее.
puzzles-flaw_crowd = Так к вам переедет меньше человечков.
puzzles-flaw_last_sign = Это ваш последний знак: следующим ходом придётся забросить одну из своих построек.
puzzles-flaw_grows = Сразу после этого { $street } принесла бы вам { $instead } $. Можно и больше.
puzzles-flaw_trapped = Так { $street } останется открытой, и { $name } получит за неё примерно { $instead } $.
puzzles-flaw_trapped_too = Если улицу не закрыть, { $name } получит за неё примерно { $instead } $.
puzzles-flaw_pays = Так { $street } закроется, и { $name } получит { $instead } $.
puzzles-flaw_pays_too = { $name } тоже получит { $instead } $.
puzzles-flaw_left_open = После этого { $name } может закрыть { FORM($street, case: "accusative") } и получить примерно { $instead } $, как в { $count } из { $total } пробных партий.
puzzles-flaw_feeds = Сразу после этого { $street } принесла бы сопернику ({ $name }) { $instead } $.
puzzles-flaw_brings = После другого хода { $street } принесёт примерно на { $about } $ больше.
puzzles-flaw_begins = Другой ход приносит с новых улиц примерно на { $about } $ больше.
puzzles-flaw_hinders_in = Так { $name } получит за { FORM($street, case: "accusative") } больше, чем после другого хода. Потеря — примерно { $about } $.
puzzles-flaw_hinders = Так { $name } получит больше, чем после другого хода. Потеря — примерно { $about } $.
puzzles-flaw_price = Зато в другом месте выигрыш — примерно { $about } $.

## Why the choice on the board is better than another one

puzzles-why_worth = Здесь { FORM($tile, case: "name") } сейчас принесёт { $dollars } $, а на другом месте — { $instead } $.
puzzles-why_other_tile = { FORM($tile, case: "name") } сейчас принесёт { $dollars } $, а { FORM($other, case: "name") } на своём месте — { $instead } $.
puzzles-why_too_late = После другого хода улица, где стоит { FORM($other, case: "name") }, в { $count } из { $total } пробных партий так и не закрывается, и в конце эта постройка приносит только { $instead } $. А здесь { FORM($tile, case: "name") } ещё принесёт { $dollars } $.
puzzles-why_pays = С постройкой { FORM($other, case: "name") } { $street } закроется, и { $name } получит { $instead } $.
puzzles-why_left_open = После другого хода { $name } может закрыть { FORM($street, case: "accusative") } и получить примерно { $instead } $, как в { $count } из { $total } пробных партий.
puzzles-why_feeds = С постройкой { FORM($other, case: "name") } { $street } сейчас принесла бы сопернику ({ $name }) { $instead } $, а после этого хода — { $dollars } $.
puzzles-why_last_sign = На { FORM($other, case: "accusative") } ушёл бы ваш последний знак, и следующим ходом вам пришлось бы забросить одну из своих построек.
puzzles-why_crowd =
    { $count ->
        [one] После этого хода { $count } человечек может переехать к вам.
        [few] После этого хода { $count } человечка могут переехать к вам.
       *[many] После этого хода { $count } человечков могут переехать к вам.
    }
puzzles-why_hinders_in = После этого хода { $name } получит за { FORM($street, case: "accusative") } меньше. Выигрыш — примерно { $about } $.
puzzles-why_hinders = После этого хода { $name } получит меньше. Выигрыш — примерно { $about } $.
puzzles-why_helps_in = Минус: { $name } получит за { FORM($street, case: "accusative") } больше. Потеря — примерно { $about } $.
puzzles-why_helps = Минус: { $name } получит больше. Потеря — примерно { $about } $.
