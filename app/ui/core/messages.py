"""Messages: everything that can happen to the interface, as frozen data with one text form.

`str(Pick("art-gallery"))` is `pick art-gallery`; `parse_message` reads it back. Views write messages into
`data-message`, and for inputs into `data-input` (the value comes behind it). The last text may have spaces.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeVar, get_args

from app.engine.geometry import Cell, cell_text, parse_cell
from app.engine.values import Value, fields

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.ui.features.saves.library import Keeping, Library


DrawerPage = Literal["log", "stack", "help", "menu", "streets", "people", "typed"]
"""The pages of the drawer beside the board."""

OverlayName = Literal["owners", "streets", "people"]
"""What can be laid over the city."""

SubjectKind = Literal["cell", "tile", "consultant", "token", "symbol", "person", "back", "topic"]
"""What can be explained: the first word of a subject (`cell 0,1`, `tile cinema`, `topic sign`)."""

_Word = TypeVar("_Word", bound=str)


class Message(Value):
    """What happened: `str`, `int`, `float`, `bool` and `Cell`, or what only the page sends."""

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
    """Return a function that reads one of some texts; it raises `ValueError` for any other."""

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
    """Read a subject: its kind and its name; `None` if there is no such kind."""
    kind, _, name = text.partition(" ")
    known: tuple[SubjectKind, ...] = get_args(SubjectKind)
    return next(((each, name) for each in known if each == kind), None)


def parse_message(text: str) -> Message:
    """Read a message from its text form; raises `ValueError` if it is not the text of any message."""
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
    """The address changed: the part from `#` on."""

    fragment: str


class Dismiss(Message):
    """Close the notice."""


class Pull(Message):
    """Pull the explanation up to its full height, or down again; on a phone one line of it is shown."""


class UpdateWaits(Message):
    """A new version of the app is there and waits to be taken."""


class NotNow(Message):
    """Put the new version off: it can be taken later, and is offered no more."""


class TakeUpdate(Message):
    """Take the new version: the page is loaded again, unless the game on the table would be lost."""


class Replaced(Message):
    """Another version has taken over, accepted in another tab perhaps: this page is to be loaded again."""


class LoadAnyway(Message):
    """Load the page again although the game on the table is not kept."""


class Fade(Message):
    """Close the notice if it still says this."""

    text: str


class ChangeSetting(Message):
    """Change a setting (a field of `Settings`)."""

    setting: str
    value: str


class Motion(Message):
    """The device asks for reduced motion, or no longer does; `moves`: things may move."""

    moves: bool


class StoredLoaded(Message):
    """A stored value was read at the start: its key (see `stored.STORED`) and its text."""

    key: str
    text: str


# --- The table ---


class Pick(Message):
    """Take up a tile of the hand, or put it down again."""

    tile: str


class Tap(Message):
    """Tap a cell of the board."""

    cell: Cell


class Drop(Message):
    """Drop a tile of the hand on a cell."""

    tile: str
    cell: Cell


class Turn(Message):
    """Turn the ghost to the next legal facing."""


class Face(Message):
    """Turn the ghost to a facing, which may be illegal: then say why."""

    facing: str


class Cancel(Message):
    """Step back: close what is open, then take the ghost away, then put the tile down."""


class Act(Message):
    """Commit an action (its text)."""

    action: str


class MoveAll(Message):
    """Send this person and the others of its colour that are moving to the same building."""

    action: str


class TakeBack(Message):
    """Take back one of the people that were just sent to a building (the action); the others stay sent."""

    action: str


class Undo(Message):
    """Take the last action back."""


class Redo(Message):
    """Do the action taken back again."""


class UndoTurn(Message):
    """Take the whole turn back."""


class Think(Message):
    """The bot whose turn it is chooses now, in the position counted so far."""

    position: int


class StillThinking(Message):
    """A thought of a bot, by its number, takes so long that the page should say so."""

    number: int


class Considered(Message):
    """A thought of a bot, by its number, has used so much of its time, and likes an action best so far."""

    number: int
    percent: int
    action: str


class PlayNow(Message):
    """The bot that is thinking plays the best it has found so far."""


class Thought(Message):
    """A thought of a bot, by its number, has come to an action."""

    number: int
    action: str


class Reveal(Message):
    """The seat that the device was passed to is there: show its hand."""


class ShowNext(Message):
    """Go on to a beat of the show of an action (its number); with -1, end whichever is shown."""

    choice: int
    beat: int


class ShowOn(Message):
    """A beat of the show of an action (its number) has stayed its time: go on, unless it is held."""

    choice: int
    beat: int


class Celebrated(Message):
    """The celebration at the end of the game is over; `choices` were played in it."""

    choices: int


class HoldShow(Message):
    """Let the beat of the show stay, or go on from it."""

    held: bool


class Open(Message):
    """Open the drawer on a page (`log`, `stack`, …), or close it if it is open there."""

    page: DrawerPage


class Close(Message):
    """Close the drawer."""


class Overlay(Message):
    """Lay `owners`, `streets` or `people` over the city, or take it away again."""

    name: OverlayName


class Light(Message):
    """Light cells (their texts, separated by spaces; none lights nothing)."""

    cells: str


class LookAt(Message):
    """Look at the game after so many actions; -1 goes back to the present."""

    position: int


class PlayFrom(Message):
    """Tell the game again from so many actions on, beat after beat."""

    position: int


class Speak(Message):
    """Say the `scores` of all seats, or the `street` of the focused cell, to a screen reader."""

    subject: str


class Ask(Message):
    """Go to where what is asked is answered, and say once more what it is."""


class TypeLine(Message):
    """What stands in the box for typed play now."""

    line: str


class EnterLine(Message):
    """Do what stands in the box for typed play, or answer it."""


class Replay(Message):
    """Tell again what others did since the seat at the device last chose something."""


class Help(Message):
    """Explain a subject (`tile art-gallery`, `cell 0,1`, `consultant hacker`, …); nothing closes it."""

    subject: str


# --- The camera ---


class Hover(Message):
    """The mouse is over a cell."""

    cell: Cell


class Leave(Message):
    """The mouse is over no cell any more that means something."""


class Resized(Message):
    """The board's part of the page has this size now, in pixels."""

    width: float
    height: float


class Pan(Message):
    """Move the city by so many pixels."""

    dx: float
    dy: float


class Zoom(Message):
    """Make the city larger by a factor around a point of the board, in pixels."""

    x: float
    y: float
    factor: float


class DoubleTap(Message):
    """Two quick taps at a point of the board, in pixels: closer, or back to the whole city."""

    x: float
    y: float


class ZoomBy(Message):
    """Make the city larger by a factor around the middle."""

    factor: float


LARGER: Final = ZoomBy(1.3)
SMALLER: Final = ZoomBy(1 / 1.3)
"""One step closer, or further away."""


class Scroll(Message):
    """Show what lies further in a direction: N, E, S or W."""

    direction: str


class Fit(Message):
    """Show the whole city, and keep showing it as it grows."""


class Focus(Message):
    """Move the board's focus to a cell."""

    cell: Cell


# --- Games ---


class AskSeed(Message):
    """Draw a seed and send it behind the start of a message (`begin`)."""

    start: str


class SetGame(Message):
    """Change an entry of the form of a new game."""

    entry: str
    value: str


class SetPlace(Message):
    """Change an entry of a place on the form of a new game."""

    place: int
    entry: str
    value: str


class AddPlace(Message):
    """Put one more place at the table of a new game."""


class RemovePlace(Message):
    """Take a place from the table of a new game."""

    place: int


class Begin(Message):
    """Begin the game that the form stands for, under an id; what is wrong with the form is shown instead."""

    game: str


class QuickStart(Message):
    """Begin a game at once (one of `form.QUICK`), all else as it was chosen last; the seed is its id too."""

    which: str
    seed: str


class Rematch(Message):
    """Begin a game of the same people with the same options and a new seed, which is its id too."""

    seed: str


class SameDeal(Message):
    """Begin the game on the table once more with the same deal, under a new id."""

    game: str


# --- Saved games: what the player wants ---


class Renaming(Message):
    """Open the field for a game's title in the list of games; empty closes it."""

    game: str


class Rename(Message):
    """Change a game's title."""

    game: str
    title: str


class Pasting(Message):
    """The field for a link holds a text."""

    text: str


class OpenPasted(Message):
    """Open the game whose link stands in that field."""


class Duplicate(Message):
    """Save a copy of a game."""

    game: str


class Delete(Message):
    """Delete a game."""

    game: str


class DeleteDamaged(Message):
    """Delete a text that is no intact save, by its key."""

    key: str


class Restore(Message):
    """Bring back what was deleted last."""


class CarryOn(Message):
    """Go on with what is good of the record that is explained, as a new game."""


class Raw(Message):
    """Download the text that is explained, as it is."""


class Export(Message):
    """Download the record of the game on the table."""


class ExportGame(Message):
    """Download the record of a game of the list."""

    game: str


class KeepPicture(Message):
    """Share a picture of the city on the table, or keep it as a file."""


class PictureFailed(Message):
    """No picture could be made."""


class ShareLink(Message):
    """Share the link to the game on the table as the system does it, or copy it."""


class CopyText(Message):
    """Copy the `link`, the `deal` link or the bug `report` of the game on the table."""

    which: str


class ShowCode(Message):
    """Show the `link` or the `deal` link of the game on the table as a QR code, or hide it again."""

    which: str


class KeepAgain(Message):
    """Keep the game on the table, which is not: it came with a link, or was deleted in another tab."""


class TakeOver(Message):
    """Play here; the other tab watches."""


# --- Saved games: what the page tells; those with more than plain fields have no text form ---


class Loaded(Message):
    """A saved game was read, its record's text; `older`: the newest copy was damaged."""

    game: str
    older: bool
    text: str


class Missing(Message):
    """There is nothing kept under an id or a key."""

    game: str


class DamagedSaveRead(Message):
    """There is only a text that is no intact save."""

    key: str
    text: str


class SaveResult(Message):
    """How saving a game went (`Keeping`); without a game: how it goes in general."""

    game: str
    how: Keeping


class LockResult(Message):
    """Whether this tab writes a game (or another one does); `lost`: it did until now."""

    game: str
    here: bool
    lost: bool


class Changed(Message):
    """Another tab wrote under a key."""

    key: str


class Returned(Message):
    """The browser brought the page back as it was: what other tabs wrote meanwhile was not heard of."""


class GamesListed(Message):
    """The list of games was read."""

    library: Library


class Adopted(Message):
    """A game that came from elsewhere has an id now; `others`: there are other games in the list."""

    game: str
    session: Session
    others: bool


class MoreGames(Message):
    """Show more of the games that are kept."""


class AlreadySaved(Message):
    """A game that came from elsewhere is one of those kept."""

    game: str


class FileRead(Message):
    """A file was chosen and read."""

    text: str


class FileRefused(Message):
    """A file was chosen that is too `large` or `unreadable`."""

    why: str


class NotShared(Message):
    """The system's sheet for sharing was closed."""


class Copied(Message):
    """Whether the browser allowed to copy."""

    done: bool


class CodeMade(Message):
    """The QR code of the address that ends in a fragment: a row for each line, `1` for what is dark."""

    fragment: str
    rows: tuple[str, ...]


class CodeFailed(Message):
    """There is no QR code of such an address: it is too `long`, or what makes codes is `missing`."""

    fragment: str
    why: str


class Promised(Message):
    """Whether the browser promises to keep what is stored (`persistent`), and whether it is Safari's tab."""

    persistent: bool
    home_screen: bool


# --- The language ---


class CatalogueLoaded(Message):
    """The compiled catalogue of another language was fetched."""

    text: str


class CatalogueFailed(Message):
    """The catalogue of a language could not be fetched."""

    language: str


class LanguageChanged(Message):
    """Another catalogue is in use; `unnamed` are the places with a default name (`form.unnamed`)."""

    unnamed: frozenset[int | None]


# --- Learning ---


class Fetched(Message):
    """A file of what is asked for seldom has come: its name and its text."""

    name: str
    text: str


class NotFetched(Message):
    """A file of what is asked for seldom could not be had."""

    name: str


class LessonOn(Message):
    """Leave a step of a lesson that is done, for the next one."""


class LessonAgain(Message):
    """Begin the lesson on the table again."""


class FirstGame(Message):
    """Begin the first game, under an id."""

    game: str


class DismissHint(Message):
    """Take the hint of the first game away."""


class Seek(Message):
    """Look for words in the rules."""

    words: str


class BeginDrill(Message):
    """Begin a drill (`legal` or `worth`) with the questions of a seed."""

    kind: str
    seed: str


class AnswerDrill(Message):
    """Answer the question of the drill."""

    answer: str


class DrillOn(Message):
    """Go on to the next question."""
