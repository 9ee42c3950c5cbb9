"""The model: the interface's whole state, as frozen data. `update` returns the next one and views show it.

A feature declares a slice beside its state, `COACH: Final = Slice[Coaching | None]("coach", None)`. Then
`model[COACH]` is its value, and `model.with_(COACH, coaching)` returns the model with a new one. The route is
the part of the address after `#`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final, Generic, Literal, NamedTuple, Protocol, TypeVar, cast

from app.engine.values import Value

LONE: Final = "surrogatepass"
"""Storage keys may contain lone surrogates, which UTF-8 cannot encode."""


class Route(NamedTuple):
    """A screen and its argument (a game's id, an anchor of the rules, a link's data)."""

    screen: str = "home"
    about: str = ""

    def __str__(self) -> str:
        if self.screen == "home":
            return "#/"
        if not self.about:
            return f"#/{self.screen}"
        from urllib.parse import quote  # late: the first page needs no `urllib`

        return f"#/{self.screen}/{quote(self.about, safe='=&-_.,', errors=LONE)}"


HOME: Final = Route()
LEARN: Final = Route("learn")
TRAIN: Final = Route("train")
MORE_PAGE: Final = Route("more")


_PLAIN: Final = re.compile(r"#?/?(?:([a-z]+)(?:/([A-Za-z0-9-]+))?)?", re.ASCII)
"""An address as the app writes it, or an empty one."""

_TEXTS: Final = ("play", "post", "new", "rival", "damaged")
"""These arguments are cleaned by their readers, or are keys exactly as stored."""


def route_in(fragment: str, screens: Collection[str]) -> Route | None:
    """Parse an address from `#` on, even if it was altered in transit; return `None` if that fails."""
    plain = _PLAIN.fullmatch(fragment)
    if plain is not None and (plain[1] or "home") in screens:
        return Route(plain[1] or "home", plain[2] or "")
    from app.saves.cleaning import HEAD, STRAY, decodings, fully_unquoted, without_blanks, without_trailing

    text = fragment.removeprefix("#")
    for decoded in decodings(text):
        head = HEAD.match(decoded)
        if head is None or (screen := without_blanks(head[1]).lower()) not in screens:
            continue
        rest = text.partition(head[1])[2]  # perhaps only the first part was escaped
        about = _unquote(rest[1:] if rest.startswith("/") else head[2] or "")
        return Route(screen, about if screen in _TEXTS else without_trailing(about))
    return HOME if STRAY.fullmatch(without_blanks(fully_unquoted(text))) else None


def _unquote(text: str) -> str:
    if "%" not in text:
        return text
    from urllib.parse import unquote

    try:
        return unquote(text, errors=LONE)
    except UnicodeDecodeError:
        return unquote(text)


Held = TypeVar("Held")


class Slice(Generic[Held]):
    """A typed key of the model: its name, and its value in a model where it was never set."""

    __slots__ = ("default", "name")

    def __init__(self, name: str, default: Held) -> None:
        self.name: Final = name
        self.default: Final = default

    def is_set(self, model: Sliced) -> bool:
        """Return whether the model has a value other than the default."""
        return model[self] is not self.default

    def __repr__(self) -> str:
        return f"<slice {self.name}>"


class Sliced(Protocol):
    """An object with slices, such as the model."""

    def __getitem__(self, slice: Slice[Held], /) -> Held:
        """Return a feature's part."""


Pace = Literal["off", "fast", "normal", "slow"]


Helps = Literal["expected", "full", "legal", "none"]
"""The assistance on the board: worths with the bots' estimates, worths, legal spots, or nothing."""


Chosen = TypeVar("Chosen", bound=str, covariant=True)


class Setting(Generic[Chosen]):
    """A choice of the player: its name, which never changes, and its values, the default first.

    A feature declares it and shows it with a `SettingRow`. Then `model.settings[STARS]` is the chosen value.
    The settings of the core and the table are fields of `Settings`, which have defaults of their own.
    """

    __slots__ = ("default", "name", "values")

    def __init__(self, name: str, values: tuple[Chosen, ...]) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = values[0]

    def __repr__(self) -> str:
        return f"<setting {self.name}>"


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's choices for all games."""

    language: str = "system"
    """A language code, or `system` for the first available language of the browser."""

    theme: Literal["system", "light", "dark"] = "system"
    helps: Helps = "full"
    show: Pace = "normal"
    bots: Pace = "normal"
    contrast: Literal["normal", "more"] = "normal"
    swaps: Literal["gaining", "always"] = "gaining"
    """Whether to offer the Entrepreneur's swap even if every swap would lose money."""

    speech: Literal["short", "full"] = "short"
    """How much detail screen readers get about events and previews."""

    keys: Literal["on", "off"] = "on"
    """Whether single letters and digits are shortcuts."""

    sound: Literal["off", "quiet", "normal"] = "quiet"
    life: Literal["on", "off"] = "on"
    """Whether people walk and cars drive in the closed streets."""

    map: Literal["upright", "turned"] = "upright"
    """Whether the map is turned by a quarter, so that north is on the right."""

    turning: Literal["on", "off"] = "on"
    """Whether the map turns by itself, once in a game, where that enlarges a small city."""

    haptics: Literal["off", "on"] = "off"
    """Whether the device vibrates when something is built or scored."""

    start: Literal["fast", "plain"] = "fast"
    """Whether the page starts from a snapshot that the browser keeps, or from scratch."""

    still: bool = False
    """Whether the device asks for reduced motion; read by the page, not stored."""

    others: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The settings of features, by name, unless they have their defaults."""

    def __getitem__(self, setting: Setting[Chosen]) -> Chosen:
        """Return the chosen value of a setting."""
        if setting.name in _FIELDS:
            return cast(Chosen, getattr(self, setting.name))
        return cast(Chosen, self.others.get(setting.name, setting.default))

    def with_(self, setting: Setting[str], value: str) -> Settings:
        """Return the settings with one changed."""
        if setting.name in _FIELDS:
            return replace(self, **{setting.name: value})  # type: ignore[arg-type]
        others = {name: other for name, other in self.others.items() if name != setting.name}
        return replace(self, others=others if value == setting.default else {**others, setting.name: value})


_FIELDS: Final = frozenset(each.name for each in fields(Settings))


Newer = Literal["none", "waits", "later", "taking"]
"""A new version of the app: none, waiting, postponed, or loading."""

Offer = Literal["none", "available", "unsaved", "later", "taking"]
"""The offer of a new version: available, blocked by an unsaved game, and so on."""


class Notice(Value):
    """A short message over the page; `anchor` links to a rule.

    A notice of the kind `info` fades; a `problem` stays.
    """

    text: str
    kind: Literal["info", "problem"] = "info"
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Model:
    """The interface's whole state. `spoken` is the text of the live region, new for each announcement."""

    route: Route = HOME
    settings: Settings = field(default_factory=Settings)
    notice: Notice | None = None
    spoken: str = ""
    problem: str = ""
    """Why the address could not be followed (a damaged game, an unknown id)."""
    newer: Newer = "none"
    today: str = ""
    """The device's date, as in `2026-11-26`, since it was last read; empty before."""
    slices: Mapping[str, object] = field(default_factory=dict)
    """The parts of the features, by the names of their slices."""

    def __getitem__(self, slice: Slice[Held]) -> Held:
        """Return a feature's part of the model."""
        return cast(Held, self.slices.get(slice.name, slice.default))

    def with_(self, slice: Slice[Held], value: Held) -> Model:
        """Return the model with another value of a slice."""
        return replace(self, slices={**self.slices, slice.name: value})

    def with_notice(self, text: str, kind: Literal["info", "problem"] = "info") -> Model:
        """Return the model with a notice."""
        return replace(self, notice=Notice(text, kind))

    def telling(self, text: str) -> Model:
        """Return the model with a text shown as a notice and announced."""
        return self.with_notice(text).saying(text)

    def saying(self, text: str) -> Model:
        """Return the model with an announcement; a repeated text differs invisibly, so it is heard again."""
        return replace(self, spoken=f"{text}\N{NO-BREAK SPACE}" if text == self.spoken else text)

    def saying_also(self, before: Model, *texts: str) -> Model:
        """Return the model with more announcements after those since the model `before`."""
        spoken = [self.spoken] if self.spoken != before.spoken else []
        return replace(self, spoken=before.spoken).saying("\n".join([*spoken, *texts]))


ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class Chance(Value):
    """The page's secret seed, and the number of draws so far."""

    seed: str
    count: int = 0


CHANCE: Final = Slice[Chance | None]("chance", None)


def draw_word(model: Model) -> tuple[Model, str]:
    """Return the model after a draw, and eight letters for an id or a seed.

    The letters reveal nothing about later ones. Raises `LookupError` before `Seeded`.
    """
    chance = model[CHANCE]
    if chance is None:
        raise LookupError("no seed to draw from")
    from hashlib import sha256  # late: no start needs it

    word = letters(sha256(f"{chance.seed}/{chance.count}".encode()).digest())
    return model.with_(CHANCE, chance.replace(count=chance.count + 1)), word


def letters(entropy: bytes) -> str:
    """Return eight letters made from random bytes."""
    number, text = int.from_bytes(entropy, "big"), ""
    for _ in range(8):
        number, letter = divmod(number, len(ID_LETTERS))
        text += ID_LETTERS[letter]
    return text
