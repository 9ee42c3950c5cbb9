"""Messages: everything that can happen to the interface, as frozen data with a text form.

`str(Pick("art-gallery"))` is `pick art-gallery`, and `parse_message` reads it back. Views write messages into
`data-message`, and for inputs into `data-input`, where the page appends the value. Only the last text may
contain spaces.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar, get_args

from app.engine.geometry import cell_text, parse_cell
from app.engine.values import Value, fields
from app.ui.core.feature import load_all_handlers

_Word = TypeVar("_Word", bound=str)


class Message(Value):
    """An event, with fields of `str`, `int`, `float`, `bool` and `Cell`.

    Events from the page may have others.
    """

    verb: ClassVar[str]

    once: ClassVar[bool] = False
    """The message commits something and its control disappears, so a second tap on the spot is ignored."""

    def __init_subclass__(cls) -> None:
        cls.verb = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        if cls.verb in _MESSAGES:
            raise ValueError(f"two messages are called {cls.verb}")
        _MESSAGES[cls.verb] = cls

    def __str__(self) -> str:
        values = (getattr(self, field) for field in fields(type(self)))
        return " ".join([self.verb, *map(_text_of, values)])


_MESSAGES: Final[dict[str, type[Message]]] = {}


def _text_of(value: object) -> str:
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


def one_of(words: tuple[_Word, ...]) -> Callable[[str], _Word]:
    """Return a parser that accepts only the given words and raises `ValueError` for others."""

    def read(text: str) -> _Word:
        for each in words:
            if each == text:
                return each
        raise ValueError(f"not a known word: {text[:40]!r}")

    return read


_READ: Final[dict[str, Callable[[str], Any]]] = {
    "str": str,
    "int": int,
    "float": float,
    "bool": _read_bool,
    "Cell": parse_cell,
}


def _reader(kind: type[Message], type_: str) -> Callable[[str], Any] | None:
    """Return the parser of a field, by its annotation: a known type, or words listed beside the message."""
    if type_ in _READ:
        return _READ[type_]
    words = get_args(getattr(sys.modules[kind.__module__], type_, None))
    return one_of(words) if words and all(isinstance(word, str) for word in words) else None


def parse_message(text: str) -> Message:
    """Parse a message from its text form; raises `ValueError` if there is no such message."""
    verb, space, rest = text.partition(" ")
    if verb not in _MESSAGES:
        load_all_handlers()
    kind = _MESSAGES.get(verb)
    if kind is None:
        raise ValueError(f"not a message: {text[:80]!r}")
    readers = [_reader(kind, type_) for type_ in fields(kind).values()]
    if not all(readers):
        raise ValueError(f"not a message with a text form: {text[:80]!r}")
    words = rest.split(" ", max(0, len(readers) - 1)) if space else []
    if len(words) != len(readers):
        raise ValueError(f"not a message: {text[:80]!r}")
    return kind(*(read(word) for read, word in zip(readers, words, strict=True) if read is not None))


# --- Anywhere ---


class RouteChanged(Message):
    """The address changed to this fragment, from `#` on."""

    fragment: str


class TodayIs(Message):
    """The device's date is this, as in `2026-11-26`."""

    date: str


class CheckDate(Message):
    """The device's date may have changed: the page is in sight again, or the player asks for today."""


class Seeded(Message):
    """The page has drawn the secret seed of every draw to come (`app.ui.core.model`)."""

    seed: str


class Dismiss(Message):
    """Close the notice."""


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
    """The page read a stored value at the start: its key (see `core.stored`) and its text."""

    key: str
    text: str


class StoredChanged(Message):
    """Another tab or a file changed a stored value: its key and its text now."""

    key: str
    text: str


class LinkLeft(Message):
    """The link with this fragment has left the page: it was shared or copied."""

    fragment: str


# --- The language ---


class CatalogueLoaded(Message):
    """The page fetched the compiled catalogue of another language."""

    text: str


class CatalogueFailed(Message):
    """The page could not fetch a language's catalogue."""

    language: str


class CatalogueMissing(Message):
    """The page started in another language, because it could not fetch this one. It keeps trying."""

    language: str


class LanguageChanged(Message):
    """The page switched catalogues."""


class LanguageKept(Message):
    """The page already uses the requested language."""


class NotFetched(Message):
    """The page could not fetch a rarely needed file."""
