"""Results with the same tiles: the bots', the friends' and one's own, and the text that shares a result."""
