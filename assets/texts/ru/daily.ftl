### Daily deals and their calendar.

daily-title = Партия дня
daily-home = Партия дня: { $date }
daily-text = На каждую дату — своя партия против Проныры, у всех с одинаковыми зданиями. Сложность зависит от дня недели.
daily-day_and_date = { $day }, { $date }
daily-play = Играть
daily-again = Сыграть ещё раз
daily-first_counts = В зачёт идёт первый результат.
daily-result = Ваш результат: { $result }
daily-won = победа, +{ $margin } $
daily-lost = поражение, −{ $margin } $
daily-tied = ничья в пользу Проныры
daily-not_played = не сыграно
daily-closed = На эту дату партии нет. Открыты дни с { $first } по завтрашний.
daily-clock = Часы этого устройства показывают { $date }. Установите дату и время, затем нажмите «Сегодня».
daily-new_day = Начался новый день: { $date }.
daily-today = Сегодня
daily-unplayed = Несыгранный день
daily-month_before = Предыдущий месяц
daily-month_after = Следующий месяц
daily-day_label = { $date }: { $result }
daily-totals = Сыграно: { $played }, побед: { $won }.
daily-best = Лучший результат: +{ $margin } $, { $date }.

daily-monday = Понедельник
daily-tuesday = Вторник
daily-wednesday = Среда
daily-thursday = Четверг
daily-friday = Пятница
daily-saturday = Суббота
daily-sunday = Воскресенье

daily-monday_short = Пн
daily-tuesday_short = Вт
daily-wednesday_short = Ср
daily-thursday_short = Чт
daily-friday_short = Пт
daily-saturday_short = Сб
daily-sunday_short = Вс

## Dates in words

dates-full = { $date } { NUMBER($year, useGrouping: "false") } года
dates-day_1 = { $day } января
dates-day_2 = { $day } февраля
dates-day_3 = { $day } марта
dates-day_4 = { $day } апреля
dates-day_5 = { $day } мая
dates-day_6 = { $day } июня
dates-day_7 = { $day } июля
dates-day_8 = { $day } августа
dates-day_9 = { $day } сентября
dates-day_10 = { $day } октября
dates-day_11 = { $day } ноября
dates-day_12 = { $day } декабря

dates-month_1 = Январь { NUMBER($year, useGrouping: "false") }
dates-month_2 = Февраль { NUMBER($year, useGrouping: "false") }
dates-month_3 = Март { NUMBER($year, useGrouping: "false") }
dates-month_4 = Апрель { NUMBER($year, useGrouping: "false") }
dates-month_5 = Май { NUMBER($year, useGrouping: "false") }
dates-month_6 = Июнь { NUMBER($year, useGrouping: "false") }
dates-month_7 = Июль { NUMBER($year, useGrouping: "false") }
dates-month_8 = Август { NUMBER($year, useGrouping: "false") }
dates-month_9 = Сентябрь { NUMBER($year, useGrouping: "false") }
dates-month_10 = Октябрь { NUMBER($year, useGrouping: "false") }
dates-month_11 = Ноябрь { NUMBER($year, useGrouping: "false") }
dates-month_12 = Декабрь { NUMBER($year, useGrouping: "false") }
