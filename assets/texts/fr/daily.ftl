# daily-title = Daily deal
# daily-title =

# daily-home = Today’s deal
# daily-home =

# daily-how = { $how }: the Grifter starts with ${ $dollars }
# daily-how =

# $count - how many deals of this month were played
# daily-this_month = { $count } of this month
# daily-this_month =

# daily-text = One solo game for every date, with the same tiles for everyone. The weekday sets the difficulty.
# daily-text =

# $day - a weekday, or in dates the number of a day in its month
# $date - a date in words, without the year where there is room for it elsewhere
# daily-day_and_date = { $day }, { $date }
# daily-day_and_date =

# $day - a weekday, or in dates the number of a day in its month
# $date - a date in words, without the year where there is room for it elsewhere
# daily-end_title = Daily deal, { $day } { $date }
# daily-end_title =

# $difficulty - the name of a difficulty
# daily-tomorrow = Tomorrow: { $difficulty }.
# daily-tomorrow =

# daily-todays = Today’s deal
# daily-todays =

# daily-play = Play
# daily-play =

# daily-again = Play again
# daily-again =

# daily-first_counts = Your first result stays.
# daily-first_counts =

# $result - one of the results below
# daily-result = Your result: { $result }
# daily-result =

# After "Your result:", and in the calendar after a date.
# $margin - dollars that one side has more than the other
# daily-won = won by ${ $margin }
# daily-won =

# $margin - dollars that one side has more than the other
# daily-lost = lost by ${ $margin }
# daily-lost =

# daily-tied = a tie, so the Grifter wins
# daily-tied =

# daily-not_played = not played
# daily-not_played =

# daily-closed = There is no deal for this date. Deals run from { $first } to tomorrow.
# daily-closed =

# $date - a date in words, without the year where there is room for it elsewhere
# daily-clock = This device’s clock says { $date }. Set its date and time, then tap Today.
# daily-clock =

# $date - a date in words, without the year where there is room for it elsewhere
# daily-new_day = A new day has begun: { $date }.
# daily-new_day =

# daily-today = Today
# daily-today =

# daily-unplayed = A day I have not played
# daily-unplayed =

# daily-month_before = Previous month
# daily-month_before =

# daily-month_after = Next month
# daily-month_after =

# The name of a day in the calendar, for screen readers.
# $date - a date in words, without the year where there is room for it elsewhere
# $result - one of the results below
# daily-day_label = { $date }: { $result }
# daily-day_label =

# daily-totals = { $played } played, { $won } won.
# daily-totals =

# $margin - dollars that one side has more than the other
# $date - a date in words, without the year where there is room for it elsewhere
# daily-best = Best: +${ $margin } on { $date }.
# daily-best =

## Dates in words. The names of months and weekdays come from the CLDR.

# $day - a weekday, or in dates the number of a day in its month
# $month - the name of a month, with its ending for a date, or alone
# dates-day = { $day } { $month }
# dates-day =

# $date - a date in words, without the year where there is room for it elsewhere
# dates-full = { $date } { NUMBER($year, useGrouping: "false") }
# dates-full =

# $month - the name of a month, with its ending for a date, or alone
# dates-month = { $month } { NUMBER($year, useGrouping: "false") }
# dates-month =
