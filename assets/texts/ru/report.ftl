report-seat = { $name }: упущено { $dollars } $; не хуже лучшего варианта — { $count } из { $total }
report-choice = { $number }. { $name }: { $action }. Лучше: { $best }, { $gain }. { $reasons }
report-about = примерно на { $dollars } $ больше
report-little = немного больше
report-reason-closes = { $name } закрывает сразу и получает { $dollars } $: { $street }. Здесь она осталась открытой.
report-reason-waits = За закрытую улицу { $name } получает { $instead } $: { $street }. С постройкой { FORM($tile, case: "name") } она стоит { $dollars } $, и в { $count } из { $total } раскладов { $name } закрывает её следующим ходом.
report-reason-patience = За закрытую улицу { $name } получает { $instead } $: { $street }. Открытая, она приносит в среднем { $dollars } $, так было в { $count } из { $total } раскладов.
report-reason-follows = После этого { $name } следующим ходом закрывает улицу в { $count } из { $total } раскладов и получает в среднем { $dollars } $: { $street }.
report-reason-too_late = В { $count } из { $total } раскладов улицу, где стоит { FORM($other, case: "name") }, уже никто не закрывает, и в конце эта постройка приносит { $instead } $. А { FORM($tile, case: "name") } ещё принесёт { $dollars } $.
report-reason-fomo =
    { $count ->
        [one] { $count } искатель сразу спешит { FORM($tile, case: "to") }: сегодня эта постройка принесла бы { $dollars } $.
        [few] { $count } искателя сразу спешат { FORM($tile, case: "to") }: сегодня эта постройка принесла бы { $dollars } $.
       *[many] { $count } искателей сразу спешат { FORM($tile, case: "to") }: сегодня эта постройка принесла бы { $dollars } $.
    }
report-reason-worth = Там { FORM($tile, case: "name") } сегодня принесёт { $dollars } $, а здесь { $instead } $.
report-reason-other_tile = Там { FORM($tile, case: "name") } сегодня принесёт { $dollars } $, а { FORM($other, case: "name") } здесь { $instead } $.
report-reason-crowd =
    { $count ->
        [one] { $count } человечек может переехать на постройки игрока { $name }.
        [few] { $count } человечка могут переехать на постройки игрока { $name }.
       *[many] { $count } человечков могут переехать на постройки игрока { $name }.
    }
report-reason-grows = После этого { $street } сегодня принесёт { $dollars } $ ({ $name }), а после сделанного выбора { $instead } $.
report-reason-gives_up = Дешевле забросить { FORM($tile, case: "accusative") }: сегодня это { $dollars } $, а { FORM($other, case: "name") } стоит { $instead } $.
report-reason-card_used = С картой игрока { $name } { FORM($tile, case: "name") } сегодня стоит { $dollars } $.
report-reason-card_kept = Карту игрока { $name } выгоднее приберечь: сейчас с ней { FORM($tile, case: "name") } стоит { $dollars } $.
report-reason-grifter = После этого { FORM($tile, case: "name") } приносит { $dollars } $ ({ $name }), а после сделанного выбора { $instead } $.
report-reason-trapped = Сейчас за закрытую улицу { $name } получит только { $dollars } $: { $street }. Открытая, она приносит в среднем { $instead } $, так было в { $count } из { $total } раскладов.
report-reason-pays = { FORM($other, case: "name") } закрывает улицу, и { $name } получает { $instead } $: { $street }.
report-reason-left_open = Улицу может закрыть { $name }: { $street }. Так было в { $count } из { $total } раскладов, в среднем за { $instead } $.
report-reason-feeds = С постройкой { FORM($other, case: "name") } { $street } сегодня принесёт { $instead } $ ({ $name }), а после лучшего выбора { $dollars } $.
report-reason-last_sign = { FORM($other, case: "name") } забирает последний знак. Следующим ходом { $name } забрасывает одну из своих построек.
report-reason-tokens =
    { $count ->
        [0] Так жетонов бизнеса будет больше.
        [one] Это сразу приносит { $count } жетон бизнеса.
        [few] Это сразу приносит { $count } жетона бизнеса.
       *[many] Это сразу приносит { $count } жетонов бизнеса.
    }
report-reason-sum = Одной причины нет: складываются мелочи.
