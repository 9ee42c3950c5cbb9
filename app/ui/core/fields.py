"""Fields of forms: groups, choices of one, lists, switches, and what is wrong with an entry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import Message
from app.ui.core.pieces import icon


def start(message: Message) -> str:
    """Return the beginning of a message whose last value is empty; what is entered comes behind it."""
    return str(message).rstrip()


def fieldset(title: str, *children: Child, class_: str = "") -> Markup:
    """Show a group of fields under a title."""
    return el("fieldset", el("legend", title), *children, class_=f"group {class_}".strip())


def radios(fields: Iterable[Markup], class_: str = "segments", label: str | None = None) -> Markup:
    """Show a choice of one: as a row of segments, or as cards (`options`)."""
    return el("div", fields, class_=class_, role="radiogroup", aria_label=label)


class Choice(NamedTuple):
    """One of the values of a choice: the name of the choice, the value, and the start of its message."""

    name: str
    value: str
    change: str
    checked: bool


def radio(choice: Choice, *said: Child, class_: str | None = None, title: str | None = None) -> Markup:
    """Show one of the values of a choice."""
    box = el(
        "input",
        type="radio",
        name=choice.name,
        value=choice.value,
        checked=choice.checked,
        data_change=choice.change,
    )
    return el("label", box, el("span", *said, class_="said"), class_=class_, title=title)


def card(choice: Choice, title: str, said: Child) -> Markup:
    """Show one of the values of a choice as a card, with what is said about it."""
    return radio(choice, el("strong", title), said, class_="option-card")


def switch(name: str, said: str, *, on: bool, change: str, problem: str | None = None) -> Markup:
    """Show a switch; with a problem it is off, cannot be turned on, and says why."""
    return el(
        "label",
        el("span", el("strong", name), el("small", problem or said), class_="said"),
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


def option(value: str, text: str, *, selected: bool, problem: str | None = None) -> Markup:
    """Show one of the values of a list; with a problem it cannot be chosen and says why."""
    said = text if problem is None else f"{text} – {problem}"
    return el("option", said, value=value, selected=selected, disabled=problem is not None)


def error(name: str, wrong: Mapping[str, str]) -> Markup | None:
    """Say what is wrong with an entry, if anything is."""
    if name not in wrong:
        return None
    return el("p", icon("ui-warning"), wrong[name], id=f"{name}-error", class_="error", role="alert")
