"""The view of typed play: the input line, completions and answers."""

from __future__ import annotations

from app.engine.state import State
from app.ui.core.html import Markup, el
from app.ui.core.model import Model
from app.ui.core.pieces import text_input
from app.ui.core.texts import say
from app.ui.features.typed.handlers import EnterLine, TypeLine
from app.ui.features.typed.phrases import completions
from app.ui.table.model import Table, Typed


def typed_parts(model: Model, table: Table) -> tuple[State, str, tuple[Typed, ...]]:
    """Return the inputs of the page of typed play."""
    return table.shown, table.typed.line, table.typed.exchanges


def typed(state: State, line: str, lines: tuple[Typed, ...]) -> Markup:
    """Show the input line, its completions and the answers, newest first."""
    return el(
        "div",
        el(
            "form",
            el("label", say("typed.box"), for_="typed-line"),
            text_input(
                "typed-line",
                line,
                list="typed-completions",
                autocapitalize="off",
                enterkeyhint="send",
                aria_describedby="typed-how",
                data_input=TypeLine.verb,
                data_entry=True,
            ),
            el(
                "datalist",
                (el("option", value=each) for each in completions(line, state)),
                id="typed-completions",
            ),
            el("button", say("typed.enter"), type="submit", class_="button"),
            class_="typed-form",
            data_submit=str(EnterLine()),
        ),
        el("p", say("typed.how"), id="typed-how", class_="quiet"),
        el("ol", (_line(each) for each in reversed(lines)), class_="typed-lines"),
        class_="typed",
    )


def _line(exchange: Typed) -> Markup:
    return el(
        "li",
        el("p", el("strong", exchange.line)),
        (el("p", answer) for answer in exchange.answer.splitlines()),
    )
