"""The rungs of the ladder, each with the expert's margin; and beginning a game on one.

`tools/ladder.py` computes the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.engine.daily_deal import RUNGS, ladder_record
from app.engine.session import begin
from app.engine.values import Value
from app.saves.book import ResultsBook
from app.saves.marks import Seating, complete_looks, write_seating
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.features.new_game.stored import form_of
from app.ui.table.handlers.settling import start_game


class Climb(Message):
    """Begin a game on a rung of the ladder."""

    once = True

    rung: int


STAR: Final = "seat-star"
"""The icon of a result at least as good as the expert's."""

LADDER_VERSION: Final = 1
"""The version of the bots' games (`app.bots.same_tiles`) that made the table."""

LADDER: Final = (
    ("f5308629", 91),
    ("7000e8fd", 128),
    ("be5cf63d", 35),
    ("926cd441", 84),
    ("7f89bcb1", 90),
    ("ba50042a", 65),
    ("1c84b423", 64),
    ("6920bf1a", 107),
    ("c2dd053b", 42),
    ("fb8c1ed5", 68),
    ("b5171c61", 1),
    ("4023db24", 30),
)
"""The digest of each rung's deal, and the expert's margin over the Grifter in dollars."""


class RungBest(Value):
    """The best counted game on a rung: its id, its player and the margin in dollars."""

    game: str
    player: str
    margin: int


def rung_bests(book: ResultsBook) -> Mapping[int, RungBest]:
    """Return the best counted game on each rung, the earliest of equal ones."""
    rungs = {digest: rung for rung, (digest, _) in enumerate(LADDER, 1)}
    best: dict[int, RungBest] = {}
    for head in reversed(book.heads):
        rung = rungs.get(head.deal)
        row = book.row(head.id) if rung is not None else None
        if rung is None or row is None or not row.counts:
            continue
        margin = row.seats[0].money - row.seats[1].money
        if rung not in best or margin > best[rung].margin:
            best[rung] = RungBest(row.id, row.seats[0].player, margin)
    return best


@handles(Climb)
def climb(model: Model, message: Climb) -> Update:
    """Begin a game on a rung, with the name and looks of the last solo game. It is never practice."""
    if not 1 <= message.rung <= RUNGS:
        return model, ()
    me = form_of(model).alone
    session = begin(ladder_record(message.rung, me.name).deal)
    return start_game(model, session, write_seating(Seating(complete_looks((me.look,), 2))))
