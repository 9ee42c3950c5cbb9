"""Faults: what is wrong with a set-up, a deck or a record, as data.

Whoever shows a fault words it by its code: `wording.py` for the command line, the interface by its texts.
"""

from __future__ import annotations

from .values import Value


class Fault(Value):
    """What is wrong: a code (`wording.FAULTS` lists them) and what belongs to it, by name.

    Where one key of a file is wrong, `key` names it.
    """

    code: str
    values: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return ", ".join([self.code, *(f"{name} {value}" for name, value in self.values)])

    def __getitem__(self, name: str) -> object:
        """Return one of the values; raises `KeyError`."""
        return dict(self.values)[name]


class FaultError(ValueError):
    """Something cannot be used; `fault` says why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def fault(code: str, **values: object) -> Fault:
    """Return a fault with a code and its values."""
    return Fault(code, tuple(values.items()))
