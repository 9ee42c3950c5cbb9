report-seat = { $name }: упущено { $dollars } $; ходов среди лучших: { $count } из { $total }
report-choice = { $number }. { $name }: { $action }. Лучше: { $best }, { $gain }. { $reasons }
report-about = примерно на { $dollars } $ больше
report-little = немного больше
report-reason-closes =
    { $you ->
        [yes] Так { $street } сразу закроется, и вы получите { $dollars } $. Иначе она останется открытой.
       *[no] Так { $street } сразу закроется, и { $name } получит { $dollars } $. Иначе она останется открытой.
    }
report-reason-waits =
    { $you ->
        [yes] Если { $street } закроется сейчас, вы получите { $instead } $. С постройкой { FORM($tile, case: "name") } она стоит { $dollars } $, и в { $count } из { $total } пробных партий вы закрываете её следующим ходом.
       *[no] Если { $street } закроется сейчас, { $name } получит { $instead } $. С постройкой { FORM($tile, case: "name") } она стоит { $dollars } $, и в { $count } из { $total } пробных партий { $name } закрывает её следующим ходом.
    }
report-reason-patience =
    { $you ->
        [yes] Если { $street } закроется сейчас, вы получите { $instead } $. Открытая, она стоит примерно { $dollars } $: в { $count } из { $total } пробных партий вы её закрываете.
       *[no] Если { $street } закроется сейчас, { $name } получит { $instead } $. Открытая, она стоит примерно { $dollars } $: в { $count } из { $total } пробных партий { $name } её закрывает.
    }
report-reason-follows =
    { $you ->
        [yes] После этого в { $count } из { $total } пробных партий вы следующим ходом закрываете улицу и получаете примерно { $dollars } $: { $street }.
       *[no] После этого в { $count } из { $total } пробных партий { $name } следующим ходом закрывает улицу и получает примерно { $dollars } $: { $street }.
    }
report-reason-too_late = В { $count } из { $total } пробных партий улица, где стоит { FORM($other, case: "name") }, так и не закрывается, и в конце эта постройка приносит только { $instead } $. А { FORM($tile, case: "name") } ещё принесёт { $dollars } $.
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
            [yes] в ваши постройки.
           *[no] в постройки игрока { $name }.
        }
        [few] { $count } человечка могут переехать { $you ->
            [yes] в ваши постройки.
           *[no] в постройки игрока { $name }.
        }
       *[many] { $count } человечков могут переехать { $you ->
            [yes] в ваши постройки.
           *[no] в постройки игрока { $name }.
        }
    }
report-reason-grows =
    { $you ->
        [yes] После этого { $street } сейчас принесёт вам { $dollars } $, а после вашего хода { $instead } $.
       *[no] После этого { $street } сейчас принесёт { $dollars } $ ({ $name }), а после сделанного хода { $instead } $.
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
report-reason-grifter = После этого { FORM($tile, case: "name") } принесёт { FORM($name, case: "dative") } { $dollars } $, а после сделанного хода { $instead } $.
report-reason-trapped = Если { $street } закроется сейчас, { $name } получит только { $dollars } $. Открытая, она стоит примерно { $instead } $, и её доход подсчитан в { $count } из { $total } пробных партий.
    .you = Если { $street } закроется сейчас, вы получите только { $dollars } $. Открытая, она стоит примерно { $instead } $, и её доход подсчитан в { $count } из { $total } пробных партий.
report-reason-pays = С постройкой { FORM($other, case: "name") } { $street } закроется, и { $name } получит { $instead } $.
    .you = С постройкой { FORM($other, case: "name") } { $street } закроется, и вы получите { $instead } $.
report-reason-left_open = Улицу может закрыть { $name }, как в { $count } из { $total } пробных партий, примерно за { $instead } $: { $street }.
    .you = Улицу можете закрыть вы, как в { $count } из { $total } пробных партий, примерно за { $instead } $: { $street }.
report-reason-feeds = С постройкой { FORM($other, case: "name") } { $street } сейчас принесёт { $instead } $ ({ $name }), а после лучшего хода { $dollars } $.
    .you = С постройкой { FORM($other, case: "name") } { $street } сейчас принесёт вам { $instead } $, а после лучшего хода { $dollars } $.
report-reason-last_sign =
    { $you ->
        [yes] { FORM($other, case: "name") } забирает последний знак. Следующим ходом вы забрасываете одну из своих построек.
       *[no] { FORM($other, case: "name") } забирает последний знак. Следующим ходом { $name } забрасывает одну из своих построек.
    }
report-reason-tokens =
    { $count ->
        [0] Потом бизнес-жетонов было бы больше.
        [one] Это сразу приносит { $count } бизнес-жетон.
        [few] Это сразу приносит { $count } бизнес-жетона.
       *[many] Это сразу приносит { $count } бизнес-жетонов.
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
report-reason-hinders_in = Помеха сопернику ({ $name }): { $street }. Выигрыш примерно { $about } $.
    .you = Помеха вам: { $street }. Выигрыш примерно { $about } $.
report-reason-hinders = Это мешает сопернику: { $name }. Выигрыш примерно { $about } $.
    .you = Это мешает вам. Выигрыш примерно { $about } $.
report-reason-leaves =
    { $dollars ->
        [0] Минус: { $street } остаётся открытой. Потеря примерно { $about } $.
       *[other] Минус: { $street } остаётся открытой, а могла дать { $dollars } $. Потеря примерно { $about } $.
    }
report-reason-cashes =
    { $dollars ->
        [0] Минус: { $street } закрывается без дохода. Потеря примерно { $about } $.
       *[other] Минус: { $street } закрывается рано и приносит только { $dollars } $. Потеря примерно { $about } $.
    }
report-reason-forgoes =
    { $you ->
        [yes] Минус: вы получите за новые улицы примерно на { $about } $ меньше.
       *[no] Минус: { $name } получит за новые улицы примерно на { $about } $ меньше.
    }
report-reason-helps_in = Минус: это на руку сопернику ({ $name }): { $street }. Потеря примерно { $about } $.
    .you = Минус: это на руку вам: { $street }. Потеря примерно { $about } $.
report-reason-helps = Минус: это на руку сопернику: { $name }. Потеря примерно { $about } $.
    .you = Минус: это на руку вам. Потеря примерно { $about } $.
report-reason-less_signs = Минус: знаков станет не хватать. Потеря примерно { $about } $.
report-reason-less_tokens = Минус: бизнес-жетонов будет меньше. Потеря примерно { $about } $.
report-reason-sum = Складываются разные мелочи.
report-later = Позже разница вырастает примерно до { $about } $.
report-title = Что здесь произошло?
report-open = Что здесь произошло?
report-ready = Разбор готов.
report-running = Вы получите разбор, когда партия закончится.
report-judging = Идёт разбор вашей партии: { $count } из { $total }
report-whose = Чья партия?
report-shares = Откуда взялась разница
report-ahead =
    { $count ->
        [one] Итог игрока { $name }: на { $dollars } $ больше, чем у соперника.
        [few] Итог игрока { $name }: на { $dollars } $ больше, чем в среднем у соперников.
       *[many] Итог игрока { $name }: на { $dollars } $ больше, чем в среднем у соперников.
    }
report-behind =
    { $count ->
        [one] Итог игрока { $name }: на { $dollars } $ меньше, чем у соперника.
        [few] Итог игрока { $name }: на { $dollars } $ меньше, чем в среднем у соперников.
       *[many] Итог игрока { $name }: на { $dollars } $ меньше, чем в среднем у соперников.
    }
report-level =
    { $count ->
        [one] Итог игрока { $name }: столько же, сколько у соперника.
        [few] Итог игрока { $name }: столько же, сколько в среднем у соперников.
       *[many] Итог игрока { $name }: столько же, сколько в среднем у соперников.
    }
report-you_ahead =
    { $count ->
        [one] У вас на { $dollars } $ больше, чем у соперника.
        [few] У вас на { $dollars } $ больше, чем в среднем у соперников.
       *[many] У вас на { $dollars } $ больше, чем в среднем у соперников.
    }
report-you_behind =
    { $count ->
        [one] У вас на { $dollars } $ меньше, чем у соперника.
        [few] У вас на { $dollars } $ меньше, чем в среднем у соперников.
       *[many] У вас на { $dollars } $ меньше, чем в среднем у соперников.
    }
report-you_level =
    { $count ->
        [one] У вас поровну с соперником.
        [few] У вас столько же, сколько в среднем у соперников.
       *[many] У вас столько же, сколько в среднем у соперников.
    }
report-choices_of = Ходов среди лучших: { $count } из { $total }.
report-you_cost =
    { $count ->
        [one] { $count } ход стоил вам примерно { $dollars } $. Это был ход { $number }.
        [few] { $count } хода стоили вам примерно { $dollars } $. Самый дорогой — ход { $number }.
       *[many] { $count } ходов стоили вам примерно { $dollars } $. Самый дорогой — ход { $number }.
    }
report-cost =
    { $count ->
        [one] { $count } ход стоил примерно { $dollars } $. Это был ход { $number }.
        [few] { $count } хода стоили примерно { $dollars } $. Самый дорогой — ход { $number }.
       *[many] { $count } ходов стоили примерно { $dollars } $. Самый дорогой — ход { $number }.
    }
report-share_tiles = Удача с плитками
report-share_own = Ваши ходы
report-share_theirs = Ходы соперников
report-share_rest = Остальное
report-shares_text = Ходы сравниваются с ходами бота «Знаток». «Остальное» — очерёдность хода и всё, чего разбор не видит.
report-players = Игроки
report-left = Упущено
report-as_good = Лучшие ходы
report-of = { $count } из { $total }
report-luck = { $gain }, плюс-минус { $margin } $
report-course = Ход партии
report-course_text = Ожидаемая итоговая разница и перевес в деньгах на тот момент.
report-expected = Ожидаемая разница
report-in_money = Перевес в деньгах
report-moved = Самые крупные сдвиги
report-moved_by_build = ваш ход
report-moved_by_answer = ход соперника
report-moved_by_tile = плитка
report-moments = Ключевые моменты
report-nothing = Ни один ход не стоил 3 $ и больше. Отличная игра!
report-cost_most = Самый дорогой ход — { $number }: { $action }, около { $dollars } $.
report-moment = Ход { $number }: { $cost }
report-mistake = Ходы { $first }–{ $last }: { $cost }
report-cost_about = упущено примерно { $dollars } $
report-cost_up_to = упущено примерно до { $dollars } $
report-cost_little = упущено немного
report-could_close = С { $first }-го по { $last }-й ход эту улицу можно было закрыть и получить от { $dollars } до { $instead } $.
report-worst = Дороже всего обошёлся ход { $number }:
report-turn = Ход { $number }
report-find = Находка, ход { $number }: { $action }. Примерно на { $dollars } $ лучше хода Знатока.
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
        [one] Ещё { $count } ход
        [few] Ещё { $count } хода
       *[many] Ещё { $count } ходов
    }
report-details = Подробности
report-sure_text = Плюс-минус { $dollars } $. Сколько раз партия доиграна отсюда: { $total }, пробных раскладов: { $count }. Этот ход — номер { $number } среди сравнённых.
report-how = Как устроен разбор
report-how_1 = Разбор видит только то, что видел игрок: ни чужих плиток, ни стопки. Скрытые плитки много раз раздаются случайно, и партия доигрывается после сделанного хода и после самых сильных других. Разница в итоге и есть цена хода.
report-how_2 = Удача плитки — это её ценность за вычетом средней ценности тех, что могли прийти вместо неё, в тех же пробных партиях.
report-how_3 = Разбор смотрит на восемь ходов вперёд и играет как бот «Знаток», поэтому может не понять ваш замысел. О потерях меньше 3 $ он молчит. Его оценки завышены: доллар здесь к концу приносит около 60 центов, разница входит в «Остальное».
