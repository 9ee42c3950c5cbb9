# The standing line
stars-title = Улица, которую можно закрыть
# A street of the player has one open end; the dollars are what it would pay.
stars-closing = Ваша улица принесёт { $dollars } $. Её закроет одна плитка.
stars-lit =
    { $count ->
        [one] Подсвечено { $count } место
        [few] Подсвечено { $count } места
       *[many] Подсвечено { $count } мест
    }

# The end of a game
stars-on_easy = Лёгкая сложность: звёзды на хороших местах
# Leads to the lesson that a lost first game showed to be needed.
stars-lesson = Урок: { $title }

# A tap on an empty spot
fitting-title = Ваши плитки для этого места

# Отметка после постройки, не больше шести слов
stars-mark_title = Ваш последний ход
stars-mark_best = Лучший ход!
stars-mark_fine = Хорошо.
stars-mark_more = Там на { $dollars } $ больше
stars-mark_more_tile = С другой плиткой на { $dollars } $ больше
stars-mark_more_turned = Если повернуть, на { $dollars } $ больше
stars-mark_shown = { $tile }: там примерно на { $dollars } $ больше
