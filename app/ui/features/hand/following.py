"""Follow a hand on a phone, from its code, the built tiles and the turn words."""

from __future__ import annotations

from typing import Literal

from app.engine.slots import Slots, with_drawn
from app.engine.values import Value
from app.saves.hands import WORD_LENGTH, HandCode, turn_word

WordRefusal = Literal["", "short", "wrong", "used", "later"]
"""The error in a word: unfinished, another seat's, or from an earlier or later turn."""


class Followed(Value):
    """A hand at one moment.

    `left` tiles remain to be drawn. `waits`: the turn is over on this phone, which now asks for the turn
    word. `turn` is the number of the turn of the next word.
    """

    slots: Slots
    left: int
    waits: bool
    turn: int


def follow_hand(code: HandCode, built: tuple[int, ...], words: int) -> Followed:
    """Return the hand after building the tiles in some slots and entering a number of turn words.

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


def word_refusal(code: HandCode, turn: int, word: str) -> WordRefusal:
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
