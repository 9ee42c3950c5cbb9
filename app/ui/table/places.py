"""The places that the table offers to features."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Generic, Literal, NamedTuple, TypeVar

from app.ui.core.feature import Contribution, always, contributions, load

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from app.engine.city import Site
    from app.engine.geometry import Cell
    from app.engine.session import Session
    from app.saves.marks import Looks
    from app.ui.core.feature import Condition
    from app.ui.core.html import Markup
    from app.ui.core.model import Model
    from app.ui.table.model import Table


class AtEnd(Contribution):
    """A function that responds to the end of a game: it takes the model and the table, and returns an update.

    It runs once, when the game on the table ends; opening a finished game does not count.
    """

    run: str


class AtReport(Contribution):
    """A function that responds when a report has judged all choices of the people in a game.

    It takes the model, the game's id and what the report counted (`app.saves.book.JudgedGame.seats`), and
    returns an effect or `None`.
    """

    run: str


class OwnSeat(Contribution):
    """A function that returns the seat of this device in a game that several devices play, or `None`.

    It takes the model and the game's session. It runs when such a game is put on the table.
    """

    find: str


class Key(Contribution):
    """A key of the keyboard while the table is in sight: its name, and the text of its message.

    `text` is the key of its text in the help, below `keys`.
    """

    name: str
    message: str
    text: str


class MenuEntry(Contribution):
    """An entry of the table's menu or of its help: its icon, the key of its words, and where it leads.

    It sends `message`, the text of a message, or leads to the screen `screen`. Entries are sorted by
    `position`. The menu has room for ten (`MOST_ENTRIES`): what a game needs. Explanations are on the help
    page.
    """

    position: int
    icon: str
    text: str
    message: str = ""
    screen: str = ""
    page: Literal["menu", "help"] = "menu"
    while_: Condition = always


MOST_ENTRIES: Final = 10
"""The most entries of the menu."""


class SeatButton(Contribution):
    """A button for a seat of a person whose hand can be on a phone.

    Its message is `verb` with the seat. The keys of its words are `here` for the hand-over, where the person
    reads them, and `text` for the card of the seat.
    """

    icon: str
    verb: str
    text: str
    here: str


class PromptButton(Contribution):
    """A button below the question about the next build, with its icon, the key of its words and its key.

    It sends `message`, the text of a message.
    """

    icon: str
    text: str
    message: str
    key: str = ""
    while_: Condition = always


class OtherCity(NamedTuple):
    """A city beside the game's own: its player's name and money, its sites, and the looks of their owners."""

    name: str
    money: int
    sites: Mapping[Cell, Site]
    looks: Looks


class SecondCity(Contribution):
    """A function that returns the city beside the game's own on a poster, or `None`.

    It takes the model and the table.
    """

    find: str
    while_: Condition = always


# --- Places with a view of the table ---


class TablePart(Contribution):
    """The base of places with a view of the table.

    `parts` takes the model and the table and returns a tuple, or `None` for nothing; `view` takes these parts
    and returns the markup. It runs again when the parts change (`app.ui.core.html.same_parts`).
    """

    parts: str
    view: str
    while_: Condition = always


class UndoableStep(Contribution):
    """A step that is not an action, such as money set by hand, which undo takes back.

    Both functions take the model and the table. `waits` returns whether such a step is the last one, and
    `without` the session without it.
    """

    waits: str
    without: str
    while_: Condition = always


class Guide(TablePart):
    """A strip above the board; the first guide with parts is shown.

    `last`: it shows only where no other guide does.
    """

    last: bool = False


class DrawerPage(TablePart):
    """A page of the drawer: its name, which the message `open` has, and the key of its title.

    `entry`: the title gets the focus when the page opens; otherwise the view marks another element.
    """

    name: str = ""
    title: str = ""
    entry: bool = True


class PromptCover(TablePart):
    """A replacement of the question, such as while the game waits for somebody elsewhere."""


class TrayCover(TablePart):
    """A replacement of the hand in the tray."""


class ControlsNote(TablePart):
    """A note beside the tools, such as whether the game is saved."""


class RailRow(TablePart):
    """A row between the seats and the stack, such as a rival's money."""


class EndNote(TablePart):
    """A line below the result of a finished game; `above`: what kind of game it was, above the result."""

    above: bool = False


class EndSection(TablePart):
    """A section of the end of a game, below the ranking."""


def never(model: Model) -> bool:
    """Return false, for a button that is never the main one."""
    return False


class EndButton(TablePart):
    """A button at the end of a game, sorted by `position`.

    It has an icon and the key of its words, and sends `message`, the text of a message, or leads to the
    screen `screen`. Where its words or its aim depend on the game, it has a view, which takes whether it is
    the main button, then its parts. The first button whose condition `main` holds is the main one. It comes
    first, then two more; the others open with *More*.
    """

    parts: str = "table.views.end:no_parts"
    view: str = ""
    position: int = 0
    icon: str = ""
    text: str = ""
    message: str = ""
    screen: str = ""
    main: Condition = never


P = TypeVar("P", bound=TablePart)


class Placed(NamedTuple, Generic[P]):
    """A place that has something to show, and the parts that its view takes."""

    place: P
    parts: tuple[object, ...]

    @property
    def markup(self) -> Markup:
        """What the place shows."""
        markup: Markup = load(self.place.view)(*self.parts)
        return markup


def gather(kind: type[P], model: Model, table: Table) -> tuple[Placed[P], ...]:
    """Return the places of a kind that have something to show."""
    places = (placed(place, model, table) for place in contributions(kind))
    return tuple(each for each in places if each is not None)


def placed(place: P, model: Model, table: Table) -> Placed[P] | None:
    """Return a place with its parts, or `None` if it has nothing to show."""
    parts = load(place.parts)(model, table) if place.while_(model) else None
    return Placed(place, parts) if parts is not None else None


@cache
def drawer_page(name: str) -> DrawerPage | None:
    """Return the page of the drawer with a name, or `None`."""
    return next((page for page in contributions(DrawerPage) if page.name == name), None)


@cache
def contributed_keys() -> dict[str, Key]:
    """Return the keys that features contribute, by name."""
    return {key.name: key for key in contributions(Key)}


def undoable(model: Model, table: Table) -> bool:
    """Return whether undo has an action or a step of a feature to take back."""
    takes_back = table.session.undo_problem() is None and len(table.session.history) > table.origin.start
    return takes_back or any(_waiting_steps(model, table))


def last_step(model: Model, table: Table) -> Session | None:
    """Return the session without the last step of a feature, if it is the last of all."""
    return next((load(step.without)(model, table) for step in _waiting_steps(model, table)), None)


def _waiting_steps(model: Model, table: Table) -> Iterator[UndoableStep]:
    steps = (step for step in contributions(UndoableStep) if step.while_(model))
    return (step for step in steps if load(step.waits)(model, table))


A = TypeVar("A", MenuEntry, PromptButton, EndButton)


def active(kind: type[A], model: Model) -> tuple[A, ...]:
    """Return the contributions of a kind whose conditions hold."""
    return tuple(part for part in contributions(kind) if part.while_(model))
