"""The game report: the cost of each choice, the luck of the tiles, and the reasons."""
