### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = El rival
rival-own = Tú, antes
rival-challenge = Retar a alguien
rival-shared = He ganado { $money } con estas losetas. ¿Puedes superarlo?
rival-asks = { $name } ha ganado { $money } con estas losetas. ¿Puedes superarlo?
rival-play = Jugar estas losetas
rival-against = Es la respuesta a { $money } de { $name }.
rival-again = Ya has jugado estas losetas, así que esta partida cuenta como otro intento.
rival-row = { $name } tenía { $money } en este turno. { $lead }
rival-ahead = Vas { $money } por delante.
rival-behind = Vas { $money } por detrás.
rival-level = Vais igualados.
rival-city = { $name }: la ciudad en este turno
rival-until_turn = La ciudad al empezar este turno. Lo que aún no has visto queda en blanco.
rival-no_replay = Esa partida siguió otras reglas y no se puede seguir hasta el final.
rival-close = Ocultar al rival
