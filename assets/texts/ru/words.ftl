### Слова и числа. Только простой текст: вся разметка экранируется.
###
### Формы (FORM): у построек name, genitive, accusative, from, to, at; у цветов genitive и accusative;
### у символов ещё kind — вид плитки по обороту, в родительном падеже; у числа человечков accusative;
### у улиц accusative, genitive, dative и at (на улице).

## Слова и числа

phrases-label = { $label }: { $text }
phrases-sentence = { $text }.
phrases-beside_N = к северу от { FORM($building, case: "genitive") }
phrases-beside_E = к востоку от { FORM($building, case: "genitive") }
phrases-beside_S = к югу от { FORM($building, case: "genitive") }
phrases-beside_W = к западу от { FORM($building, case: "genitive") }
phrases-street =
    { $count ->
        [1] улица { FORM($building, case: "genitive") }
       *[other] улица от { FORM($building, case: "genitive") } до { FORM($target, case: "genitive") }
    }
    .accusative =
    { $count ->
        [1] улицу { FORM($building, case: "genitive") }
       *[other] улицу от { FORM($building, case: "genitive") } до { FORM($target, case: "genitive") }
    }
    .genitive =
    { $count ->
        [1] улицы { FORM($building, case: "genitive") }
       *[other] улицы от { FORM($building, case: "genitive") } до { FORM($target, case: "genitive") }
    }
    .dative =
    { $count ->
        [1] улице { FORM($building, case: "genitive") }
       *[other] улице от { FORM($building, case: "genitive") } до { FORM($target, case: "genitive") }
    }
    .at =
    { $count ->
        [1] на улице { FORM($building, case: "genitive") }
       *[other] на улице от { FORM($building, case: "genitive") } до { FORM($target, case: "genitive") }
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

face_words-circle = молодой человек
face_words-triangle = бородач
face_words-square = дама в очках
face_words-diamond = женщина с пучком
face_words-star = парень в кепке
face_words-girl = девочка с хвостиками
face_words-boy = мальчик с веснушками
face_words-curls = девочка с кудряшками

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

## Игра строками. Слова вопросов стоят отдельно: с ними сравнивают напечатанное.

fomo-title = Кто чего ждёт
fomo-waiting = Искатели { FORM($building, case: "at") }: { $people }
