"""Actions: the player's choices as frozen data, each with one text form (record.md, "Action texts")."""

from __future__ import annotations

from .deck import COLOURS, ICONS
from .geometry import Cell, Facing, cell_text, facing_named, parse_cell
from .values import Value


class Abandon(Value):
    """Abandon the seat's own building on a cell (rules.md §3)."""

    cell: Cell

    def __str__(self) -> str:
        return f"abandon {cell_text(self.cell)}"


class Build(Value):
    """Build a tile on a cell in a facing; `double` puts the Investor's second sign on it."""

    tile: str
    cell: Cell
    facing: Facing
    double: bool = False

    def __str__(self) -> str:
        x, y = self.cell
        return f"build {self.tile} {x},{y} {self.facing}{' double' if self.double else ''}"


class Renovate(Value):
    """Build a tile on top of the building on a cell, keeping its facing (rules.md §8, Renovator)."""

    tile: str
    cell: Cell

    def __str__(self) -> str:
        return f"renovate {self.tile} {cell_text(self.cell)}"


class Score(Value):
    """Score the enclosed street that begins (leftmost or topmost) on a cell next."""

    cell: Cell

    def __str__(self) -> str:
        return f"score {cell_text(self.cell)}"


class Claim(Value):
    """Claim tokens with a building's icons (rules.md §7)."""

    icons: tuple[str, ...]

    def __str__(self) -> str:
        return f"claim {' '.join(self.icons)}"


class Token(Value):
    """Take a token of a kind where the icon allows several."""

    kind: str

    def __str__(self) -> str:
        return f"token {self.kind}"


class Swap(Value):
    """Score a tile from hand instead of the building on a cell, or (both `None`) score as printed."""

    tile: str | None = None
    cell: Cell | None = None

    def __str__(self) -> str:
        return "swap none" if self.cell is None else f"swap {self.tile} {cell_text(self.cell)}"


class Move(Value):
    """Move the next person of a colour to the building on a cell (rules.md §5)."""

    colour: str
    cell: Cell

    def __str__(self) -> str:
        return f"move {self.colour} {cell_text(self.cell)}"


Action = Abandon | Build | Renovate | Score | Claim | Token | Swap | Move


def parse_action(text: str) -> Action:
    """Parse the text of an action (record.md); raises `ValueError` if it is not one.

    >>> parse_action("build museum 1,0 S")
    Build(tile='museum', cell=(1, 0), facing='S', double=False)
    """
    action = _parse(text.split(" "))
    if action is None:
        raise ValueError(f"not an action: {text[:80]!r}")
    return action


def _parse(words: list[str]) -> Action | None:
    match words:
        case ["abandon", cell]:
            return Abandon(parse_cell(cell))
        case ["build", tile, cell, facing, *rest] if rest in ([], ["double"]):
            direction = facing_named(facing)
            return None if direction is None else Build(tile, parse_cell(cell), direction, bool(rest))
        case ["renovate", tile, cell]:
            return Renovate(tile, parse_cell(cell))
        case ["score", cell]:
            return Score(parse_cell(cell))
        case ["claim", *icons] if 1 <= len(icons) <= 2 and all(i in (*ICONS, "wild") for i in icons):
            return Claim(tuple(icons))
        case ["token", kind] if kind in ICONS:
            return Token(kind)
        case ["swap", "none"]:
            return Swap()
        case ["swap", tile, cell]:
            return Swap(tile, parse_cell(cell))
        case ["move", colour, cell] if colour in COLOURS:
            return Move(colour, parse_cell(cell))
    return None
