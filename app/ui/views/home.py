"""The first page: the name of the game, and the ways on from here."""

from __future__ import annotations

from typing import Final

from app.ui.html import Markup, el
from app.ui.library import Keeping, Library
from app.ui.model import Model, Notice
from app.ui.routes import Route
from app.ui.texts import say
from app.ui.views.library import latest, library, running
from app.ui.views.notice import notice
from app.ui.views.pieces import drawing, icon
from app.ui.views.region import Screen, region

STREET: Final = ("corner-cafe", "cinema", "art-gallery", "grand-hotel", "city-park")
"""The street at the top, the same that stands there while the app starts (`index.html`)."""

WAYS: Final = (
    (Route("rules"), "ui-help", "home.rules"),
    (Route("settings"), "ui-settings", "home.settings"),
    (Route("credits"), "ui-people", "home.credits"),
)


def home(
    problem: str,
    shown: Notice | None,
    games: Library,
    renaming: str,
    keeping: Keeping,
    persistent: bool | None,
    home_screen: bool,
) -> Markup:
    """Show the first page."""
    return el(
        "main",
        el("div", (drawing(tile, "art") for tile in STREET), class_="street", aria_hidden="true"),
        logo(),
        el("p", say("home.tagline"), class_="tagline"),
        el("p", icon("ui-warning"), problem, role="alert", class_="error") if problem else None,
        el(
            "nav",
            latest(games),
            el(
                "a",
                icon("ui-street"),
                say("home.new"),
                href=str(Route("new")),
                class_="button large" if running(games) else "button primary large",
            ),
            el(
                "div",
                (
                    el("a", icon(name), say(text), href=str(route), class_="button")
                    for route, name, text in WAYS
                ),
                class_="ways",
            ),
        ),
        library(games, renaming, keeping, persistent, home_screen),
        el("p", say("home.unofficial"), class_="quiet imprint"),
        notice(shown),
        class_="page home",
    )


def logo() -> Markup:
    """Show the name of the game as the page's heading."""
    drawn = el("svg", el("use", href="./assets/art/logo.svg#logo"), viewBox="0 0 372 110", aria_hidden="true")
    heading = el("span", say("home.title"), class_="visually-hidden")
    return el("h1", drawn, heading, class_="logo", tabindex=-1, data_refuge=True)


def waiting(problem: str) -> Markup:
    """Stand in while a game is being read, or say why it cannot be."""
    return el(
        "main",
        logo(),
        el("p", problem or say("loading.game"), role="alert" if problem else "status"),
        el("a", icon("ui-home"), say("saves.title"), href="#/", class_="button"),
        class_="page home",
    )


def _parts(model: Model) -> tuple[str, Notice | None, Library, str, Keeping, bool | None, bool]:
    return (
        model.problem,
        model.notice,
        model.library,
        model.renaming,
        model.keeping,
        model.persistent,
        model.home_screen,
    )


SCREEN: Final = Screen(region("app", _parts, home))
WAITING: Final = Screen(region("app", lambda model: (model.problem,), waiting))
