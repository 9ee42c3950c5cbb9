"""Lessons on the board, and the hints of the first game."""
