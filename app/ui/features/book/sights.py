"""Sights: six achievements in solo games, each with the action that earned it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from app.engine.events import Abandoned, Enclosed, StreetScored
from app.engine.session import Played, Session
from app.engine.state import GRIFTER
from app.saves.book_rows import SIGHTS, Sight

_STREET: Final = 40
"""Dollars that one street pays the player."""

_CROWD: Final = 8
"""People on one building of the player."""

_TRIPLE: Final = 3
"""Streets closed by one tile."""

_BEHIND: Final = 30
"""Dollars that a winner was behind, not counting the Grifter's advantage."""

_PLAYER: Final = 0


def sights_of(session: Session) -> tuple[Sight, ...]:
    """Return the sights of a finished solo game, each with the number of actions up to it."""
    if not session.deal.rules.solo:
        return ()
    first: dict[str, int] = {}
    for number, played in enumerate(session.history, 1):
        for name in _seen(played):
            first.setdefault(name, number)
    if (lowest := _lowest(session)) is not None:
        first["behind"] = lowest
    events = (event for played in session.history for event in played.events)
    if not any(isinstance(event, Abandoned) and event.seat == _PLAYER for event in events):
        first["kept"] = len(session.history)
    return tuple(Sight(name, first[name]) for name in SIGHTS if name in first)


def _seen(played: Played) -> Iterator[str]:
    """Yield the sights that one action earned."""
    scored = [event for event in played.events if isinstance(event, StreetScored)]
    if any(_paid(event) >= _STREET for event in scored):
        yield "street"
    if any(site.owner == _PLAYER and site.population >= _CROWD for site in played.state.city.sites.values()):
        yield "crowd"
    if any(map(_doubled_and_copied, scored)):
        yield "double"
    if Counter(type(event) for event in played.events)[Enclosed] >= _TRIPLE:
        yield "triple"


def _paid(event: StreetScored) -> int:
    return sum(receipt.dollars for receipt in event.receipts if receipt.seat == _PLAYER)


def _doubled_and_copied(event: StreetScored) -> bool:
    """Return whether a building of the player pays double and another one copies it."""
    mine = [receipt for receipt in event.receipts if receipt.seat == _PLAYER]
    doubled = {receipt.tile for receipt in mine if any(line.kind == "double" for line in receipt.lines)}
    return any(line.copied in doubled for receipt in mine for line in receipt.lines if line.copied)


def _lowest(session: Session) -> int | None:
    """Return the number of actions when a winner was furthest behind, or `None`."""
    seats = session.state.seats
    if seats[_PLAYER].money <= seats[GRIFTER].money:
        return None
    start = session.deal.seats[GRIFTER].money - session.deal.seats[_PLAYER].money
    behind = [
        played.state.seats[GRIFTER].money - played.state.seats[_PLAYER].money - start
        for played in session.history
    ]
    most = max(behind, default=0)
    return behind.index(most) + 1 if most >= _BEHIND else None
