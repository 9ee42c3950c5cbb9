"""Estimates of positions and choices at the end of the game.

The engine computes what a building is worth now. The estimates predict what it will have paid at the end of
the game, from its valuation, its people, the open ends of its street and the turns left. Their weights are
fitted to games between bots (`weights.py`).

A search estimates thousands of positions. It therefore evaluates builds without carrying them out
(`build_estimates.py`), and reuses streets that have not changed since an earlier position
(`street_estimates.py`).
"""

from __future__ import annotations

from ..engine.city import Street
from ..engine.position import Supplied
from .build_estimates import BuildEstimates
from .evaluation import token_promises
from .prospects import LONGEST, Outlook, times_of
from .street_estimates import StreetEstimates


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
