"""Marks: the kind of game that a record describes, mostly under our own extra keys (record.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from app.engine.values import Value
from app.saves.seating import read_agreements

if TYPE_CHECKING:
    from app.engine.session import Session

POST_KEY: Final = "post"
"""Holds a game by post (`app.saves.post`)."""

SALT_BITS: Final = 24
"""The size of a salt of hands on phones."""

_DAILY: Final = "daily"
"""`app.engine.daily_deal.DAILY`; that module is loaded late."""

_LADDER: Final = "ladder/"
"""Seeds of `app.engine.ladder` begin like this; that module is loaded late."""

_BOX: Final = "box"
"""`app.engine.box.BOX_KEY`; that module is loaded late."""

_FIRST_GAME: Final = "first_game"
_HINTS: Final = "hints_taken"
_MAX_HINTS: Final = 999
_PHONES: Final = "phones"

FIRST_GAME: Final[Mapping[str, Any]] = {_FIRST_GAME: True}
"""The extra keys of a first game."""


class Phones(Value):
    """The seats whose hands are on their players' phones, and the salt of this game's codes."""

    seats: tuple[int, ...] = ()
    salt: int = 0


NO_PHONES: Final = Phones()


class GameMarks(Value):
    """What kind of game a record is.

    `daily` is the claimed date; `app.engine.daily_deal.daily_date` checks the claim. `hints` counts the
    coach's hints. `trust` and `practice` are agreements of the players (`app.saves.seating`). `box`: people
    built with real tiles, so the page knows no hand, unless a solo player named each tile drawn (`draws`).
    """

    daily: str = ""
    ladder: bool = False
    post: bool = False
    first_game: bool = False
    hints: int = 0
    trust: bool = False
    practice: bool = False
    phones: Phones = NO_PHONES
    box: bool = False
    draws: bool = False

    @property
    def compared(self) -> bool:
        """Whether players compare results of this game, so that everybody plays it without help."""
        return self.post or self.ladder or bool(self.daily)

    @property
    def judged(self) -> bool:
        """Whether bots may judge positions during the game: it does no harm, and the page knows the hands."""
        return not self.compared and not self.box

    @property
    def reported(self) -> bool:
        """Whether a report can judge the finished game, because its hands are known."""
        return not self.box or self.draws

    @property
    def helped(self) -> bool:
        """Whether the game had hints: a first game, or hints of the coach."""
        return self.first_game or self.hints > 0


def marks_of(session: Session) -> GameMarks:
    """Read the marks of a session's record, without damaged ones."""
    extra = session.extra
    daily, hints, box = extra.get(_DAILY), extra.get(_HINTS), extra.get(_BOX)
    return GameMarks(
        daily if isinstance(daily, str) else "",
        (session.deal.seed or "").startswith(_LADDER),
        POST_KEY in extra,
        extra.get(_FIRST_GAME) is True,
        hints if type(hints) is int and 0 < hints <= _MAX_HINTS else 0,
        *read_agreements(extra),
        _read_phones(extra.get(_PHONES)),
        isinstance(box, dict),
        isinstance(box, dict) and box.get("draws") is True and session.deal.rules.solo,
    )


def _read_phones(data: object) -> Phones:
    match data:
        case {"salt": int(salt), "seats": list(seats)} if 0 <= salt < 1 << SALT_BITS:
            return Phones(tuple(seat for seat in seats if type(seat) is int), salt)
    return NO_PHONES


def with_hint_taken(session: Session) -> Session:
    """Return a session with one more hint in its record."""
    return replace(session, extra={**session.extra, _HINTS: min(marks_of(session).hints + 1, _MAX_HINTS)})


def with_phones(session: Session, phones: Phones) -> Session:
    """Return a session with the phones in its record."""
    data = {"salt": phones.salt, "seats": list(phones.seats)}
    return replace(session, extra={**session.extra, _PHONES: data})


def deal_marks(extra: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the extra keys of a record that belong to its deal, for another game with the same tiles."""
    return {_DAILY: extra[_DAILY]} if _DAILY in extra else {}
