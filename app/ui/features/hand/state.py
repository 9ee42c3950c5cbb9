"""A hand on a phone: its messages, its state and its stored form, and how it follows the game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from app.engine.slots import Slots, with_drawn
from app.engine.values import Value
from app.saves.codec import Entries, Plain, Schema, as_it_is, latest
from app.saves.hands import WORD_LENGTH, HandCode, turn_word
from app.saves.store import read_json
from app.ui.core.html import NOTHING, Markup, region
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route, Slice
from app.ui.core.pieces import icon, link
from app.ui.core.stored import StoredValue
from app.ui.core.texts import say


class HoldUp(Message):
    """Look at the tile in a slot, counted from 0, or stop looking."""

    slot: int


class BuiltIt(Message):
    """Note that the player built the tile in a slot at the table."""

    slot: int


class TypeWord(Message):
    """The field for the turn word changed to this text."""

    word: str


class AddLetter(Message):
    """Add a letter to the turn word."""

    letter: str


class RubOut(Message):
    """Remove the last letter of the turn word."""


class TryWord(Message):
    """Try the turn word."""


class Oops(Message):
    """Put the last tile noted as built back into the hand."""


class PutAway(Message):
    """Forget the hand, and go to the first page."""


class UseCode(Message):
    """Show the hand of an older code, although this phone opened a newer one before."""


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


MOST_KEPT: Final = 8
"""The most hands that a phone stores. The oldest goes first."""

MAX_BUILT: Final = 40
_DATA: Final = re.compile(r"[A-Z2-7-]{1,4000}", re.ASCII)

HandProblem = Literal["", "empty", "damaged", "another", "older"]
"""Why the page shows no hand. `older`: this phone has opened a newer code of the same hand."""


class KeptHand(Value):
    """The stored hand: the data of its code, the slots built from, and the number of words entered."""

    data: str
    built: tuple[int, ...] = ()
    words: int = 0


KeptHands = Mapping[str, KeptHand]
"""The hands by game and seat, the last opened one at the end."""


class PhoneHand(Value):
    """The hand that a phone shows, and the player's input."""

    data: str = ""
    code: HandCode | None = None
    problem: HandProblem = ""
    built: tuple[int, ...] = ()
    words: int = 0
    up: int | None = None
    """The slot of the tile being looked at."""
    typed: str = ""
    """The letters of the turn word so far."""
    refused: WordRefusal = ""
    """Why the last word was refused (`following.word_refusal`)."""
    kept: KeptHands = MappingProxyType({})

    @property
    def now(self) -> Followed | None:
        """The hand at this moment."""
        return follow_hand(self.code, self.built, self.words) if self.code is not None else None

    def merged_with(self, kept: KeptHands) -> PhoneHand:
        """Return the state with the hands that another tab stored, including this hand."""
        same = kept.get(hand_key(self.code)) if self.code is not None else None
        if same is None or same.data != self.data:
            return self.replace(kept=kept)
        return self.replace(kept=kept, built=same.built, words=same.words)


def hand_key(code: HandCode) -> str:
    """Return the name of a hand: its game and its seat."""
    return f"{code.salt:x}-{code.seat}"


def read_kept(text: str) -> KeptHands:
    """Parse stored hands without damaged ones. Raises `ValueError` for another text."""
    hands: dict[str, KeptHand] = {}
    for name, entry in read_json(text, HANDS.longest).items():
        match entry:
            case [str(data), list(built), int(words), *_] if _DATA.fullmatch(data):
                slots = tuple(slot for slot in built if type(slot) is int and 0 <= slot < 3)
                if len(slots) == len(built) <= MAX_BUILT and 0 <= words <= MAX_BUILT:
                    hands[name] = KeptHand(data, slots, words)
    return dict(list(hands.items())[-MOST_KEPT:])


def kept_hands_text(kept: KeptHands) -> str:
    """Return the text that stores the hands."""
    return HANDS.text({name: [hand.data, hand.built, hand.words] for name, hand in kept.items()})


def _last_hands(hands: dict[str, Plain]) -> dict[str, Plain]:
    return dict(list(hands.items())[-MOST_KEPT:])


HANDS: Final = Schema(50_000, whole=Entries(as_it_is, _last_hands, latest, newest=True), compact=True)
"""The stored hands by name; the last opened one is at the end."""


def with_kept_hand(kept: KeptHands, name: str, hand: KeptHand) -> KeptHands:
    """Return the stored hands with one more as the newest."""
    others = {other: each for other, each in kept.items() if other != name}
    return dict(list({**others, name: hand}.items())[-MOST_KEPT:])


PHONE_HAND: Final[Slice[PhoneHand]] = Slice("hand", PhoneHand())
"""The hand that this phone shows, and those that it stores."""


STORED: Final = StoredValue(
    HANDS,
    read=lambda model, text: model.with_(PHONE_HAND, model[PHONE_HAND].merged_with(read_kept(text))),
    write=lambda model: kept_hands_text(model[PHONE_HAND].kept),
)


def way_to_hand(hand: PhoneHand) -> Markup:
    """Link to the last opened hand."""
    if not hand.kept:
        return NOTHING
    *_, last = hand.kept.values()
    address = str(Route("hand", last.data))
    return link(address, icon("ui-phone"), say("hand.go_on"), class_="button large")


def has_hand(model: Model) -> bool:
    """Return whether this phone has opened a hand."""
    return bool(model[PHONE_HAND].kept)


HAND_WAY: Final = region("hand-way", lambda model: (model[PHONE_HAND],), way_to_hand)
