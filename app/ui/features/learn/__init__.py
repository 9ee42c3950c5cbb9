"""Lessons on the board, and hints in the first game."""
