"""Rivals: another game with the same tiles, in the record of a game, and challenges by link.

`#/rival/MONEY/NAME/DATA` is a challenge: a finished solo game, with the money and the name of its player in
plain text for the page before Python. DATA is that of a game's link. If the game had a rival, the challenge
answers one: its record holds both games.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote

from app.engine.deck_file import standard_deck
from app.engine.record import MAX_ACTIONS, MAX_MONEY, Record, RecordError, decode, encode
from app.engine.session import Session
from app.engine.setup import clean_name
from app.engine.values import Value
from app.saves.links import LinkError, link_data, read_link
from app.saves.marks import RIVAL_KEY

FRIEND: Final = "human"
OWN: Final = "own"
"""The kinds of rivals that are people: a friend, and the player in an earlier game."""

_KIND: Final = re.compile(r"[a-z-]{1,24}", re.ASCII)
_LONGEST: Final = 80
"""The most characters of an action."""


class Rival(Value):
    """Another game with the same tiles: whose it is, the final money, and the texts of its actions.

    `kind` is `FRIEND`, `OWN` or a bot.
    """

    name: str
    kind: str
    money: int
    actions: tuple[str, ...]


def rival_marks(rival: Rival) -> Mapping[str, Any]:
    """Return the extra keys of a record with a rival."""
    actions = list(rival.actions)
    return {RIVAL_KEY: {"name": rival.name, "kind": rival.kind, "money": rival.money, "actions": actions}}


def rival_in(extra: Mapping[str, Any]) -> Rival | None:
    """Return the rival in a record's extra keys; `None` without one, or if it is damaged."""
    match extra.get(RIVAL_KEY):
        case {"name": str(name), "kind": str(kind), "money": int(money), "actions": list(actions)} if (
            _KIND.fullmatch(kind)
            and abs(money) <= MAX_MONEY
            and len(actions) <= MAX_ACTIONS
            and all(isinstance(action, str) and len(action) <= _LONGEST for action in actions)
        ):
            return Rival(clean_name(name), kind, money, tuple(actions))
    return None


class Challenge(Value):
    """A challenge: the name and money of its player as stated, and the record of the game."""

    name: str
    money: int
    record: Record

    @property
    def rival(self) -> Rival:
        """The game of the challenge as a rival."""
        return Rival(self.name, FRIEND, self.money, self.record.actions)

    @property
    def answered(self) -> Rival | None:
        """The game that this challenge answers, if any."""
        rival = rival_in(self.record.extra)
        return rival if rival is not None and rival.kind == FRIEND else None


def challenge_link(session: Session, name: str) -> str:
    """Return the fragment of the challenge with a finished game; only a friend's game comes along."""
    record = session.record
    rival = rival_in(record.extra)
    if rival is None or rival.kind != FRIEND:
        extra = {key: value for key, value in record.extra.items() if key != RIVAL_KEY}
        record = Record(record.deal, record.actions, extra, record.custom_deck)
    return f"#/rival/{_about(name, session.state.seats[0].money, encode(record), quoted=True)}"


def _about(name: str, money: int, record: str, *, quoted: bool = False) -> str:
    return f"{money}/{quote(name, safe='') if quoted else name}/{link_data(record)}"


def read_challenge(about: str) -> Challenge:
    """Read the data of a challenge's address; raises `LinkError`."""
    money, _, rest = about.partition("/")
    name, _, data = rest.rpartition("/")
    try:
        dollars = int(money.replace("\N{MINUS SIGN}", "-"))
        record = decode(read_link(data), standard_deck())
    except (ValueError, RecordError) as error:
        raise LinkError(str(error)) from None
    if abs(dollars) > MAX_MONEY:
        raise LinkError("too much money")
    return Challenge(clean_name(name), dollars, record)


def whole_address(about: str) -> str:
    """Return the data of a challenge's address in its plain form; raises `LinkError`."""
    challenge = read_challenge(about)
    return _about(challenge.name, challenge.money, encode(challenge.record))
