"""What the pages around the table share: their head and their foot."""

from __future__ import annotations

from app.ui.html import NOTHING, Markup, el
from app.ui.routes import HOME, Route
from app.ui.texts import say
from app.ui.views.pieces import icon


def page_head(title: str, game: str | None = None) -> Markup:
    """Show a page's title and the way back: to the game on the table, if there is one, or home."""
    target = HOME if game is None else Route("game", game)
    label = say("home.title" if game is None else "buttons.back_to_game")
    return el(
        "header",
        el("a", icon("ui-back"), href=str(target), class_="tool", aria_label=label, title=label),
        el("h1", title, tabindex=-1, data_refuge=True),
        class_="page-head",
    )


def way_back(game: str | None) -> Markup:
    """Offer the way back to the game at the foot of a long page, always within reach."""
    if game is None:
        return NOTHING
    return el(
        "a",
        icon("ui-back"),
        say("buttons.back_to_game"),
        href=str(Route("game", game)),
        class_="button primary floating",
    )
