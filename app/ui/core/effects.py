"""Effects: what `update` asks the page to do outside, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.engine.values import Value

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.engine.state import State
    from app.ui.core.messages import Message
    from app.ui.table.seating import Looks


class Navigate(Value):
    """Go to an address within the app (`#/…`); `replacing` adds no entry to the browser's history."""

    fragment: str
    replacing: bool = False


class AcceptUpdate(Value):
    """Activate the waiting version of the app and reload the page; `anyway` skips the last check."""

    anyway: bool = False


class After(Value):
    """Send a message after a delay in milliseconds."""

    milliseconds: int
    message: Message


class StoreText(Value):
    """Store a value's changes under its key: they lie between its text `before` and `text`.

    What another tab has stored meanwhile stays (`stored.text_to_store`). If the merged text differs, send
    `StoredChanged`.
    """

    key: str
    text: str
    before: str = ""


class ReadStored(Value):
    """Read a stored value that another tab changed; send `StoredChanged`."""

    key: str


class AskToday(Value):
    """Read the device's date, and send `TodayIs`."""


class FocusOn(Value):
    """Focus the element with an id."""

    id: str


class StayAwake(Value):
    """Keep the screen on while this page is in sight, where the browser can."""


class Download(Value):
    """Download a text as a file."""

    name: str
    text: str


class Fetch(Value):
    """Fetch a file of `assets/lessons` (name without suffix); send `Fetched` or `NotFetched`."""

    name: str


class FetchPuzzles(Value):
    """Fetch the collection of puzzles; send `PuzzlesFetched` or `PuzzlesNotFetched`."""


class BringTexts(Value):
    """Fetch the catalogue of a language; `system` means the browser's language.

    Sends `CatalogueLoaded` or `CatalogueFailed`, or nothing if the language is already in use.
    """

    language: str


class UseCatalogue(Value):
    """Switch to the language of a compiled catalogue, then send a message."""

    text: str
    then: Message


# --- Saved games: carried out by the save service ---


class Keep(Value):
    """Save a game after an action; send `SaveResult`."""

    game: str
    session: Session


class Load(Value):
    """Read a saved game; send `Loaded`, `DamagedSaveRead` or `Missing`."""

    game: str


class Inspect(Value):
    """Read the text under a key; send `DamagedSaveRead` or `Missing`."""

    key: str


class LookUp(Value):
    """Read the saved copy of a game that came by post; send `LookedUp`."""

    game: str


class LookAgain(Value):
    """Read a saved game that another tab changed; send the same as `Load`, or `SaveResult` if it is gone."""

    game: str


class NoteWritten(Value):
    """Note that another tab wrote under a key, so the next list reads it again.

    Without a key, any text may have changed.
    """

    key: str = ""


class ListGames(Value):
    """Read the changes in the list of games; send `GamesListed`."""


class Retitle(Value):
    """Change a saved game's title."""

    game: str
    title: str


class CopyGame(Value):
    """Save a copy of a game under this title."""

    game: str
    title: str


class Remove(Value):
    """Delete a game (by id) or a damaged text (by `key`), and remember its name for undoing."""

    name: str
    game: str = ""
    key: str = ""


class BringBack(Value):
    """Restore the last deleted game or text."""


class Adopt(Value):
    """Find an id for a game from outside; send `Adopted`, or `AlreadySaved` with its existing id.

    `origin` is the checksum of the record in the game's link, or empty.
    """

    session: Session
    origin: str = ""


class AskPromise(Value):
    """Ask the browser for persistent storage; send `Promised`."""


class Hold(Value):
    """Become the only tab that writes a game, if no other is (or with `force`); send `LockResult`."""

    game: str
    force: bool = False


class Paint(Value):
    """Store a picture of the city for the next start; `None` removes it."""

    state: State | None
    looks: Looks = ()


class ExportKept(Value):
    """Download the record of a saved game."""

    game: str


class ReadReport(Value):
    """Read what was kept of a game's report; send `ReportRead`."""

    game: str


class KeepReport(Value):
    """Keep the verdicts on a game beside it. If there is no room, they are made anew the next time."""

    game: str
    text: str


class DrawPicture(Value):
    """Render a drawing (`poster`) as a picture, and offer it under a name."""

    name: str
    drawing: str


class MakeCode(Value):
    """Make a QR code of an address (as in `OfferLink`); send `CodeMade` or `CodeFailed`.

    `level` is the least error correction: L mends 7 % of the code, M mends 15 % and takes more room. `plain`:
    the code holds the text itself, which is no address.
    """

    fragment: str
    level: Literal["L", "M"] = "L"
    plain: bool = False


class OfferLink(Value):
    """Share the page's address with another fragment; copy it where sharing is unavailable.

    A line of text goes along with it, but is never copied.
    """

    fragment: str
    text: str = ""


class CopyLink(Value):
    """Copy the page's address with another fragment to the clipboard."""

    fragment: str


class OfferWords(Value):
    """Share some text and addresses, as in `OfferLink`; copy them where sharing is unavailable."""

    text: str
    fragments: tuple[str, ...]


class CopyWords(Value):
    """Copy some text and addresses, as in `OfferLink`."""

    text: str
    fragments: tuple[str, ...]


class CopyReport(Value):
    """Copy a bug report to the clipboard: version, browser and this record."""

    record: str


# --- The results book: carried out by its service ---


class BookEffect(Value):
    """An effect on the results book. Each sends `BookRead`, or `SaveResult` if the storage fails."""


class OpenBook(BookEffect):
    """Read the book; with `fill`, at the first time also list the finished games to enter."""

    fill: bool = False


class EnterResult(BookEffect):
    """Enter a finished game."""

    game: str
    session: Session


class EnterOld(BookEffect):
    """Enter the first of some saved games."""

    games: tuple[str, ...]


class ImportBook(BookEffect):
    """Merge a book from another device; send `BookRefused` if the text is none."""

    text: str


# --- Moving to another device ---


class DeviceEffect(Value):
    """An effect on the file with everything of this device."""


class WriteDevice(DeviceEffect):
    """Put everything into a text; send `DeviceExported`."""


class ReadDevice(DeviceEffect):
    """Merge the file of another device; send what it changed, then `DeviceTaken` or `DeviceRefused`."""

    text: str


# --- Results with the same tiles: carried out by their service ---


class TilesEffect(Value):
    """An effect on results with the same tiles (`app.ui.features.same_tiles.effects`)."""


class FetchMargins(Value):
    """Fetch the bots' results of daily deals; send `MarginsRead`."""


# --- Randomness ---


class DrawSeed(Value):
    """Draw a random seed and send it as the last value of a message."""

    start: str


Effect = (
    Navigate
    | AcceptUpdate
    | After
    | StoreText
    | ReadStored
    | AskToday
    | FocusOn
    | StayAwake
    | Download
    | Fetch
    | FetchPuzzles
    | BringTexts
    | UseCatalogue
    | BookEffect
    | DeviceEffect
    | TilesEffect
    | FetchMargins
    | DrawSeed
    | Keep
    | Load
    | Inspect
    | LookUp
    | LookAgain
    | ListGames
    | NoteWritten
    | Retitle
    | CopyGame
    | Remove
    | BringBack
    | Adopt
    | AskPromise
    | Hold
    | Paint
    | ExportKept
    | ReadReport
    | KeepReport
    | DrawPicture
    | MakeCode
    | OfferLink
    | CopyLink
    | OfferWords
    | CopyWords
    | CopyReport
)
