"""Results with the same tiles: the bots', the friends' and the player's own, and the text that shares one."""
