"""The score of a single street, without a game."""
