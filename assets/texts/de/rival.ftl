### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $other - the name of the player who lost, or of the second one
### $against - the friend's money
### $turn - the number of a turn
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = Rivale
rival-challenge = Jemanden herausfordern
rival-shared = Ich habe mit diesen Plättchen { $money } geschafft. Schaffst du mehr?
rival-asks = { $name } hat mit diesen Plättchen { $money } geschafft. Schaffst du mehr?
rival-play = Diese Plättchen spielen
rival-against = { $name } hat mit diesen Plättchen { $money } geschafft.
rival-again = Du hast diese Plättchen schon gespielt. Die Partie zählt als weiterer Versuch.
rival-row = { $name } hatte in diesem Zug { $money }. { $lead }
rival-ahead = Du liegst { $money } vorn.
rival-behind = Du liegst { $money } zurück.
rival-level = Ihr liegt gleichauf.
rival-city = { $name }: die Stadt in diesem Zug
rival-until_turn = Die Stadt zu Beginn dieses Zugs. Was du noch nicht gesehen hast, bleibt leer.
rival-no_replay = Diese Partie folgte anderen Regeln und lässt sich nicht bis zum Ende nachspielen.
rival-close = Rivalen ausblenden
rival-own = Deine frühere Partie
rival-shared_back = Ich habe mit denselben Plättchen { $money } geschafft, du { $against }.
rival-send_back = Zurückschicken
rival-both = Beide Partien ansehen
rival-play_own = Gegen diese Partie spielen
rival-play_expert = Gegen den Profi spielen
rival-wins = { $name } schlägt { $other } um { $money }.
rival-tied = { $name } und { $other } haben beide { $money }.
rival-decided = Entschieden in Zug { $turn }: Wer gewann, lag von da an vorn.
rival-final_city = { $name }: die Stadt am Ende
rival-duels = Gegen andere, mit denselben Plättchen
rival-friend = Gegen
rival-won = Gewonnen
rival-lost = Verloren
rival-you_win = Du schlägst { $other } um { $money }.
rival-you_lose = { $other } schlägt dich um { $money }.
rival-you_tie = Du und { $other }, ihr habt beide { $money }.
