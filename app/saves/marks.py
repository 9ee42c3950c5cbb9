"""Marks: what a record says of the kind of its game, under extra keys of our own."""

from __future__ import annotations

from typing import Final

FIRST_GAME_KEY: Final = "first_game"
"""The key that marks a first game."""

HINTS_TAKEN: Final = "hints_taken"
"""The key of the number of hints taken."""
