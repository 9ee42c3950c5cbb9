"""Games against friends' games with the same tiles: their results, kept across visits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from app.engine.values import Value
from app.saves.codec import Field, Schema
from app.ui.core.model import Model, Slice
from app.ui.core.stored import StoredValue

MAX_DUELS: Final = 300
"""The most results; the oldest goes."""

_LONGEST: Final = 60


class Duel(Value):
    """A result against a friend: the friend's name, and the money of the player and the friend."""

    name: str
    mine: int
    theirs: int


Duels = Mapping[str, Duel]
"""Results by deal and friend, oldest first."""

DUELS: Final[Slice[Duels]] = Slice("duels", {})


def with_duel(model: Model, key: str, duel: Duel) -> Model:
    """Return the model with a result, unless the deal has one against that friend: the first one counts."""
    duels = model[DUELS]
    if key in duels:
        return model
    return model.with_(DUELS, dict([*duels.items(), (key, duel)][-MAX_DUELS:]))


def _read(plain: Any) -> Duels:
    duels = {}
    for key, entry in plain.items():
        match entry:
            case [str(name), int(mine), int(theirs)] if len(name) <= _LONGEST and len(key) <= _LONGEST:
                duels[key] = Duel(name, mine, theirs)
    return duels


def _write(duels: Duels) -> dict[str, list[str | int]]:
    return {key: [duel.name, duel.mine, duel.theirs] for key, duel in duels.items()}


RIVALS: Final = Schema(60_000, (Field("duels", _read, {}, write=_write),))
"""The stored results."""

STORED: Final = StoredValue(
    RIVALS,
    lambda model, text: model.with_(DUELS, RIVALS.read(text)["duels"]),
    lambda model: RIVALS.write(duels=model[DUELS]),
)
