"""What a model knows of puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.features.puzzles.state import PUZZLES, Puzzles

if TYPE_CHECKING:
    from app.ui.core.model import Model


def puzzles_of(model: Model) -> Puzzles:
    """Return the feature's state; before the first puzzle nothing is known."""
    return model[PUZZLES] or Puzzles()


def has_answered(model: Model) -> bool:
    """Return whether the player has answered a puzzle."""
    return bool(puzzles_of(model).results.answers)
