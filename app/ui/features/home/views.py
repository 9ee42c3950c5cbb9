"""The first page: the game's name and the links to everything else."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import ChangeSetting
from app.ui.core.model import Offer
from app.ui.core.notice import take_later, update_offer
from app.ui.core.page_parts import page
from app.ui.core.pieces import button, drawing, icon
from app.ui.core.region import slot
from app.ui.core.routes import LEARN, Route
from app.ui.core.texts import language, languages, say
from app.ui.core.waiting import logo
from app.ui.features.hand.way import HAND_WAY
from app.ui.features.learn.continuing import continuing
from app.ui.features.learn.messages import FirstGame
from app.ui.features.learn.progress import PROGRESS, Progress
from app.ui.features.post.rows import POST_GAMES
from app.ui.features.saves.library import LIBRARY, Library
from app.ui.features.saves.views import GAMES, PASTE, latest, running
from app.ui.table.messages import AskSeed
from app.ui.words.dates import date_words

STREET: Final = ("corner-cafe", "cinema", "art-gallery", "grand-hotel", "city-park")
"""The street at the top, which `index.html` also shows while the app starts."""


WAYS: Final = (
    (LEARN, "ui-learn", "home.lessons"),
    (Route("puzzles"), "ui-puzzle", "puzzles.title"),
    (Route("rules"), "ui-rules", "home.rules"),
    (Route("settings"), "ui-settings", "home.settings"),
    (Route("credits"), "ui-people", "home.credits"),
)


def home(problem: str, games: Library, learned: Progress, newer: Offer, today: str) -> Markup:
    """Show the first page."""
    return el(
        "main",
        el("div", (drawing(tile, "house") for tile in STREET), class_="street", aria_hidden="true"),
        logo(),
        el("p", say("home.tagline"), class_="tagline"),
        el("p", icon("ui-warning"), problem, role="alert", class_="error") if problem else None,
        el(
            "nav",
            _for_newcomers(games, learned),
            slot(POST_GAMES.id, "section", aria_labelledby="post-title"),
            slot(HAND_WAY.id),
            latest(games),
            el(
                "a",
                icon("ui-street"),
                say("home.new"),
                href=str(Route("new")),
                class_="button large" if running(games) or not games.entries else "button primary large",
            ),
            el(
                "div",
                (
                    el("a", icon(name), say(text), href=str(route), class_="button")
                    for route, name, text in WAYS
                    if route != LEARN or not _new(games, learned)
                ),
                class_="ways",
            ),
            _daily(today),
            el("a", icon("ui-coin"), say("book.title"), href=str(Route("book")), class_="button quiet-button")
            if games.entries or games.results
            else None,
        ),
        slot(PASTE.id, class_="paste"),
        slot(GAMES.id, "section", class_="library", aria_labelledby="library-title"),
        take_later(newer),
        _languages(),
        el("p", say("home.unofficial"), class_="quiet imprint"),
        class_="page home",
    )


def _daily(today: str) -> Child:
    """Offer today's deal in one line."""
    if not today:
        return None
    return el(
        "a",
        icon("ui-calendar"),
        say("daily.home", date=date_words(today)),
        href=str(Route("daily")),
        class_="button quiet-button",
    )


def _languages() -> Markup:
    """Show the other languages, each under its own name."""
    return el(
        "p",
        icon("ui-language"),
        (
            button(ChangeSetting("language", code), name, class_="chip", lang=code)
            for code, name in languages().items()
            if code != language()
        ),
        class_="languages",
    )


def _for_newcomers(games: Library, learned: Progress) -> Child:
    """Offer lessons and a first game to new players, with the next step highlighted."""
    if games.entries or games.damaged:
        return None
    new = _new(games, learned)
    goes_on = continuing(learned)
    begin = AskSeed(FirstGame.verb)
    return [
        el(
            "a",
            icon("ui-learn"),
            say("home.learn"),
            href=str(LEARN),
            class_="button primary large",
            data_hint=True,
        )
        if new and goes_on is None
        else goes_on,
        button(
            begin,
            icon("grifter"),
            say("home.first_game"),
            class_="button large" if new or goes_on is not None else "button primary large",
            data_hint=not new and goes_on is None,
        ),
    ]


def _new(games: Library, learned: Progress) -> bool:
    return not (games.entries or games.damaged or learned.done)


SCREEN: Final = page(
    lambda model: (model.problem, model[LIBRARY], model[PROGRESS], update_offer(model), model.today),
    home,
    HAND_WAY,
    POST_GAMES,
    PASTE,
    GAMES,
)
