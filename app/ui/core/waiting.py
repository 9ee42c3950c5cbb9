"""The page that waits for a game, and the logo."""

from __future__ import annotations

from typing import Final

from app.ui.core import texts
from app.ui.core.html import Markup, el
from app.ui.core.page_parts import page
from app.ui.core.pieces import icon, link
from app.ui.core.texts import say


def logo() -> Markup:
    """Show the game's name as the page's heading."""
    logo = texts.logo_drawing()
    if logo is None:
        return el("h1", say("home.title"), class_="logo", tabindex=-1, data_refuge=True)
    drawing = el("use", href=f"./assets/art/logo.svg#{logo['id']}")
    drawn = el("svg", drawing, viewBox=logo["box"], aria_hidden="true")
    heading = el("span", say("home.title"), class_="visually-hidden")
    return el("h1", drawn, heading, class_="logo", tabindex=-1, data_refuge=True)


def waiting(problem: str) -> Markup:
    """Show that a game is being read, or why it cannot be."""
    return el(
        "main",
        logo(),
        el("p", problem or say("loading.game"), role="alert" if problem else "status"),
        link("#/", icon("ui-home"), say("saves.title")),
        class_="page waiting",
    )


WAITING: Final = page(lambda model: (model.problem,), waiting)
