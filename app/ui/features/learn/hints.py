"""Hints of the first game: what is told at the first encounter of something, once and quietly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from app.engine.events import GotFomo
from app.engine.values import Value

if TYPE_CHECKING:  # the model knows what is learned
    from app.ui.core.model import Table

MARK: Final = "first_game"
"""The extra key of a record that tells that it is somebody's first game."""

PLAYER: Final = 0
NEAR_THE_END: Final = 3
"""With so many tiles left to draw the end is near."""


class Hint(Value):
    """When a hint is told, its text's key, and the rule that says more."""

    when: Callable[[Table], bool]
    text: str
    anchor: str


def wanted(table: Table, told: tuple[str, ...]) -> str:
    """Return the name of the hint that fits now and was not told yet, or an empty text."""
    if (
        table.session.extra.get(MARK) is not True
        or table.decision is None
        or table.attention.playback is not None
    ):
        return ""
    return next((name for name, hint in HINTS.items() if name not in told and hint.when(table)), "")


def _closing(table: Table) -> bool:
    """Return whether a tile is up that could close a street of the player's own."""
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
"""The hints by name; the first that fits is told."""
