"""The places that the table offers to features."""

from __future__ import annotations

from app.ui.core.feature import Contribution


class AtEnd(Contribution):
    """A function that responds to the end of a game: it takes the model and the table, and returns an update.

    It runs once, when the game on the table ends; opening a finished game does not count.
    """

    run: str
