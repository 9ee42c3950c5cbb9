"""Games by post: friends on their own devices send each other the game as a link."""
