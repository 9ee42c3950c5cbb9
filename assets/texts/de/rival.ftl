### Rivals: challenges by link, and another game with the same tiles at the table.
###
### $name - the rival's name
### $money - an amount of money in figures, with its sign
### $lead - how far ahead or behind the player is, one of the texts below

rival-title = Rivale
rival-own = Du, früher
rival-challenge = Jemanden herausfordern
rival-shared = Ich habe mit diesen Plättchen { $money } geschafft. Schaffst du mehr?
rival-asks = { $name } hat mit diesen Plättchen { $money } geschafft. Schaffst du mehr?
rival-play = Diese Plättchen spielen
rival-against = Das ist die Antwort auf { $money } von { $name }.
rival-again = Du hast diese Plättchen schon gespielt. Die Partie zählt als weiterer Versuch.
rival-row = { $name } hatte in diesem Zug { $money }. { $lead }
rival-ahead = Du liegst { $money } vorn.
rival-behind = Du liegst { $money } zurück.
rival-level = Ihr liegt gleichauf.
rival-city = { $name }: die Stadt in diesem Zug
rival-until_turn = Die Stadt zu Beginn dieses Zugs. Was du noch nicht gesehen hast, bleibt leer.
rival-no_replay = Diese Partie folgte anderen Regeln und lässt sich nicht bis zum Ende verfolgen.
rival-close = Rivalen ausblenden
