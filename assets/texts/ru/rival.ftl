### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $other - the name of the player who lost, or of the second one
### $against - the friend's money
### $turn - the number of a turn
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = Соперник
rival-challenge = Бросить вызов
rival-shared = У меня { $money } на этом раскладе. Сможешь больше?
rival-asks = { $name }: { $money } на этом раскладе. Сможете больше?
rival-play = Сыграть этот расклад
rival-against = { $name }: { $money } на этом раскладе.
rival-again = Вы уже играли этот расклад. Партия засчитается как повторная.
rival-row = { $name }: { $money } к этому ходу. { $lead }
rival-ahead = Вы впереди на { $money }.
rival-behind = Вы отстаёте на { $money }.
rival-level = Вы идёте вровень.
rival-city = { $name }: город к этому ходу
rival-until_turn = Город к началу этого хода. Плитки, которых вы ещё не видели, пустые.
rival-no_replay = Та партия шла по другим правилам, и до конца её не проследить.
rival-close = Скрыть соперника
rival-own = Ваша прошлая партия
rival-shared_back = На том же раскладе у меня { $money }, у тебя { $against }.
rival-send_back = Отправить ответ
rival-both = Сравнить партии
rival-play_own = Сыграть против этой партии
rival-play_expert = Сыграть против Знатока
rival-wins = { $name }: победа, +{ $money }. Соперник: { $other }.
rival-tied = { $name } и { $other }: по { $money }.
rival-decided = Исход решил ход { $turn }: после него лидер не менялся.
rival-final_city = { $name }: город в конце
rival-duels = Против друзей, на том же раскладе
rival-friend = Друг
rival-won = Побед
rival-lost = Поражений
rival-you_win = Победа, +{ $money }. Соперник: { $other }.
rival-you_lose = { $other } побеждает: на { $money } больше, чем у вас.
rival-you_tie = У вас и у соперника ({ $other }) по { $money }.
