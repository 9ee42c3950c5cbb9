"""Typed play: a line of text chooses one of the legal actions, or asks about the game."""
