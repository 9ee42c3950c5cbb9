# finder-backs = Backs
# finder-backs =

# finder-tiles = Tiles
# finder-tiles =

# finder-start = First two tiles
# finder-start =

# finder-search = Name or symbol
# finder-search =

# finder-ask = Choose the symbol on the back, or type a name.
# finder-ask =

# finder-nothing = No such tile.
# finder-nothing =
