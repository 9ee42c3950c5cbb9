### Результаты того же расклада: боты, друзья, свой, и текст, которым делятся.

same_tiles-title = Тот же расклад
same_tiles-somebody = Кто-то из друзей
same_tiles-player = Игрок
same_tiles-margin = Разница
same_tiles-bot_playing = играет…
same_tiles-so_far = пока { $place }
same_tiles-before = { $place }; позади: { $names }
same_tiles-watch = Посмотреть партию Знатока
same_tiles-playing = Знаток играет этот расклад. Посмотреть его партию можно будет, когда она закончится.
same_tiles-replayed = Партия проверена
same_tiles-their_word = Результаты друзей — с их слов. Галочка значит, что партия приложена и проверена.
same_tiles-look = Посмотреть партию: { $name }
same_tiles-remove = Убрать результат: { $name }
same_tiles-removed = Убрано: { $name }
same_tiles-none_yet = Результатов друзей пока нет. Результаты ботов появятся, когда вы сыграете.
same_tiles-waiting =
    { $count ->
        [1] { $names }: этот расклад уже сыгран.
       *[other] Этот расклад уже сыграли { $names }.
    }
same_tiles-not_played = Партию за { $date } вы ещё не доиграли.
same_tiles-play_it = Сыграть
same_tiles-reveal = Всё равно показать
same_tiles-spoils = Партию за { $date } вы ещё не доиграли, а здесь будет виден её расклад.
same_tiles-look_anyway = Всё равно посмотреть

## A shared result

same_tiles-your_result = Ваш результат
same_tiles-no_spoilers = Несколько строк для чата. О плитках они ничего не выдают.
same_tiles-your_name = Ваше имя
same_tiles-share_result = Поделиться результатом
same_tiles-squares = Квадраты
same_tiles-words = Слова
same_tiles-with_game = С моей партией
same_tiles-first_try = с первого раза
same_tiles-again_try = повторно
same_tiles-hints = подсказок: { $count }
same_tiles-place = { $place }-е место из { $count }
same_tiles-rounds =
    { $count ->
        [one] Из { $count } раунда за мной { $won }, за Пронырой { $lost }.
       *[other] Из { $count } раундов за мной { $won }, за Пронырой { $lost }.
    }

## Pasted results

same_tiles-paste = Результаты друзей
same_tiles-paste_text = Вставьте текст чата как есть: страница найдёт в нём все результаты.
same_tiles-add = Добавить результаты
same_tiles-checking = Проверка партий, осталось: { $count }
same_tiles-added =
    { $count ->
        [0] Ничего не добавлено.
       *[other] Добавлено результатов: { $count }.
    }
same_tiles-refused = Не подошли результаты ({ $count }):
same_tiles-own_results = Ваших результатов: { $count }.
same_tiles-bare =
    { $count ->
        [one] { $count } ссылка с датой, но без результата: эту партию кто-то сыграл.
        [few] { $count } ссылки с датой, но без результата: эти партии кто-то сыграл.
       *[other] { $count } ссылок с датой, но без результата: эти партии кто-то сыграл.
    }
same_tiles-other_tiles = другой расклад.
same_tiles-play_those = Сыграть этот расклад
same_tiles-refused_link = — повреждённая ссылка. Попросите прислать её ещё раз.
same_tiles-refused_game = — повреждённая ссылка на партию.
same_tiles-refused_many =
    { $count ->
        [one] В этом тексте ещё { $count } результат. За раз читается 50.
        [few] В этом тексте ещё { $count } результата. За раз читается 50.
       *[many] В этом тексте ещё { $count } результатов. За раз читается 50.
    }
same_tiles-refused_closed = — на эту дату партии нет.
same_tiles-refused_replay = — партия не воспроизводится.
same_tiles-refused_unfinished = — партия не окончена.
same_tiles-refused_together = — партия нескольких игроков.
same_tiles-refused_differs = — в партии другой результат.
same_tiles-refused_unknown_deal = — неясно, какой это расклад.
