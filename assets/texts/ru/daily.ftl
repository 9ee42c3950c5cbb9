### Daily deals and their calendar.

daily-title = Партия дня
daily-home = Партия дня
daily-how = { $how }: у Проныры в начале { $dollars } $
daily-this_month = Сыграно за месяц: { $count }
daily-text = На каждую дату — своя одиночная партия, у всех с одинаковыми плитками. Главное — место среди ботов. Штамп даётся за каждого, кого вы обойдёте: Новичка, Любителя, Знатока и Проныру.
daily-day_and_date = { $day }, { $date }
daily-end_title = Партия дня, { $day }, { $date }
daily-tomorrow = Сложность завтра: { $difficulty }
daily-todays = Партия дня
daily-play = Играть
daily-again = Сыграть ещё раз
daily-first_counts = В зачёт идёт первый результат.
daily-result = Ваш результат: { $result }
daily-won = победа, +{ $margin } $
daily-lost = поражение, −{ $margin } $
daily-tied = ничья в пользу Проныры
daily-not_played = не сыграно
daily-stamps =
    { $count ->
        [0] без штампов
        [one] { $count } штамп
        [few] { $count } штампа
       *[other] { $count } штампов
    }
daily-stamp = Штамп получен: { $name }
daily-no_stamp = Без штампа: { $name }
daily-closed = На эту дату партии нет. Открыты дни с { $first } по завтрашний.
daily-clock = Часы этого устройства показывают { $date }. Установите дату и время, затем нажмите «Сегодня».
daily-new_day = Начался новый день: { $date }.
daily-today = Сегодня
daily-unplayed = Найти несыгранный день
daily-month_before = Предыдущий месяц
daily-month_after = Следующий месяц
daily-day_label = { $date }: { $result }
daily-totals = Сыграно: { $played }, { $stamps }.
daily-best = Лучший результат: +{ $margin } $, { $date }.

## Dates in words

dates-day = { $day } { $month }
dates-full = { $date } { NUMBER($year, useGrouping: "false") } года
dates-moment = { $date }, { $time }
dates-month = { $month } { NUMBER($year, useGrouping: "false") }
daily-cup = Кубок недели
daily-cup_text = Считаются партии дня, которые вы доиграли: очко за участие и по очку за каждого, кого вы обошли.
daily-cup_points = Очки
