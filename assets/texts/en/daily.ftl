### Daily deals and their calendar.
###
### $date - a date in words, without the year where there is room for it elsewhere
### $day - a weekday, or in dates the number of a day in its month
### $year, $first - a year; the first date with a deal, in words
### $margin - dollars that one side has more than the other
### $result - one of the results below
### $played, $won - how many daily deals were played, how many of them won

daily-title = Daily deal
daily-home = Today’s deal: { $date }
daily-text = One solo game for every date, with the same tiles for everyone. The weekday sets the difficulty.
daily-day_and_date = { $day }, { $date }
daily-play = Play
daily-again = Play again
daily-first_counts = Your first result stays.
daily-result = Your result: { $result }
# After "Your result:", and in the calendar after a date.
daily-won = won by ${ $margin }
daily-lost = lost by ${ $margin }
daily-tied = a tie, so the Grifter wins
daily-not_played = not played
daily-closed = There is no deal for this date. Deals run from { $first } to tomorrow.
daily-clock = This device’s clock says { $date }. Set its date and time, then tap Today.
daily-new_day = A new day has begun: { $date }.
daily-today = Today
daily-unplayed = A day I have not played
daily-month_before = Previous month
daily-month_after = Next month
# The name of a day in the calendar, for screen readers.
daily-day_label = { $date }: { $result }
daily-totals = { $played } played, { $won } won.
daily-best = Best: +${ $margin } on { $date }.

daily-monday = Monday
daily-tuesday = Tuesday
daily-wednesday = Wednesday
daily-thursday = Thursday
daily-friday = Friday
daily-saturday = Saturday
daily-sunday = Sunday

daily-monday_short = Mo
daily-tuesday_short = Tu
daily-wednesday_short = We
daily-thursday_short = Th
daily-friday_short = Fr
daily-saturday_short = Sa
daily-sunday_short = Su

## Dates in words

dates-full = { $date } { NUMBER($year, useGrouping: "false") }
dates-day_1 = { $day } January
dates-day_2 = { $day } February
dates-day_3 = { $day } March
dates-day_4 = { $day } April
dates-day_5 = { $day } May
dates-day_6 = { $day } June
dates-day_7 = { $day } July
dates-day_8 = { $day } August
dates-day_9 = { $day } September
dates-day_10 = { $day } October
dates-day_11 = { $day } November
dates-day_12 = { $day } December

dates-month_1 = January { NUMBER($year, useGrouping: "false") }
dates-month_2 = February { NUMBER($year, useGrouping: "false") }
dates-month_3 = March { NUMBER($year, useGrouping: "false") }
dates-month_4 = April { NUMBER($year, useGrouping: "false") }
dates-month_5 = May { NUMBER($year, useGrouping: "false") }
dates-month_6 = June { NUMBER($year, useGrouping: "false") }
dates-month_7 = July { NUMBER($year, useGrouping: "false") }
dates-month_8 = August { NUMBER($year, useGrouping: "false") }
dates-month_9 = September { NUMBER($year, useGrouping: "false") }
dates-month_10 = October { NUMBER($year, useGrouping: "false") }
dates-month_11 = November { NUMBER($year, useGrouping: "false") }
dates-month_12 = December { NUMBER($year, useGrouping: "false") }
