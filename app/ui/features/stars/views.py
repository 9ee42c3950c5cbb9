"""The standing line about a street that one tile closes."""

from __future__ import annotations

from app.ui.core.html import Markup, el
from app.ui.core.model import Model
from app.ui.core.pieces import button, icon
from app.ui.core.texts import say
from app.ui.features.stars.messages import ShowClosing
from app.ui.features.stars.state import STANDING_LINE
from app.ui.table.model import Table


def closing_parts(model: Model, table: Table) -> tuple[int] | None:
    """Return the street's payment while its owner builds, unless the first game shows a hint."""
    line, question = model[STANDING_LINE], table.question
    if line is None or line.shown is not table.shown or table.hint:
        return None
    if question is None or question.kind != "build":
        return None
    return (line.closing.dollars,)


def closing_strip(dollars: int) -> Markup:
    """Show the line; tapping it highlights the spots."""
    return el(
        "section",
        button(
            ShowClosing(),
            icon("ui-street"),
            el("span", say("stars.closing", dollars=dollars)),
            icon("ui-eye"),
            class_="button standing-line",
        ),
        class_="coach aside",
        aria_label=say("stars.title"),
    )
