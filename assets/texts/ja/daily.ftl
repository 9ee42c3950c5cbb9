### 今日の一局とそのカレンダー。

daily-title = 今日の一局
daily-home = 今日の一局
daily-how = { $how }：ペテン師は${ $dollars }から
daily-this_month = 今月{ $count }局
daily-text = 日付ごとに1局のソロ。誰でも同じタイルです。大事なのはボットの中での順位。初心者、常連、名人、ペテン師に勝つと、それぞれスタンプがもらえます。
daily-day_and_date = { $date }（{ $day }）
daily-end_title = 今日の一局、{ $date }（{ $day }）
daily-tomorrow = 明日：{ $difficulty }
daily-todays = 今日の一局
daily-play = 遊ぶ
daily-again = もう一度遊ぶ
daily-first_counts = 残るのは最初の結果です。
daily-result = あなたの結果：{ $result }
daily-won = ${ $margin }差で勝ち
daily-lost = ${ $margin }差で負け
daily-tied = 同点でペテン師の勝ち
daily-not_played = 未対局
daily-stamps = スタンプ{ $count }個
daily-stamp = スタンプ：{ $name }に勝った
daily-no_stamp = スタンプなし：{ $name }
daily-closed = この日付の一局はありません。{ $first }から明日までの分があります。
daily-clock = この端末の時計は{ $date }です。日付と時刻を合わせてから「今日」をタップしてください。
daily-new_day = 日付が変わりました：{ $date }。
daily-today = 今日
daily-unplayed = まだ遊んでいない日
daily-month_before = 前の月
daily-month_after = 次の月
daily-day_label = { $date }：{ $result }
daily-totals = { $played }局、{ $stamps }。
daily-best = 最高：{ $date }の+${ $margin }。

dates-day = { $month }{ $day }日
dates-full = { NUMBER($year, useGrouping: "false") }年{ $date }
dates-moment = { $date } { $time }
dates-month = { NUMBER($year, useGrouping: "false") }年{ $month }
