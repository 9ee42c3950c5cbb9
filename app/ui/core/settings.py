"""The settings: choices of the player for all games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pace = Literal["off", "fast", "normal", "slow"]


Helps = Literal["expected", "full", "legal", "none"]
"""The assistance on the board: worths with the bots' estimates, worths, legal spots, or nothing."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The player's choices for all games."""

    language: str = "system"
    """A language code, or `system` for the first available language of the browser."""

    theme: Literal["system", "light", "dark"] = "system"
    helps: Helps = "full"
    box_helps: Helps = "legal"
    """The assistance in games with the real box, where people do the sums themselves."""

    show: Pace = "normal"
    bots: Pace = "normal"
    contrast: Literal["normal", "more"] = "normal"
    swaps: Literal["gaining", "always"] = "gaining"
    """Whether to offer the Entrepreneur's swap even if every swap would lose money."""

    speech: Literal["short", "full"] = "short"
    """How much detail screen readers get about events and previews."""

    keys: Literal["on", "off"] = "on"
    """Whether single letters and digits are shortcuts."""

    hints: Literal["on", "off"] = "on"
    """Whether the first game gives hints."""

    stars: Literal["learning", "on", "off"] = "learning"
    """Whether good spots have stars: until the first win and in first games, always on Easy, or never."""

    coach: Literal["off", "alone", "always"] = "alone"
    """Whether the coach may speak: never, with one person at the device, or always."""

    think_again: Literal["never", "8", "4"] = "never"
    """The smallest loss for which the coach warns before a build, in dollars."""

    book: Literal["on", "off"] = "on"
    """Whether results are entered in the book."""

    sound: Literal["off", "quiet", "normal"] = "quiet"
    life: Literal["on", "off"] = "on"
    """Whether people walk and cars drive in the closed streets."""

    map: Literal["upright", "turned"] = "upright"
    """Whether the map is turned by a quarter, so that north is on the right."""

    haptics: Literal["off", "on"] = "off"
    """Whether the device vibrates when something is built or scored."""

    start: Literal["fast", "plain"] = "fast"
    """Whether the page starts from a snapshot that the browser keeps, or from scratch."""

    puzzle_rating: Literal["on", "off"] = "on"
    """Whether puzzles show the player's rating."""

    still: bool = False
    """Whether the device asks for reduced motion; read by the page, not stored."""
