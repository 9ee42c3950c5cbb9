"""The state of the results book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.engine.values import Value
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.saves.book import Person, ResultsBook
    from app.ui.core.model import Model


class Forgotten(Value):
    """A forgotten name that the player can restore, and the players with that name."""

    player: str
    people: Mapping[str, Person]

    @property
    def name(self) -> str:
        """The name that was forgotten."""
        return self.people[self.player].name


class BookState(Value):
    """The results book, once read, and the view of it on its pages."""

    results: ResultsBook | None = None
    left: tuple[str, ...] = ()
    """The finished games not entered yet."""
    filter: str = "all"
    shown: int = 0
    """The number of games shown."""
    forgotten: Forgotten | None = None
    """The player who was forgotten last, until the page changes."""
    erased: bool = False
    """Whether the book was erased and can still be restored."""


RESULTS_BOOK: Final[Slice[BookState]] = Slice("book", BookState())
"""The results book."""


def results_of(model: Model) -> ResultsBook | None:
    """Return the results, once read."""
    return model[RESULTS_BOOK].results
