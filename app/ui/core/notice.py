"""Notices: short messages over the page, and the offer of a new version beside them."""

from __future__ import annotations

from app.ui.core.feature import Unsaved, contributions, loses_something
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.messages import Dismiss, LoadAnyway, NotNow, TakeUpdate
from app.ui.core.model import Model, Notice, Offer
from app.ui.core.pieces import button, icon
from app.ui.core.routes import Route
from app.ui.core.texts import say


def notices(shown: Notice | None, newer: Offer) -> Markup:
    """Show the notice, if any, and the offer of a new version."""
    return _over(group(_notice(shown), _version_offer(newer, exported=True)))


def notice(shown: Notice | None) -> Markup:
    """Show the notice, if any; the table shows the offer of a new version elsewhere."""
    return _over(_notice(shown))


def _over(messages: Markup) -> Markup:
    return el("div", messages, class_="notices") if messages else NOTHING


def _notice(shown: Notice | None) -> Markup:
    """Show a notice with a link to its rule."""
    if shown is None:
        return NOTHING
    return el(
        "div",
        icon("ui-warning") if shown.kind == "problem" else None,
        el("p", shown.text),
        el("a", say("buttons.open_rule"), href=str(Route("rules", shown.anchor))) if shown.anchor else None,
        button(Dismiss(), icon("ui-close"), label=say("buttons.close"), class_="tool"),
        class_=f"notice {shown.kind}",
    )


def offer(newer: Offer) -> Markup:
    """Offer a new version at the table; an unsaved game can be exported first."""
    return _version_offer(newer, exported=False)


def _version_offer(newer: Offer, *, exported: bool) -> Markup:
    """Offer a new version, say what prevents it, or say that it is loading; nothing once postponed."""
    match newer:
        case "available":
            take = button(TakeUpdate(), say("buttons.reload"), class_="button small")
            return _offer_box("offer", say("update.available"), take, _not_now())
        case "unsaved":
            export = [
                button(part.rescue, say("buttons.export"), class_="button small")
                for part in contributions(Unsaved)
                if part.rescue
            ]
            anyway = button(LoadAnyway(), say("buttons.load_anyway"), class_="button small")
            ways_on = (*export, anyway) if exported else (anyway,)
            return _offer_box("offer unsaved", say("update.unsaved"), *ways_on, _not_now())
        case "taking":
            return _offer_box("offer", say("update.taking"))
    return NOTHING


def _offer_box(class_: str, text: str, *ways_on: Markup) -> Markup:
    return el("div", el("p", text), ways_on, class_=class_)


def _not_now() -> Markup:
    return button(NotNow(), icon("ui-close"), label=say("buttons.not_now"), class_="tool")


def take_later(newer: Offer) -> Markup:
    """Show a discreet link to a postponed version."""
    if newer != "later":
        return NOTHING
    return button(TakeUpdate(), icon("ui-redo"), say("update.take"), class_="button newer")


def update_offer(model: Model) -> Offer:
    """Return what to say about a new version in the current situation."""
    if model.newer == "waits":
        return "unsaved" if loses_something(model) else "available"
    return model.newer
