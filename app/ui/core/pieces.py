"""Small pieces that many views share: icons, money, seat marks, buttons, and form fields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from app.bots import bot_of
from app.engine.geometry import Cell
from app.saves.marks import SeatLook
from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import Message
from app.ui.core.model import Route
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


def table_head(*names: Child, class_: str | None = None) -> Markup:
    """Show the head of a table: the names of its columns."""
    return el("thead", el("tr", (el("th", name, scope="col") for name in names)), class_=class_)


def unseen(words: str) -> Markup:
    """Return words for screen readers only."""
    return el("span", words, class_="visually-hidden")


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


Mood = Literal["", "thinking", "pleased", "trapped", "shrugging", "beaten"]
"""The Grifter's expressions; empty: at rest."""


def grifter_face(mood: Mood) -> Markup:
    """Draw the Grifter with an expression."""
    return icon("grifter", f"portrait mood-{mood}" if mood else "portrait")


def portrait(look: SeatLook, kind: str, mood: Mood = "") -> Markup:
    """Draw a seat's portrait in its colour, with its mark: a bot's by its kind, a person's as chosen."""
    face = f"face-{look.face or look.shape}" if kind == "human" else face_of(kind)
    drawn = grifter_face(mood) if kind == "grifter" else icon(face, "portrait")
    return el("span", drawn, mark(look), class_=f"face seat-{look.colour}")


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


def switch_button(message: Message | str, drawn: str, text: str, *, on: bool) -> Markup:
    """Return a button that looks like a switch."""
    return button(
        message,
        icon(drawn),
        el("span", text, class_="switch-name"),
        el("span", class_="knob"),
        class_="button switching",
        role="switch",
        aria_checked=on,
    )


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


def start(message: Message) -> str:
    """Return a message without its empty last value, to which the page appends the input."""
    return str(message).rstrip()


def fieldset(title: str, *children: Child, class_: str = "") -> Markup:
    """Show a titled group of fields."""
    return el("fieldset", el("legend", title), *children, class_=f"group {class_}".strip())


def radios(fields: Iterable[Markup], class_: str = "segments", label: str | None = None) -> Markup:
    """Show a group of radio buttons: as a row of segments, or as cards (`options`)."""
    return el("div", fields, class_=class_, role="radiogroup", aria_label=label)


class Choice(NamedTuple):
    """A radio button: its group's name, its value, and the beginning of its message."""

    name: str
    value: str
    change: str
    checked: bool


def radio(choice: Choice, *children: Child, class_: str | None = None, title: str | None = None) -> Markup:
    """Show a radio button."""
    box = el(
        "input",
        id=f"{choice.name}-{choice.value}",  # morphing one group into another could leave none checked
        type="radio",
        name=choice.name,
        value=choice.value,
        checked=choice.checked,
        data_change=choice.change,
    )
    return el("label", box, el("span", *children, class_="said"), class_=class_, title=title)


def segments(
    name: str, change: str, chosen: str, offered: Mapping[str, Child], label: str | None = None
) -> Markup:
    """Show radio buttons as a row of segments, given what each value shows."""
    return radios(
        (radio(Choice(name, value, change, value == chosen), shown) for value, shown in offered.items()),
        label=label,
    )


def option_card(choice: Choice, title: str, text: Child) -> Markup:
    """Show a radio button as a card with a description."""
    return radio(choice, el("strong", title), text, class_="option-card")


def switch(name: str, text: str, *, on: bool, change: str, problem: str | None = None) -> Markup:
    """Show a switch; with a problem it is off and disabled, and says why."""
    return el(
        "label",
        el("span", el("strong", name), el("small", problem or text), class_="said"),
        el(
            "input",
            type="checkbox",
            role="switch",
            checked=on and problem is None,
            disabled=problem is not None,
            data_change=change,
        ),
        class_="switch",
    )


def text_input(id: str, value: str, **attributes: str | int | bool | None) -> Markup:
    """Show a text field in which browsers neither complete nor correct."""
    fixed = {"id": id, "value": value, "autocomplete": "off", "spellcheck": "false"}
    return el("input", type="text", **fixed, **attributes)


def paste_area(
    id: str, text: str, change: str, problem: str, *, rows: int, about: str | None = None
) -> Markup:
    """Show a field for a pasted text; `about` is the id of its description."""
    wrong = f"{id}-problem"
    return el(
        "textarea",
        text,
        id=id,
        rows=rows,
        autocomplete="off",
        spellcheck="false",
        aria_invalid="true" if problem else None,
        aria_describedby=wrong if problem else about,
        data_input=change,
    )


def paste_problem(id: str, problem: str) -> Markup | None:
    """Show the problem with a pasted text, if there is one."""
    return el("p", icon("ui-warning"), problem, id=f"{id}-problem", class_="error") if problem else None


def dropdown(
    id: str, label: Child, options: Iterable[Markup], change: str, text: str = "", problem: Child = None
) -> Markup:
    """Return a labelled list of options, with a sentence below it if there is one."""
    return el(
        "div",
        el("label", label, for_=id),
        el("select", options, id=id, data_change=change, aria_describedby=f"{id}-text" if text else None),
        problem,
        el("small", text, id=f"{id}-text", class_="quiet") if text else None,
        class_="labelled",
    )


def option(value: str, text: str, *, selected: bool, problem: str | None = None) -> Markup:
    """Show an option of a list; with a problem it is disabled and says why."""
    label = text if problem is None else f"{text} – {problem}"
    return el("option", label, value=value, selected=selected, disabled=problem is not None)


def error(name: str, wrong: Mapping[str, str]) -> Markup | None:
    """Show the problem with an entry, if there is one."""
    if name not in wrong:
        return None
    return alert(wrong[name], "error", id=f"{name}-error")
