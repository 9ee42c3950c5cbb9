"""The places that the table offers to features."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.feature import Contribution, always

if TYPE_CHECKING:
    from app.ui.core.feature import Condition


class AtEnd(Contribution):
    """A function that responds to the end of a game: it takes the model and the table, and returns an update.

    It runs once, when the game on the table ends; opening a finished game does not count.
    """

    run: str


class Guide(Contribution):
    """A strip above the board: the first one that has something to show does.

    `parts` takes the model and the table and returns a tuple, or `None` for nothing; `view` takes these parts
    and returns the markup. `last`: it shows only where no other guide does.
    """

    parts: str
    view: str
    while_: Condition = always
    last: bool = False
