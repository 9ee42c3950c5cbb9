"""Typed play: a line of text chooses a legal action or asks about the game."""
