### The results book.

book-title = Результаты
book-text = Все партии, законченные на этом устройстве. Результаты остаются, даже если удалить партию.
book-off = Результаты выключены. Их можно включить в настройках.
book-erase = Стереть все результаты
book-erased = Все результаты стёрты.
book-opening = Открываем результаты
book-filling = Добавляем прежние партии, осталось: { $count }
book-empty = Результатов пока нет. Доиграйте партию, и она появится здесь.
book-nobody = У этого игрока партий нет.
book-somebody = Кто-то
book-players = Игроки
book-games = Партии
book-games_count =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
# Рядом с партией: кто-то за столом уже доигрывал партию с теми же плитками.
book-again = снова
# Рядом с партией, которая осталась только в книге.
book-not_saved = больше не сохранена
book-filter = Показать
book-filter_all = Все
book-filter_solo = Одиночные
book-filter_together = Вместе
book-files = Файлы
book-files_text = Файл JSON можно сколько угодно раз добавлять к результатам на другом устройстве.
book-export_json = JSON
book-export_csv = Таблица (CSV)
book-export_text = Текст
book-imported =
    { $count ->
        [0] Все партии из этого файла у вас уже есть.
        [one] К результатам добавлена { $count } партия.
        [few] К результатам добавлены { $count } партии.
       *[many] К результатам добавлено { $count } партий.
    }
book-players_imported = Все партии из этого файла у вас уже есть. Имена игроков перенесены.
book-damaged =
    { $count ->
        [one] Пропущена { $count } повреждённая партия.
        [few] Пропущены { $count } повреждённые партии.
       *[many] Пропущено { $count } повреждённых партий.
    }
book-all_damaged =
    { $count ->
        [1] В этом файле { $count } партия, и она повреждена. Ничего не добавлено.
       *[other] Все партии в этом файле ({ $count }) повреждены. Ничего не добавлено.
    }
book-no_games = В этом файле нет партий.
book-refused = В этом файле нет результатов, которые можно прочитать.
book-totals = Все партии
book-since = Первая партия: { $date }
book-counted = Тренировки и партии с подсказками не учитываются.
book-won_of = Побед: { $won } из { $played }
book-won_percent = Побед: { $won } из { $played } ({ $percent } %)
book-average = Средняя разница при { $seats } участниках: { $mean }
book-largest = Самая крупная победа: { $margin } $ ({ $game })
book-street = Лучшая улица: { $dollars } $ ({ $game })
book-card = { $card }. { $share }
book-choices = Ходы
book-choices_of = Ходов среди лучших: { $count } из { $total } ({ $percent } %)
# Рядом с партией.
book-as_good = ходов среди лучших: { $count } из { $total }
book-duels = Личные встречи
book-duel = Побед: { $won }, ничьих: { $tied }, поражений: { $lost }
book-duel_margins = Разница: { $total } за все партии, в среднем { $mean }
book-last = Последние партии
book-won = победа
book-tied = ничья
book-lost = поражение
book-mark_won = П
book-mark_tied = Н
book-mark_lost = —

## Who is who

book-identity = Этот игрок
book-one_person = Это тот же человек, что и…
book-one_person_text = Под каким ещё именем играет { $name }? Результаты объединятся; потом их можно снова разделить.
book-joined = { $name } и { $person } — теперь один человек.
book-also = А также { $name }
book-separate = Разделить
book-forget_text = Имя исчезнет из результатов, вместо него будет «Кто-то». Результаты других не изменятся, а в сохранённых партиях имена останутся.
book-forget = Забыть: { $name }
book-forgotten = Имя забыто: { $name }.

## Alone

book-alone = Одиночная игра
book-alone_text = Ваш лучший отрыв от Проныры. Жетон в углу: выиграно и с бизнес-модулем.
book-no_card = Без советника
book-with_business = выиграно с бизнес-модулем
book-sights = Достижения
book-not_seen = ещё не было
book-sight_street = 40 $ с одной улицы
book-sight_crowd = 8 человечков на одной вашей постройке
book-sight_double = Постройка удвоена и скопирована
book-sight_triple = Одна плитка закрыла три улицы
book-sight_behind = Победа после отставания на 30 $
book-sight_kept = Целая партия без заброшенных построек
