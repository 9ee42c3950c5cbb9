"""The page that waits for a game, with the logo."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Markup, el
from app.ui.core.page_parts import page
from app.ui.core.pieces import icon
from app.ui.core.texts import language, say

LOGOS: Final = {"en": ("logo", "0 0 372 110"), "ru": ("logo-ru", "-49 0 372 110")}
"""The name of the game as a drawing with its view box, by language; other languages show text."""


def logo() -> Markup:
    """Show the game's name as the page's heading."""
    name, box = LOGOS.get(language(), ("", ""))
    if not name:
        return el("h1", say("home.title"), class_="logo", tabindex=-1, data_refuge=True)
    drawing = el("use", href=f"./assets/art/logo.svg#{name}")
    drawn = el("svg", drawing, viewBox=box, aria_hidden="true")
    heading = el("span", say("home.title"), class_="visually-hidden")
    return el("h1", drawn, heading, class_="logo", tabindex=-1, data_refuge=True)


def waiting(problem: str) -> Markup:
    """Show that a game is being read, or why it cannot be."""
    return el(
        "main",
        logo(),
        el("p", problem or say("loading.game"), role="alert" if problem else "status"),
        el("a", icon("ui-home"), say("saves.title"), href="#/", class_="button"),
        class_="page waiting",
    )


WAITING: Final = page(lambda model: (model.problem,), waiting)
