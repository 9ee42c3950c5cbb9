"""The keyboard: the meaning of a key, given the focus; a held key acts once."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.engine.geometry import Cell, Facing, beside, parse_cell, surroundings
from app.ui.core.messages import Message, parse_message
from app.ui.core.model import Model
from app.ui.table import messages
from app.ui.table.input.camera import meant_facing, reading_order
from app.ui.table.input.choosing import Order, selectable_from
from app.ui.table.model import Table, table_in_sight
from app.ui.table.places import contributed_keys

ARROWS: Final[dict[str, Facing]] = {"ArrowUp": "N", "ArrowRight": "E", "ArrowDown": "S", "ArrowLeft": "W"}


class Stroke(NamedTuple):
    """A pressed key: its character, its place (`KeyboardEvent.code`) and its modifiers."""

    key: str
    code: str = ""
    ctrl: bool = False
    shift: bool = False

    @property
    def name(self) -> str:
        """The key's name; by its position if the layout's character has no meaning.

        So shortcuts are the letters of a Latin keyboard, and other layouts have them in the same places.
        Digits are the upper row, even where they need Shift.
        """
        written = self.key.lower()
        bound = written in _LETTERS or written in _STEPS or written in contributed_keys()
        if len(self.key) > 1 or bound or written.isdecimal():
            return written if len(self.key) == 1 else self.key
        for start in ("Key", "Digit", "Numpad"):
            if self.code.startswith(start) and len(self.code) == len(start) + 1:
                return self.code[-1].lower()
        return _PLACES.get(self.code, written)


def message_for_key(model: Model, stroke: Stroke, cell: str | None, on_control: bool) -> Message | None:
    """Return the meaning of a key, or `None` to leave it to the browser.

    `cell` is the focused cell of the board. `on_control`: the focused element responds to Enter.
    """
    table, name = table_in_sight(model), stroke.name
    if name == "Escape":
        return messages.Cancel()
    if table is None:
        return None
    if stroke.ctrl:
        if cell is not None and name in ("Home", "End"):
            return messages.Focus(_in_order(table)[-1 if name == "End" else 0])
        if name == "z":
            return messages.Redo() if stroke.shift else messages.Undo()
        return messages.Redo() if name == "y" else None
    if table.viewing.awaiting is not None:
        return messages.Reveal() if name == "Enter" and not on_control else None
    if (moved := _move(table, name, cell, on_control)) is not None:
        return moved
    if name in ("Enter", " "):
        return _enter(table, cell, on_control)
    if model.settings.keys == "off":
        return None
    if name.isdecimal():
        return _pick(table, int(name))
    if name == "u" and stroke.shift:
        return messages.UndoTurn()
    if name in _STEPS:
        order, step = _STEPS[name]
        return _to(selectable_from(table, order, -step if stroke.shift else step))
    if name in _LETTERS:
        return _LETTERS[name]
    contributed = contributed_keys().get(name)
    return parse_message(contributed.message) if contributed is not None else None


_LETTERS: Final[dict[str, Message]] = {
    "n": messages.Ask(),
    "r": messages.Turn(),
    "u": messages.Undo(),
    "f": messages.Fit(),
    "v": messages.TurnMap(),
    "+": messages.LARGER,
    "-": messages.SMALLER,
    "o": messages.Overlay("owners"),
    "s": messages.Open("streets"),
    "p": messages.Open("people"),
    "c": messages.Speak("scores"),
    "t": messages.Speak("street"),
    "l": messages.Open("log"),
    "m": messages.Open("menu"),
    "?": messages.Open("help"),
}

_STEPS: Final[dict[str, tuple[Order, int]]] = {"j": ("place", 1), "k": ("place", -1), "w": ("worth", 1)}
"""Keys that step through selectable cells: the order and the step; Shift reverses it."""

_PLACES: Final = {"Minus": "-", "Equal": "+", "NumpadAdd": "+", "NumpadSubtract": "-", "Slash": "/"}

KEYS: Final = {
    "always": {
        "← ↑ → ↓": "arrows",
        "Home End": "ends",
        "Ctrl Home, Ctrl End": "corners",
        "Page Down, Page Up": "pages",
        "Enter": "enter",
        "Esc": "escape",
        "Ctrl Z, Ctrl Y": "undo_redo",
    },
    "letters": {
        "1 2 3 4 5": "digits",
        "N": "ask",
        "J, K": "place",
        "W, Shift W": "worth",
        "R": "turn",
        "U": "undo",
        "Shift U": "undo_turn",
        "C": "scores",
        "T": "street",
        "S": "streets",
        "P": "people",
        "O": "owners",
        "L": "log",
        "M": "menu",
        "F, +, −": "camera",
        "V": "turn_map",
        "?": "help",
    },
}
"""The keys listed in the help, with their texts' names, by section; `letters` can be switched off."""


def keys_in_help() -> dict[str, dict[str, str]]:
    """Return the keys listed in the help, with those that features contribute."""
    contributed = {key.name.upper(): key.text for key in contributed_keys().values()}
    return {**KEYS, "letters": {**KEYS["letters"], **contributed}}


def _to(cell: Cell | None) -> Message:
    """Focus the cell; without a selectable cell, repeat the question."""
    return messages.Focus(cell) if cell is not None else messages.Ask()


def _move(table: Table, name: str, cell: str | None, on_control: bool) -> Message | None:
    """Return the message for a key that moves over the board, or `None`."""
    if cell is None and on_control:
        return None
    turned = table.board.camera.turned
    if name in ARROWS:
        return messages.Focus(_next(table, meant_facing(ARROWS[name], turned)))
    if cell is None:
        return None
    match name:
        case "Home" | "End":
            row, _ = reading_order(table.board.focus, turned)
            cells = [at for at in _in_order(table) if reading_order(at, turned)[0] == row]
            return messages.Focus(cells[-1 if name == "End" else 0])
        case "PageDown" | "PageUp":
            return _to(selectable_from(table, "place", 1 if name == "PageDown" else -1))
    return None


def _reachable(table: Table) -> set[Cell]:
    """Return the cells that can have the focus: the city and its surroundings."""
    city = table.shown.city
    return {*city, *(near for cell in city for near in surroundings(cell))}


def _in_order(table: Table) -> list[Cell]:
    """Return the cells that can have the focus, row by row as on the screen."""
    turned = table.board.camera.turned
    return sorted(_reachable(table), key=lambda cell: reading_order(cell, turned))


def _next(table: Table, direction: Facing) -> Cell:
    """Return the neighbour of the focused cell, if it is on or next to the city."""
    city = table.shown.city
    cell = beside(table.board.focus, direction)
    near = cell in city or any(around in city for around in surroundings(cell))
    return cell if near else table.board.focus


def _enter(table: Table, cell: str | None, on_control: bool) -> Message | None:
    """Return the message for Enter on a cell: hold the tile there, or build the ghost."""
    draft = table.attention.draft
    if cell is not None:
        at = parse_cell(cell)
        if draft is not None and draft.cell == at and draft.action is not None:
            return messages.Act(str(draft.action))
        option = _option_at(table, at)
        return messages.Act(option) if option is not None else messages.Tap(at)
    if on_control:
        return None
    if draft is not None and draft.action is not None:
        return messages.Act(str(draft.action))
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
    covered = table.viewing.covered
    if table.viewing.viewer is None and covered is not None:
        return messages.Lift(number - 1) if 1 <= number <= len(covered.slots) else None
    hand = table.shown.hand(table.viewing.viewer)
    return messages.Pick(hand[number - 1]) if 1 <= number <= len(hand) else None


REPEATED: Final = 1500.0
"""Milliseconds within which a keydown counts as a repeat in browsers that do not mark repeats."""

MAY_REPEAT: Final = frozenset({*ARROWS, "Home", "End", "PageUp", "PageDown", "Tab", "+", "-", "j", "k", "w"})
"""Keys that only move the focus or view, and may repeat."""

ACTIVATING: Final = frozenset({"Enter", "NumpadEnter", "Space", " "})
"""Keys (by code or name) with which the browser clicks the focused control."""


def may_repeat(name: str, *, typing: bool) -> bool:
    """Return whether a held key may repeat; `typing`: it was pressed in a text field."""
    return name not in ("Enter", "Escape") if typing else name in MAY_REPEAT


class HeldKeys:
    """Tracks the keys that are down. Keys are codes or names, times are milliseconds."""

    def __init__(self) -> None:
        self._down: dict[str, float] = {}
        self._clicked: set[str] = set()

    def pressed(self, key: str, time: float, *, repeated: bool, with_meta: bool = False) -> bool:
        """Note a keydown; return whether it is a new press.

        macOS reports no release of keys pressed together with Meta.
        """
        before = None if with_meta else self._down.get(key)
        new = not repeated and (before is None or time - before > REPEATED)
        if new:
            self.released(key)
        if not with_meta:
            self._down[key] = time
        return new

    def released(self, key: str) -> None:
        """Note that a key went up."""
        self._down.pop(key, None)
        self._clicked.discard(key)

    def forget(self) -> None:
        """Forget all keys, because their release may go unnoticed."""
        self._down.clear()
        self._clicked.clear()

    def clicks(self, time: float) -> bool:
        """Note a click without a pointer; return whether it is the first of the key that is down."""
        held = {key for key in ACTIVATING & self._down.keys() if time - self._down[key] <= REPEATED}
        first = not held & self._clicked
        self._clicked |= held
        return first
