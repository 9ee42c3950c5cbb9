### Ход игры. Только простой текст: вся разметка экранируется.

log-times = { $text } × { $count }
log-look_at = Посмотреть ход { $number }
log-turn_began = Ход { $number }: { $name }
log-abandoned = { $name } забрасывает { FORM($building, case: "accusative") } и забирает { $signs }.
    .you = Вы забрасываете { FORM($building, case: "accusative") } и забираете { $signs }.
log-tile_lifted = Проныра берёт { FORM($tile, case: "accusative") }.
log-built = { $name } строит { FORM($building, case: "accusative") }, дорогой на { $facing }.
    .you = Вы строите { FORM($building, case: "accusative") }, дорогой на { $facing }.
log-built_double = { $name } строит { FORM($building, case: "accusative") } с двумя знаками, дорогой на { $facing }.
    .you = Вы строите { FORM($building, case: "accusative") } с двумя знаками, дорогой на { $facing }.
log-renovated = { $name } строит { FORM($building, case: "accusative") } поверх { FORM($target, case: "genitive") }.
    .you = Вы строите { FORM($building, case: "accusative") } поверх { FORM($target, case: "genitive") }.
log-newcomers =
    { $count ->
        [one] Въезжает { $people }.
       *[many] Въезжают { $people }.
    }
log-joined =
    { $count ->
        [one] Искатель спешит { FORM($target, case: "from") } { FORM($building, case: "to") }: { $people }.
       *[many] Искатели спешат { FORM($target, case: "from") } { FORM($building, case: "to") }: { $people }.
    }
log-displaced =
    { $count ->
        [one] { $people } { FORM($target, case: "from") } теперь ждёт { FORM($building, case: "at") }.
       *[many] { $people } { FORM($target, case: "from") } теперь ждут { FORM($building, case: "at") }.
    }
log-enclosed = Закрыта { $street }.
log-token_taken = { $name } берёт жетон «{ $kind }».
    .you = Вы берёте жетон «{ $kind }».
log-swapped = { $name } получает доход за { FORM($tile, case: "accusative") } из руки вместо { FORM($building, case: "genitive") }.
    .you = Вы получаете доход за { FORM($tile, case: "accusative") } из руки вместо { FORM($building, case: "genitive") }.
log-street_scored = Подсчитан доход { FORM($street, case: "genitive") }.
log-paid = { $name } получает { $dollars } $ за { FORM($building, case: "accusative") }.
    .you = Вы получаете { $dollars } $ за { FORM($building, case: "accusative") }.
log-moved = { $name } передвигает { FORM($colour, case: "accusative") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
    .you = Вы передвигаете { FORM($colour, case: "accusative") } { FORM($target, case: "from") } { FORM($building, case: "to") }.
log-got_fomo =
    { $count ->
        [one] { $people } { FORM($building, case: "at") }: ехать некуда, теперь это искатель.
       *[many] { $people } { FORM($building, case: "at") }: ехать некуда, теперь это искатели.
    }
log-drew = { $name } берёт плитку { FORM($symbol, case: "kind") }.
    .you = Вы берёте плитку { FORM($symbol, case: "kind") }.
log-money_more = Исправлено вручную: { $name } получает { $dollars } $.
    .you = Исправлено вручную: вы получаете { $dollars } $.
log-money_less = Исправлено вручную: { $name } возвращает { $dollars } $.
    .you = Исправлено вручную: вы возвращаете { $dollars } $.
log-endgame_stack_revealed = Стопка конца игры Проныры перевёрнута лицом вверх.
log-game_ended = Игра окончена.

log-bonus-most = { $name } получает { $dollars } $: больше всего жетонов «{ $kind }» ({ $count }).
    .you = Вы получаете { $dollars } $: больше всего жетонов «{ $kind }» ({ $count }).
log-bonus-tied = { $name } получает { $dollars } $: поделено первое место по жетонам «{ $kind }» ({ $count }).
    .you = Вы получаете { $dollars } $: поделено первое место по жетонам «{ $kind }» ({ $count }).
log-bonus-token-sets = { $name } получает { $dollars } $ за полные наборы жетонов ({ $count }).
    .you = Вы получаете { $dollars } $ за полные наборы жетонов ({ $count }).
