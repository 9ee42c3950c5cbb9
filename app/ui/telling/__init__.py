"""Telling: sentences about the game, and what happened as a story."""
