### The list in which a tile is found. Plain text only: everything is escaped.

finder-backs = Backs
finder-tiles = Tiles
finder-start = Starting tiles
finder-search = Name or symbol
finder-ask = Choose the symbol on the back, or type a name.
finder-nothing = No such tile.
