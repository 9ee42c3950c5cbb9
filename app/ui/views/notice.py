"""The notice: a short message over the page."""

from __future__ import annotations

from app.ui.html import NOTHING, Markup, el, group
from app.ui.messages import Dismiss, Export, LoadAnyway, TakeUpdate
from app.ui.model import Notice
from app.ui.routes import Route
from app.ui.texts import say
from app.ui.views.table.pieces import button, icon


def notice(shown: Notice | None) -> Markup:
    """Show the notice, if there is one, with a link to its rule."""
    if shown is None:
        return NOTHING
    return el(
        "div",
        icon("ui-warning") if shown.kind == "problem" else None,
        el("p", shown.text),
        el("a", say("buttons.open_rule"), href=str(Route("rules", shown.anchor))) if shown.anchor else None,
        _ways_on(shown),
        class_=f"notice {shown.kind}",
    )


def _ways_on(shown: Notice) -> Markup:
    """Return the buttons: none while a new version is being loaded."""
    close = button(Dismiss(), icon("ui-close"), label=say("buttons.close"), class_="tool")
    match shown.kind:
        case "taking":
            return NOTHING
        case "update":
            return group(button(TakeUpdate(), say("buttons.reload"), class_="button small"), close)
        case "unsaved":
            return group(
                button(Export(), say("buttons.export"), class_="button small"),
                button(LoadAnyway(), say("buttons.load_anyway"), class_="button small"),
                close,
            )
    return close
