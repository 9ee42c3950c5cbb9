### Что говорит интерфейс. Переменные описаны в английском каталоге.
###
### Формы (FORM): у построек name, genitive, accusative, from, to, at; у цветов genitive и accusative;
### у символов ещё kind — вид плитки по обороту, в родительном падеже; у числа человечков accusative.

## Слова и числа

phrases-beside_N = к северу от { FORM($building, case: "genitive") }
phrases-beside_E = к востоку от { FORM($building, case: "genitive") }
phrases-beside_S = к югу от { FORM($building, case: "genitive") }
phrases-beside_W = к западу от { FORM($building, case: "genitive") }
phrases-street =
    { $count ->
        [1] улица { FORM($building, case: "genitive") }
       *[other] улица от { FORM($building, case: "genitive") } до { FORM($target, case: "genitive") }
    }

facings-N = север
facings-E = восток
facings-S = юг
facings-W = запад

people_words-tourist = турист
    .genitive = туриста
    .accusative = туриста
people_words-hipster = хипстер
    .genitive = хипстера
    .accusative = хипстера
people_words-parent = родитель
    .genitive = родителя
    .accusative = родителя
people_words-shopper = покупатель
    .genitive = покупателя
    .accusative = покупателя

crowd_words-tourist = туристы
    .genitive = туристов
    .pair = турист + турист
crowd_words-hipster = хипстеры
    .genitive = хипстеров
    .pair = хипстер + хипстер
crowd_words-parent = родители
    .genitive = родителей
    .pair = родитель + родитель
crowd_words-shopper = покупатели
    .genitive = покупателей
    .pair = покупатель + покупатель

symbol_words-tourist = турист
    .genitive = туриста
    .accusative = туриста
    .kind = туристического вида
symbol_words-hipster = хипстер
    .genitive = хипстера
    .accusative = хипстера
    .kind = хипстерского вида
symbol_words-parent = родитель
    .genitive = родителя
    .accusative = родителя
    .kind = семейного вида
symbol_words-shopper = покупатель
    .genitive = покупателя
    .accusative = покупателя
    .kind = торгового вида
symbol_words-wild = смешанный
    .genitive = смешанного вида
    .accusative = смешанный
    .kind = смешанного вида

business_words-restaurant = ресторан
business_words-residential = жильё
business_words-leisure = досуг
business_words-retail = торговля
business_words-wild = универсальный

claims-kind =
    { $count ->
        [one] { $count } жетон «{ $kind }»
        [few] { $count } жетона «{ $kind }»
       *[many] { $count } жетонов «{ $kind }»
    }
claims-wild =
    { $count ->
        [one] { $count } жетон любого типа
        [few] { $count } жетона любого типа
       *[many] { $count } жетонов любого типа
    }

colour_words-c0 = красный
colour_words-c1 = синий
colour_words-c2 = зелёный
colour_words-c3 = фиолетовый
colour_words-c4 = жёлтый

shape_words-circle = круг
shape_words-triangle = треугольник
shape_words-square = квадрат
shape_words-diamond = ромб
shape_words-star = звезда

counts-hipster =
    { $count ->
        [one] { $count } хипстер
        [few] { $count } хипстера
       *[many] { $count } хипстеров
    }
    .accusative =
    { $count ->
        [one] { $count } хипстера
       *[many] { $count } хипстеров
    }
counts-parent =
    { $count ->
        [one] { $count } родитель
        [few] { $count } родителя
       *[many] { $count } родителей
    }
    .accusative =
    { $count ->
        [one] { $count } родителя
       *[many] { $count } родителей
    }
counts-person =
    { $count ->
        [one] { $count } человечек
        [few] { $count } человечка
       *[many] { $count } человечков
    }
    .accusative =
    { $count ->
        [one] { $count } человечка
       *[many] { $count } человечков
    }
counts-player =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
counts-shopper =
    { $count ->
        [one] { $count } покупатель
        [few] { $count } покупателя
       *[many] { $count } покупателей
    }
    .accusative =
    { $count ->
        [one] { $count } покупателя
       *[many] { $count } покупателей
    }
counts-sign =
    { $count ->
        [one] { $count } знак
        [few] { $count } знака
       *[many] { $count } знаков
    }
counts-tile =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
counts-tourist =
    { $count ->
        [one] { $count } турист
        [few] { $count } туриста
       *[many] { $count } туристов
    }
    .accusative =
    { $count ->
        [one] { $count } туриста
       *[many] { $count } туристов
    }

## Главная страница и загрузка

home-title = Улицы
home-tagline = Стройте город вместе. Владейте лучшим, что в нём есть.
home-new = Новая игра
home-learn = Научиться за десять минут
home-lessons = Уроки
home-first_game = Сыграть первую игру
home-continue = Продолжить
home-rules = Правила
home-credits = Авторы
home-settings = Настройки
home-paste = Вставить ссылку
home-paste_open = Открыть
home-import = Открыть файл
home-unofficial = Неофициальная любительская версия настольной игры. Автор игры — Haakon Hoel Gaarder, издатель — Sinister Fish Games.

loading-game = Ищем вашу игру
loading-copy_report = Скопировать отчёт об ошибке

empty-games = Игр пока нет. Они сохраняются сами, пока вы играете.
empty-log = Пока ничего не произошло.
empty-hand = В вашей руке нет плиток.
empty-stack = Стопка закончилась. Играйте, пока не опустеют все руки.
empty-fomo = Искателей нет.

## Новая игра

modes-solo-name = Одиночная игра
modes-solo-text = Вы один на один с Пронырой.

modes-multiplayer-name = На одном устройстве
modes-multiplayer-text = От 2 до 5 игроков: люди и боты. Люди передают устройство друг другу.

modes-post-name = По переписке
modes-post-text = Друзья играют каждый на своём устройстве и шлют друг другу ссылки.

difficulties-easy-name = Лёгкая
difficulties-normal-name = Средняя
difficulties-hard-name = Тяжёлая

kinds-human-name = Человек
kinds-human-text = Кто-то у этого устройства.

kinds-beginner-name = Новичок
kinds-beginner-names = Маша, Петя, Варя, Тёма, Люся
kinds-beginner-temper = Витает в облаках.
kinds-beginner-text = Не видит хороших мест и не следит за соперниками.

kinds-greedy-name = Жадина
kinds-greedy-names = Злата, Жорик, Рита, Макс, Скрудж
kinds-greedy-temper = Любит деньги, и сразу.
kinds-greedy-text = Берёт столько денег, сколько можно взять сейчас.

kinds-club-name = Любитель
kinds-club-names = Вера, Оскар, Нора, Феликс, Ида
kinds-club-temper = Всегда со списком.
kinds-club-text = Думает на ход вперёд.

kinds-expert-name = Знаток
kinds-expert-names = Отто, Агата, Борис, Зоя, Гуго
kinds-expert-temper = Никогда не спешит.
kinds-expert-text = Много раз доигрывает лучшие ходы, прежде чем выбрать. Думает секунду.

kinds-grifter-name = Проныра

editions-2021-name = Правила 2021 года
editions-2021-text = Английские правила из коробки с игрой.

editions-draft-name = Черновые правила
editions-draft-text = Черновик правил 1.0.7 от 2020 года. Отличается только тем, чем кончается ничья.

editions-ru-name = Русское издание
editions-ru-text = Русские правила. Они строже к заброшенным постройкам, копиям и искателям.

edition_points-people_join_abandoned-name = Заброшенные постройки
edition_points-people_join_abandoned-yes = Человечки могут переезжать на заброшенные постройки.
edition_points-people_join_abandoned-no = Человечки не могут переезжать на заброшенные постройки.

edition_points-copies_all-name = Копии
edition_points-copies_all-yes = Копирующая ценность копирует любую другую.
edition_points-copies_all-no = Копирующая ценность не копирует закрывающую и соседскую.

edition_points-fomo_counts-name = Искатели
edition_points-fomo_counts-yes = Искатели учитываются при подсчёте дохода.
edition_points-fomo_counts-no = Искатели не учитываются при подсчёте дохода.

edition_points-fomo_rushes_anywhere-name = Переезд искателей
edition_points-fomo_rushes_anywhere-yes = Искатели переезжают на новую постройку, даже если её улица сразу закрыта.
edition_points-fomo_rushes_anywhere-no = Искатели не переезжают на новую постройку, улица которой сразу закрыта. Они ждут постройку на открытой улице.

edition_points-covers_park-name = Городской парк
edition_points-covers_park-yes = Реставратор может строить поверх Городского парка.
edition_points-covers_park-no = Реставратор не может строить поверх Городского парка.

edition_points-shares_victory-name = Ничья
edition_points-shares_victory-yes = При ничьей победу делят.
edition_points-shares_victory-no = При ничьей предлагается сыграть ещё раз.

new_game-title = Новая игра
new_game-quick = Начать сразу
new_game-quick_alone = В одиночку
new_game-quick_two = Вдвоём
new_game-quick_bots = С ботами
new_game-more = Своя игра
new_game-mode = Как будете играть?
new_game-players = Игроки
new_game-seat = Место { $seat }
new_game-default_name = Игрок { $seat }
new_game-rated = { $text } Сила: { NUMBER($rating, useGrouping: "false") }.
new_game-solo_name = Мэр
new_game-name = Имя
new_game-colour = Цвет
new_game-shape = Фигура
new_game-look = Цвет и фигура: { $name }
new_game-swap = Это у игрока { $name }. Нажмите, чтобы поменяться.
new_game-kind = Кто играет
new_game-consultant = Советник
new_game-consultant_random = Раздать случайно
new_game-deal = Расклад
new_game-at_table = За столом
new_game-add_player = Добавить игрока
new_game-known = Из ваших партий:
new_game-seated = { $name } за столом.
new_game-remove_player = Убрать игрока { $name }
new_game-difficulty = Сложность
new_game-grifter_starts = Начальный капитал Проныры: { $dollars } $.
new_game-expansions = Модули
new_game-business = Бизнес
new_game-business_text = Берите жетоны за свои постройки и получите за них деньги в конце.
new_game-consultants = Советники
new_game-consultants_text = У каждого игрока карта с особой способностью.
new_game-consultants_deal = Раздать случайно
new_game-consultants_choose = Выбрать самим
new_game-edition = Издание
new_game-differences = Чем отличается
new_game-no_differences = Основное издание.
new_game-grifter_edition = Проныра играет по правилам 2021 года в любом издании. Так решили мы.
new_game-first_player = Кто ходит первым
new_game-first_random = Случайно
new_game-first_text = За настоящим столом первым ходит тот, кто больше всех похож на хипстера.
new_game-deck =
    { $count ->
        [one] Ваша колода: { $count } здание
        [few] Ваша колода: { $count } здания
       *[many] Ваша колода: { $count } зданий
    }
new_game-standard_deck = Взять обычную колоду
new_game-seed = Код расклада
new_game-seed_text = Имя этого расклада. С тем же кодом и теми же настройками выпадут те же плитки.
new_game-new_seed = Другой расклад
new_game-trust = Доверяем друг другу
new_game-trust_text = Между ходами плитки в руках не прячутся.
new_game-practice = Тренировка
new_game-practice_text = Отменяйте ходы сколько угодно, даже после добора плитки.
new_game-practice_badge = Тренировка
new_game-start = Начать

impossible-contractor_business = Подрядчика нельзя взять вместе с бизнес-модулем.
impossible-contractor_solo = Подрядчика нельзя взять в одиночную игру.
impossible-contractor_players = Подрядчику нужно от 2 до 4 игроков.
impossible-renovator_business = Реставратора нельзя взять вместе с бизнес-модулем.
impossible-renovator_solo = Реставратора нельзя взять в одиночную игру.
impossible-renovator_players = Реставратору нужно от 3 до 5 игроков.
impossible-consultant_taken = С этим советником уже работает { $name }.
impossible-too_few_players = Для игры на одном устройстве нужно хотя бы 2 игрока.
impossible-too_many_players = За столом может быть не больше 5 игроков.
impossible-trust_one_person = Человек за столом один, прятать руку не от кого.

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
table-endgame_stack = Конец игры
table-money = { $dollars } $
table-forecast = Если бы игра закончилась сейчас: { $dollars } $
table-signs_left = Осталось: { $signs }
table-turn_of = Ходит { $name }
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
buttons-undo = Отменить
buttons-redo = Вернуть
buttons-undo_turn = Отменить весь ход
buttons-skip = Пропустить
buttons-picture = Картинка города
buttons-play_again = Пересмотреть
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
buttons-look_through = Просмотреть игру
buttons-back_to_game = Вернуться в игру
buttons-menu = Меню
buttons-leave = Выйти из игры
buttons-overlay_owners = Владельцы
buttons-overlay_streets = Улицы
buttons-overlay_fomo = Искатели
buttons-share = Поделиться
buttons-export = Сохранить в файл
buttons-rematch = Сыграть ещё раз
buttons-same_deal = Тот же расклад
buttons-rename = Переименовать
buttons-duplicate = Сделать копию
buttons-delete = Удалить
buttons-restore = Вернуть игру
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
tools-view = Вид на город
tools-overlays = Показать поверх города
tools-scroll_N = Сдвинуть вид вверх
tools-scroll_E = Сдвинуть вид вправо
tools-scroll_S = Сдвинуть вид вниз
tools-scroll_W = Сдвинуть вид влево

decisions-abandon-ask = { $name }, забросьте одну из своих построек.
decisions-abandon-why = Знаки собственности закончились, а для новой постройки нужен знак.
decisions-abandon-option = Забросить { FORM($building, case: "accusative") }. Знаки ({ $signs }) вернутся к вам, человечки переедут.
decisions-abandon-option_one = Забросить { FORM($building, case: "accusative") }. Знак вернётся к вам, человечки переедут.

decisions-build-ask = { $name }, ваш ход: выберите здание.
decisions-build-ask_second = { $name }, выберите второе здание.
decisions-build-ask_place = Где построить { FORM($tile, case: "accusative") }?
decisions-build-ask_facing = Поверните, если нужно, и стройте.
decisions-build-ask_renovate = Дорога остаётся как была. Построить поверх?
decisions-build-why = Выберите плитку и место для неё.
decisions-build-why_full = Выберите плитку. Все места, куда она подходит, подсветятся с наибольшим доходом, который она там принесла бы.
decisions-build-why_second = Ваш Подрядчик строит два здания за ход.
decisions-build-why_double = Ваш Инвестор может поставить на неё два знака: тогда её ценность удвоится.
decisions-build-why_renovate = Ваш Реставратор может построить её поверх другой постройки. Дорога останется как была, и доход улицы подсчитают ещё раз.

decisions-grifter-ask = { $name }, выберите, где Проныра построит { FORM($tile, case: "accusative") }.
decisions-grifter-why = Эти места для Проныры одинаково хороши, каждое принесёт { $dollars } $. Выбираете вы.
decisions-grifter-why_enclosure = Каждое из этих мест закрывает улицу, и на постройки Проныры переедет одинаково много человечков: { $people }. Выбираете вы.
decisions-grifter-why_enclosure_nobody = Каждое из этих мест закрывает улицу, но на постройки Проныры никто не переедет. Выбираете вы.
decisions-grifter-why_anywhere = Закрыть улицу этой плиткой сейчас нельзя, поэтому все места одинаково хороши. Выбираете вы.

decisions-score-ask = { $name }, выберите, доход какой улицы подсчитать следующим.
decisions-score-ask_grifter = { $name }, выберите за Проныру, доход какой улицы подсчитать следующим.
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
decisions-score-option = Подсчитать следующей улицу: { $street }.

decisions-claim-ask = { $name }, выберите постройку, за которую возьмёте жетоны.
decisions-claim-ask_grifter = { $name }, выберите, за какую постройку берёт жетоны Проныра.
decisions-claim-why = На этой улице у вас несколько построек, но жетоны даёт только одна.
decisions-claim-why_grifter = Проныра берёт жетоны того типа, которого у него меньше всего. Эти постройки для него равны.
decisions-claim-option = { $building }: { $tokens }

decisions-token-ask = { $name }, возьмите жетон любого типа.
decisions-token-ask_grifter = { $name }, выберите, какой жетон возьмёт Проныра.
decisions-token-why = Универсальный знак позволяет выбрать тип.
decisions-token-why_abandon = Прежде чем забросить постройку, вы берёте за неё жетоны.
decisions-token-why_exhausted = Жетонов «{ $kind }» больше нет, поэтому знак считается универсальным.
decisions-token-why_grifter = Этих жетонов у Проныры одинаково мало. Выбираете вы.
decisions-token-option = Взять «{ $kind }». У вас таких: { $count }.

decisions-swap-ask = { $name }, взять доход за плитку из руки вместо одной из построек?
decisions-swap-why = Ваш Предприниматель может сделать это один раз на каждой закрытой улице. Плитка останется в руке, но её увидят все.
decisions-swap-option = { FORM($tile, case: "name") } вместо { FORM($building, case: "genitive") }: на { $dollars } $ больше.
decisions-swap-option_less = { FORM($tile, case: "name") } вместо { FORM($building, case: "genitive") }: на { $dollars } $ меньше.
decisions-swap-option_none = Подсчитать доход построек как есть.

decisions-move-ask = { $name }, куда переедет следующий { $colour }?
decisions-move-ask_grifter = { $name }, переселите { FORM($colour, case: "accusative") } за Проныру.
decisions-move-why = Доход улицы подсчитан. Осталось расселить: { $people }.
decisions-move-why_abandon = Постройка заброшена. Осталось расселить: { $people }.
decisions-move-why_grifter = В ход Проныры человечки, если могут, едут на его постройки. Осталось расселить: { $people }.
decisions-move-option = Переезд { FORM($building, case: "to") }.
decisions-move-option_owner = Переезд { FORM($building, case: "to") }, владелец: { $owner }.
decisions-move-option_worth = { $name } получит на { $dollars } $ больше.
decisions-move-one_more = Одного { FORM($building, case: "to") }
decisions-move-fewer = Вернуть одного { FORM($building, case: "from") }
decisions-move-all = Все
decisions-move-all_to = Все ({ $people }) { FORM($building, case: "to") }

## Отказы

hints-take_up = Сначала выберите плитку в руке.
hints-street = Коснитесь одной из подсвеченных улиц.
hints-consultant = Ваш консультант: { $name }.
hints-more = Подробнее
hints-answer = Сначала выберите один из ответов здесь.

refusals-occupied-text = Здесь уже стоит постройка.
refusals-occupied-detail = Здесь уже стоит { FORM($building, case: "name") }.
refusals-corner-only-text = Постройка должна прилегать к другой стороной. Касания углом мало.
refusals-apart-text = Ни одна из дорог не соединится.
refusals-apart-detail = Её дорога не соединится с дорогой { FORM($building, case: "genitive") }.
refusals-long-sides-text = Длинные стороны двух дорог соприкоснутся. Поверните плитку или найдите другое место.
refusals-long-sides-detail = Её дорога пойдёт вдоль дороги { FORM($building, case: "genitive") }. Поверните плитку или найдите другое место.
refusals-too-long-text = На её улице стало бы больше 5 построек.
refusals-too-long-detail =
    { $count ->
        [one] На её улице стала бы { $count } постройка, а больше 5 нельзя.
        [few] На её улице стало бы { $count } постройки, а больше 5 нельзя.
       *[many] На её улице стало бы { $count } построек, а больше 5 нельзя.
    }
refusals-not-yours-text = Это не ваша постройка.
refusals-not-offered-text = Такого выбора сейчас нет.
refusals-move-symbol-text = На ней нет их символа. Смешанного символа мало.
refusals-move-symbol-detail = Символа этих человечков здесь нет: { $building }. Смешанного символа мало.
refusals-move-enclosed-text = Её улица закрыта, и въехать туда больше нельзя.
refusals-move-enclosed-detail = Эта улица закрыта, и въехать туда больше нельзя: { $building }.
refusals-move-abandoned-text = В русском издании на заброшенные постройки не переезжают.
refusals-move-same-text = Они только что отсюда выехали и сейчас вернуться не могут.
refusals-move-grifter-text = В ход Проныры они должны ехать на одну из его построек.
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
undo-sent = Другие уже об этом знают.
undo-nothing_redo = Возвращать нечего.
undo-follower = Эта игра идёт в другой вкладке.
undo-undone = Отменено.
undo-redone = Возвращено.

## Ход игры

log-times = { $text } × { $count }
log-look_at = Посмотреть ход { $number }
log-turn_began = Ход { $number }: { $name }
log-abandoned = { $name } забрасывает { FORM($building, case: "accusative") } и забирает { $signs }.
log-tile_lifted = Проныра берёт { FORM($tile, case: "accusative") }.
log-built = { $name } строит { FORM($building, case: "accusative") }, дорогой на { $facing }.
log-built_double = { $name } строит { FORM($building, case: "accusative") } с двумя знаками, дорогой на { $facing }.
log-renovated = { $name } строит { FORM($building, case: "accusative") } поверх { FORM($target, case: "genitive") }.
log-newcomers =
    { $count ->
        [one] Въезжает { $people }.
       *[many] Въезжают { $people }.
    }
log-joined =
    { $count ->
        [one] Искатель спешит { FORM($target, case: "from") } { FORM($building, case: "to") }: { $people }.
       *[many] Искатели спешат { FORM($target, case: "from") } { FORM($building, case: "to") }: { $people }.
    }
log-displaced =
    { $count ->
        [one] { $people } { FORM($target, case: "from") } теперь ждёт { FORM($building, case: "at") }.
       *[many] { $people } { FORM($target, case: "from") } теперь ждут { FORM($building, case: "at") }.
    }
log-enclosed = Закрыта { $street }.
log-token_taken = { $name } берёт жетон «{ $kind }».
log-swapped = { $name } получает доход за { FORM($tile, case: "accusative") } из руки вместо { FORM($building, case: "genitive") }.
log-street_scored = Доход подсчитан: { $street }.
log-paid = { $name } получает { $dollars } $ за { FORM($building, case: "accusative") }.
log-moved = { $name } передвигает { FORM($colour, case: "accusative") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
log-got_fomo =
    { $count ->
        [one] { $people } { FORM($building, case: "at") }: ехать некуда, теперь это искатель.
       *[many] { $people } { FORM($building, case: "at") }: ехать некуда, теперь это искатели.
    }
log-drew = { $name } берёт плитку { FORM($symbol, case: "kind") }.
log-endgame_stack_revealed = Стопка конца игры Проныры перевёрнута лицом вверх.
log-game_ended = Игра окончена.

log-bonus-most = Больше всех жетонов «{ $kind }» ({ $count }) собирает { $name }: { $dollars } $.
log-bonus-tied = По жетонам «{ $kind }» ({ $count }) { $name } делит первое место: { $dollars } $.
log-bonus-token-sets = { $name } получает за полные наборы жетонов ({ $count }) { $dollars } $.

## Расчёты

receipts-copied = копирует { FORM($building, case: "accusative") }: { $text }
receipts-in_place = вместо неё { FORM($tile, case: "name") }: { $text }
receipts-lent = { $text } ({ $consultant })
receipts-couple = { $first } + { $second }
receipts-pair = { FORM($crowd, case: "pair") }
receipts-filled = { $set }, с помощью смешанных
receipts-copy = на улице нечего копировать
receipts-double = два знака: ценность удваивается
receipts-half = конец игры: половина, с округлением вверх
receipts-most = больше всех жетонов «{ $kind }» ({ $count })
receipts-tied = первое место поделено: жетоны «{ $kind }» ({ $count })

receipts-residents =
    { $count ->
        [one] { $count } человечек на постройке
        [few] { $count } человечка на постройке
       *[many] { $count } человечков на постройке
    }
receipts-token-sets =
    { $count ->
        [one] { $count } набор из четырёх типов × { $dollars } $
        [few] { $count } набора из четырёх типов × { $dollars } $
       *[many] { $count } наборов из четырёх типов × { $dollars } $
    }
receipts-people =
    { $count ->
        [0] на улице нет { FORM($crowd, case: "genitive") }
        [one] { $count } { $colour } на улице × { $dollars } $
        [few] { $count } { FORM($colour, case: "genitive") } на улице × { $dollars } $
       *[many] { $count } { FORM($crowd, case: "genitive") } на улице × { $dollars } $
    }
receipts-symbols =
    { $count ->
        [0] нет ни символов { FORM($symbol, case: "genitive") }, ни смешанных
        [one] { $count } символ { FORM($symbol, case: "genitive") } или смешанный × { $dollars } $
        [few] { $count } символа { FORM($symbol, case: "genitive") } или смешанных × { $dollars } $
       *[many] { $count } символов { FORM($symbol, case: "genitive") } или смешанных × { $dollars } $
    }
receipts-sets =
    { $count ->
        [0] нет наборов ({ $set })
        [one] { $count } набор ({ $set }) × { $dollars } $
        [few] { $count } набора ({ $set }) × { $dollars } $
       *[many] { $count } наборов ({ $set }) × { $dollars } $
    }
receipts-wild =
    { $count ->
        [0] нет смешанных символов
        [one] { $count } смешанный символ × { $dollars } $
        [few] { $count } смешанных символа × { $dollars } $
       *[many] { $count } смешанных символов × { $dollars } $
    }
receipts-signs =
    { $count ->
        [0] на улице нет знаков игрока { $name }
        [one] { $count } знак на улице ({ $name }) × { $dollars } $
        [few] { $count } знака на улице ({ $name }) × { $dollars } $
       *[many] { $count } знаков на улице ({ $name }) × { $dollars } $
    }
receipts-size =
    { $count ->
        [one] { $count } постройка на улице × { $dollars } $
        [few] { $count } постройки на улице × { $dollars } $
       *[many] { $count } построек на улице × { $dollars } $
    }
receipts-adjacency =
    { $count ->
        [0] вокруг нет построек
        [one] { $count } постройка вокруг × { $dollars } $
        [few] { $count } постройки вокруг × { $dollars } $
       *[many] { $count } построек вокруг × { $dollars } $
    }
receipts-enclosure =
    { $count ->
        [0] не закрывает ни одной улицы
       *[other] закрывает улицу
    }

## Предпросмотр и Проныра

preview-worth = сегодня принесёт { $dollars } $
preview-details = Подробности
preview-pays = { $closes }:
preview-pays_nobody = { $closes }: никто ничего не получит
preview-closes_own = Закроется новая улица
preview-closes_street = Закроется улица { FORM($building, case: "genitive") }
preview-closes_streets =
    { $count ->
        [one] Закроется { $count } улица
        [few] Закроются { $count } улицы
       *[many] Закроются { $count } улиц
    }
preview-you = Вы
preview-earns_later = Принесёт { $dollars } $, когда улица закроется
preview-last_sign = Последний знак: следующим ходом придётся забросить здание
preview-about = ≈ { $money }
preview-expected = Ожидаемый доход: около { $money }
preview-judged = по счёту Проныры { $dollars } $
preview-judged_rest = с человечками на ней, которых Проныра не считает: { $dollars } $
preview-street =
    { $count ->
        [one] На улице { $count } постройка из 5
        [few] На улице { $count } постройки из 5
       *[many] На улице { $count } построек из 5
    }
preview-open_end = Открытый конец: { $end }
preview-closed_end = Закрытый конец: { $end }
preview-closed_by = Закрытый конец: { $end } ({ $building })
preview-points_in =
    { $count ->
        [one] На улицу указывает { FORM($building, case: "name") }
       *[many] На улицу указывают { FORM($building, case: "name") }
    }
preview-points_out = Указывает на улицу { FORM($building, case: "genitive") }
preview-encloses = Закроется: { $street }
preview-would_move = Переедут: { $people }
preview-would_fomo = Станут искателями: { $people }
preview-signs_after =
    { $count ->
        [0] Это последний знак: в следующий ход придётся забросить постройку
       *[many] После этого останется: { $signs }
    }
preview-nobody_moves = Переезжать никому не придётся
preview-own_street = своя улица

recap-built = { $name }: { $tile }

grifter-title = Ход Проныры
grifter-tile = Он строит { FORM($tile, case: "accusative") }.
grifter-rule = Он строит там, где плитка прямо сейчас принесёт больше всего.
grifter-rule_enclosure = Он закрывает улицу, с которой на его постройки переедет больше всего человечков.
grifter-rule_anywhere = Закрыть улицу сейчас нельзя, поэтому все места одинаково хороши.
grifter-best = Лучшее место: { $dollars } $.
grifter-best_people = Лучшее место: { $people } к Проныре.
grifter-best_nobody = Ни с одного из этих мест на постройки Проныры никто не переедет.
grifter-one_place = Лучшее место только одно.
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

help-how = Удерживайте палец на постройке, человечке или жетоне, и вы узнаете, что это. На клавиатуре дойдите до них и нажмите знак вопроса.
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
keys-enter = Выбрать плитку, поставить туда, построить, ответить
keys-escape = Шаг назад: закрыть, убрать с поля, вернуть в руку
keys-undo_redo = Отменить и вернуть
keys-letters_title = Буквы и цифры
keys-digits = Выбрать эту плитку в руке
keys-ask = Перейти к вопросу и услышать его снова
keys-place = Следующее и предыдущее место, которое можно выбрать, ряд за рядом
keys-worth = Следующее место, которое можно выбрать, начиная с самого доходного; с клавишей Shift назад
keys-turn = Повернуть плитку
keys-undo = Отменить
keys-scores = Услышать деньги и знаки
keys-street = Услышать, что за улица на этом квадрате
keys-streets = Открытые улицы
keys-people = Кто чего ждёт
keys-owners = Кто чем владеет
keys-log = Ход игры
keys-menu = Меню
keys-camera = Весь город, ближе, дальше
keys-help = Объяснить то, что в фокусе; иначе эта справка

keys-turn_map = Повернуть карту на четверть оборота
keys-hint = Попросить подсказку у тренера
keys-typed = Напечатать, что сделать, или вопрос
## Игра строками. Слова вопросов стоят отдельно: с ними сравнивают напечатанное.

typed-title = Строкой
typed-box = Что сделать, или вопрос
typed-enter = Ввести
typed-how = Напечатайте свой выбор, хватит и первых букв каждого слова. Вместо названия здания годится его номер в руке. Ещё можно спросить:
typed-example = Например: { $text }
typed-unknown = Неизвестная команда. Напечатайте «справка».
typed-nothing = Ничего.
typed-several =
    { $count ->
        [one] Это может значить { $count } выбор:
        [few] Это может значить { $count } выбора:
       *[many] Это может значить { $count } выборов:
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
typed-move = передвинуть { $colour } в { $building } на { $cell }
typed-claim = взять за { $building }
typed-token = взять жетон { $kind }
typed-swap = заменить { $building } на { $cell } на { $tile }
typed-swap_none = ничего не заменять
typed-legal_facing = { $facing } { $dollars } $
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

fomo-title = Кто чего ждёт
fomo-waiting = Ждут { FORM($building, case: "at") }: { $people }

speech-built = { $name } строит { FORM($building, case: "accusative") }: { $place }, дорогой на { $facing }.
speech-built_double = { $name } строит { FORM($building, case: "accusative") } с двумя знаками: { $place }, дорогой на { $facing }.
speech-renovated = { $name } строит { FORM($building, case: "accusative") } поверх { FORM($target, case: "genitive") }: { $place }.
speech-moved = { $name } передвигает { FORM($people, case: "accusative") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
speech-drew = { $name } берёт: { $tiles }.
speech-drawn_tile = { $tile } ({ $text })
speech-tokens = { $name } берёт: { $tokens }.
speech-scored = Доход подсчитан: { $street }. { $payments }.
speech-nothing = Доход подсчитан: { $street }. Никто ничего не получает.
speech-nobody = никому ничего
speech-payment = { $name } — { $dollars } $
speech-final = { $name } заканчивает с { $dollars } $.
speech-encloses = Закроется: { $street }. Доход: { $payments }.

spoken-yours = ваша
spoken-unowned = ничья
spoken-owned = владелец: { $name }
spoken-doubled = с двумя знаками
spoken-building = { $building }, { $place }, дорогой на { $facing }, { $owner }
spoken-place = столбец { $column }, ряд { $row }
spoken-row = Ряд { $row }
spoken-column = Столбец { $column }
spoken-map_turned = Карта повёрнута: север справа.
spoken-map_upright = Север снова наверху.
spoken-beside = { $building } ({ $end })
spoken-symbols =
    { $count ->
        [one] символ: { $symbol }
       *[many] символы: { $symbol }
    }
spoken-icons =
    { $count ->
        [one] бизнес-знак: { $kind }
       *[many] бизнес-знаки: { $kind }
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
       *[other] закроет улицу и принесёт вам { $dollars } $, { $rival } $ — лучшему сопернику
    }
spoken-expected = ожидается около { $money }
spoken-empty = Пусто, { $place }
spoken-hand_tile = { $tile } Плитка { $count } из { $total }.
spoken-picked_up = Выбрано: { $tile }
spoken-put_back = Возвращено в руку: { $tile }
spoken-faces = Дорогой на { $facing }
spoken-seat = { $name }, { $dollars } $, свободно: { $signs }
spoken-seat_grifter = { $name }, { $dollars } $, знаков без ограничений

## Передача устройства

hand_over-pass_to = Передайте устройство. Ходит { $name }
hand_over-reveal = Показать мою руку
hand_over-since = После вашего прошлого хода
hand_over-so_far = До сих пор
hand_over-since_start = Первый ход за вами.
hand_over-hidden = Все руки скрыты, пока вы не нажмёте.

## Конец игры

end-counting = Считаем деньги…
end-wins_by = Побеждает { $name }: { $dollars } $, на { $margin } $ больше, чем у игрока { $other }.
end-tie_rematch = Ничья: { $names }, по { $dollars } $. Сыграть ещё раз, чтобы решить спор?
end-tie_shared = Ничья: { $names }, по { $dollars } $. Победа общая.
end-solo_win = Вы победили Проныру: { $dollars } $, на { $margin } $ больше.
end-solo_loss = Побеждает Проныра: { $dollars } $, на { $margin } $ больше, чем у вас.
end-solo_tie = У вас обоих { $dollars } $. При ничьей побеждает Проныра.
end-solo_difficulty = Сложность: { $difficulty }
end-again = Снова: кто-то за столом уже играл этими плитками.
end-again_solo = Снова: вы уже играли этими плитками.
end-no_place = В городе не осталось места ни для одной постройки, поэтому игра закончилась раньше.
end-from_start = В начале
end-from_streets = Улицы
end-from_endgame = Конец игры
end-from_tokens = Жетоны
end-total = Всего
end-chart = Деньги по ходам
end-chart_table = Показать таблицей
end-turn = Ход
end-best_moments = Лучшие моменты
end-best_building = Лучшая постройка: { FORM($building, case: "name") }, { $dollars } $, { $name }
end-best_street = Самая доходная улица: { $dollars } $, ход { $number }
end-biggest_crowd = Самый большой переезд: { $people }, ход { $number }

review-title = Повтор
review-back = На выбор назад
review-on = На выбор вперёд
review-turn_back = На ход назад
review-turn_on = На ход вперёд
review-position = Выбор { $count } из { $total }
review-start = Начало
review-play = Показать
review-pause = Пауза

## Правила и настройки

rules-search = Поиск в правилах
rules-found = Найдено разделов: { $count }
rules-aid = Карта-памятка
rules-contents = Содержание
rules-see = Смотрите также:

settings-title = Настройки
settings-language = Язык
settings-language_system = Автоматически
settings-not_spoken = Этот язык сейчас не загрузился. Проверьте соединение и выберите его ещё раз.
settings-contrast = Контраст
settings-contrast_normal = Обычный
settings-contrast_more = Выше
settings-bots_off = Мгновенно
settings-theme = Тема
settings-theme_system = Автоматически
settings-theme_light = День
settings-theme_dark = Ночь
settings-speed = Подсчёт дохода
settings-speed_off = Не показывать
settings-speed_fast = Быстро
settings-speed_normal = Обычно
settings-speed_slow = Медленно
settings-bot_speed = Скорость ботов
settings-helps = Подсказки
settings-helps_expected = С прогнозом
settings-helps_expected_text = Всё, что ниже, и сколько каждое место в итоге принесёт по оценке ботов.
settings-helps_full = Все
settings-helps_full_text = Возможные места: какие улицы закроются, кому заплатят и сколько можно заработать.
settings-helps_legal = Только возможные места
settings-helps_legal_text = Где можно строить, без чисел.
settings-helps_none = Никаких
settings-helps_none_text = Как за настоящим столом. Почему место не подходит, вы всё равно узнаете.
settings-swaps = Предприниматель
settings-swaps_gaining = Спрашивать, только если выгодно
settings-swaps_gaining_text = Только если плитка из руки принесёт больше, чем постройка. Иначе доход построек подсчитывается как есть.
settings-swaps_always = Спрашивать всегда
settings-swaps_always_text = На каждой улице, даже если любая замена принесёт меньше.
settings-coach = Тренер
settings-coach_alone = Один игрок
settings-coach_always = Всегда
settings-coach_off = Никогда
settings-think_again = Предупреждать перед дорогой ошибкой
settings-think_again_never = Никогда
settings-think_again_8 = От 8 $
settings-think_again_4 = От 4 $
settings-hints = Подсказки в первой игре
settings-hints_on = Показывать
settings-hints_off = Не показывать
settings-speech = Программа экранного доступа
settings-speech_short = Кратко
settings-speech_full = Полностью
settings-map = Карта
settings-map_upright = Север вверху
settings-map_turned = Север справа
settings-puzzle_rating = Рейтинг в задачах
settings-puzzle_rating_on = Показывать
settings-puzzle_rating_off = Не показывать
settings-life = Жизнь города
settings-life_on = Показывать
settings-life_off = Не показывать
settings-sound = Звук
settings-sound_off = Выключен
settings-sound_quiet = Тихий
settings-sound_normal = Обычный
settings-haptics = Вибрация
settings-haptics_off = Выключена
settings-haptics_on = Включена
settings-keys = Клавиши
settings-keys_on = Включены
settings-keys_on_text = Цифры от 1 до 5 выбирают плитку, остальное делают буквы. Весь список — за столом по клавише «?».
settings-keys_off = Выключены
settings-keys_off_text = Только стрелки, Enter и Escape.
settings-book = Результаты
settings-book_on = Вести книгу
settings-book_on_text = Каждая законченная партия оставляет строку в книге результатов.
settings-book_off = Не вести книгу
settings-book_off_text = В книгу больше ничего не записывается. То, что в ней есть, останется, пока вы не сотрёте её там.
settings-start = Запуск
settings-start_fast = Быстрый
settings-start_fast_text = Браузер хранит на устройстве уже запущенную игру, около 13 МБ, и открывает её мгновенно.
settings-start_plain = С нуля
settings-start_plain_text = Python каждый раз запускается заново, и ничего лишнего не хранится.
settings-reduced_motion = Ваше устройство просит меньше движения, поэтому расчёты показываются сразу.

## Сохранённые игры

saves-title = Ваши игры
saves-saved = Сохранено
saves-full = Не сохранено: хранилище браузера заполнено. Можно играть дальше, но сохраните игру в файл или удалите старую.
saves-disabled = Не сохранено: браузер не даёт странице ничего хранить, возможно, это приватное окно. Можно играть дальше, но сохраните игру в файл.
saves-unverified = Не сохранено: при проверке прочиталось не то, что было записано. Сохраните игру в файл.
saves-deleted_elsewhere = Не сохранено: эта игра удалена в другой вкладке. Сохраните её снова или играйте дальше, и она сохранится.
saves-linked = Игра по ссылке, ещё не сохранена. Сохраните её или просто играйте дальше.
saves-more = Показать ещё ({ $count })
saves-other_tab = Эта игра идёт в другой вкладке. Здесь можно смотреть.
saves-taken_over = Теперь эта игра идёт в другой вкладке.
saves-took_over = Теперь вы играете здесь. Другая вкладка смотрит.
saves-home_screen = Safari удаляет сохранённые игры через семь дней без посещений. Добавьте страницу на домашний экран, и они останутся.
saves-persistent = Браузер обещает хранить ваши игры.
saves-not_persistent = Если место закончится, браузер может удалить ваши игры. Важные сохраните в файлы.
saves-damaged = Эта игра повреждена. Она отложена, ничего не перезаписано.
saves-illegal_action = Выбор { $number }, { $action }, нарушает правило: { $reason }
saves-download_raw = Скачать исходный текст
saves-continue_prefix = Продолжить с выбора { $number }
saves-used_copy = Последняя копия повреждена, поэтому открыта предыдущая. Не хватает самое большее одного выбора.
saves-deleted = Удалено: { $name }.
saves-finished = Окончена
saves-turn = Ход { $number }
saves-picture = Город игры: { $name }
saves-title_label = Название игры
saves-copy_of = { $name }, копия
saves-look = Посмотреть
saves-wreck = Повреждённая игра
saves-wreck_text = Она отложена как есть. Посмотрите, что можно спасти.
saves-wreck_look = Посмотреть, что уцелело
saves-newer = Эта игра сохранена более новой версией страницы. Обновите страницу и попробуйте ещё раз. Ничего не перезаписано.
saves-unsaved_open = Игра на столе не сохранена. Сохраните её в файл, прежде чем открыть другую.
saves-export_running = Сохранить игру на столе в файл
saves-open = Открыть эту игру
saves-arrival_file = Игра из файла
saves-arrival_link = Игра по ссылке
saves-arrival_save = Повреждённая игра
saves-arrival_good = Эту игру можно продолжить.
saves-arrival_damaged = Эта игра повреждена, но ваши игры целы.

share-title = Поделиться
share-link = Ссылка на эту игру
share-deal_link = Ссылка на этот расклад
share-link_text = Вся игра внутри ссылки. Больше нигде ничего не хранится.
share-deal_text = Только код и настройки, чтобы друзья сыграли тот же расклад.
share-picture = Картинка города
share-picture_text = Город, каким он стоит сейчас: картинку можно оставить себе или послать.
share-picture_failed = Картинка не получилась.
share-copied = Скопировано.
share-copy_failed = Браузер не разрешил копирование. Выделите текст и скопируйте его сами.
share-not_shared = Ссылка не отправлена. Её можно скопировать.
share-exported = Сохранено в файл.
share-long_link = Ссылка длинная. Некоторые мессенджеры обрезают такие, файл надёжнее.
share-report = Отчёт об ошибке
share-report_text = Версия, браузер и запись этой игры. Больше ничего.
share-opened_link = Эта игра открыта по ссылке. Ваша текущая игра осталась в списке.
share-opened_first = Эта игра открыта по ссылке.
share-opened_again = Эта игра у вас уже есть. Вот она.
share-opened_file = Эта игра открыта из файла. Теперь она в вашем списке.
share-file = Файл
share-file_text = Запись игры: чтобы хранить её или открыть на другом устройстве.
share-copy = Копировать
share-code = QR-код
share-code_itself = QR-код: камера другого устройства откроет эту ссылку.
share-code_text = QR-код: его текст прочтёт камера.
share-code_shown = QR-код показан. Другое устройство откроет ссылку камерой.
share-code_long = Для QR-кода эта ссылка слишком длинная. Скопируйте её или отправьте файл.
share-code_failed = QR-код не получился. Проверьте соединение или скопируйте ссылку.
share-opened_deal = Этот расклад пришёл по ссылке. Посмотрите настройки и начинайте.

update-available = Готова новая версия. Обновите страницу, когда захотите: игра не пропадёт.
update-taking = Загружается новая версия …
update-take = Загрузить новую версию
update-unsaved = Готова новая версия, но игра на столе не сохранена. Сохраните её в файл, прежде чем обновить страницу.

## Ошибки ввода

errors-name_empty = Дайте этому игроку имя.
errors-name_long =
    { $limit ->
        [one] В имени может быть не больше { $limit } знака.
       *[many] В имени может быть не больше { $limit } знаков.
    }
errors-name_taken = Двух игроков зовут одинаково: { $name }. Измените одно из имён.
errors-seed_empty = Введите код или возьмите другой расклад.
errors-seed_long =
    { $limit ->
        [one] В коде может быть не больше { $limit } знака.
       *[many] В коде может быть не больше { $limit } знаков.
    }
errors-link_damaged = Эта ссылка повреждена или обрезана. Попросите прислать её ещё раз или прислать файл.
errors-deal_damaged = Ссылка на расклад повреждена или неполная, поэтому расклад из неё не взят. Попросите прислать её ещё раз.
errors-paste_empty = Сначала вставьте ссылку.
errors-paste_none = В этом тексте нет ссылки на игру «Улицы».
errors-link_empty = В этой ссылке нет игры.
errors-file_unreadable = Этот файл не читается.
errors-file_not_record = Это не запись игры «Улицы».
errors-file_too_large = Для записи игры этот файл слишком велик.
errors-record_damaged = Запись { $entry } не может быть такой.
errors-deck_damaged = Этой колодой сыграть нельзя. Проверьте: { $entry }.
errors-deck_few = Для такой игры в этой колоде слишком мало зданий.
errors-deck_uneven = Для игры против Проныры нужно чётное число зданий. Добавьте или уберите одно.
errors-post_people = По переписке играют хотя бы двое.
errors-post_me = На этом месте бот. Выберите своё место.
errors-setup = Так игру не начать.
errors-address_unknown = По этому адресу ничего нет.
errors-game_elsewhere = Адрес игры работает только на том устройстве, где она сохранена. Попросите друга прислать ссылку: «Поделиться» → «Ссылка на эту игру».
errors-rule_unknown = Такого правила нет.

failure-title = Что-то пошло не так
failure-text = В программе произошла ошибка. Сохранённая игра цела до последнего выбора: обновите страницу, и она вернётся.
failure-reload = Обновить страницу
failure-copy = Скопировать отчёт об ошибке
failure-close = Продолжить
failure-copied = Скопировано. Спасибо, если отправите отчёт нам.
failure-report = Что сказано в отчёте

## Обучение

learn-title = Как играть
learn-text = Десять коротких уроков прямо на поле. Прерывайтесь и возвращайтесь когда угодно.
learn-extra = Когда вы уже знаете игру
learn-done = пройден
learn-next = следующий
learn-waiting = Загружаем уроки …
learn-not_fetched = Уроки не загрузились. Проверьте соединение и попробуйте ещё раз.
learn-coach = Что говорит урок
learn-continue = Продолжить: урок { $number } из { $total }
learn-praise_0 = Отлично!
learn-praise_1 = Хорошая работа!
learn-praise_2 = У вас верный глаз!
learn-praise_3 = Так и растёт город!
learn-praise_4 = Великолепно!
learn-on = Дальше
learn-again = Начать урок заново
learn-all = Все уроки
learn-following = Урок { $number }
learn-back = Вернуться к уроку
learn-lesson = Урок { $number }: { $text }
learn-show_me = Покажите
learn-try = Попробовать
learn-try_picture = Попробовать это положение: { $text }
learn-at_start = Урок начинается отсюда.

first_game-title = Подсказка
first_game-closing = Постройка на этом последнем открытом конце закроет вашу улицу. Деньги получат все, чьи знаки на ней стоят, а человечки переедут.
first_game-fomo = Те, кто стоит, стали искателями. Следующая постройка с их символом соберёт их всех, кто бы её ни построил.
first_game-tie = Для Проныры эти места равны, поэтому выбираете вы. Возьмите то, что выгодно вам.
first_game-signs = Знаки заканчиваются. Закройте улицу, чтобы вернуть часть из них, иначе следующая постройка будет стоить вам одной из ваших.
first_game-ending = Стопка почти пуста. То, на чём в конце останется ваш знак, принесёт половину, поэтому закройте что сможете.
first_game-off = Больше не подсказывать

drills-title = Упражнения
drills-text = По двадцать быстрых вопросов, каждый раз новых.
drills-of = { $count } из { $total }
drills-again = Ещё двадцать
drills-score = Верно { $count } из { $total }.
drills-right = Верно.
drills-wrong = Не совсем.

drills-legal-title = Можно или нельзя?
drills-legal-ask = Можно ли построить здесь это здание, если повернуть его так?
drills-legal-yes = Можно
drills-legal-no = Нельзя
drills-legal-fits = Можно: её дорога соединяется с другой, и ничто не мешает.

drills-worth-title = Сколько принесёт?
drills-worth-ask = Сколько принесла бы эта постройка, если бы доход её улицы подсчитали сейчас?
