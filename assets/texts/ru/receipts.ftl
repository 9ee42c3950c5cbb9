### Расчёты улиц. Только простой текст: вся разметка экранируется.

receipts-copied = копирует { FORM($building, case: "accusative") }: { $text }
receipts-in_place = на этом месте { FORM($tile, case: "name") }: { $text }
receipts-lent = { $text } (карта «{ $consultant }»)
receipts-couple = { $first } + { $second }
receipts-pair = { FORM($crowd, case: "pair") }
receipts-filled = { $set }, с помощью смешанных
receipts-copy = на улице нечего копировать
receipts-double = два знака: ценность удваивается
receipts-half = конец игры: половина, с округлением вверх
receipts-most = больше всего жетонов «{ $kind }» ({ $count })
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
        [0] на улице нет знаков владельца ({ $name })
        [one] { $count } знак владельца ({ $name }) на улице × { $dollars } $
        [few] { $count } знака владельца ({ $name }) на улице × { $dollars } $
       *[many] { $count } знаков владельца ({ $name }) на улице × { $dollars } $
    }
    .you =
        { $count ->
            [0] на улице нет ваших знаков
            [one] { $count } ваш знак на улице × { $dollars } $
            [few] { $count } ваших знака на улице × { $dollars } $
           *[many] { $count } ваших знаков на улице × { $dollars } $
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
