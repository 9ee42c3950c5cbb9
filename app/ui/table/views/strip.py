"""The strip above the board of a lesson, a puzzle or a position, with the arrow to its page."""

from __future__ import annotations

from app.ui.core.html import Child, Markup, el
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import back_arrow, screens
from app.ui.core.texts import say
from app.ui.table.model import Table


def guide_strip(
    parent: Route,
    telling: Child,
    does: Child,
    label: str,
    *,
    class_: str = "",
    **attributes: str | bool | int | None,
) -> Markup:
    """Show a strip: the arrow, the words and the buttons."""
    return el(
        "section",
        back_arrow(parent),
        el("div", telling, class_="telling"),
        el("div", does, class_="does"),
        class_=f"coach {class_}".strip(),
        aria_label=label,
        **attributes,
    )


def position_parts(model: Model, table: Table) -> tuple[Route]:
    """Return the page of the position on the table."""
    return (table.origin.parent,)


def position_strip(parent: Route) -> Markup:
    """Show the arrow of a position without questions, and the title of its page."""
    title = say(screens()[parent.screen].title)
    return guide_strip(parent, el("p", title, class_="words"), None, title, class_="position")
