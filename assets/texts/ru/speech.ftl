### Для экранного диктора. Только простой текст: вся разметка экранируется.

## Игра строками. Слова вопросов стоят отдельно: с ними сравнивают напечатанное.

speech-built = { $name } строит { FORM($building, case: "accusative") }: { $place }, дорогой на { $facing }.
    .you = Вы строите { FORM($building, case: "accusative") }: { $place }, дорогой на { $facing }.
speech-built_double = { $name } строит { FORM($building, case: "accusative") } с двумя знаками: { $place }, дорогой на { $facing }.
    .you = Вы строите { FORM($building, case: "accusative") } с двумя знаками: { $place }, дорогой на { $facing }.
speech-renovated = { $name } строит { FORM($building, case: "accusative") } поверх { FORM($target, case: "genitive") }: { $place }.
    .you = Вы строите { FORM($building, case: "accusative") } поверх { FORM($target, case: "genitive") }: { $place }.
speech-moved = { $name } передвигает { FORM($people, case: "accusative") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
    .you = Вы передвигаете { FORM($people, case: "accusative") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
speech-drew = { $name } берёт: { $tiles }.
    .you = Вы берёте: { $tiles }.
speech-drawn_tile = { $tile } ({ $text })
speech-tokens = { $name } берёт: { $tokens }.
    .you = Вы берёте: { $tokens }.
speech-scored = Подсчитан доход { FORM($street, case: "genitive") }: { $payments }.
speech-nothing = Подсчитан доход { FORM($street, case: "genitive") }. Никто ничего не получает.
speech-nobody = никому ничего
speech-payment = { $name } — { $dollars } $
    .you = вам — { $dollars } $
speech-final = { $name } заканчивает с { $dollars } $.
    .you = Вы заканчиваете с { $dollars } $.
speech-encloses = Закроется { $street }. Доход: { $payments }.

spoken-yours = ваша
spoken-unowned = без владельца
spoken-owned = владелец: { $name }
    .you = ваша постройка
spoken-doubled = с двумя знаками
spoken-building = { $building }, { $place }, дорогой на { $facing }, { $owner }
spoken-place = столбец { $column }, ряд { $row }
spoken-row = Ряд { $row }
spoken-column = Столбец { $column }
spoken-map_turned = Карта повёрнута: север справа.
spoken-map_upright = Север снова наверху.
spoken-beside = с { $end }а { $building }
spoken-symbols =
    { $count ->
        [one] символ: { $symbol }
       *[many] символы: { $symbol }
    }
spoken-icons =
    { $count ->
        [one] бизнес-значок: { $kind }
       *[many] бизнес-значки: { $kind }
    }
spoken-twice = { $text } дважды
spoken-nobody_home = никто не живёт
spoken-with_fomo = искатели: { $people }
spoken-street =
    { $count ->
        [one] на улице { $count } постройка
        [few] на улице { $count } постройки
       *[many] на улице { $count } построек
    }
spoken-open_to = открытый конец: { $end }
spoken-enclosed = улица закрыта
spoken-empty_legal = Пусто, здесь можно строить, { $place }
spoken-empty_legal_numbers = Пусто, здесь можно строить, { $numbers }, { $place }
spoken-earns = до { $dollars } $
spoken-closes =
    { $dollars ->
        [0] закроет улицу, но никому ничего не принесёт
       *[other] закроет улицу и принесёт вам { $dollars } $
    }
spoken-closes_rival =
    { $dollars ->
        [0] закроет улицу и принесёт { $rival } $ лучшему сопернику, а вам ничего
       *[other] закроет улицу и принесёт вам { $dollars } $, { $rival } $ — лучшему сопернику
    }
spoken-expected = ожидается около { $money }
spoken-good_spot = Хорошее место. { $label }
spoken-good_tile = { $tile } Хорошая плитка.
spoken-empty = Пусто, { $place }
spoken-hand_tile = { $tile } Плитка { $count } из { $total }.
spoken-picked_up = Выбрано: { $tile }
spoken-put_back = Возвращено в руку: { $tile }
spoken-faces = Дорогой на { $facing }
spoken-seat = { $name }, { $dollars } $, свободно: { $signs }
spoken-seat_grifter = { $name }, { $dollars } $, знаков без ограничений
