### Moving to another device.

moving-title = Перенос на другое устройство
moving-text = В одном файле — ваши партии, результаты, задачи и настройки. Откройте его на другом устройстве, хоть несколько раз.
moving-export = Сохранить всё в файл
moving-taken = Перенесено: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $results ->
        [one] { $results } результат
        [few] { $results } результата
       *[many] { $results } результатов
    } и настройки.
moving-taken_without_settings = Перенесено: { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $results ->
        [one] { $results } результат
        [few] { $results } результата
       *[many] { $results } результатов
    }.
moving-nothing_new = Всё из этого файла здесь уже есть.
moving-damaged =
    { $count ->
        [one] Пропущена { $count } повреждённая запись.
        [few] Пропущены { $count } повреждённые записи.
       *[many] Пропущено { $count } повреждённых записей.
    }
moving-damaged_only = Весь файл повреждён. Ничего не перенесено.
moving-refused = Этот файл с другого устройства нельзя прочитать.
