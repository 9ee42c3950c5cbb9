"""Faults: errors in set-ups, decks and records, as data.

`wording.py` turns their codes into text for the command line; the interface has its own texts.
"""

from __future__ import annotations

from .values import Value


class Fault(Value):
    """An error: a code listed in `wording.FAULTS`, and named values.

    The value `key`, if any, names the faulty key of a file.
    """

    code: str
    values: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return ", ".join([self.code, *(f"{name} {value}" for name, value in self.values)])

    def __getitem__(self, name: str) -> object:
        """Return a value by name; raises `KeyError`."""
        return dict(self.values)[name]


class FaultError(ValueError):
    """Invalid input; `fault` describes the error."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def fault(code: str, **values: object) -> Fault:
    """Return a fault with the given code and values."""
    return Fault(code, tuple(values.items()))
