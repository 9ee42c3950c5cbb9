report-seat = { $name }: упущено { $dollars } $; ходов среди лучших: { $count } из { $total }
report-choice = { $number }. { $name }: { $action }. Лучше: { $best }, { $gain }. { $reasons }
report-about = примерно на { $dollars } $ больше
report-little = немного больше
report-reason-closes =
    { $you ->
        [yes] Так { $street } сразу закроется, и вы получите { $dollars } $. Иначе улица останется открытой.
       *[no] Так { $street } сразу закроется, и { $name } получит { $dollars } $. Иначе улица останется открытой.
    }
report-reason-waits =
    { $you ->
        [yes] Если { $street } закроется сейчас, вы получите { $instead } $. Вместе с постройкой { FORM($tile, case: "name") } она принесёт { $dollars } $, и в { $count } из { $total } пробных партий вы закрываете её следующим ходом.
       *[no] Если { $street } закроется сейчас, { $name } получит { $instead } $. Вместе с постройкой { FORM($tile, case: "name") } улица принесёт { $dollars } $, и в { $count } из { $total } пробных партий { $name } закрывает её следующим ходом.
    }
report-reason-patience =
    { $you ->
        [yes] Если { $street } закроется сейчас, вы получите { $instead } $. Если оставить улицу открытой, она принесёт примерно { $dollars } $: в { $count } из { $total } пробных партий вы её закрываете.
       *[no] Если { $street } закроется сейчас, { $name } получит { $instead } $. Если оставить улицу открытой, она принесёт примерно { $dollars } $: в { $count } из { $total } пробных партий { $name } её закрывает.
    }
report-reason-follows =
    { $you ->
        [yes] После этого в { $count } из { $total } пробных партий вы следующим ходом закрываете { FORM($street, case: "accusative") } и получаете примерно { $dollars } $.
       *[no] После этого в { $count } из { $total } пробных партий { $name } следующим ходом закрывает { FORM($street, case: "accusative") } и получает примерно { $dollars } $.
    }
report-reason-too_late = В { $count } из { $total } пробных партий улица, где стоит { FORM($other, case: "name") }, так и не закрывается, и в конце эта постройка приносит только { $instead } $. А { FORM($tile, case: "name") } ещё принесёт { $dollars } $.
report-reason-fomo =
    { $count ->
        [one] { $count } искатель сразу спешит { FORM($tile, case: "to") }: сейчас эта постройка принесла бы { $dollars } $.
        [few] { $count } искателя сразу спешат { FORM($tile, case: "to") }: сейчас эта постройка принесла бы { $dollars } $.
       *[many] { $count } искателей сразу спешат { FORM($tile, case: "to") }: сейчас эта постройка принесла бы { $dollars } $.
    }
report-reason-worth = На лучшем месте { FORM($tile, case: "name") } сейчас принесёт { $dollars } $, на другом — { $instead } $.
report-reason-other_tile = Сейчас { FORM($tile, case: "name") } принесёт { $dollars } $, а { FORM($other, case: "name") } на своём месте — { $instead } $.
report-reason-crowd =
    { $count ->
        [one] { $count } человечек может переехать { $you ->
            [yes] в ваши постройки.
           *[no] в постройки, которыми владеет { $name }.
        }
        [few] { $count } человечка могут переехать { $you ->
            [yes] в ваши постройки.
           *[no] в постройки, которыми владеет { $name }.
        }
       *[many] { $count } человечков могут переехать { $you ->
            [yes] в ваши постройки.
           *[no] в постройки, которыми владеет { $name }.
        }
    }
report-reason-grows =
    { $you ->
        [yes] Сразу после этого { $street } принесла бы вам { $dollars } $, а после вашего хода — { $instead } $.
       *[no] { $name }: сразу после этого { $street } принесла бы { $dollars } $, а после сделанного хода — { $instead } $.
    }
report-reason-gives_up = Дешевле забросить { FORM($tile, case: "accusative") }: сейчас эта постройка принесла бы { $dollars } $, а { FORM($other, case: "name") } — { $instead } $.
report-reason-card_used =
    { $you ->
        [yes] С вашей картой { FORM($tile, case: "name") } сейчас принесёт { $dollars } $.
       *[no] Если { $name } использует свою карту, { FORM($tile, case: "name") } сейчас принесёт { $dollars } $.
    }
report-reason-card_kept =
    { $you ->
        [yes] Вашу карту выгоднее приберечь: сейчас с ней { FORM($tile, case: "name") } принесёт { $dollars } $.
       *[no] { $name }: карту выгоднее приберечь. Сейчас с ней { FORM($tile, case: "name") } принесёт { $dollars } $.
    }
report-reason-grifter = После этого { FORM($tile, case: "name") } принесёт { FORM($name, case: "dative") } { $dollars } $, а после сделанного хода — { $instead } $.
report-reason-trapped = Если { $street } закроется сейчас, { $name } получит только { $dollars } $. Если оставить улицу открытой, она принесёт примерно { $instead } $: её доход подсчитали в { $count } из { $total } пробных партий.
    .you = Если { $street } закроется сейчас, вы получите только { $dollars } $. Если оставить улицу открытой, она принесёт примерно { $instead } $: её доход подсчитали в { $count } из { $total } пробных партий.
report-reason-pays = С постройкой { FORM($other, case: "name") } { $street } закроется, и { $name } получит { $instead } $.
    .you = С постройкой { FORM($other, case: "name") } { $street } закроется, и вы получите { $instead } $.
report-reason-left_open = { $name } может закрыть { FORM($street, case: "accusative") } и получить примерно { $instead } $, как в { $count } из { $total } пробных партий.
    .you = Вы можете закрыть { FORM($street, case: "accusative") } и получить примерно { $instead } $, как в { $count } из { $total } пробных партий.
report-reason-feeds = С постройкой { FORM($other, case: "name") } { $street } сейчас принесёт сопернику ({ $name }) { $instead } $, а после лучшего хода — { $dollars } $.
    .you = С постройкой { FORM($other, case: "name") } { $street } сейчас принесёт вам { $instead } $, а после лучшего хода — { $dollars } $.
report-reason-last_sign =
    { $you ->
        [yes] На { FORM($other, case: "accusative") } уходит ваш последний знак, и следующим ходом придётся забросить одну из своих построек.
       *[no] На { FORM($other, case: "accusative") } уходит последний знак, и следующим ходом { $name } забрасывает одну из своих построек.
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
       *[no] После этого { $name } получит за { FORM($street, case: "accusative") } примерно на { $about } $ больше.
    }
report-reason-begins =
    { $you ->
        [yes] После этого вы получите за новые улицы примерно на { $about } $ больше.
       *[no] После этого { $name } получит за новые улицы примерно на { $about } $ больше.
    }
report-reason-hinders_in = После этого { $name } получит за { FORM($street, case: "accusative") } меньше. Выигрыш — примерно { $about } $.
    .you = После этого вы получите за { FORM($street, case: "accusative") } меньше. Выигрыш соперника — примерно { $about } $.
report-reason-hinders = После этого { $name } получит меньше. Выигрыш — примерно { $about } $.
    .you = После этого вы получите меньше. Выигрыш соперника — примерно { $about } $.
report-reason-leaves =
    { $dollars ->
        [0] Минус: { $street } остаётся открытой. Потеря — примерно { $about } $.
       *[other] Минус: { $street } остаётся открытой, а могла принести { $dollars } $. Потеря — примерно { $about } $.
    }
report-reason-cashes =
    { $dollars ->
        [0] Минус: { $street } закрывается без дохода. Потеря — примерно { $about } $.
       *[other] Минус: { $street } закрывается рано и приносит только { $dollars } $. Потеря — примерно { $about } $.
    }
report-reason-forgoes =
    { $you ->
        [yes] Минус: вы получите за новые улицы примерно на { $about } $ меньше.
       *[no] Минус: { $name } получит за новые улицы примерно на { $about } $ меньше.
    }
report-reason-helps_in = Минус: { $name } получит за { FORM($street, case: "accusative") } больше. Потеря — примерно { $about } $.
    .you = Минус: вы получите за { FORM($street, case: "accusative") } больше. Потеря соперника — примерно { $about } $.
report-reason-helps = Минус: { $name } получит больше. Потеря — примерно { $about } $.
    .you = Минус: вы получите больше. Потеря соперника — примерно { $about } $.
report-reason-less_signs = Минус: знаков станет не хватать. Потеря — примерно { $about } $.
report-reason-less_tokens = Минус: бизнес-жетонов будет меньше. Потеря — примерно { $about } $.
report-reason-sum = Разница набирается по мелочи.
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
        [one] { $name }: на { $dollars } $ больше, чем у соперника.
        [few] { $name }: на { $dollars } $ больше, чем в среднем у соперников.
       *[many] { $name }: на { $dollars } $ больше, чем в среднем у соперников.
    }
report-behind =
    { $count ->
        [one] { $name }: на { $dollars } $ меньше, чем у соперника.
        [few] { $name }: на { $dollars } $ меньше, чем в среднем у соперников.
       *[many] { $name }: на { $dollars } $ меньше, чем в среднем у соперников.
    }
report-level =
    { $count ->
        [one] { $name }: столько же, сколько у соперника.
        [few] { $name }: столько же, сколько в среднем у соперников.
       *[many] { $name }: столько же, сколько в среднем у соперников.
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
        [1] { $count } ход стоил вам примерно { $dollars } $. Это был ход { $number }.
        [one] { $count } ход стоил вам примерно { $dollars } $. Самый дорогой — ход { $number }.
        [few] { $count } хода стоили вам примерно { $dollars } $. Самый дорогой — ход { $number }.
       *[many] { $count } ходов стоили вам примерно { $dollars } $. Самый дорогой — ход { $number }.
    }
report-cost =
    { $count ->
        [1] { $count } ход стоил примерно { $dollars } $. Это был ход { $number }.
        [one] { $count } ход стоил примерно { $dollars } $. Самый дорогой — ход { $number }.
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
report-moved = Самые резкие перепады
report-moved_by_build = ваш ход
report-moved_by_answer = ход соперника
report-moved_by_tile = плитка
report-moments = Ключевые моменты
report-nothing = Ни один ход не стоил 3 $ и больше. Отличная игра!
report-cost_most = Дороже всего, примерно в { $dollars } $, обошёлся ход { $number }: { $action }.
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
report-build = { FORM($building, case: "name") }, { $place }, дорогой на { $facing }
report-build_double = { FORM($building, case: "name") } с двумя знаками, { $place }, дорогой на { $facing }
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
report-sure_text = Плюс-минус { $dollars } $. Доиграно отсюда партий: { $total }, пробных раскладов: { $count }. Место этого хода среди всех, что мы сравнили: { $number }.
report-how = Как устроен разбор
report-how_1 = Разбор видит только то, что видел игрок: ни чужих плиток, ни стопки. Скрытые плитки много раз раздаются случайно, и партия доигрывается после сделанного хода и после самых сильных из остальных. Разница в итоге и есть цена хода.
report-how_2 = Удача плитки — это разница между тем, сколько приносит она, и тем, сколько в среднем принесли бы плитки, которые могли прийти вместо неё, в тех же пробных партиях.
report-how_3 = Разбор смотрит на восемь ходов вперёд и играет как бот «Знаток», поэтому может не понять ваш замысел. О потерях меньше 3 $ он молчит. Его оценки завышены: доллар здесь к концу превращается примерно в 60 центов, а разница входит в «Остальное».
