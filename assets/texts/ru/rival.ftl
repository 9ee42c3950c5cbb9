### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = Соперник
rival-own = Вы раньше
rival-challenge = Бросить вызов
rival-shared = У меня { $money } на этих зданиях. Сможешь больше?
rival-asks = { $name }: { $money } на этих зданиях. Сможете больше?
rival-play = Сыграть на этих зданиях
rival-against = Это ответ на { $money } ({ $name }).
rival-again = Вы уже играли на этих зданиях. Партия засчитается как повторная.
rival-row = { $name }: { $money } к этому ходу. { $lead }
rival-ahead = Вы впереди на { $money }.
rival-behind = Вы отстаёте на { $money }.
rival-level = Вы идёте вровень.
rival-city = { $name }: город к этому ходу
rival-until_turn = Город к началу этого хода. Здания, которых вы ещё не видели, пустые.
rival-no_replay = Та партия шла по другим правилам, и до конца её не проследить.
rival-close = Скрыть соперника
