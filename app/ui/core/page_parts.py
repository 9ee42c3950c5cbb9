"""The parts that all pages except the table share: head, foot and notices."""

from __future__ import annotations

from collections.abc import Callable

from app.ui.core.html import Child, Markup, el, group
from app.ui.core.model import Model, Notice, Offer
from app.ui.core.notice import notices, update_offer
from app.ui.core.pieces import icon, link
from app.ui.core.region import Parts, Region, Screen, region
from app.ui.core.routes import HOME, Route
from app.ui.core.screens import screens
from app.ui.core.texts import say


def page(
    parts: Callable[[Model], tuple[*Parts]], view: Callable[[*Parts], Markup], *regions: Region
) -> Screen:
    """Return a page: its parts of the model, its view and the regions in its slots.

    Every page shows notices.
    """

    def with_notices(model: Model) -> tuple[Notice | None, Offer, *Parts]:
        return model.notice, update_offer(model), *parts(model)

    def show(notice: Notice | None, newer: Offer, *rest: *Parts) -> Markup:
        return group(view(*rest), notices(notice, newer))

    return Screen(region("app", with_notices, show), regions)


def page_head(title: str, game: Route | None = None, up: Route = HOME) -> Markup:
    """Show a page's title after the arrow, and a chip that leads to an unfinished game.

    With the chip the head stays in sight on long pages.
    """
    chip = game_chip(game) if game is not None and game != up else None
    return el(
        "header",
        back_arrow(up),
        el("h1", title, tabindex=-1, data_refuge=True),
        chip,
        class_="page-head" if chip is None else "page-head with-game",
    )


def back_arrow(up: Route = HOME) -> Markup:
    """Show the arrow of a page. It always leads to the parent page, so arrows never go in circles."""
    title = "buttons.back_to_game" if up.screen in ("game", "play") else screens()[up.screen].title
    return link(up, icon("ui-back"), class_="tool", label=say(title or "home.title"), data_back=True)


def game_chip(game: Route) -> Markup:
    """Show the chip that leads to an unfinished game."""
    return link(
        game,
        say("buttons.game"),
        icon("ui-forward"),
        class_="button small to-game",
        label=say("buttons.back_to_game"),
        data_back=True,
    )


def section(id: str, title: str, *children: Child, class_: str = "group") -> Markup:
    """Show a section of a page, which its title names; `id` is that of the title."""
    return el("section", el("h2", title, id=id), *children, class_=class_, aria_labelledby=id)
