"""Marks: what a record says of the kind of its game, under extra keys of our own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.daily_deal import DAILY
from app.saves.save import POST_KEY

if TYPE_CHECKING:
    from app.engine.session import Session

FIRST_GAME_KEY: Final = "first_game"
"""The key that marks a first game."""

HINTS_TAKEN: Final = "hints_taken"
"""The key of the number of hints taken."""

_LADDER: Final = "ladder/"
"""The seeds of the ladder's deals begin like this (`app.engine.ladder`)."""


def is_compared(session: Session) -> bool:
    """Return whether others compare their results with this game's, so that all play it without help.

    Daily deals, the ladder and games by post are such games.
    """
    extra = session.extra
    return DAILY in extra or POST_KEY in extra or (session.deal.seed or "").startswith(_LADDER)
