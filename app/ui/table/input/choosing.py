"""Selectable cells for the current decision, in navigation order, and the one to focus first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.engine.geometry import Cell
from app.engine.state import Abandon, Move, Score
from app.ui.table.input.camera import reading_order

if TYPE_CHECKING:
    from app.engine.state import Decision, State
    from app.ui.table.model import Table

Order = Literal["place", "worth"]

FIRST_ANSWER = "first-answer"
"""The id of the first button that answers the question."""


def cell_id(cell: Cell) -> str:
    """Return the id of a cell's element."""
    return f"c{cell[0]},{cell[1]}"


def choosable(table: Table) -> dict[Cell, tuple[int, int]]:
    """Return the selectable cells, row by row, with their rank for the player; in secret all are equal."""
    decision = table.decision
    if decision is None:
        return {}
    if table.attention.draft is not None:
        draft = table.attention.draft
        ranks = {cell: draft.rank(cell, facings[0]) for cell, facings in draft.places.items()}
    else:
        ranks = {cell: (0, worth) for cell, worth in _answers(table.session.state, decision).items()}
    if table.origin.secret:
        ranks = dict.fromkeys(ranks, (0, 0))
    turned = table.board.camera.turned
    return dict(sorted(ranks.items(), key=lambda each: reading_order(each[0], turned)))


def _answers(state: State, decision: Decision) -> dict[Cell, int]:
    from app.engine.forecast import move_gains, scorings, worth_now  # late: the start needs none

    waiting = {scoring.street[0]: scoring for scoring in scorings(state)} if decision.kind == "score" else {}
    worths: dict[Cell, int] = {}
    for option in decision.options:
        match option:
            case Score(cell):
                worths[cell] = waiting[cell].dollars[decision.mover] if cell in waiting else 0
            case Abandon(cell):
                worths[cell] = -worth_now(state, cell)
            case Move():
                worths[option.cell] = move_gains(state, option)[decision.mover]
    return worths


def in_order(table: Table, order: Order) -> tuple[Cell, ...]:
    """Return the selectable cells: row by row, or the most valuable first."""
    cells = choosable(table)
    return tuple(sorted(cells, key=cells.__getitem__, reverse=True)) if order == "worth" else tuple(cells)


def selectable_from(table: Table, order: Order, step: int) -> Cell | None:
    """Return the selectable cell a number of steps from the focus, or `None` if there is none.

    From an unselectable cell it goes to the next one in reading order, or to the most valuable.
    """
    cells = in_order(table, order)
    if not cells:
        return None
    if table.board.focus in cells:
        return cells[(cells.index(table.board.focus) + step) % len(cells)]
    if order == "worth":
        return cells[0 if step > 0 else -1]
    turned = table.board.camera.turned
    here = reading_order(table.board.focus, turned)
    after = [n for n, cell in enumerate(cells) if reading_order(cell, turned) > here]
    first = after[0] if after else 0
    return cells[first if step > 0 else first - 1]


def nearest(table: Table) -> Cell | None:
    """Return the cell to focus for a decision: the current one, or the most valuable."""
    cells = in_order(table, "worth")
    if not cells:
        return None
    return table.board.focus if table.board.focus in cells else cells[0]


def _covered_slots(table: Table) -> tuple[str | None, ...]:
    """Return the deciding hand by slot if it is on a phone."""
    covered, decision = table.viewing.covered, table.decision
    if covered is None or decision is None or decision.seat != covered.seat:
        return ()
    return covered.slots


def answer_begins(table: Table) -> Cell | str:
    """Return where the answer begins: a cell of the board, or an element's id, or an empty text."""
    decision = table.decision
    if decision is None:
        return ""
    match decision.kind:
        case "claim" | "token" | "swap":
            return FIRST_ANSWER
        case "build" if table.attention.draft is None and _covered_slots(table):
            return next((f"back-{at + 1}" for at, tile in enumerate(_covered_slots(table)) if tile), "")
        case "build" if table.attention.draft is None:
            hand = table.shown.hand(table.viewing.viewer)
            return f"hand-{hand[0]}" if hand else ""
    return nearest(table) or ""


def open_part(table: Table | None) -> str:
    """Return the open part beside the table: its region and the page or subject."""
    if table is None or table.awaiting_hand_over is not None:
        return ""
    if table.board.drawer:
        return f"drawer {table.board.drawer}"
    return f"explain {table.attention.subject}" if table.attention.subject else ""


def picked_tile(table: Table | None) -> str:
    """Return the picked tile, unless the Grifter lifted it."""
    draft = table.attention.draft if table is not None else None
    return draft.tile if draft is not None and draft.judged is None else ""
