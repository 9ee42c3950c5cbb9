"""Small pieces that many views share: icons, money, seat marks, buttons."""

from __future__ import annotations

from typing import Final

from app.bots import bot_of
from app.engine.geometry import Cell
from app.saves.seating import SeatLook
from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import Message
from app.ui.core.routes import Route
from app.ui.core.texts import money_words, say

ART: Final = "#art-"
"""Prefix of the ids of symbols from `assets/art`, which `pictures.js` inserts into the page."""

PORTRAYED: Final = ("beginner", "greedy", "club", "expert")
"""The bots with a portrait of their own."""


def icon(name: str, class_: str = "icon", label: str | None = None) -> Markup:
    """Draw an icon of `assets/art/icons.svg`; without a label, screen readers ignore it."""
    use = el("use", href=ART + name)
    if label is None:
        return el("svg", use, class_=class_, aria_hidden="true")
    return el("svg", use, class_=class_, role="img", aria_label=label)


def drawing(tile: str, class_: str) -> Markup:
    """Draw a building of `assets/art/buildings.svg`."""
    return el("svg", el("use", href=ART + tile), class_=class_, viewBox="0 0 100 100", aria_hidden="true")


def money(dollars: int, class_: str = "money") -> Markup:
    """Show an amount of money."""
    return el("span", money_words(dollars), class_=class_)


def mark(look: SeatLook) -> Markup:
    """Draw a seat's mark: its colour and shape."""
    return icon(f"seat-{look.shape}", f"mark seat-{look.colour}")


def face_of(kind: str) -> str:
    """Return the name of the portrait of the bot that plays for a kind; bots without one share a robot's."""
    bot = bot_of(kind).id
    return f"face-{bot if bot in PORTRAYED else 'robot'}"


def portrait(look: SeatLook, kind: str) -> Markup:
    """Draw a seat's portrait in its colour, with its mark: a bot's by its kind, a person's as chosen."""
    face = f"face-{look.face or look.shape}" if kind == "human" else face_of(kind)
    drawn = "grifter" if kind == "grifter" else face
    return el("span", icon(drawn, "portrait"), mark(look), class_=f"face seat-{look.colour}")


def sign(look: SeatLook, class_: str = "sign") -> Markup:
    """Draw a seat's ownership sign."""
    return icon(f"sign-{look.shape}", f"{class_} seat-{look.colour}")


def button(
    message: Message | str,
    *children: Child,
    class_: str = "button",
    label: str | None = None,
    problem: str | None = None,
    **attributes: str | bool | int | None,
) -> Markup:
    """Return a button that sends a message; with a problem it is disabled and says why."""
    attributes["title"] = problem or label
    attributes["aria_disabled"] = "true" if problem else None
    return _button(*children, class_=class_, aria_label=label, data_message=str(message), **attributes)


def link(
    to: Route | str,
    *children: Child,
    class_: str = "button",
    label: str | None = None,
    **attributes: str | bool | int | None,
) -> Markup:
    """Return a link, by default as a button; its label is its tooltip, too."""
    attributes["title"] = label
    return el("a", *children, href=str(to), class_=class_, aria_label=label, **attributes)


def choice(
    action: object,
    *children: Child,
    class_: str = "choice",
    label: str | None = None,
    **attributes: str | int | None,
) -> Markup:
    """Return the button for a legal action."""
    return _button(*children, class_=class_, aria_label=label, data_action=str(action), **attributes)


def _button(*children: Child, **attributes: str | bool | int | None) -> Markup:
    return el("button", *children, type="button", **attributes)


def alert(text: str, class_: str = "caution", **attributes: str) -> Markup:
    """Show a warning that screen readers read at once."""
    return el("p", icon("ui-warning"), text, role="alert", class_=class_, **attributes)


def at(cell: Cell) -> str:
    """Return the style that places an element on a cell of the board."""
    return f"--x:{cell[0]};--y:{cell[1]}"


def file_button(accept: str) -> Markup:
    """Return a button that opens a file of some kinds (as in HTML's `accept`)."""
    return el(
        "label",
        icon("ui-import"),
        say("home.import"),
        el("input", type="file", accept=accept, class_="visually-hidden"),
        class_="button small",
    )
