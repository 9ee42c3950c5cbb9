### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $other - the name of the player who lost, or of the second one
### $against - the friend's money
### $turn - the number of a turn
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = El rival
rival-challenge = Retar a alguien
rival-shared = He ganado { $money } con estas losetas. ¿Puedes superarlo?
rival-asks = { $name } ha ganado { $money } con estas losetas. ¿Puedes superarlo?
rival-play = Jugar con estas losetas
rival-against = { $name } ha ganado { $money } con estas losetas.
rival-again = Ya has jugado con estas losetas, así que esta partida cuenta como otro intento.
rival-row = { $name } tenía { $money } en este turno. { $lead }
rival-ahead = Vas { $money } por delante.
rival-behind = Vas { $money } por detrás.
rival-level = Vais igualados.
rival-city = { $name }: la ciudad en este turno
rival-until_turn = La ciudad al empezar este turno. Las losetas que aún no has visto quedan en blanco.
rival-no_replay = Esa partida se jugó con otras reglas y no se puede reproducir hasta el final.
rival-close = Ocultar al rival
rival-own = Tu partida anterior
rival-shared_back = Con las mismas losetas: yo, { $money }; tú, { $against }.
rival-send_back = Devolver el reto
rival-both = Ver las dos partidas
rival-play_own = Jugar contra esta partida
rival-play_expert = Jugar contra el experto
rival-wins = { $name } gana a { $other } por { $money }.
rival-tied = Empate a { $money }: { $name }, { $other }.
rival-decided = Se decidió en el turno { $turn }: después no cambió quién iba por delante.
rival-final_city = { $name }: la ciudad al final
rival-duels = Contra otros, con las mismas losetas
rival-friend = Contra
rival-won = Ganadas
rival-lost = Perdidas
rival-you_win = Ganas a { $other } por { $money }.
rival-you_lose = { $other } te gana por { $money }.
rival-you_tie = { $other } y tú tenéis { $money } cada uno.
