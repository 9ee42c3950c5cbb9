"""Chance: the model's only source of randomness, so that handlers are pure and draws unforeseeable."""

from __future__ import annotations

from typing import Final

from app.engine.values import Value
from app.ui.core.model import Model
from app.ui.core.slices import Slice

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
