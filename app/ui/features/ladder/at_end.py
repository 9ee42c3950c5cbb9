"""The end of a game on a rung of the ladder."""

from __future__ import annotations

from typing import Final

from app.engine.ladder import RUNGS
from app.ui.core.html import Markup
from app.ui.core.model import Model
from app.ui.core.texts import say
from app.ui.features.ladder.messages import Climb
from app.ui.table.model import TABLE, Table
from app.ui.table.views.end import end_button, kind_note

_SEED: Final = "ladder/"
"""The seed of a rung is this and its number."""


def rung_of(table: Table) -> int:
    """Return the rung of the game on the table, or 0."""
    number = (table.session.deal.seed or "").removeprefix(_SEED)
    is_rung = (table.session.deal.seed or "").startswith(_SEED) and number.isdecimal()
    return int(number) if is_rung and 1 <= int(number) <= RUNGS else 0


def is_rung(model: Model) -> bool:
    """Return whether the game on the table is a rung."""
    table = model[TABLE]
    return table is not None and rung_of(table) > 0


def has_next(model: Model) -> bool:
    """Return whether a rung follows the one on the table."""
    table = model[TABLE]
    return table is not None and 0 < rung_of(table) < RUNGS


def has_won(model: Model) -> bool:
    """Return whether the player has won the game on the table."""
    table = model[TABLE]
    return table is not None and 0 in table.session.state.winners


def has_climbed(model: Model) -> bool:
    """Return whether the player has won the last rung on the table."""
    table = model[TABLE]
    return table is not None and rung_of(table) == RUNGS and has_won(model)


def rung_parts(model: Model, table: Table) -> tuple[int]:
    """Return the rung."""
    return (rung_of(table),)


def next_parts(model: Model, table: Table) -> tuple[int]:
    """Return the next rung."""
    return (rung_of(table) + 1,)


def rung_note(rung: int) -> Markup:
    """Name the rung."""
    return kind_note(say("book.end_rung", rung=rung))


def next_button(main: bool, rung: int) -> Markup:
    """Show the button that begins the next rung."""
    return end_button(main, str(Climb(rung)), "ui-forward", "book.next_rung")
