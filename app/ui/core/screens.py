"""The table of screens: each one's name in the address, its title, and its feature.

A new screen needs one row here and one folder in `app/ui/features`, which is imported on the first visit.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol, cast

from app.engine.values import Value
from app.ui.core.routes import Route, route_in
from app.ui.core.texts import listed, say
from app.ui.words.names import seat_names

if TYPE_CHECKING:
    from app.ui.core.model import Model
    from app.ui.core.region import Screen
    from app.ui.core.registry import Update

FEATURES: Final = "app.ui.features"


class ScreenRow(Value):
    """A screen: its name in the address, its folder in `app/ui/features`, and the key of its title."""

    name: str
    feature: str
    title: str = ""


SCREENS: Mapping[str, ScreenRow] = MappingProxyType(
    {
        row.name: row
        for row in (
            ScreenRow("home", "home"),
            ScreenRow("new", "new_game", "new_game.title"),
            ScreenRow("game", "game"),  # /ID: a saved game
            ScreenRow("play", "game"),  # /DATA: a game in a link
            ScreenRow("post", "post", "post.title"),  # /DATA: a game by post
            ScreenRow("open", "game"),  # a game from a file
            ScreenRow("damaged", "game"),  # /KEY: a damaged save
            ScreenRow("share", "sharing", "share.title"),  # the game on the table
            ScreenRow("phones", "phones", "phones.title"),  # /SEAT: its code
            ScreenRow("hand", "hand", "hand.title"),  # /DATA: a hand on a phone
            ScreenRow("rules", "rules", "home.rules"),  # /ANCHOR: a rule
            ScreenRow("aid", "aid", "rules.aid"),
            ScreenRow("learn", "learn", "learn.title"),  # /NUMBER or /ANCHOR: a lesson
            ScreenRow("try", "learn"),  # /ANCHOR: the position of a picture in the rules
            ScreenRow("drill", "drills", "drills.title"),  # /KIND
            ScreenRow("daily", "daily", "daily.title"),  # /DATE: its deal
            ScreenRow("puzzles", "puzzles", "puzzles.title"),  # /THEME or /days
            ScreenRow("puzzle", "puzzles", "puzzles.one"),  # /ID: a puzzle
            ScreenRow("book", "book", "book.title"),  # /PLAYER: a player
            ScreenRow("report", "report", "report.title"),  # /ID: the report on a finished game
            ScreenRow("again", "again", "again.title"),  # /NUMBER-ID: a choice of a game to try again
            ScreenRow("box", "again", "again.box"),
            ScreenRow("settings", "settings", "settings.title"),
            ScreenRow("credits", "credits", "home.credits"),
            ScreenRow("lost", "lost"),  # /ADDRESS: an unknown address
        )
    }
)
"""The screens by name."""


class Feature(Protocol):
    """The interface of a screen's module."""

    def arrive(self, model: Model) -> Update:
        """Carry out the address in `model.route`."""

    def show(self, model: Model) -> Screen:
        """Return the page for `model.route` while no game is in sight."""


def parse_route(fragment: str) -> Route:
    """Parse an address from `#` on; an unknown one becomes `lost`."""
    return route_in(fragment, SCREENS) or Route("lost", fragment.removeprefix("#"))


def feature_of(screen: str) -> Feature:
    """Return the module of a screen; raises `KeyError` for an unknown screen."""
    return cast(Feature, import_module(f"{FEATURES}.{SCREENS[screen].feature}.screen"))


def load_all() -> None:
    """Import the modules of all screens, and with them the handlers not imported yet."""
    for name in SCREENS:
        feature_of(name)


def screen_of(model: Model) -> Screen:
    """Return the page: the game if it is in sight, else the screen of the address."""
    name = "game" if model.table_in_sight is not None else model.route.screen
    return feature_of(name).show(model)


def window_title(model: Model) -> str:
    """Return the window's title: the current screen or game, and the app's name."""
    name, table = say("home.title"), model.table_in_sight
    if table is not None and table.origin.played:
        return f"{listed(seat_names(table.session.state.seats), 'unit')} – {name}"
    key = SCREENS[model.route.screen].title
    return f"{say(key)} – {name}" if key else name
