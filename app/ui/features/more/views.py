"""The page *More*: links to rare pages, and the sections of features."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Markup, el, slot
from app.ui.core.model import Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.places import MoreSection, door_link, doors, page_parts
from app.ui.core.texts import say
from app.ui.table.model import unfinished_game


def _more(game: Route | None) -> Markup:
    return el(
        "main",
        page_head(say("more.title"), game),
        el("nav", (door_link(door, "button large") for door in doors("more")), class_="more-doors"),
        (slot(part.id, "section", class_="group") for part in page_parts(MoreSection)),
        el("p", say("home.unofficial"), class_="quiet imprint"),
        class_="page more-page",
    )


SCREEN: Final = page(lambda model: (unfinished_game(model),), _more, *page_parts(MoreSection))
