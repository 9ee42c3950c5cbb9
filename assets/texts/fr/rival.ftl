### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $other - the name of the player who lost, or of the second one
### $against - the friend's money
### $turn - the number of a turn
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = Le rival
rival-challenge = Défier quelqu’un
rival-shared = J’ai fait { $money } avec ces tuiles. Tu fais mieux ?
rival-asks = { $name } a fait { $money } avec ces tuiles. Ferez-vous mieux ?
rival-play = Jouer ces tuiles
rival-against = { $name } a fait { $money } avec ces tuiles.
rival-again = Vous avez déjà joué ces tuiles : cette partie compte comme un nouvel essai.
rival-row = { $name } avait { $money } à ce tour. { $lead }
rival-ahead = Vous avez { $money } d’avance.
rival-behind = Vous avez { $money } de retard.
rival-level = Vous êtes à égalité.
rival-city = { $name } : la ville à ce tour
rival-until_turn = La ville au début de ce tour. Les tuiles que vous n’avez pas encore vues restent vierges.
rival-no_replay = Cette partie suivait d’autres règles et ne peut pas être rejouée jusqu’au bout.
rival-close = Masquer le rival
rival-own = Votre partie précédente
rival-shared_back = { $money } pour moi, { $against } pour toi, avec les mêmes tuiles.
rival-send_back = Renvoyer le défi
rival-both = Voir les deux parties
rival-play_own = Jouer contre cette partie
rival-play_expert = Jouer contre l’expert
rival-wins = { $name } bat { $other } de { $money }.
rival-tied = { $name } et { $other } ont chacun { $money }.
rival-decided = Tout s’est joué au tour { $turn } : l’avance n’a plus changé de camp.
rival-final_city = { $name } : la ville à la fin
rival-duels = Contre des amis, avec les mêmes tuiles
rival-friend = Ami
rival-won = Victoires
rival-lost = Défaites
rival-you_win = Vous battez { $other } de { $money }.
rival-you_lose = { $other } vous bat de { $money }.
rival-you_tie = { $other } et vous avez chacun { $money }.
