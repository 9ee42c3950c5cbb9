"""Effects: what `update` wants done outside, as plain data. The page does them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.values import Value

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.engine.state import State
    from app.ui.core.messages import Message
    from app.ui.table.seating import Looks


class Navigate(Value):
    """Go to an address within the app (`#/…`); `replacing` leaves no trace for the back button."""

    fragment: str
    replacing: bool = False


class AcceptUpdate(Value):
    """Take the version of the app that waits; the page is loaded again, `anyway` without asking any more."""

    anyway: bool = False


class After(Value):
    """Send a message in some milliseconds."""

    milliseconds: int
    message: Message


class StoreText(Value):
    """Write a text under a key (without the project's prefix)."""

    key: str
    text: str


class FocusOn(Value):
    """Put the keyboard's focus on the element with an id."""

    id: str


class Download(Value):
    """Offer a text as a file."""

    name: str
    text: str


class Fetch(Value):
    """Get a file of `assets/lessons`, by its name without the ending, and send `Fetched` or `NotFetched`."""

    name: str


class BringTexts(Value):
    """Fetch the catalogue of a language, or of the browser's for `system`.

    Sends `CatalogueLoaded` or `CatalogueFailed`, and nothing if that language is in use.
    """

    language: str


class UseCatalogue(Value):
    """Say everything in the language of a compiled catalogue from now on, and send a message."""

    text: str
    then: Message


# --- Saved games: done by the save service ---


class Keep(Value):
    """Save a game after an action; `SaveResult` tells how it went."""

    game: str
    session: Session


class Load(Value):
    """Read a saved game and send `Loaded`, `DamagedSaveRead` or `Missing`."""

    game: str


class Inspect(Value):
    """Read what is left under a key and send `DamagedSaveRead` or `Missing`."""

    key: str


class LookAgain(Value):
    """Read a saved game that another tab changed: as `Load`, or `SaveResult` tells that it is gone."""

    game: str


class NoteWritten(Value):
    """Note that another tab wrote the text under a key: it is read again for the next list.

    Without a key any text may be another.
    """

    key: str = ""


class ListGames(Value):
    """Read what is new in the list of games, and send `GamesListed`."""


class Retitle(Value):
    """Change a saved game's title."""

    game: str
    title: str


class CopyGame(Value):
    """Save a copy of a game, with this title."""

    game: str
    title: str


class Remove(Value):
    """Delete a game (its id) or a damaged text (its `key`), remembered under a name."""

    name: str
    game: str = ""
    key: str = ""


class BringBack(Value):
    """Bring back what was deleted last."""


class Adopt(Value):
    """Find an id for a game that came from elsewhere; send `Adopted`, or `AlreadySaved` with the id it has.

    `origin` is the checksum of the record in the link that it came with, empty for all others.
    """

    session: Session
    origin: str = ""


class AskPromise(Value):
    """Ask the browser to promise that it keeps what is stored, and send `Promised`."""


class Hold(Value):
    """Become the one tab that writes a game, if no other is, or `force` it; `LockResult` tells."""

    game: str
    force: bool = False


class Paint(Value):
    """Keep a picture of the city for the next start, or with `None` forget it."""

    state: State | None
    looks: Looks = ()


class ExportKept(Value):
    """Offer the record of a saved game as a file."""

    game: str


class DrawPicture(Value):
    """Make a picture of a drawing (`poster`), and offer it under a name."""

    name: str
    drawing: str


class MakeCode(Value):
    """Make a QR code of an address, as for `OfferLink`, and send `CodeMade` or `CodeFailed`."""

    fragment: str


class OfferLink(Value):
    """Share the address of this page with another part behind `#`; where that cannot be, copy it."""

    fragment: str


class CopyLink(Value):
    """Put the address of this page with another part behind `#` on the clipboard."""

    fragment: str


class CopyReport(Value):
    """Put a bug report on the clipboard: version, browser and this record."""

    record: str


# --- Chance ---


class DrawSeed(Value):
    """Draw a seed by chance and send it behind the start of a message."""

    start: str


Effect = (
    Navigate
    | AcceptUpdate
    | After
    | StoreText
    | FocusOn
    | Download
    | Fetch
    | BringTexts
    | UseCatalogue
    | DrawSeed
    | Keep
    | Load
    | Inspect
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
    | DrawPicture
    | MakeCode
    | OfferLink
    | CopyLink
    | CopyReport
)
