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


def page_head(title: str, table: Route | None = None, up: Route = HOME) -> Markup:
    """Show a page's title after the arrow back, which stays in sight on long pages while a game waits."""
    return el(
        "header",
        back_arrow(table, up),
        el("h1", title, tabindex=-1, data_refuge=True),
        class_="page-head" if table is None else "page-head to-table",
    )


def back_arrow(table: Route | None, up: Route = HOME) -> Markup:
    """Show the arrow of a page: to the game or lesson on the table, in a word too, or else one page up."""
    if table is not None:
        return _to_table(table)
    label = say(screens()[up.screen].title or "home.title")
    return link(up, icon("ui-back"), class_="tool", label=label)


def section(id: str, title: str, *children: Child, class_: str = "group") -> Markup:
    """Show a section of a page, which its title names; `id` is that of the title."""
    return el("section", el("h2", title, id=id), *children, class_=class_, aria_labelledby=id)


def _to_table(table: Route) -> Markup:
    label = back_words(table)
    words = {"again": "again.short", "game": "buttons.game", "puzzle": "puzzles.short"}
    word = say(words.get(table.screen, "learn.short"))
    return link(table, icon("ui-back"), el("span", word), class_="tool to-game", label=label)


def back_words(table: Route) -> str:
    """Return the label of the way back: to a game, a puzzle, a lesson, or a choice that is tried again."""
    labels = {"again": "again.back", "game": "buttons.back_to_game", "puzzle": "puzzles.back"}
    return say(labels.get(table.screen, "learn.back"))
