"""The rules: messages, and visiting a rule, a picture or the player aid, and searching."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.deck_file import standard_deck
from app.ui.core.messages import Message, NotFetched
from app.ui.core.model import Model, Route, Slice
from app.ui.core.registry import Fetch, FocusOn, Navigate, Update, handles
from app.ui.core.texts import say
from app.ui.features.learn.course import COURSE
from app.ui.features.learn.handlers import FETCH_LESSONS
from app.ui.features.rules.album import ALBUM, read_album
from app.ui.table.handlers.settling import put_on_table, set_aside
from app.ui.table.model import TABLE
from app.ui.table.origins import Origin
from app.ui.table.positions import position_session
from app.ui.words.handbook import anchor_id, sections


class AlbumFetched(Message):
    """The page fetched the pictures."""

    text: str


class Seek(Message):
    """Search the rules for words."""

    words: str


SOUGHT: Final[Slice[str]] = Slice("sought", "")
"""The search text of the rules."""


class PositionToTry(Origin):
    """The position of a picture in the rules, by the picture's name."""

    kind = "picture"

    picture: str

    def route(self, table: str) -> Route:
        """Return the address of the position."""
        return Route("try", self.picture)

    @property
    def parent(self) -> Route:
        """The rule of the picture."""
        return Route("rules", self.picture)


FETCH_ALBUM: Final = Fetch("lessons/album.toml", AlbumFetched, NotFetched())
"""Fetches the rulebook's pictures."""


def visit_rules(model: Model) -> Update:
    """Scroll to a rule, and fetch the pictures of the rules page."""
    needed = ((FETCH_ALBUM, model[ALBUM]), (FETCH_LESSONS, model[COURSE]))
    fetching = tuple(fetch for fetch, there in needed if there is None)
    anchor = model.route.about
    if not anchor:
        return model, fetching
    model = model.with_(SOUGHT, "")
    if anchor not in sections():
        return model.with_notice(say("errors.rule_unknown"), "problem"), fetching
    return model, (FocusOn(anchor_id(anchor)), *fetching)


def visit_aid(model: Model) -> Update:
    """Fetch the player aid."""
    return model, () if model[ALBUM] is not None else (FETCH_ALBUM,)


def visit_picture(model: Model) -> Update:
    """Put the position of a picture on the table, after fetching the pictures."""
    if model[ALBUM] is None:
        return model, (FETCH_ALBUM,)
    route, album = model.route, model[ALBUM]
    picture = album.named(route.about) if album is not None else None
    if picture is None:
        return model, (Navigate(str(Route("rules", route.about)), replacing=True),)
    table = model[TABLE]
    if table is not None and table.route == route:
        return model, ()
    session = position_session(picture.record, standard_deck())
    model, effects = put_on_table(
        set_aside(model), f"try/{picture.name}", session, PositionToTry(route.about)
    )
    return model, effects


@handles(AlbumFetched)
def take_pictures(model: Model, message: AlbumFetched) -> Update:
    """Store the fetched pictures, and open the one in the address."""
    model = replace(model, problem="").with_(ALBUM, read_album(message.text, standard_deck()))
    return visit_picture(model) if model.route.screen == "try" else (model, ())


def keep_rule_in_sight(before: Model, message: Message, result: Update) -> Update:
    """Focus the rule of the address again after pictures above have moved it."""
    model, effects = result
    if model.route.screen == "rules" and model.route.about in sections():
        return model, (*effects, FocusOn(anchor_id(model.route.about)))
    return model, effects


@handles(Seek)
def seek(model: Model, message: Seek) -> Update:
    """Search the rules for words."""
    return model.with_(SOUGHT, message.words), ()
