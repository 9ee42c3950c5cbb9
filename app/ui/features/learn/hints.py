"""Hints of the first game: each explains something once, when it first appears."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from app.engine.events import GotFomo
from app.engine.values import Value
from app.saves.marks import marks_of

if TYPE_CHECKING:  # `model` imports the progress
    from app.ui.table.model import Table

PLAYER: Final = 0
NEAR_THE_END: Final = 3
"""The end is near with this many tiles left to draw."""


class Hint(Value):
    """A hint: its condition, the key of its text, and its rule."""

    when: Callable[[Table], bool]
    text: str
    anchor: str


def next_hint(table: Table, given: tuple[str, ...]) -> str:
    """Return the name of the first new hint that fits the table, or an empty text."""
    if (
        table.decision is None
        or table.attention.playback is not None
        or not marks_of(table.session).first_game
    ):
        return ""
    return next((name for name, hint in HINTS.items() if name not in given and hint.when(table)), "")


def _closing(table: Table) -> bool:
    """Return whether the picked tile could close one of the player's streets."""
    draft, city = table.attention.draft, table.shown.city
    if draft is None or draft.judged is not None:
        return False
    for street in set(city.streets.values()):
        open_ends = [end for end in street.ends if end not in city]
        own = any(city.sites[cell].owner == PLAYER for cell in street.cells)
        if own and len(open_ends) == 1 and open_ends[0] in draft.places:
            return True
    return False


def _fomo(table: Table) -> bool:
    return any(isinstance(event, GotFomo) for step in table.session.history[-1:] for event in step.events)


def _signs(table: Table) -> bool:
    return _asks(table, "build", "abandon") and table.shown.seats[PLAYER].signs <= 1


def _tie(table: Table) -> bool:
    return _asks(table, "grifter")


def _ending(table: Table) -> bool:
    return _asks(table, "build") and len(table.shown.stack) <= NEAR_THE_END


def _asks(table: Table, *kinds: str) -> bool:
    return table.decision is not None and table.decision.kind in kinds


HINTS: Final[Mapping[str, Hint]] = {
    "fomo": Hint(_fomo, "first_game.fomo", "fomo"),
    "tie": Hint(_tie, "first_game.tie", "grifter"),
    "closing": Hint(_closing, "first_game.closing", "scoring"),
    "signs": Hint(_signs, "first_game.signs", "abandon"),
    "ending": Hint(_ending, "first_game.ending", "endgame"),
}
"""The hints by name; the first that fits appears."""
