"""Places of the pages that many features share, such as the first page, Train and the settings."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from app.ui.core.feature import Contribution, contributions, load
from app.ui.core.html import Markup, Region, el
from app.ui.core.model import Model, Route, Setting
from app.ui.core.pieces import icon, link
from app.ui.core.texts import say

if TYPE_CHECKING:
    from app.saves.book import ResultsBook
    from app.ui.core.registry import Effect, Update

Shelf = Literal["newcomer", "home", "corner", "play", "rules", "more"]
"""The place of a door: below the newcomer's button, in the first page's row or corner, or on a page."""


class Door(Contribution):
    """A link to a page: its icon, the key of its label, and perhaps of a sentence below it.

    Doors with a lower `order` come first.
    """

    shelf: Shelf
    route: Route
    icon: str
    title: str
    text: str = ""
    order: int = 0


class HomeSection(Contribution):
    """A region of the first page.

    `street`: the picture at the top; `lead`: what to play next, side by side; `list`: below the row of doors;
    `view`: beside them on wide screens. `newcomer`: for newcomers only; `below`: for them, under the doors.
    """

    region: str
    place: Literal["newcomer", "below", "street", "lead", "list", "view"] = "list"
    order: int = 0


class StreetThing(Contribution):
    """Small things on the street of the first page: their drawing, and the function that counts them."""

    drawing: str
    count: str
    order: int = 0


class Returner(Contribution):
    """A function that returns whether somebody has played here before and gets the full first page."""

    check: str


class GameWay(Contribution):
    """A way to play with several people: its name, its icon, and the function that begins such a game.

    The function takes the model, the id, the session, the extra keys of its record and the seat of this
    device. Texts: `modes.NAME.name` and `modes.NAME.text`.
    """

    name: str
    icon: str
    begin: str
    order: int = 0


class KnownPeople(Contribution):
    """A function that returns the model's results book, whose people a new game can seat, or `None`."""

    find: str


class TrainSection(Contribution):
    """A region of the training page."""

    region: str
    order: int = 0


class MoreSection(Contribution):
    """A region of the page *More*."""

    region: str
    order: int = 0


class BookSection(Contribution):
    """A region of the results book, below its games."""

    region: str
    order: int = 0


class ShareSection(Contribution):
    """A region of the sharing page, above the ways to share the game."""

    region: str
    order: int = 0


class Visit(Contribution):
    """A function that responds to a visit to a shared page: it takes the model and returns an update."""

    screen: str
    arrive: str


class SettingRow(Contribution):
    """A row of the settings page: a setting, and the keys of its texts.

    The name is `settings.TITLE`, a value `settings.PREFIX_VALUE`. Without a title or a prefix both are the
    name of the setting.
    """

    group: Literal["look", "help", "pace", "device", "rare"]
    setting: Setting[str]
    title: str = ""
    prefix: str = ""
    order: int = 0


class SettingsSection(Contribution):
    """A region below the settings."""

    region: str


# --- Queries ---


@cache
def doors(shelf: Shelf) -> tuple[Door, ...]:
    """Return the doors of a shelf in their order."""
    return tuple(
        sorted((door for door in contributions(Door) if door.shelf == shelf), key=lambda door: door.order)
    )


def door_link(door: Door, class_: str) -> Markup:
    """Show a door."""
    words = el("span", el("strong", say(door.title)), el("small", say(door.text))) if door.text else None
    return link(door.route, icon(door.icon), words or say(door.title), class_=class_)


def region_at(target: str) -> Region:
    """Return a contributed region, importing its module."""
    region: Region = load(target)
    return region


def page_parts(
    kind: type[TrainSection] | type[MoreSection] | type[BookSection] | type[ShareSection],
) -> tuple[Region, ...]:
    """Return the contributed regions of a page in their order."""
    return tuple(region_at(part.region) for part in sorted(contributions(kind), key=lambda part: part.order))


def is_returner(model: Model) -> bool:
    """Return whether somebody has played here before."""
    return any(load(part.check)(model) for part in contributions(Returner))


def known_people(model: Model) -> ResultsBook | None:
    """Return the results book with the people that a new game can seat, or `None`."""
    return next((load(part.find)(model) for part in contributions(KnownPeople)), None)


def visited(model: Model, screen: str) -> Update:
    """Return the update of a visit to a shared page."""
    effects: tuple[Effect, ...] = ()
    for visit in contributions(Visit):
        if visit.screen == screen:
            update: Update = load(visit.arrive)(model)
            model, effects = update[0], (*effects, *update[1])
    return model, effects
