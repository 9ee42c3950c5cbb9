"""Following a hand on a phone: from its code, the tiles built and the turn words given."""

from __future__ import annotations

from typing import Literal

from app.engine.slots import Slots, with_drawn
from app.engine.values import Value
from app.saves.hands import WORD_LENGTH, HandCode, turn_word

WordRefusal = Literal["", "short", "wrong", "used", "later"]
"""The error in a word: unfinished, another seat's, or from an earlier or later turn."""


class Followed(Value):
    """A hand at one moment.

    `left` tiles are still to come. `waits`: the turn is over on this phone, and its word is wanted. `turn` is
    the number of the turn whose word is wanted next.
    """

    slots: Slots
    left: int
    waits: bool
    turn: int


def follow_hand(code: HandCode, built: tuple[int, ...], words: int) -> Followed:
    """Return the hand after the tiles in some slots were built, and a number of words given.

    The turn is over once as many slots are empty as the seat draws tiles.
    """
    slots, left, turns = code.slots, code.draws, 0
    for slot in (None, *built):
        if slot is not None:
            slots = tuple(None if at == slot else tile for at, tile in enumerate(slots))
        while _due(slots, left, code.pace) and turns < words:
            slots, left, turns = with_drawn(slots, left[: code.pace]), left[code.pace :], turns + 1
    return Followed(slots, len(left), _due(slots, left, code.pace), code.turns + turns)


def _due(slots: Slots, left: tuple[str, ...], pace: int) -> bool:
    return bool(left) and slots.count(None) >= pace


def refused(code: HandCode, turn: int, word: str) -> WordRefusal:
    """Return why a word does not end a turn, or an empty text if it does."""
    if len(word) < WORD_LENGTH:
        return "short"
    if word == turn_word(code.salt, code.seat, turn):
        return ""
    if any(word == turn_word(code.salt, code.seat, before) for before in range(turn)):
        return "used"
    last = turn + len(code.draws)
    if any(word == turn_word(code.salt, code.seat, after) for after in range(turn + 1, last)):
        return "later"
    return "wrong"
