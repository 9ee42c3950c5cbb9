"""Evaluate a seat: the dollars it has and expects, minus those of its rivals.

The engine computes what a building would pay; this module only estimates how much of it will be paid. All
values are integer cents, so ties are the same on every machine.

If a search lets all seats follow its own estimates, it expects rivals to choose like itself, and longer
playouts only extend the wrong line. Greedy's weights predict other players' builds better, even those of
other bots (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final

from ..engine.business import bonuses
from ..engine.city import City, Counts, Street
from ..engine.consultants import consultant_of
from ..engine.kinds import KINDS
from ..engine.position import Position, Supplied
from ..engine.state import SIGNS, State
from ..engine.valuation import worth
from .estimates import BuildEstimates, StreetEstimates
from .prospects import LONGEST, Outlook, Prospect, Times, times_of

UNPAID: Final = 50
"""The certain percentage of a building's worth: the end of the game pays half (rules.md §6)."""

OPEN_END_CHANCES: Final = ((45, 1), (30, 5))
"""The expected extra percentage with one open end or two, and the number of turns that yields half of it."""

SIGN_VALUES: Final = (-600, -200, -80, -30)
"""The value in cents of no, one, two or three unused signs, while more turns than that are left."""

TOKEN_VALUE: Final = 150
"""The expected value of a token in cents beyond current bonuses, for a limited number of each kind."""
VALUED_TOKENS: Final = 3

_NEAR: Final = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))


class Evaluation:
    """A seat's evaluation of the positions after a choice.

    A rival's dollar counts against the seat, divided by the number of rivals: fully with one, a quarter with
    four. Streets unaffected by the choice are evaluated only once.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self._rules = state.rules
        seats = len(state.seats)
        builds = sum(len(other.hand) for other in state.seats) + len(state.stack) + len(state.grifter_stack)
        if state.decision is not None and state.decision.kind in ("abandon", "build"):
            builds -= 1
        self._over = not builds
        self._turns = -(-builds // seats)
        self._weights = tuple(100 if number == seat else -(100 // (seats - 1)) for number in range(seats))
        self._chances = (
            100,
            *(UNPAID + more * builds // (builds + turns * seats) for more, turns in OPEN_END_CHANCES),
        )
        self._before = state
        self._token_values: dict[tuple[Counts, ...], int] = {}

    @cached_property
    def _promises(self) -> dict[Street, int]:
        """The promises of streets before the choice, except those that changes elsewhere can alter."""
        state = self._before
        sites, seats = state.city.sites, range(len(state.seats))
        lenders = {number for number in seats if consultant_of(state, number).lends is not None}
        return {
            street: self.promise(state, street)
            for street in _owned(state.city)
            if lenders.isdisjoint(sites[cell].owner for cell in street.cells)
            and all(KINDS[sites[cell].building.valuation.kind].reach != "city" for cell in street.cells)
        }

    def of(self, position: Position) -> int:
        """Return the seat's evaluation in cents."""
        total = 0
        for number, seat in enumerate(position.seats):
            total += self._weights[number] * seat.money + self._signs(number, seat.signs)
        near = self._near(position.city)
        for street in _owned(position.city):
            promise = None if street in near else self._promises.get(street)
            total += self.promise(position, street) if promise is None else promise
        return total + self.tokens(position) if self._rules.business else total

    def promise(self, position: Position, street: Street) -> int:
        """Return the promise of a street's buildings: the part of their current worth that will be paid."""
        sites = position.city.sites
        dollars = 0
        for cell in street.cells:
            owner = sites[cell].owner
            if owner is not None:
                dollars += self._weights[owner] * worth(position, cell, final=self._over)
        if self._over:
            return dollars
        return dollars * self._chances[sum(end not in sites for end in street.ends)] // 100

    def tokens(self, position: Position) -> int:
        """Return the promise of all seats' business tokens."""
        held = tuple(seat.tokens for seat in position.seats)
        if held not in self._token_values:
            promised = token_promises(position, more=not self._over)
            self._token_values[held] = sum(
                weight * cents // 100 for weight, cents in zip(self._weights, promised, strict=True)
            )
        return self._token_values[held]

    def _signs(self, number: int, unused: int) -> int:
        if self._rules.is_grifter(number) or unused >= min(len(SIGN_VALUES), self._turns):
            return 0
        return self._weights[number] * SIGN_VALUES[unused] // 100

    def _near(self, city: City) -> set[Street]:
        """Return the streets whose promise may have changed: near changed cells, and where streets ended."""
        before, streets = self._before.city.sites, city.streets
        near: set[Street] = set()
        for cell, site in city.sites.items():
            if before.get(cell) is not site:
                x, y = cell
                near.update(streets[c] for dx, dy in _NEAR if (c := (x + dx, y + dy)) in streets)
                if cell not in before:
                    ends = (end for street in (streets[cell], *city.ended_at(cell)) for end in street.ends)
                    near.update(streets[end] for end in ends if end in streets)
        return near


def token_promises(position: Position, *, more: bool = True) -> list[int]:
    """Return the promise of tokens by seat, in cents: current bonuses, and expected ones if `more`."""
    promised = [0] * len(position.seats)
    for paid in bonuses(position):
        promised[paid.seat] += 100 * paid.dollars
    if more:
        for number, seat in enumerate(position.seats):
            promised[number] += TOKEN_VALUE * sum(min(count, VALUED_TOKENS) for count in seat.tokens)
    return promised


def _owned(city: City) -> set[Street]:
    return {city.streets[cell] for cell, site in city.sites.items() if site.owner is not None}


def greedy_outlook(position: Position, turns: int) -> Sequence[Times]:
    """Return each seat's weights as greedy sees them (`evaluation.py`)."""
    return [_times(min(turns, LONGEST))] * len(position.seats)


@lru_cache(maxsize=LONGEST + 1)
def _times(turns: int) -> Times:
    shares = (1.0, *((UNPAID + more * turns / (turns + half)) / 100 for more, half in OPEN_END_CHANCES))
    signs = [
        SIGN_VALUES[unused] / 100 if unused < min(len(SIGN_VALUES), turns) else 0.0
        for unused in range(SIGNS + 1)
    ]
    valuations = tuple([{kind: Prospect(share, 0.0) for kind in KINDS} for share in shares])
    return Times(valuations, shares, tuple(signs))


class Evaluator:
    """Evaluates a position and a seat's choices in it, in expected dollars.

    A rival's dollar counts against the seat, divided by the number of rivals. `turns` are those left for each
    seat. `before` is the same seat's evaluator of an earlier position with as many turns left; unchanged
    parts are reused. `builds` evaluates builds, `streets` people, buildings and streets. `outlook` gives the
    weights of all seats, by default the fitted ones.
    """

    def __init__(
        self,
        position: Supplied,
        seat: int,
        turns: int,
        before: Evaluator | None = None,
        outlook: Outlook = times_of,
    ) -> None:
        self._position = position
        if before is None:
            self.streets = StreetEstimates(position, seat, turns, outlook=outlook)
            self.builds = BuildEstimates(position, self.streets)
        else:
            self.streets = StreetEstimates(position, seat, turns, before.streets, outlook)
            self.builds = BuildEstimates(position, self.streets, before.builds)

    def evaluation(self) -> float:
        """Return the seat's money, streets, tokens and unused signs, minus those of its rivals."""
        total = self.money() + self.signs() + self.tokens()
        seen: set[Street] = set()
        for street in self._position.city.streets.values():
            if street not in seen:
                seen.add(street)
                total += self.streets.lot(street).value
        return total

    def money(self) -> float:
        """Return the seat's money minus that of its rivals."""
        shares, seats = self.streets.shares, self._position.seats
        return sum([share * seat.money for share, seat in zip(shares, seats, strict=True)])

    def tokens(self) -> float:
        """Return the value of all seats' business tokens: current bonuses and expected ones."""
        return sum(self.tokens_by_seat())

    def tokens_by_seat(self) -> list[float]:
        """Return the value of each seat's business tokens for this seat; rivals' are negative."""
        if not self._position.rules.business:
            return []
        promised = token_promises(self._position)
        return [share * cents / 100 for share, cents in zip(self.streets.shares, promised, strict=True)]

    def signs(self) -> float:
        """Return the value of all seats' unused signs for the seat."""
        return sum(self.signs_by_seat())

    def signs_by_seat(self) -> list[float]:
        """Return the value of each seat's unused signs for this seat; rivals' are negative."""
        is_grifter = self._position.rules.is_grifter
        shares, times = self.streets.shares, self.streets.times
        return [
            0.0 if is_grifter(number) else shares[number] * times[number].signs[seat.signs]
            for number, seat in enumerate(self._position.seats)
        ]


class EvaluatorCache:
    """Evaluators of a position and its successors, with shared unchanged parts.

    `before` is the cache of an earlier position; its `outlook` applies here too. The position must not
    change.
    """

    def __init__(
        self, position: Supplied, before: EvaluatorCache | None = None, outlook: Outlook = times_of
    ) -> None:
        self._position = position
        self._before = before
        self.outlook: Outlook = outlook if before is None else before.outlook
        self._first: dict[tuple[int, int], Evaluator] = {}

    def of(self, position: Supplied, seat: int, turns: int) -> Evaluator:
        """Return a seat's evaluator of a successor of this position."""
        key = (seat, min(turns, LONGEST))
        if key not in self._first:
            self._first[key] = (
                Evaluator(self._position, seat, turns, outlook=self.outlook)
                if self._before is None
                else self._before.of(self._position, seat, turns)
            )
        return Evaluator(position, seat, turns, self._first[key], self.outlook)
