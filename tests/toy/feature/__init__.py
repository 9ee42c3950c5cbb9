"""A feature that counts the actions of a game, for tests: it takes part in every way."""
