"""The state of a hand on a phone, and its stored form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from app.engine.values import Value
from app.saves.codec import Entries, Plain, Schema, as_it_is, latest
from app.saves.hands import HandCode
from app.saves.store import read_json
from app.ui.core.slices import Slice
from app.ui.features.hand.following import Followed, WordRefusal, follow_hand

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
