"""Effects, and the registry: which function handles a kind of message or performs a kind of effect.

An effect says as plain data what the page shall do outside. Handlers register with `handles` or
`handles_table`, and `update` looks them up here. They are pure: the same model and message always give the
same result.

Performers register with `performs`. What needs no browser lies with its feature, which contributes the module
as `Performers`; the rest lies in `app.browser`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, Final, Literal, Protocol, TypeVar

from app.engine.values import Value
from app.saves.store import Store
from app.ui import FEATURES
from app.ui.core.feature import PACKAGE, Performers, declared, feature_of
from app.ui.core.messages import Message
from app.ui.core.model import Model


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


Update = tuple[Model, tuple[Effect, ...]]
M = TypeVar("M", bound=Message)

HANDLERS: Final[dict[type[Message], Callable[[Model, Message], Update]]] = {}
"""The handlers of all imported modules, by kind of message."""


def handles(kind: type[M]) -> Callable[[Callable[[Model, M], Update]], Callable[[Model, M], Update]]:
    """Register the decorated function for a kind of message; raises `ValueError` if one is registered."""

    def register(handler: Callable[[Model, M], Update]) -> Callable[[Model, M], Update]:
        if kind in HANDLERS:
            raise ValueError(f"{kind.__name__} is handled twice")
        HANDLERS[kind] = handler  # type: ignore[assignment]  # looked up by the message's own type
        return handler

    return register


_Service = TypeVar("_Service")


class Outside(Protocol):
    """What lies outside the model: the page, or its substitute in a test. A performer gets it."""

    @property
    def store(self) -> Store:
        """The texts that are kept across visits."""

    @property
    def version(self) -> str:
        """The version of the app."""

    def send(self, message: Message) -> None:
        """Send a message to the model."""

    def now(self) -> int:
        """Return the milliseconds since 1970."""

    def draw(self) -> str:
        """Return a random id."""

    def stamp(self, time: int) -> str:
        """Return the local time of milliseconds since 1970 in ISO format, to the minute."""

    def service(self, make: Callable[[Any], _Service]) -> _Service:
        """Return the service that `make` creates from the outside, once."""


E = TypeVar("E", bound=Effect)
O = TypeVar("O", bound=Outside)  # noqa: E741

PERFORMERS: Final[dict[type[Effect], Callable[[Any, Any], None]]] = {}
"""The performers of all imported modules, by kind of effect."""


def performs(kind: type[E]) -> Callable[[Callable[[E, O], None]], Callable[[E, O], None]]:
    """Register the decorated function for a kind of effect and the kinds below it.

    Raises `ValueError` if one is registered.
    """

    def register(performer: Callable[[E, O], None]) -> Callable[[E, O], None]:
        if kind in PERFORMERS:
            raise ValueError(f"{kind.__name__} is performed twice")
        PERFORMERS[kind] = performer
        return performer

    return register


def perform(effect: Effect, outside: Outside) -> None:
    """Carry out an effect; raises `LookupError` without a performer."""
    kind = type(effect)
    performer = _performer(kind)
    folders = iter((feature_of(kind.__module__), *FEATURES))  # another feature may perform it, as saves do
    while performer is None:
        folder = next(folders, None)
        if folder is None:
            raise LookupError(f"nothing performs {effect!r}")
        _load_performers(folder)
        performer = _performer(kind)
    performer(effect, outside)


def _performer(kind: type[Effect]) -> Callable[[Any, Any], None] | None:
    return next((PERFORMERS[base] for base in kind.__mro__ if base in PERFORMERS), None)


@cache
def _load_performers(folder: str) -> None:
    for part in declared(folder) if folder else ():
        if isinstance(part, Performers):
            for module in part.modules:
                import_module(f"{PACKAGE}.{module}")
