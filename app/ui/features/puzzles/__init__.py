"""Puzzles: positions in which one choice is best."""
