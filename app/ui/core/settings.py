"""The settings: choices of the player for all games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final, Generic, Literal, TypeVar, cast

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
