"""Effects: what `update` asks the page to do outside, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.engine.values import Value

if TYPE_CHECKING:
    from app.ui.core.messages import Message


class Effect(Value):
    """The base of all effects."""


class Navigate(Effect):
    """Go to an address within the app (`#/…`); `replacing` adds no entry to the browser's history."""

    fragment: str
    replacing: bool = False


class AcceptUpdate(Effect):
    """Activate the waiting version of the app and reload the page; `anyway` skips the last check."""

    anyway: bool = False


class After(Effect):
    """Send a message after a delay in milliseconds."""

    milliseconds: int
    message: Message


class StoreText(Effect):
    """Store a value's changes under its key: they lie between its text `before` and `text`.

    What another tab has stored meanwhile stays (`stored.text_to_store`). If the merged text differs, send
    `StoredChanged`.
    """

    key: str
    text: str
    before: str = ""


class ReadStored(Effect):
    """Read a stored value that another tab changed; send `StoredChanged`."""

    key: str


class AskToday(Effect):
    """Read the device's date, and send `TodayIs`."""


class FocusOn(Effect):
    """Focus the element with an id."""

    id: str


class StayAwake(Effect):
    """Keep the screen on while this page is in sight, where the browser can."""


class Download(Effect):
    """Download a text as a file."""

    name: str
    text: str


class Fetch(Effect):
    """Fetch a text file below `assets`; send its text in a message of the kind `arrived`, or `failed`."""

    path: str
    arrived: type[Message]
    failed: Message


class BringTexts(Effect):
    """Fetch the catalogue of a language; `system` means the browser's language.

    Sends `CatalogueLoaded`, `CatalogueFailed`, or `LanguageKept` if the language is already in use.
    """

    language: str


class UseCatalogue(Effect):
    """Switch to the language of a compiled catalogue, then send a message."""

    text: str
    message: Message


class MakeCode(Effect):
    """Make a QR code of an address (as in `OfferLink`); send `CodeMade` or `CodeFailed`.

    `level` is the least error correction: L recovers 7 % of the code; M recovers 15 % and is larger. `plain`:
    the code holds the text itself, which is no address.
    """

    fragment: str
    level: Literal["L", "M"] = "L"
    plain: bool = False


class OfferLink(Effect):
    """Share the page's address with another fragment; copy it where sharing is unavailable.

    A line of text goes along with it, but is never copied.
    """

    fragment: str
    text: str = ""


class CopyLink(Effect):
    """Copy the page's address with another fragment to the clipboard."""

    fragment: str


class OfferWords(Effect):
    """Share some text and addresses, as in `OfferLink`; copy them where sharing is unavailable."""

    text: str
    fragments: tuple[str, ...]


class CopyWords(Effect):
    """Copy some text and addresses, as in `OfferLink`."""

    text: str
    fragments: tuple[str, ...]
