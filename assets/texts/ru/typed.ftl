### Игра строками. Только простой текст: вся разметка экранируется.

## Игра строками. Слова вопросов стоят отдельно: с ними сравнивают напечатанное.

typed-title = Команды
typed-box = Команда или вопрос
typed-enter = Ввести
typed-how = Напечатайте свой выбор, хватит и первых букв каждого слова. Вместо названия плитки годится её номер в руке. Ещё можно спросить:
typed-example = Например: { $text }
typed-unknown = Неизвестная команда. Напечатайте «справка».
typed-nothing = Ничего.
typed-several =
    { $count ->
        [one] Возможен { $count } вариант:
        [few] Возможны { $count } варианта:
       *[many] Возможно { $count } вариантов:
    }
typed-hand = рука
typed-legal = можно
typed-worth = доход
typed-street = улица
typed-people = человечки
typed-fomo = искатели
typed-signs = знаки
typed-money = деньги
typed-last = последнее
typed-grifter = проныра
typed-what_if = что если
typed-help = справка
typed-question = вопрос
typed-undo = отменить
typed-redo = вернуть
typed-build = построить { $tile } на { $cell } дорогой на { $facing }
typed-build_double = построить { $tile } на { $cell } дорогой на { $facing } с двумя знаками
typed-renovate = поверх { $building } на { $cell } построить { $tile }
typed-abandon = забросить { $building } на { $cell }
typed-score = подсчитать улицу { $building } на { $cell }
typed-move = передвинуть { FORM($colour, case: "accusative") } в { $building } на { $cell }
typed-claim = взять за { $building }
typed-token = взять жетон { $kind }
typed-swap = заменить { $building } на { $cell } плиткой { $tile }
typed-swap_none = ничего не заменять
typed-legal_facing = { $facing } { $dollars } $
typed-legal_build =
    { $count ->
        [one] { $tile }, { $count } место: { $cells }.
        [few] { $tile }, { $count } места: { $cells }.
       *[many] { $tile }, { $count } мест: { $cells }.
    }
typed-open_street =
    { $count ->
        [one] { $street }, открыт один конец: { $payments }.
       *[many] { $street }, открыты оба конца: { $payments }.
    }
typed-open_ends =
    { $count ->
        [one] { $street }, открыт один конец.
       *[many] { $street }, открыты оба конца.
    }
typed-secret = Это выдало бы ответ.
