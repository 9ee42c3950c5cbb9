"""The model: the interface's whole state, as frozen data. `update` returns the next one and views show it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, cast

from app.engine.values import Value
from app.ui.core.routes import HOME, Route
from app.ui.core.settings import Settings
from app.ui.core.slices import Held, Slice

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
