"""The ladder: twelve fixed solo deals, from Easy without expansions to Hard with both.

Each difficulty has four rungs: without expansions, with Business, with a consultant, with both. The
consultants that are available in solo take turns. Nothing else changes the deals: they are always the same.
"""

from __future__ import annotations

from typing import Final

from .consultants import consultants_for
from .faults import fault
from .record import Record
from .setup import GRIFTER_MONEY, SeatChoice, Setup, SetupError, deal
from .standard import standard_deck

_OPTIONS: Final = ((False, False), (True, False), (False, True), (True, True))
"""For each rung of a difficulty, whether it has Business and a consultant."""

RUNGS: Final = len(GRIFTER_MONEY) * len(_OPTIONS)
"""The number of deals."""


def ladder(rung: int, name: str = "Player") -> Setup:
    """Return the set-up of a rung, from 1 to 12, for a player; raises `SetupError` if there is none.

    >>> ladder(12).difficulty, ladder(12).business, ladder(12).seed
    ('hard', True, 'ladder/12')
    >>> ladder(13)
    Traceback (most recent call last):
    app.engine.setup.SetupError: no-rung, number 13
    """
    if not 1 <= rung <= RUNGS:
        raise SetupError(fault("no-rung", number=rung))
    stage, options = divmod(rung - 1, len(_OPTIONS))
    business, with_card = _OPTIONS[options]
    cards = consultants_for("solo", 1, business)
    card = cards[(2 * stage + business) % len(cards)] if with_card else None
    return Setup(
        seats=(SeatChoice(name, "human", card),),
        mode="solo",
        business=business,
        consultants=with_card,
        difficulty=tuple(GRIFTER_MONEY)[stage],
        seed=f"ladder/{rung}",
    )


def ladder_record(rung: int, name: str = "Player") -> Record:
    """Return the fresh record of a rung's deal; raises `SetupError` if there is none."""
    return Record(deal(ladder(rung, name), standard_deck()))
