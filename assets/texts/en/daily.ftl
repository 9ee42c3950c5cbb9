### Daily deals and their calendar.
###
### $difficulty - the name of a difficulty
### $date - a date in words, without the year where there is room for it elsewhere
### $day - a weekday, or in dates the number of a day in its month
### $month - the name of a month, with its ending for a date, or alone
### $time - a time of the day, as in 16:31
### $year, $first - a year; the first date with a deal, in words
### $margin - dollars that one side has more than the other
### $result - one of the results below
### $how, $dollars - a difficulty; dollars that the Grifter starts with
### $count - how many deals of this month were played; how many stamps were earned
### $name - a bot, or the Grifter
### $played, $stamps - how many daily deals were played; the stamps in words, as in daily-stamps

daily-title = Daily deal
daily-home = Today’s deal
daily-how = { $how }: the Grifter starts with ${ $dollars }
daily-this_month = { $count } played this month
daily-text = One solo game for every date, with the same tiles for everyone. What counts is your place among the bots. You earn a stamp for each of these you beat: Beginner, Club, Expert, and the Grifter.
daily-day_and_date = { $day }, { $date }
daily-end_title = Daily deal, { $day } { $date }
daily-tomorrow = Tomorrow: { $difficulty }
daily-todays = Today’s deal
daily-play = Play
daily-again = Play again
daily-first_counts = Only your first result counts.
daily-result = Your result: { $result }
# After "Your result:", and in the calendar after a date.
daily-won = won by ${ $margin }
daily-lost = lost by ${ $margin }
daily-tied = a tie, so the Grifter wins
daily-not_played = not played
daily-stamps =
    { $count ->
        [0] no stamps
        [one] { $count } stamp
       *[other] { $count } stamps
    }
daily-stamp = Stamp: { $name } beaten
daily-no_stamp = No stamp: { $name }
daily-closed = There’s no deal for this date. Deals run from { $first } to tomorrow.
daily-clock = This device’s clock says { $date }. Set its date and time, then tap Today.
daily-new_day = A new day has begun: { $date }.
daily-today = Today
daily-unplayed = Find a deal I haven’t played
daily-month_before = Previous month
daily-month_after = Next month
# The name of a day in the calendar, for screen readers.
daily-day_label = { $date }: { $result }
daily-totals = { $played } played, { $stamps }.
daily-best = Best: +${ $margin } on { $date }.

## Dates in words. The names of months and weekdays come from the CLDR.

dates-day = { $day } { $month }
dates-full = { $date } { NUMBER($year, useGrouping: "false") }
dates-moment = { $date }, { $time }
dates-month = { $month } { NUMBER($year, useGrouping: "false") }
daily-cup = Weekly cup
daily-cup_text = Counts the daily deals that you’ve finished: one point for playing, and one for each player you beat.
daily-cup_points = Points
