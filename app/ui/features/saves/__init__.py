"""Saved games: the list, saving and opening."""
