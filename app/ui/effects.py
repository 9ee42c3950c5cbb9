"""Effects: what `update` wants done outside, as plain data. The page does them."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.session import Session
from app.engine.state import State
from app.ui.messages import Message
from app.ui.seating import Looks


@dataclass(frozen=True, slots=True)
class Navigate:
    """Go to an address within the app (`#/…`); `replace` leaves no trace for the back button."""

    fragment: str
    replace: bool = False


@dataclass(frozen=True, slots=True)
class AcceptUpdate:
    """Take the version of the app that waits; the page is loaded again."""


@dataclass(frozen=True, slots=True)
class After:
    """Send a message in some milliseconds."""

    milliseconds: int
    message: Message


@dataclass(frozen=True, slots=True)
class Store:
    """Write a text under a key (without the project's prefix)."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class FocusOn:
    """Put the keyboard's focus on the element with an id."""

    id: str


@dataclass(frozen=True, slots=True)
class Copy:
    """Put a text on the clipboard."""

    text: str


@dataclass(frozen=True, slots=True)
class Download:
    """Offer a text as a file."""

    name: str
    text: str


# --- Saved games: done by the keeper ---


@dataclass(frozen=True, slots=True)
class Keep:
    """Save a game after an action; `Kept` tells how it went."""

    game: str
    session: Session


@dataclass(frozen=True, slots=True)
class Load:
    """Read a saved game and send `Loaded`, `Wrecked` or `Missing`."""

    game: str


@dataclass(frozen=True, slots=True)
class Inspect:
    """Read what is left under a key and send `Wrecked` or `Missing`."""

    key: str


@dataclass(frozen=True, slots=True)
class ListGames:
    """Read the list of games and send `Shelved`."""


@dataclass(frozen=True, slots=True)
class Retitle:
    """Give a saved game another title."""

    game: str
    title: str


@dataclass(frozen=True, slots=True)
class CopyGame:
    """Put a saved game on the shelf once more, with this title."""

    game: str
    title: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Delete a game (its id) or a damaged text (its `key`), remembered under a name."""

    name: str
    game: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class BringBack:
    """Bring back what was deleted last."""


@dataclass(frozen=True, slots=True)
class Adopt:
    """Find an id for a game that came from elsewhere and send `Adopted`."""

    session: Session


@dataclass(frozen=True, slots=True)
class Hold:
    """Become the one tab that writes a game, if no other is, or `force` it; `Held` tells."""

    game: str
    force: bool = False


@dataclass(frozen=True, slots=True)
class Paint:
    """Keep a picture of the city for the next start, or with `None` forget it."""

    state: State | None
    looks: Looks = ()


@dataclass(frozen=True, slots=True)
class ExportKept:
    """Offer the record of a saved game as a file."""

    game: str


@dataclass(frozen=True, slots=True)
class CopyLink:
    """Put the address of this page with another part behind `#` on the clipboard."""

    fragment: str


@dataclass(frozen=True, slots=True)
class CopyReport:
    """Put a bug report on the clipboard: version, browser and this record."""

    record: str


# --- Chance ---


@dataclass(frozen=True, slots=True)
class DrawSeed:
    """Draw a seed by chance and send it behind the start of a message."""

    start: str


Effect = (
    Navigate
    | AcceptUpdate
    | After
    | Store
    | FocusOn
    | Copy
    | Download
    | DrawSeed
    | Keep
    | Load
    | Inspect
    | ListGames
    | Retitle
    | CopyGame
    | Remove
    | BringBack
    | Adopt
    | Hold
    | Paint
    | ExportKept
    | CopyLink
    | CopyReport
)
