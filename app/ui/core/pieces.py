"""Small pieces that many views share: icons, money, seats' marks, buttons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.engine.geometry import Cell, cell_text
from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import Light, Message
from app.ui.core.texts import money_words
from app.ui.table.input.camera import CELL
from app.ui.table.seating import SeatLook

FACTS: Final = tuple(f"facts-{part}" for part in range(6))
"""The regions of what scores: all of it would take too long to be laid out for another scale at once."""

ART: Final = "#art-"
"""Where the symbols of `assets/art` are in the page: `boot.js` puts them there."""


def icon(name: str, class_: str = "icon", label: str | None = None) -> Markup:
    """Draw an icon of `assets/art/icons.svg`; without a label it is hidden from screen readers."""
    use = el("use", href=ART + name)
    if label is None:
        return el("svg", use, class_=class_, aria_hidden="true")
    return el("svg", use, class_=class_, role="img", aria_label=label)


def drawing(tile: str, class_: str) -> Markup:
    """Draw a building of `assets/art/buildings.svg`."""
    return el("svg", el("use", href=ART + tile), class_=class_, viewBox="0 0 100 100", aria_hidden="true")


def money(dollars: int, class_: str = "money") -> Markup:
    """Write an amount of money."""
    return el("span", money_words(dollars), class_=class_)


def mark(look: SeatLook) -> Markup:
    """Draw a seat's mark: its colour and its shape."""
    return icon(f"seat-{look.shape}", f"mark seat-{look.colour}")


def portrait(look: SeatLook, kind: str) -> Markup:
    """Draw a seat's portrait in its colour, with its mark: a bot's by its kind, a person's by the shape."""
    drawn = "grifter" if kind == "grifter" else f"face-{look.shape if kind == 'human' else kind}"
    return el("span", icon(drawn, "portrait"), mark(look), class_=f"face seat-{look.colour}")


def sign(look: SeatLook, class_: str = "sign") -> Markup:
    """Draw an ownership sign of a seat."""
    return icon(f"sign-{look.shape}", f"{class_} seat-{look.colour}")


def button(
    message: Message | str,
    *children: Child,
    class_: str = "button",
    label: str | None = None,
    problem: str | None = None,
    **attributes: str | bool | int | None,
) -> Markup:
    """Make a button that sends a message; with a problem it is disabled and says why."""
    attributes["title"] = problem or label
    attributes["aria_disabled"] = "true" if problem else None
    return _pressed(*children, class_=class_, aria_label=label, data_message=str(message), **attributes)


def choice(
    action: object,
    *children: Child,
    class_: str = "choice",
    label: str | None = None,
    **attributes: str | int | None,
) -> Markup:
    """Make the button that commits a legal action."""
    return _pressed(*children, class_=class_, aria_label=label, data_action=str(action), **attributes)


def _pressed(*children: Child, **attributes: str | bool | int | None) -> Markup:
    return el("button", *children, type="button", **attributes)


def lights(cells: Iterable[Cell], *children: Child) -> Markup:
    """Make what lights cells of the city when it is tapped."""
    message = Light(" ".join(map(cell_text, cells)))
    return button(message, *children, class_="lights")


def cell_size() -> str:
    """Return the style that tells the drawn city how large a cell is."""
    return f"--cell:{CELL}px"


def at(cell: Cell) -> str:
    """Return the style that puts something on a cell of the board."""
    return f"--x:{cell[0]};--y:{cell[1]}"
