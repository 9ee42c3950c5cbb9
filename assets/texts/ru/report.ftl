report-seat = { $name }: упущено { $dollars } $; не хуже лучшего варианта — { $count } из { $total }
report-choice = { $number }. { $name }: { $action }. Лучше: { $best }, { $gain }. { $reasons }
report-about = примерно на { $dollars } $ больше
report-little = немного больше
report-reason-closes =
    { $you ->
        [yes] Вы закрываете сразу и получаете { $dollars } $: { $street }. Иначе она останется открытой.
       *[no] { $name } закрывает сразу и получает { $dollars } $: { $street }. Иначе она останется открытой.
    }
report-reason-waits =
    { $you ->
        [yes] За закрытую улицу вы получаете { $instead } $: { $street }. С постройкой { FORM($tile, case: "name") } она стоит { $dollars } $, и в { $count } из { $total } раскладов вы закрываете её следующим ходом.
       *[no] За закрытую улицу { $name } получает { $instead } $: { $street }. С постройкой { FORM($tile, case: "name") } она стоит { $dollars } $, и в { $count } из { $total } раскладов { $name } закрывает её следующим ходом.
    }
report-reason-patience =
    { $you ->
        [yes] За закрытую улицу вы получаете { $instead } $: { $street }. Открытая, она приносит в среднем { $dollars } $, так было в { $count } из { $total } раскладов.
       *[no] За закрытую улицу { $name } получает { $instead } $: { $street }. Открытая, она приносит в среднем { $dollars } $, так было в { $count } из { $total } раскладов.
    }
report-reason-follows =
    { $you ->
        [yes] После этого вы следующим ходом закрываете улицу в { $count } из { $total } раскладов и получаете в среднем { $dollars } $: { $street }.
       *[no] После этого { $name } следующим ходом закрывает улицу в { $count } из { $total } раскладов и получает в среднем { $dollars } $: { $street }.
    }
report-reason-too_late = В { $count } из { $total } раскладов улицу, где стоит { FORM($other, case: "name") }, уже никто не закрывает, и в конце эта постройка приносит { $instead } $. А { FORM($tile, case: "name") } ещё принесёт { $dollars } $.
report-reason-fomo =
    { $count ->
        [one] { $count } искатель сразу спешит { FORM($tile, case: "to") }: сейчас эта постройка принесла бы { $dollars } $.
        [few] { $count } искателя сразу спешат { FORM($tile, case: "to") }: сейчас эта постройка принесла бы { $dollars } $.
       *[many] { $count } искателей сразу спешат { FORM($tile, case: "to") }: сейчас эта постройка принесла бы { $dollars } $.
    }
report-reason-worth = Там { FORM($tile, case: "name") } сейчас принесёт { $dollars } $, а здесь { $instead } $.
report-reason-other_tile = Там { FORM($tile, case: "name") } сейчас принесёт { $dollars } $, а { FORM($other, case: "name") } здесь { $instead } $.
report-reason-crowd =
    { $count ->
        [one] { $count } человечек может переехать { $you ->
            [yes] на ваши постройки.
           *[no] на постройки игрока { $name }.
        }
        [few] { $count } человечка могут переехать { $you ->
            [yes] на ваши постройки.
           *[no] на постройки игрока { $name }.
        }
       *[many] { $count } человечков могут переехать { $you ->
            [yes] на ваши постройки.
           *[no] на постройки игрока { $name }.
        }
    }
report-reason-grows =
    { $you ->
        [yes] После этого { $street } сейчас принесёт вам { $dollars } $, а после другого выбора { $instead } $.
       *[no] После этого { $street } сейчас принесёт { $dollars } $ ({ $name }), а после другого выбора { $instead } $.
    }
report-reason-gives_up = Дешевле забросить { FORM($tile, case: "accusative") }: сейчас это { $dollars } $, а { FORM($other, case: "name") } стоит { $instead } $.
report-reason-card_used =
    { $you ->
        [yes] С вашей картой { FORM($tile, case: "name") } сейчас стоит { $dollars } $.
       *[no] С картой игрока { $name } { FORM($tile, case: "name") } сейчас стоит { $dollars } $.
    }
report-reason-card_kept =
    { $you ->
        [yes] Вашу карту выгоднее приберечь: сейчас с ней { FORM($tile, case: "name") } стоит { $dollars } $.
       *[no] Карту игрока { $name } выгоднее приберечь: сейчас с ней { FORM($tile, case: "name") } стоит { $dollars } $.
    }
report-reason-grifter = После этого { FORM($tile, case: "name") } приносит { $dollars } $ ({ $name }), а после другого выбора { $instead } $.
report-reason-trapped = Сейчас за закрытую улицу { $name } получит только { $dollars } $: { $street }. Открытая, она приносит в среднем { $instead } $, так было в { $count } из { $total } раскладов.
report-reason-pays = { FORM($other, case: "name") } закрывает улицу, и { $name } получает { $instead } $: { $street }.
report-reason-left_open = Улицу может закрыть { $name }: { $street }. Так было в { $count } из { $total } раскладов, в среднем за { $instead } $.
report-reason-feeds = С постройкой { FORM($other, case: "name") } { $street } сейчас принесёт { $instead } $ ({ $name }), а после лучшего выбора { $dollars } $.
report-reason-last_sign =
    { $you ->
        [yes] { FORM($other, case: "name") } забирает последний знак. Следующим ходом вы забрасываете одну из своих построек.
       *[no] { FORM($other, case: "name") } забирает последний знак. Следующим ходом { $name } забрасывает одну из своих построек.
    }
report-reason-tokens =
    { $count ->
        [0] Так жетонов бизнеса будет больше.
        [one] Это сразу приносит { $count } жетон бизнеса.
        [few] Это сразу приносит { $count } жетона бизнеса.
       *[many] Это сразу приносит { $count } жетонов бизнеса.
    }
report-reason-brings =
    { $you ->
        [yes] После этого { $street } принесёт вам примерно на { $about } $ больше.
       *[no] После этого { $street } принесёт примерно на { $about } $ больше ({ $name }).
    }
report-reason-begins =
    { $you ->
        [yes] После этого вы получите за новые улицы примерно на { $about } $ больше.
       *[no] После этого { $name } получит за новые улицы примерно на { $about } $ больше.
    }
report-reason-hinders_in = Это мешает сопернику ({ $name }): { $street }. Это стоит примерно { $about } $.
report-reason-hinders = Это мешает сопернику: { $name }. Это стоит примерно { $about } $.
report-reason-leaves =
    { $dollars ->
        [0] С другой стороны, { $street } остаётся открытой. Это стоит примерно { $about } $.
       *[other] С другой стороны, { $street } остаётся открытой, сейчас это { $dollars } $. Это стоит примерно { $about } $.
    }
report-reason-cashes =
    { $dollars ->
        [0] С другой стороны, { $street } закрывается без дохода. Это стоит примерно { $about } $.
       *[other] С другой стороны, { $street } закрывается рано, за { $dollars } $. Это стоит примерно { $about } $.
    }
report-reason-forgoes =
    { $you ->
        [yes] С другой стороны, вы получите за новые улицы примерно на { $about } $ меньше.
       *[no] С другой стороны, { $name } получит за новые улицы примерно на { $about } $ меньше.
    }
report-reason-helps_in = С другой стороны, это на руку сопернику ({ $name }): { $street }. Это стоит примерно { $about } $.
report-reason-helps = С другой стороны, это на руку сопернику: { $name }. Это стоит примерно { $about } $.
report-reason-less_signs = С другой стороны, знаков станет не хватать. Это стоит примерно { $about } $.
report-reason-less_tokens = С другой стороны, жетонов бизнеса будет меньше. Это стоит примерно { $about } $.
report-reason-sum = Складываются разные мелочи.
report-later = Позже разница вырастает примерно до { $about } $.
report-title = Что здесь произошло?
report-open = Что здесь произошло?
report-ready = Разбор готов.
report-running = Разбор появится, когда партия закончится.
report-judging = Идёт разбор: { $count } из { $total }
report-whose = Чьими глазами
report-shares = Откуда взялась разница
report-ahead =
    { $count ->
        [one] Итог игрока { $name }: на { $dollars } $ больше, чем у соперников.
        [few] Итог игрока { $name }: на { $dollars } $ больше, чем в среднем у соперников.
       *[many] Итог игрока { $name }: на { $dollars } $ больше, чем в среднем у соперников.
    }
report-behind =
    { $count ->
        [one] Итог игрока { $name }: на { $dollars } $ меньше.
        [few] Итог игрока { $name }: на { $dollars } $ меньше, чем в среднем у соперников.
       *[many] Итог игрока { $name }: на { $dollars } $ меньше, чем в среднем у соперников.
    }
report-level =
    { $count ->
        [one] Итог игрока { $name }: поровну.
        [few] Итог игрока { $name }: столько же, сколько в среднем у соперников.
       *[many] Итог игрока { $name }: столько же, сколько в среднем у соперников.
    }
report-you_ahead =
    { $count ->
        [one] У вас на { $dollars } $ больше, чем у соперников.
        [few] У вас на { $dollars } $ больше, чем в среднем у соперников.
       *[many] У вас на { $dollars } $ больше, чем в среднем у соперников.
    }
report-you_behind =
    { $count ->
        [one] У вас на { $dollars } $ меньше.
        [few] У вас на { $dollars } $ меньше, чем в среднем у соперников.
       *[many] У вас на { $dollars } $ меньше, чем в среднем у соперников.
    }
report-you_level =
    { $count ->
        [one] У вас поровну с соперником.
        [few] У вас столько же, сколько в среднем у соперников.
       *[many] У вас столько же, сколько в среднем у соперников.
    }
report-choices_of = Не хуже лучших: { $count } из { $total } решений.
report-you_cost =
    { $count ->
        [one] { $count } ход стоил вам примерно { $dollars } $. Это был ход { $number }.
        [few] { $count } хода стоили вам примерно { $dollars } $. Самый дорогой — ход { $number }.
       *[many] { $count } ходов стоили вам примерно { $dollars } $. Самый дорогой — ход { $number }.
    }
report-cost =
    { $count ->
        [one] { $count } ход стоил примерно { $dollars } $. Это был ход { $number }.
        [few] { $count } хода стоили примерно { $dollars } $. Самый дорогой — ход { $number }.
       *[many] { $count } ходов стоили примерно { $dollars } $. Самый дорогой — ход { $number }.
    }
report-share_tiles = Удача с плитками
report-share_own = Свои решения
report-share_theirs = Решения соперников
report-share_rest = Остальное
report-shares_text = Решения сравниваются с решениями знатока. В остальном — очерёдность хода и всё, чего разбор не видит.
report-players = Игроки
report-left = Упущено
report-as_good = Не хуже лучшего
report-of = { $count } из { $total }
report-luck = { $gain }, плюс-минус { $margin } $
report-course = Ход партии
report-course_text = Разница, которой следовало ожидать в конце, и разница в деньгах на тот момент.
report-expected = Ожидаемая разница
report-in_money = Разница в деньгах
report-moved = Крупные сдвиги
report-moved_by_build = своё решение
report-moved_by_answer = решение соперника
report-moved_by_tile = плитка
report-moments = Решающие моменты
report-nothing = Ни одно решение не стоило 3 $ и больше. Отличная игра!
report-cost_most = Дороже всего обошлось: ход { $number }, { $action }, около { $dollars } $.
report-moment = Ход { $number }: { $cost }
report-mistake = Ходы { $first }–{ $last }: { $cost }
report-cost_about = упущено примерно { $dollars } $
report-cost_up_to = упущено примерно до { $dollars } $
report-cost_little = упущено немного
report-could_close = С { $first }-го по { $last }-й ход эту улицу можно было закрыть и получить от { $dollars } до { $instead } $.
report-worst = Дороже всего обошёлся ход { $number }:
report-turn = Ход { $number }
report-find = Находка, ход { $number }: { $action }. Примерно на { $dollars } $ лучше выбора знатока.
report-played = Сыграно: { $action }
report-better = Лучше: { $action }
report-build = { FORM($building, case: "name") }, { $place }, дорога на { $facing }
report-build_double = { FORM($building, case: "name") } с двумя знаками, { $place }, дорога на { $facing }
report-renovate = { FORM($building, case: "name") } вместо { FORM($target, case: "genitive") }
report-abandon = забросить { FORM($building, case: "accusative") }
report-try = Попробовать
report-show = Показать на поле
report-more =
    { $count ->
        [one] Ещё { $count } решение
        [few] Ещё { $count } решения
       *[many] Ещё { $count } решений
    }
report-details = Подробности
report-sure_text = Плюс-минус { $dollars } $. Партия доиграна { $total } раз, потеря измерена в { $count } раскладах. Сделанный выбор — номер { $number } среди сравнённых.
report-how = Как это посчитано
report-how_1 = Оценка опирается только на то, что игрок видел в тот момент: ни чужих плиток, ни стопки. Скрытые плитки много раз раздаются заново, и партия доигрывается после сделанного выбора и после самых сильных других. Разница в итоге и есть цена выбора.
report-how_2 = Удача плитки — это её ценность за вычетом средней ценности тех, что могли прийти вместо неё в тех же раскладах.
report-how_3 = Расчёт идёт на восемь построек вперёд, и все играют как бот-знаток, поэтому ваш замысел он может не понять. О потерях меньше 3 $ он молчит. К концу партии рассчитанный доллар приносил около 60 центов, разница входит в «Остальное».
