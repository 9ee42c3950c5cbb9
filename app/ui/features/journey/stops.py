"""The results on the stops of the journey, and the windows that they light.

`tools/journey.py` computes the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.engine.fixed_deals import JOURNEY, STOPS
from app.engine.values import Value
from app.saves.book import ResultsBook

TABLE_VERSION: Final = 1
"""The version of the bots' games (`app.bots.same_tiles`) that made the table."""

MARGINS: Final = (
    ("6ed2e1a4", 47, 87),
    ("d85a4a34", 99, 99),
    ("3bcc7a09", 88, 86),
    ("713f2ef5", 45, 65),
    ("7000e8fd", 105, 128),
    ("25bd4c39", 98, 78),
    ("d2b7c360", 42, 73),
    ("64b67b85", 26, 56),
    ("ba90b165", 87, 106),
    ("94d6568e", 45, 42),
    ("51b4b32b", 66, 85),
    ("c2dd053b", 36, 42),
    ("fb8c1ed5", 25, 68),
    ("65e6f658", 53, 71),
)
"""For each stop the digest of its deal, and the margins of Club and Expert over the Grifter in dollars."""

FORMER: Final = {
    "f5308629": (2, 91),
    "be5cf63d": (8, 35),
    "7f89bcb1": (4, 90),
    "ba50042a": (11, 65),
    "1c84b423": (9, 64),
    "4023db24": (14, 30),
}
"""Deals of a former list: the stop with the same novelty, and the expert's margin. They light windows too."""


class StopResult(Value):
    """The best game on a stop: its id, its player, the margin in dollars, and the windows it lights.

    The windows: won, better than Club, better than Expert.
    """

    game: str
    player: str
    margin: int
    windows: tuple[bool, ...]

    @property
    def lit(self) -> int:
        """The number of lit windows."""
        return sum(self.windows)


def stop_results(book: ResultsBook | None) -> Mapping[int, StopResult]:
    """Return the best result on each stop, without practice. Hints count only where the board shows stars."""
    targets = {digest: (stop, club, expert) for stop, (digest, club, expert) in enumerate(MARGINS, 1)}
    targets |= {digest: (stop, expert, expert) for digest, (stop, expert) in FORMER.items()}
    best: dict[int, StopResult] = {}
    for head in reversed(book.heads if book is not None else ()):
        if book is None or head.deal not in targets or (row := book.row(head.id)) is None:
            continue
        stop, *others = targets[head.deal]
        if not row.counts and not (JOURNEY[stop - 1].stars and row.flags == ("hints",)):
            continue
        margin = row.seats[0].money - row.seats[1].money
        lit = [margin > max(0, other) for other in (0, *others)]
        result = StopResult(row.id, row.seats[0].player, margin, tuple(lit))
        if (before := best.get(stop)) is not None:
            kept = before if before.margin >= margin else result
            result = kept.replace(windows=tuple(map(max, before.windows, lit)))
        best[stop] = result
    return best


def next_stop(results: Mapping[int, StopResult], after: int = 0) -> int:
    """Return the first stop after another one that is not won; 0 if there is none."""
    won = {stop for stop, result in results.items() if result.lit}
    return next((stop for stop in range(after + 1, STOPS + 1) if stop not in won), 0)
