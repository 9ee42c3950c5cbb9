"""Form fields: groups, radio buttons, lists, switches and error messages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import Message
from app.ui.core.pieces import alert, icon


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
