### La lista donde se busca una loseta. Solo texto: todo marcado se escapa.

finder-backs = Dorsos
finder-tiles = Losetas
finder-start = Las dos primeras
finder-search = Nombre o símbolo
finder-ask = Elige el símbolo del dorso o escribe un nombre.
finder-nothing = Esa loseta no existe.
