"""Luck: the worth of revealed tiles compared with the others that could have come instead.

A tile is exchanged with each of the others in the same deals. Nobody could know the hidden tiles before, so
luck too depends only on the seat's observation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import fsum, sqrt
from typing import Final, NamedTuple

from ..engine.draft import Draft
from ..engine.rng import Rng
from ..engine.state import Seat, State
from . import quick
from .search import evaluators_after, play_builds
from .unseen import Unseen
from .verdict import EXACT

DEALS: Final = 12
"""The number of deals for each exchanged tile."""

BUILDS_AFTER: Final = 4
"""Builds that a playout plays on."""

OTHERS: Final = 8
"""The most tiles tried instead of a tile; in solo, where no back is known, there may be more candidates."""


class Luck(NamedTuple):
    """A tile's worth for a seat minus the mean of the possible tiles, in dollars of margin.

    `margin` is the half-width of the 95 % interval, `others` the number of tiles compared.
    """

    tile: str
    dollars: float
    margin: float
    others: int


def revealed(before: State, after: State, seat: int) -> tuple[str, ...]:
    """Return the tiles revealed to a seat between two observations: drawn, or in solo turned face up."""
    return tuple(sorted(_known(after, seat) - _known(before, seat)))


def _known(state: State, seat: int) -> set[str]:
    """Return the tiles in a seat's hand, and in solo the visible one of a stack."""
    tiles = {*state.seats[seat].hand}
    if state.rules.solo:
        tiles.update((state.stack or state.grifter_stack)[:1])
    return tiles


def luck(observation: State, seat: int, tile: str) -> Luck:
    """Return the luck of a seat when a tile was revealed; see `lucks`."""
    *_, total = lucks(observation, seat, tile)
    assert total is not None
    return total


def lucks(observation: State, seat: int, tile: str) -> Iterator[Luck | None]:
    """Yield `None` after each playout, and finally the luck of a seat when a tile was revealed.

    The observation is the seat's after seeing the tile. In a finished game there is no luck.
    """
    if observation.over:
        yield Luck(tile, 0.0, 0.0, 0)
        return
    unseen = Unseen(observation)
    back = None if observation.rules.solo else observation.rules.deck[tile].back
    rng = Rng(f"luck/{observation.turn}/{len(observation.city)}/{seat}/{tile}")
    others = sorted(rng.shuffled(unseen.tiles(back))[:OTHERS])
    evaluators = evaluators_after(observation, seat)
    gains: list[float] = []
    for number in range(DEALS if others else 0):
        dealt, evaluator_of = unseen.deal(rng), evaluators[number % 2]
        values = []
        for other in (tile, *others):
            draft = Draft(exchanged(dealt, tile, other))
            play_builds(draft, BUILDS_AFTER, evaluator_of)
            values.append(round(quick.standing_of(draft, seat, evaluator_of), EXACT))
            yield None
        gains.append(values[0] - fsum(values) / len(values))
    yield Luck(tile, *_mean_and_margin(gains), len(others))


def exchanged(state: State, one: str, other: str) -> State:
    """Return a state with two tiles exchanged; one of them may be out of the game."""
    places = {one: other, other: one}

    def swap(tiles: Sequence[str]) -> tuple[str, ...]:
        return tuple([places.get(tile, tile) for tile in tiles])

    def holding(seat: Seat) -> Seat:
        return seat._replace(hand=tuple(sorted(swap(seat.hand))), shown=swap(seat.shown))

    return replace(
        state,
        seats=tuple(map(holding, state.seats)),
        stack=swap(state.stack),
        grifter_stack=swap(state.grifter_stack),
        lifted=None if state.lifted is None else swap([state.lifted])[0],
    )


def _mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    if len(values) < 2:
        return 0.0, 0.0
    mean = fsum(values) / len(values)
    spread = fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, 1.96 * sqrt(spread / len(values))
