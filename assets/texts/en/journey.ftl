### The journey: the street of houses, its stops and their page.
###
### $stop, $total - the number of a house, and of all houses
### $name - the name of a house or of a bot
### $count - a number of windows
### $result - a margin in dollars, with its sign

journey-title = Your street
journey-text = Each house adds one new thing. Light its three windows: win, do better than the Club bot, do better than the Expert bot. Everyone plays the same tiles.
journey-house = House { $stop } of { $total }: { $name }.
journey-next_house = House { $stop } of { $total }: { $name }, next.
journey-lit =
    { $count ->
        [one] One window lit.
       *[other] { $count } windows lit.
    }
# Marks a lit window on the page.
journey-is_lit = lit
journey-name_stars = Easy, with stars
journey-name_numbers = Easy, with numbers
journey-new_first = Stars show you the good spots.
journey-new_stars = New tiles, again with stars on the good spots.
journey-new_numbers = Now without stars: numbers show what each spot earns.
journey-lesson = Learn it first: two minutes
journey-window_won = You win
journey-window_better = Better than { $name }: { $result }
journey-best = Your best: { $result }
journey-end = House { $stop } of { $total }
journey-next = Next house
