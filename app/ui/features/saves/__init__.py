"""Saved games: the list of them, keeping, opening."""
