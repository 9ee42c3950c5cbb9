"""The keyboard: what a key means where the focus is."""

from __future__ import annotations

from typing import Final

from app.engine.geometry import Cell, Facing, beside, parse_cell, surroundings
from app.ui.messages import (
    Act,
    Cancel,
    Fit,
    Focus,
    Message,
    Open,
    Overlay,
    Pick,
    Redo,
    Reveal,
    Speak,
    Tap,
    Turn,
    Undo,
    ZoomBy,
)
from app.ui.model import Model, Table

ARROWS: Final[dict[str, Facing]] = {"ArrowUp": "N", "ArrowRight": "E", "ArrowDown": "S", "ArrowLeft": "W"}


def message_for_key(
    model: Model, key: str, ctrl: bool, shift: bool, cell: str | None, on_control: bool
) -> Message | None:
    """Return what a key means, or `None` if the browser shall have it.

    `cell` is the board's cell that has the focus; `on_control`: the focus is on something that takes Enter.
    """
    table = model.table
    if key == "Escape":
        return Cancel()
    if table is None or model.route.screen != "game":
        return None
    if ctrl:
        if key.lower() == "z":
            return Redo() if shift else Undo()
        return Redo() if key.lower() == "y" else None
    if table.behind is not None:
        return Reveal() if key == "Enter" and not on_control else None
    if key in ARROWS:
        return Focus(_next(table, ARROWS[key])) if cell is not None or not on_control else None
    if key in ("Enter", " "):
        return _enter(table, cell, on_control)
    if model.settings.keys == "off":
        return None
    if key.isdigit():
        return _pick(table, int(key))
    return _LETTERS.get(key.lower())


_LETTERS: Final[dict[str, Message]] = {
    "r": Turn(),
    "u": Undo(),
    "f": Fit(),
    "+": ZoomBy(1.25),
    "-": ZoomBy(0.8),
    "o": Overlay("owners"),
    "s": Open("streets"),
    "p": Open("people"),
    "c": Speak("scores"),
    "t": Speak("street"),
    "l": Open("log"),
    "m": Open("menu"),
    "?": Open("help"),
}


def _next(table: Table, direction: Facing) -> Cell:
    """Return the neighbour of the focused cell, as long as it is on or beside the city."""
    city = table.shown.city
    cell = beside(table.focus, direction)
    near = cell in city or any(around in city for around in surroundings(cell))
    return cell if near else table.focus


def _enter(table: Table, cell: str | None, on_control: bool) -> Message | None:
    """Enter on a cell holds the tile there, and on the ghost's own cell builds it."""
    draft = table.draft
    if cell is not None:
        at = parse_cell(cell)
        if draft is not None and draft.cell == at and draft.action is not None:
            return Act(str(draft.action))
        option = _option_at(table, at)
        return Act(option) if option is not None else Tap(at)
    if on_control:
        return None
    if draft is not None and draft.action is not None:
        return Act(str(draft.action))
    return None


def _option_at(table: Table, cell: Cell) -> str | None:
    decision = table.decision
    if decision is None or decision.kind not in ("abandon", "score", "move"):
        return None
    wanted = (
        table.shown.city.streets[cell].first
        if decision.kind == "score" and cell in table.shown.city
        else cell
    )
    return next((str(o) for o in decision.options if getattr(o, "cell", None) == wanted), None)


def _pick(table: Table, number: int) -> Message | None:
    hand = table.shown.seats[table.viewer].hand if table.viewer is not None else ()
    return Pick(hand[number - 1]) if 1 <= number <= len(hand) else None
