"""The journey: fourteen fixed solo deals, each with one new thing.

`tools/journey.py` shows how often a player who follows the numbers on the board wins each. Such a player wins
the first eight most of the time.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from .deck_file import standard_deck
from .faults import fault
from .record import Record
from .setup import Deal, SeatChoice, Setup, SetupError, deal


class Stop(NamedTuple):
    """A deal of the journey: its seed and its options; `stars`: the board shows stars on good spots."""

    seed: str
    difficulty: str
    business: bool = False
    card: str | None = None
    stars: bool = False


JOURNEY: Final = (
    Stop("welcome-31", "easy", stars=True),
    Stop("journey/2/10", "easy", stars=True),
    Stop("journey/3/29", "easy"),
    Stop("journey/4/316", "normal"),
    Stop("ladder/2", "easy", business=True),
    Stop("journey/6/143", "easy", card="hipster-legend"),
    Stop("journey/7/22", "easy", card="location-scout"),
    Stop("journey/8/4", "easy", card="hacker"),
    Stop("journey/9/120", "easy", card="investor"),
    Stop("journey/10/270", "easy", card="entrepreneur"),
    Stop("journey/11/4", "normal", business=True),
    Stop("ladder/9", "hard"),
    Stop("ladder/10", "hard", business=True),
    Stop("journey/14/1", "hard", business=True, card="location-scout"),
)
"""The stops in their order. Seeds that begin with `ladder/` are those of an earlier list of deals."""

STOPS: Final = len(JOURNEY)
"""The number of stops."""


def journey(stop: int, name: str = "Player") -> Setup:
    """Return the set-up of a stop, from 1 to 14, for a player; raises `SetupError` if there is none.

    >>> journey(13).difficulty, journey(13).business, journey(13).seed
    ('hard', True, 'ladder/10')
    >>> journey(15)
    Traceback (most recent call last):
    app.engine.setup.SetupError: no-stop, number 15
    """
    if not 1 <= stop <= STOPS:
        raise SetupError(fault("no-stop", number=stop))
    options = JOURNEY[stop - 1]
    return Setup(
        seats=(SeatChoice(name, "human", options.card),),
        mode="solo",
        business=options.business,
        consultants=options.card is not None,
        difficulty=options.difficulty,
        seed=options.seed,
    )


def journey_record(stop: int, name: str = "Player") -> Record:
    """Return the fresh record of a stop's deal; raises `SetupError` if there is none."""
    return Record(deal(journey(stop, name), standard_deck()))


def stop_of(dealt: Deal) -> int:
    """Return the number of the stop with a deal, or 0; only the seed and the options count."""
    rules = dealt.rules
    if not rules.solo or not dealt.seed:
        return 0
    found = (dealt.seed, rules.difficulty, rules.business, dealt.seats[0].consultant)
    return next((number for number, stop in enumerate(JOURNEY, 1) if stop[:4] == found), 0)
