"""Slices: parts of the model, each of which belongs to one feature, with their types.

A feature declares a slice beside its state, `COACH: Final = Slice[Coaching | None]("coach", None)`. Then
`model[COACH]` is its value, and `model.with_(COACH, coaching)` returns the model with a new one.
"""

from __future__ import annotations

from typing import Final, Generic, Protocol, TypeVar

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
