"""Messages: everything that can happen to the interface, as frozen data with a text form.

`str(Pick("art-gallery"))` is `pick art-gallery`, and `parse_message` reads it back. Views write messages into
`data-message`, and for inputs into `data-input`, where the page appends the value. Only the last text may
contain spaces.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeVar, get_args

from app.engine.geometry import Cell, cell_text, parse_cell
from app.engine.values import Value, fields

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.saves.book import ResultsBook
    from app.ui.features.saves.library import Keeping, Library


DrawerPage = Literal["log", "stack", "help", "menu", "streets", "people", "typed", "post"]
"""The pages of the drawer beside the board."""

OverlayName = Literal["owners", "streets", "people"]
"""The overlays of the city."""

SubjectKind = Literal["cell", "tile", "consultant", "token", "symbol", "person", "back", "topic", "seat"]
"""The first word of a subject that can be explained (`cell 0,1`, `tile cinema`, `topic sign`)."""

_Word = TypeVar("_Word", bound=str)


class Message(Value):
    """An event, with fields of `str`, `int`, `float`, `bool` and `Cell`.

    Events from the page may have others.
    """

    verb: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.verb = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        if cls.verb in _MESSAGES:
            raise ValueError(f"two messages are called {cls.verb}")
        _MESSAGES[cls.verb] = cls

    def __str__(self) -> str:
        values = (getattr(self, field) for field in fields(type(self)))
        return " ".join([self.verb, *map(_written, values)])


_MESSAGES: Final[dict[str, type[Message]]] = {}


def _written(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case (int(), int()):
            return cell_text((value[0], value[1]))
        case _:
            return str(value)


def _read_bool(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError(f"neither yes nor no: {text[:40]!r}")
    return text == "yes"


def one_of(known: tuple[_Word, ...]) -> Callable[[str], _Word]:
    """Return a parser that accepts only the given words and raises `ValueError` for others."""

    def read(text: str) -> _Word:
        for each in known:
            if each == text:
                return each
        raise ValueError(f"not a word that is known: {text[:40]!r}")

    return read


_READ: Final[dict[str, Callable[[str], Any]]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": _read_bool,
    "Cell": parse_cell,
    "DrawerPage": one_of(get_args(DrawerPage)),
    "OverlayName": one_of(get_args(OverlayName)),
}


def read_subject(text: str) -> tuple[SubjectKind, str] | None:
    """Parse a subject into its kind and name; return `None` for an unknown kind."""
    kind, _, name = text.partition(" ")
    known: tuple[SubjectKind, ...] = get_args(SubjectKind)
    return next(((each, name) for each in known if each == kind), None)


def parse_message(text: str) -> Message:
    """Parse a message from its text form; raises `ValueError` if there is no such message."""
    verb, space, rest = text.partition(" ")
    kind = _MESSAGES.get(verb)
    if kind is None:
        raise ValueError(f"not a message: {text[:80]!r}")
    wanted = fields(kind).values()
    if any(type_ not in _READ for type_ in wanted):
        raise ValueError(f"not a message that has a text: {text[:80]!r}")
    words = rest.split(" ", max(0, len(wanted) - 1)) if space else []
    if len(words) != len(wanted):
        raise ValueError(f"not a message: {text[:80]!r}")
    return kind(*(_READ[type_](word) for type_, word in zip(wanted, words, strict=True)))


# --- Anywhere ---


class RouteChanged(Message):
    """The address changed to this fragment, from `#` on."""

    fragment: str


class TodayIs(Message):
    """The device's date is this, as in `2026-11-26`."""

    date: str


class CheckDate(Message):
    """The device's date may have changed: the page is in sight again, or the player asks for today."""


class Dismiss(Message):
    """Close the notice."""


class Pull(Message):
    """Pull the explanation up to its full height, or down again; on a phone only one line shows."""


class UpdateWaits(Message):
    """A new version of the app is ready."""


class NotNow(Message):
    """Postpone the new version: it stays available, without further offers."""


class TakeUpdate(Message):
    """Activate the new version by reloading, unless the game on the table would be lost."""


class Replaced(Message):
    """Another version has taken over, perhaps accepted in another tab; this page must reload."""


class LoadAnyway(Message):
    """Reload the page although the game on the table is not saved."""


class Fade(Message):
    """Close the notice if it still shows this text."""

    text: str


class ChangeSetting(Message):
    """Change a setting (a field of `Settings`)."""

    setting: str
    value: str


class Motion(Message):
    """The device's reduced-motion preference changed; `moves`: motion is allowed."""

    moves: bool


class StoredLoaded(Message):
    """The page read a stored value at the start: its key (see `stored.STORED`) and its text."""

    key: str
    text: str


class StoredChanged(Message):
    """Another tab or a file changed a stored value: its key and its text now."""

    key: str
    text: str


# --- The table ---


class Pick(Message):
    """Pick up a tile from the hand, or put it down again."""

    tile: str


class Tap(Message):
    """Tap a cell of the board."""

    cell: Cell


class Drop(Message):
    """Drop a tile from the hand on a cell."""

    tile: str
    cell: Cell


class CarryOver(Message):
    """Carry the tile that is up over a cell."""

    cell: Cell


class Turn(Message):
    """Turn the ghost to the next legal facing."""


class Face(Message):
    """Turn the ghost to a facing; if it is illegal, say why."""

    facing: str


class Cancel(Message):
    """Step back: close what is open, then remove the ghost, then put the tile down."""


class Act(Message):
    """Commit an action, given as text."""

    action: str


class MoveAll(Message):
    """Send this person and the other moving people of its colour to the same building."""

    action: str


class TakeBack(Message):
    """Take back one person who was just sent to a building (the action); the others stay sent."""

    action: str


class Undo(Message):
    """Undo the last action."""


class Redo(Message):
    """Redo the undone action."""


class UndoTurn(Message):
    """Undo the whole turn."""


class Think(Message):
    """Ask the bot whose turn it is to choose, at this position number."""

    position: int


class StillThinking(Message):
    """A bot's search, by number, is taking long enough to show that it is thinking."""

    number: int


class Thought(Message):
    """A bot's search, by number, has chosen an action."""

    number: int
    action: str


class Reveal(Message):
    """The next player has the device: show their hand."""


class ShowNext(Message):
    """Go on to a step of an action's playback (the action's number); -1 ends any playback."""

    choice: int
    step: int


class ShowOn(Message):
    """A step of an action's playback (the action's number) has had its time: go on unless paused."""

    choice: int
    step: int


class Celebrated(Message):
    """The celebration at the end of the game is over; the game had `choices` actions."""

    choices: int


class HoldShow(Message):
    """Pause the playback at its step, or resume it."""

    held: bool


class HurryShow(Message):
    """Tell the show fast, or at its pace again."""

    fast: bool


class Open(Message):
    """Open the drawer on a page (`log`, `stack`, …); close it if that page is already open."""

    page: DrawerPage


class Close(Message):
    """Close the drawer."""


class Overlay(Message):
    """Show the overlay `owners`, `streets` or `people` on the city, or hide it."""

    name: OverlayName


class Light(Message):
    """Highlight cells (texts separated by spaces); an empty text clears the highlight."""

    cells: str


class LookAt(Message):
    """Look at the game after a number of actions; -1 returns to the present."""

    position: int


class PlayFrom(Message):
    """Replay the game from a number of actions on, step by step."""

    position: int


class Speak(Message):
    """Announce the `scores` of all seats, or the `street` of the focused cell, to screen readers."""

    subject: str


class Ask(Message):
    """Focus the control that answers the current question, and announce the question again."""


class TypeLine(Message):
    """The input line of typed play changed to this text."""

    line: str


class EnterLine(Message):
    """Execute or answer the line of typed play."""


class Replay(Message):
    """Replay what the others did since the seat at the device last acted."""


class Help(Message):
    """Explain a subject (`tile art-gallery`, `cell 0,1`, `consultant hacker`, …); an empty one closes it."""

    subject: str


# --- The camera ---


class Hover(Message):
    """The mouse entered a cell."""

    cell: Cell


class Leave(Message):
    """The mouse left all cells that respond to it."""


class Resized(Message):
    """The board's area of the page changed to this size, in pixels."""

    width: float
    height: float


class Pan(Message):
    """Move the city by an offset in pixels."""

    dx: float
    dy: float


class Zoom(Message):
    """Scale the city by a factor around a point of the board, in pixels."""

    x: float
    y: float
    factor: float


class DoubleTap(Message):
    """Zoom in at a double-tapped point of the board, in pixels, or back to the whole city."""

    x: float
    y: float


class ZoomBy(Message):
    """Scale the city by a factor around the centre."""

    factor: float


LARGER: Final = ZoomBy(1.3)
SMALLER: Final = ZoomBy(1 / 1.3)
"""One step out, or in."""


class Scroll(Message):
    """Scroll the view in a direction: N, E, S or W."""

    direction: str


class TurnMap(Message):
    """Turn the map by a quarter, or back."""


class Fit(Message):
    """Show the whole city, and keep it in view as it grows."""


class Focus(Message):
    """Move the keyboard focus to a cell of the board."""

    cell: Cell


# --- Games ---


class AskSeed(Message):
    """Draw a seed and send it as the last value of a message (`begin`)."""

    start: str


class SetGame(Message):
    """Change an entry of the new-game form."""

    entry: str
    value: str


class SetPlace(Message):
    """Change an entry of a place in the new-game form."""

    place: int
    entry: str
    value: str


class AddPlace(Message):
    """Add a place to the new game."""


class RemovePlace(Message):
    """Remove a place from the new game."""

    place: int


class Begin(Message):
    """Begin the game described by the form, under an id; if the form has problems, show them instead."""

    game: str


class QuickStart(Message):
    """Begin a game from `form.QUICK` with the last choices; the seed is also its id."""

    which: str
    seed: str


class Daily(Message):
    """Play the deal of a date, as in `2026-11-26`."""

    date: str


class BeginDaily(Message):
    """Begin a game of a date's deal under an id."""

    date: str
    game: str


class BeginToday(BeginDaily):
    """Begin a game of the deal of a date under an id, if that is still today."""


class BookRead(Message):
    """The results book was read; `left`: saved games still to enter. Without it there are as many as before.

    An import added `new` games; of `damaged` games nothing could be read, of `intact` ones everything.
    `changed`: it changed the book.
    """

    book: ResultsBook
    left: tuple[str, ...] | None = None
    new: int | None = None
    intact: int = 0
    damaged: int = 0
    changed: bool = False


class BookRefused(Message):
    """A file holds no results book."""


class FillBook(Message):
    """Enter the next of the saved games in the results book."""


class FilterBook(Message):
    """Show all games of the results book, the solo ones, or the others."""

    kind: str


class MoreResults(Message):
    """Show more games of the results book."""


class ExportBook(Message):
    """Offer the results book as a file: `json`, `csv` or `text`."""

    form: str


class Rematch(Message):
    """Begin another game with the same people and options; its new seed is also its id."""

    seed: str


class SameDeal(Message):
    """Begin the game on the table again with the same deal, under a new id."""

    game: str


# --- Saved games: requests by the player ---


class Renaming(Message):
    """Open the title field of a game in the list; an empty id closes it."""

    game: str


class Rename(Message):
    """Change a game's title."""

    game: str
    title: str


class Pasting(Message):
    """The field for a link changed to this text."""

    text: str


class OpenPasted(Message):
    """Open the game whose link is in the field."""


class Duplicate(Message):
    """Save a copy of a game."""

    game: str


class Delete(Message):
    """Delete a game."""

    game: str


class DeleteDamaged(Message):
    """Delete a damaged save, by its key."""

    key: str


class Restore(Message):
    """Restore the last deleted game or text."""


class CarryOn(Message):
    """Continue with the intact part of the explained record, as a new game."""


class Raw(Message):
    """Download the explained text unchanged."""


class Export(Message):
    """Download the record of the game on the table."""


class ExportGame(Message):
    """Download the record of a listed game."""

    game: str


class KeepPicture(Message):
    """Share a picture of the city on the table, or save it as a file."""


class PictureFailed(Message):
    """The picture could not be made."""


class ShareLink(Message):
    """Share the link to the game on the table through the system, or copy it."""


class CopyText(Message):
    """Copy the `link`, the `deal` link or the bug `report` of the game on the table."""

    which: str


class ShowCode(Message):
    """Show or hide the `link` or `deal` link of the game on the table as a QR code."""

    which: str


class KeepAgain(Message):
    """Save the game on the table, which came from a link or was deleted in another tab."""


class TakeOver(Message):
    """Play in this tab; the other tab watches."""


# --- Saved games: reports by the page; those with complex fields have no text form ---


class Loaded(Message):
    """The page read a saved game's record; `older`: the newest copy was damaged."""

    game: str
    older: bool
    text: str


class Missing(Message):
    """Nothing is stored under an id or a key."""

    game: str


class DamagedSaveRead(Message):
    """Only a damaged save is stored there."""

    key: str
    text: str


class SaveResult(Message):
    """The result of saving a game (`Keeping`); without a game, of saving in general."""

    game: str
    how: Keeping


class LockResult(Message):
    """Whether this tab writes a game or another one does; `lost`: it did until now."""

    game: str
    here: bool
    lost: bool


class Changed(Message):
    """Another tab wrote under a key."""

    key: str


class Returned(Message):
    """The browser restored the page unchanged; it missed what other tabs wrote meanwhile."""


class GamesListed(Message):
    """The page read the list of games."""

    library: Library


class Adopted(Message):
    """A game from outside got an id; `others`: the list has other games."""

    game: str
    session: Session
    others: bool


class MoreGames(Message):
    """Show more of the saved games."""


class AlreadySaved(Message):
    """A game from outside is already saved."""

    game: str


class FileRead(Message):
    """The page read a chosen file."""

    text: str


class FileRefused(Message):
    """A chosen file is too `large` or `unreadable`."""

    why: str


class NotShared(Message):
    """The player closed the system's share sheet."""


class Copied(Message):
    """Whether copying succeeded."""

    done: bool


class CodeMade(Message):
    """The QR code of the address with this fragment: a row for each line, `1` for dark."""

    fragment: str
    rows: tuple[str, ...]


class CodeFailed(Message):
    """An address has no QR code: it is too `long`, or the code library is `missing`."""

    fragment: str
    why: str


class Promised(Message):
    """Whether storage is `persistent`, and whether this is a Safari tab."""

    persistent: bool
    home_screen: bool


# --- The language ---


class CatalogueLoaded(Message):
    """The page fetched the compiled catalogue of another language."""

    text: str


class CatalogueFailed(Message):
    """The page could not fetch a language's catalogue."""

    language: str


class LanguageChanged(Message):
    """The page switched catalogues; `unnamed` are the places with a default name (`form.unnamed`)."""

    unnamed: frozenset[int | None]


# --- Learning ---


class Fetched(Message):
    """The page fetched a rarely needed file: its name and text."""

    name: str
    text: str


class NotFetched(Message):
    """The page could not fetch a rarely needed file."""

    name: str


class LessonOn(Message):
    """Leave a finished step of a lesson for the next one."""


class LessonAgain(Message):
    """Restart the lesson on the table."""


class FirstGame(Message):
    """Begin the first game, under an id."""

    game: str


class DismissHint(Message):
    """Dismiss the hint of the first game."""


class Seek(Message):
    """Search the rules for words."""

    words: str


class BeginDrill(Message):
    """Begin a drill (`legal` or `worth`) with questions from a seed."""

    kind: str
    seed: str


class AnswerDrill(Message):
    """Answer the drill's question."""

    answer: str


class DrillOn(Message):
    """Go on to the next question."""
