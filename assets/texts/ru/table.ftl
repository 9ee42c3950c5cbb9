### Стол. Только простой текст: вся разметка экранируется.

## Стол

table-board = Город
table-hand = Ваша рука
table-seats = Игроки
table-log = Ход игры
table-explanation = Что это значит
table-story = Что происходит
table-stack = Стопка
table-stack_left = Осталось: { $tiles }
table-next_back = Следующая: { FORM($symbol, case: "kind") }
table-one_back = Одна из них { FORM($symbol, case: "kind") }
table-next_tile = Следующая: { FORM($tile, case: "name") }
table-your_draw = Вы возьмёте { FORM($tile, case: "accusative") }
table-grifter_next = Следующая у Проныры: { FORM($tile, case: "name") }
table-endgame_stack = Стопка конца игры
table-endgame_short = Конец
table-next_short = Следующая
table-money = { $dollars } $
table-forecast = Если бы игра закончилась сейчас: { $dollars } $
table-signs_left = Осталось: { $signs }
table-turn_of = Ходит { $name }
    .you = Ваш ход
table-thinks = { $name } думает
table-last_turn = Это ваш последний ход.
table-remaining_backs = Оставшиеся плитки по видам
table-remaining_buildings = Оставшиеся плитки по постройкам
table-unknown_removed = Часть плиток убрана в коробку не глядя, поэтому никто точно не знает, что осталось.

buttons-build = Построить
buttons-build_double = Построить с двумя знаками
buttons-renovate = Построить поверх
buttons-turn = Повернуть
buttons-two_signs = С двумя знаками
buttons-fit = Весь город
buttons-redo = Вернуть
buttons-undo_turn = Отменить весь ход
buttons-skip = Пропустить
buttons-picture = Картинка города
buttons-play_again = Смотреть с начала
buttons-more = Ещё…
buttons-hold = Пауза
buttons-let_go = Продолжить
story-home = Знаки возвращаются к владельцам, а человечки ищут новое жильё.
buttons-done = Готово
buttons-pull_up = Показать целиком
buttons-pull_down = Свернуть
buttons-beat_back = Назад
buttons-beat_next = Дальше
buttons-close = Закрыть
buttons-help = Справка
buttons-open_rule = Открыть правило
buttons-about = Подробнее: { $name }
    .you = Подробнее о вас
buttons-back_to_game = Вернуться в игру
buttons-game = В игру
buttons-menu = Меню
buttons-leave = Выйти из игры
buttons-overlay_owners = Владельцы
buttons-overlay_owners_text = Чья какая постройка
buttons-overlay_streets = Улицы
buttons-overlay_streets_text = Их длина и доход
buttons-overlay_fomo = Искатели
buttons-overlay_fomo_text = Кто ждёт и куда переехал бы
buttons-share = Поделиться
buttons-export = Сохранить в файл
buttons-rematch = Сыграть ещё раз
buttons-again = Ещё раз
buttons-same_deal = Тот же расклад
buttons-other_deal = Другой расклад
buttons-rename = Переименовать
buttons-duplicate = Сделать копию
buttons-delete = Удалить
buttons-restore = Вернуть
buttons-reload = Обновить
buttons-load_anyway = Всё равно загрузить
buttons-not_now = Не сейчас
buttons-keep = Сохранить
buttons-take_over = Играть здесь
buttons-replay = Что произошло без меня?

tools-title = Инструменты
tools-history = Отмена ходов
tools-sound = Звук
tools-zoom_in = Крупнее
tools-zoom_out = Мельче
tools-turn_map = Повернуть карту
tools-turned = Карта повёрнута
tools-turn_back = Вернуть
tools-view = Подвинуть карту
tools-eye = Показать на карте
tools-hide_overlay = Скрыть: { $name }
tools-undo = Отменить (удерживайте — весь ход)
tools-overlays = Показать поверх города
tools-scroll_N = Сдвинуть вид вверх
tools-scroll_E = Сдвинуть вид вправо
tools-scroll_S = Сдвинуть вид вниз
tools-scroll_W = Сдвинуть вид влево

decisions-abandon-ask = { $name }, забросьте одну из своих построек.
    .you = Забросьте одну из своих построек.
decisions-abandon-why = Знаки собственности закончились, а для новой постройки нужен знак.
decisions-abandon-option = Забросить { FORM($building, case: "accusative") }. К вам вернутся { $signs }, человечки переедут.
decisions-abandon-option_one = Забросить { FORM($building, case: "accusative") }. Знак вернётся к вам, человечки переедут.

decisions-build-ask = { $name }, ваш ход: выберите плитку.
    .you = Ваш ход: выберите плитку.
decisions-build-ask_second = { $name }, выберите вторую плитку.
    .you = Выберите вторую плитку.
decisions-build-ask_place = Где построить { FORM($tile, case: "accusative") }?
decisions-build-ask_facing = Поверните, если нужно, и стройте.
decisions-build-ask_renovate = Дорога остаётся как была. Построить поверх?
decisions-build-why = Сначала плитка, потом место для неё.
decisions-build-why_full = Все места, куда подходит плитка, подсветятся: видно, сколько самое большее она принесёт на каждом.
decisions-build-why_second = Ваш Подрядчик строит две плитки за ход.
decisions-build-why_double = Ваш Инвестор может поставить на постройку два знака: тогда её ценность удвоится.
decisions-build-why_renovate = Ваш Реставратор может построить плитку поверх другой постройки. Дорога останется как была, и доход улицы подсчитают ещё раз.

decisions-grifter-ask = { $name }, выберите, где Проныра построит { FORM($tile, case: "accusative") }.
    .you = Выберите, где Проныра построит { FORM($tile, case: "accusative") }.
decisions-grifter-why = Эти места для Проныры одинаково хороши, каждое принесёт { $dollars } $. Выбираете вы.
decisions-grifter-why_enclosure = Каждое из этих мест закрывает улицу, и в постройки Проныры переедет поровну: { $people }. Выбираете вы.
decisions-grifter-why_enclosure_nobody = Каждое из этих мест закрывает улицу, но в постройки Проныры никто не переедет. Выбираете вы.
decisions-grifter-why_anywhere = Закрыть улицу этой плиткой сейчас нельзя, поэтому все места одинаково хороши. Выбираете вы.
decisions-any = Любое

decisions-score-ask = { $name }, выберите, доход какой улицы подсчитать следующим.
    .you = Выберите, доход какой улицы подсчитать следующим.
decisions-score-ask_grifter = { $name }, выберите за Проныру, доход какой улицы подсчитать следующим.
    .you = Выберите за Проныру, доход какой улицы подсчитать следующим.
decisions-score-why =
    { $count ->
        [one] Подсчёта дохода ждёт ещё { $count } улица. Порядок выбираете вы.
        [few] Подсчёта дохода ждут ещё { $count } улицы. Порядок выбираете вы.
       *[many] Подсчёта дохода ждут ещё { $count } улиц. Порядок выбираете вы.
    }
decisions-score-why_grifter =
    { $count ->
        [one] Подсчёта дохода ждёт ещё { $count } улица. Порядок за Проныру выбираете вы.
        [few] Подсчёта дохода ждут ещё { $count } улицы. Порядок за Проныру выбираете вы.
       *[many] Подсчёта дохода ждут ещё { $count } улиц. Порядок за Проныру выбираете вы.
    }
decisions-score-option = Подсчитать доход { FORM($street, case: "genitive") }.

decisions-claim-ask = { $name }, выберите постройку, за которую возьмёте жетоны.
    .you = Выберите постройку, за которую возьмёте жетоны.
decisions-claim-ask_grifter = { $name }, выберите, за какую постройку берёт жетоны Проныра.
    .you = Выберите, за какую постройку берёт жетоны Проныра.
decisions-claim-why = На этой улице у вас несколько построек, но жетоны даёт только одна.
decisions-claim-why_grifter = Проныра берёт жетоны того типа, которого у него меньше всего. Эти постройки для него равны.
decisions-claim-option = { $building }: { $tokens }

decisions-token-ask = { $name }, возьмите жетон любого типа.
    .you = Возьмите жетон любого типа.
decisions-token-ask_grifter = { $name }, выберите, какой жетон возьмёт Проныра.
    .you = Выберите, какой жетон возьмёт Проныра.
decisions-token-why = Универсальный значок позволяет выбрать тип.
decisions-token-why_abandon = Прежде чем забросить постройку, вы берёте за неё жетоны.
decisions-token-why_exhausted = Жетонов «{ $kind }» больше нет, поэтому значок считается универсальным.
decisions-token-why_grifter = Этих жетонов у Проныры одинаково мало. Выбираете вы.
decisions-token-option = Взять «{ $kind }». У вас таких: { $count }.

decisions-swap-ask = { $name }, хотите получить доход за плитку из руки вместо одной из построек?
    .you = Получить доход за плитку из руки вместо одной из построек?
decisions-swap-why = Ваш Предприниматель может сделать это один раз на каждой закрытой улице. Плитка останется в руке, но её увидят все.
decisions-swap-option = { FORM($tile, case: "name") } вместо { FORM($building, case: "genitive") }: на { $dollars } $ больше.
decisions-swap-option_less = { FORM($tile, case: "name") } вместо { FORM($building, case: "genitive") }: на { $dollars } $ меньше.
decisions-swap-option_none = Подсчитать доход построек как есть.

decisions-move-ask = { $name }, куда переедет следующий { $colour }?
    .you = Куда переедет следующий { $colour }?
decisions-move-ask_grifter = { $name }, переселите { FORM($colour, case: "accusative") } за Проныру.
    .you = Переселите { FORM($colour, case: "accusative") } за Проныру.
decisions-move-why = Доход улицы подсчитан. Осталось расселить: { $people }.
decisions-move-why_abandon = Постройка заброшена. Осталось расселить: { $people }.
decisions-move-why_grifter = В ход Проныры человечки, если могут, едут в его постройки. Осталось расселить: { $people }.
decisions-move-option = Переезд { FORM($building, case: "to") }.
decisions-move-option_owner = Переезд { FORM($building, case: "to") }, владелец: { FORM($owner, case: "name") }.
decisions-move-one_more = одного сюда
decisions-move-fewer = Вернуть одного { FORM($building, case: "from") }
decisions-move-all = Все
decisions-move-all_to = Все ({ $people }) { FORM($building, case: "to") }

## Отказы

hints-take_up = Сначала выберите плитку в руке.
hints-street = Коснитесь одной из подсвеченных улиц.
hints-consultant = Ваш советник: { $name }.
hints-more = Подробнее
hints-answer = Сначала выберите один из ответов здесь.

refusals-occupied-text = Здесь уже стоит постройка.
refusals-occupied-detail = Здесь уже стоит постройка: { FORM($building, case: "name") }.
refusals-corner-only-text = У постройки должна быть общая сторона с другой постройкой. Касания углом мало.
refusals-apart-text = Дорога плитки не соединится ни с одной другой.
refusals-apart-detail = Дорога плитки не соединится с дорогой { FORM($building, case: "genitive") }.
refusals-long-sides-text = Длинные стороны двух дорог соприкоснутся. Поверните плитку или найдите другое место.
refusals-long-sides-detail = Дорога плитки пойдёт вдоль дороги { FORM($building, case: "genitive") }. Поверните плитку или найдите другое место.
refusals-too-long-text = На этой улице стало бы больше 5 построек.
refusals-too-long-detail =
    { $count ->
        [one] На этой улице стала бы { $count } постройка, а больше 5 нельзя.
        [few] На этой улице стало бы { $count } постройки, а больше 5 нельзя.
       *[many] На этой улице стало бы { $count } построек, а больше 5 нельзя.
    }
refusals-not-yours-text = Это не ваша постройка.
refusals-not-offered-text = Такого выбора сейчас нет.
refusals-move-symbol-text = На этой постройке нет символа этих человечков. Смешанного символа мало.
refusals-move-symbol-detail = На постройке { FORM($building, case: "name") } нет символа этих человечков. Смешанного символа мало.
refusals-move-enclosed-text = Улица этой постройки закрыта, и въехать туда больше нельзя.
refusals-move-enclosed-detail = Улица { FORM($building, case: "genitive") } закрыта, и въехать туда больше нельзя.
refusals-move-abandoned-text = В русском издании в заброшенные постройки не переезжают.
refusals-move-same-text = Человечки только что отсюда выехали и сейчас вернуться не могут.
refusals-move-grifter-text = В ход Проныры человечки должны ехать в одну из его построек.
refusals-move-empty-text = Здесь нет постройки, переезжать некуда.
refusals-grifter-not-best-text = Другое место для Проныры лучше, поэтому здесь он строить не станет.
refusals-grifter-not-best-detail = Здесь Проныра получит { $dollars } $, а в другом месте на { $margin } $ больше.
refusals-renovate-open-text = Строить поверх можно только на закрытых улицах.
refusals-renovate-station-text = Поверх Центрального вокзала строить нельзя.
refusals-renovate-park-text = В русском издании поверх Городского парка строить нельзя.

## Отмена

undo-nothing-played = Ещё ничего не сыграно.
undo-drawn = После этого взята новая плитка.
undo-lifted = Проныра уже взял плитку.
undo-asked = Сейчас выбирает { $name }.
    .you = Сейчас выбираете вы.
undo-sent = Другие уже об этом знают.
undo-nothing_redo = Возвращать нечего.
undo-follower = Эта игра идёт в другой вкладке.
undo-undone = Отменено.
undo-redone = Возвращено.

## Предпросмотр и Проныра

preview-worth = сейчас принесёт { $dollars } $
preview-details = Подробности
preview-pays = { $closes }:
preview-pays_nobody = { $closes }: никто ничего не получит
preview-closes_own = Закроется собственная улица
preview-closes_street = Закроется улица { FORM($building, case: "genitive") }
preview-closes_streets =
    { $count ->
        [one] Закроется { $count } улица
        [few] Закроются { $count } улицы
       *[many] Закроются { $count } улиц
    }
preview-earns_later = Принесёт { $dollars } $, когда улица закроется
preview-last_sign = Последний знак: следующим ходом придётся забросить постройку
preview-about = ≈ { $money }
preview-expected = Ожидаемый доход: около { $money }
preview-judged = по счёту Проныры { $dollars } $
preview-judged_rest = с человечками на плитке, которых Проныра не считает: { $dollars } $
preview-street =
    { $count ->
        [one] На улице { $count } постройка из 5
        [few] На улице { $count } постройки из 5
       *[many] На улице { $count } построек из 5
    }
preview-open_end = Открытый конец: { $end }
preview-closed_end = Закрытый конец: { $end }
preview-closed_by = С { $end }а конец закрывает { FORM($building, case: "name") }
preview-points_in = На улицу указывают символы { FORM($building, case: "genitive") }
preview-points_out = Указывает на улицу { FORM($building, case: "genitive") }
preview-encloses = Закроется { $street }
preview-would_move = Переедут: { $people }
preview-would_fomo = Станут искателями: { $people }
preview-signs_after =
    { $count ->
        [0] Это последний знак: в следующий ход придётся забросить постройку
       *[many] После этого останется: { $signs }
    }
preview-nobody_moves = Переезжать никому не придётся
preview-own_street = собственная улица

recap-built = { $name }: { $tile }

grifter-title = Ход Проныры
grifter-tile = Он строит { FORM($tile, case: "accusative") }.
grifter-rule = Он строит там, где плитка прямо сейчас принесёт больше всего.
grifter-rule_enclosure = Он закрывает улицу, с которой в его постройки переедет больше всего человечков.
grifter-rule_anywhere = Закрыть улицу сейчас нельзя, поэтому все места одинаково хороши.
grifter-best = Лучшее место: { $dollars } $.
grifter-best_people = Лучшее место: { $people } для Проныры.
grifter-best_nobody = Ни одно из этих мест никого не приведёт к Проныре.
grifter-one_place = Лучшее место только одно.
grifter-took = Места были равны. Он занял это.
grifter-ties =
    { $count ->
        [1] Лучшее место одно.
        [one] Одинаково хорошо { $count } место. Выбираете вы.
        [few] Одинаково хороши { $count } места. Выбираете вы.
       *[many] Одинаково хороши { $count } мест. Выбираете вы.
    }
grifter-places =
    { $count ->
        [one] Сравнили { $count } возможное место
        [few] Сравнили { $count } возможных места
       *[many] Сравнили { $count } возможных мест
    }

help-more = Узнать больше
help-how = Удерживайте палец на постройке, человечке или жетоне, и вы узнаете, что это. С клавиатуры: перейдите к нужному предмету и нажмите знак вопроса.
help-topics = Понятия
help-people = Человечки
help-symbols = Символы
help-business = Бизнес
help-consultants = Советники

keys-always_title = Клавиши
keys-arrows = От квадрата к квадрату; вдоль ряда инструментов, плиток в руке или ответов
keys-ends = К началу и к концу ряда
keys-corners = К первому и к последнему квадрату города
keys-pages = Следующее и предыдущее место, которое можно выбрать
keys-enter = Выбрать плитку, примерить её к месту, построить, ответить
keys-escape = Шаг назад: закрыть, убрать с поля, вернуть в руку
keys-undo_redo = Отменить и вернуть
keys-letters_title = Буквы и цифры
keys-digits = Выбрать в руке плитку с этим номером
keys-ask = Перейти к вопросу и услышать его снова
keys-place = Следующее и предыдущее место, которое можно выбрать, ряд за рядом
keys-worth = Следующее место, которое можно выбрать, начиная с самого доходного; с клавишей Shift — в обратном порядке
keys-turn = Повернуть плитку
keys-undo = Отменить
keys-undo_turn = Отменить весь ход
keys-scores = Услышать деньги и знаки
keys-street = Услышать, что за улица на этом квадрате
keys-streets = Открытые улицы
keys-people = Кто чего ждёт
keys-owners = Кто чем владеет
keys-log = Ход игры
keys-menu = Меню
keys-camera = Весь город, ближе, дальше
keys-help = Пояснить элемент в фокусе или открыть справку

keys-turn_map = Повернуть карту на четверть оборота
keys-hint = Попросить подсказку у тренера
keys-typed = Напечатать команду или вопрос

## Передача устройства

hand_over-pass_to = Передайте устройство. Ходит { $name }
hand_over-reveal = Показать мою руку
hand_over-since = После вашего прошлого хода
hand_over-so_far = Что уже было
hand_over-since_start = Первый ход за вами.
hand_over-hidden = Руки скрыты, пока вы не коснётесь экрана.

## Конец игры

review-title = Повтор
review-back = На шаг назад
review-on = На шаг вперёд
review-turn_back = На ход назад
review-turn_on = На ход вперёд
review-position = Шаг { $count } из { $total }
review-start = Начало
review-play = Показать
review-pause = Пауза
