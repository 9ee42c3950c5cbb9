"""How positions and choices are expected to end: the bots' estimates.

The engine tells what a building is worth now. The estimates tell what it will have paid when the game
is over, from its valuation, its people, the open ends of its street and the turns that are left. Their
numbers are fitted to games that bots played among themselves (`weights.py`).

A search estimates thousands of positions. So a build is valued without carrying it out
(`build_estimates.py`), and streets that did not change since an earlier position are not valued again
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

    A rival's dollar counts against the seat, shared among all rivals. `turns` are those left for each seat.
    `before` is the same seat's evaluator of an earlier position with as many turns left; what has not changed
    since is taken from there. `builds` values builds, `streets` people, buildings and streets. `outlook`
    gives the numbers of all seats, by default the fitted ones.
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
        """Return how the seat stands: money, streets, tokens and unused signs, less those of its rivals."""
        total = self.money() + self.signs() + self.tokens()
        seen: set[Street] = set()
        for street in self._position.city.streets.values():
            if street not in seen:
                seen.add(street)
                total += self.streets.lot(street).value
        return total

    def money(self) -> float:
        """Return the seat's money, less that of its rivals."""
        shares, seats = self.streets.shares, self._position.seats
        return sum([share * seat.money for share, seat in zip(shares, seats, strict=True)])

    def tokens(self) -> float:
        """Return the value of everybody's business tokens: bonuses as they stand, and those to come."""
        return sum(self.tokens_by_seat())

    def tokens_by_seat(self) -> list[float]:
        """Return what each seat's business tokens bring this seat, negative for rivals'."""
        if not self._position.rules.business:
            return []
        promised = token_promises(self._position)
        return [share * cents / 100 for share, cents in zip(self.streets.shares, promised, strict=True)]

    def signs(self) -> float:
        """Return the value of everybody's unused signs to the seat."""
        return sum(self.signs_by_seat())

    def signs_by_seat(self) -> list[float]:
        """Return what each seat's unused signs bring this seat, negative for rivals'."""
        is_grifter = self._position.rules.is_grifter
        shares, times = self.streets.shares, self.streets.times
        return [
            0.0 if is_grifter(number) else shares[number] * times[number].signs[seat.signs]
            for number, seat in enumerate(self._position.seats)
        ]


class EvaluatorCache:
    """Evaluators of a position and of those that follow from it, which share what did not change.

    `before` is the cache of a position from which this one followed; its `outlook` applies here too. The
    position must not change.
    """

    def __init__(
        self, position: Supplied, before: EvaluatorCache | None = None, outlook: Outlook = times_of
    ) -> None:
        self._position = position
        self._before = before
        self.outlook: Outlook = outlook if before is None else before.outlook
        self._first: dict[tuple[int, int], Evaluator] = {}

    def of(self, position: Supplied, seat: int, turns: int) -> Evaluator:
        """Return a seat's evaluator of a position that followed from this one."""
        key = (seat, min(turns, LONGEST))
        if key not in self._first:
            self._first[key] = (
                Evaluator(self._position, seat, turns, outlook=self.outlook)
                if self._before is None
                else self._before.of(self._position, seat, turns)
            )
        return Evaluator(position, seat, turns, self._first[key], self.outlook)
