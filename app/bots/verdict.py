"""The judge: what a build or an abandonment cost, compared with the best there was.

It knows no more than the seat knew. The likeliest options and the action played are played on in the same
deals, and those that clearly lag are dropped. The deals that find the best one flatter it, so its lead over
the action played is measured in other deals, where every playout is taken apart (`apart.py`).

A verdict about a choice is in dollars of margin: the seat's money less the mean of its rivals'. It looks
some builds ahead, with estimates for what comes after; so a loss below `SILENT` says nothing.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

from ..engine.actions import Action, Build
from ..engine.geometry import Cell
from ..engine.rng import Rng
from ..engine.state import Decision, State
from .apart import Names, PartKey, Playout, What, playout_apart
from .search import Trials, playout

JUDGED: Final = ("build", "abandon")
"""The kinds of decision that are judged; the others cost cents."""

CANDIDATES: Final = 8
GLANCE: Final = 4
"""Builds that the playouts play on which find the best."""

HORIZON: Final = 8
"""Builds that the playouts play on which measure the loss, as many as the expert's.

Measured over four, claims against the expert do not hold when the game is played to its end.
"""

SILENT: Final = 3.0
"""Dollars below which a loss is not worth a word."""

ROUND: Final = 4
"""Deals between two looks at who lags."""

CHOOSING: Final = 12
"""Deals in which the best is found, at most."""

MEASURING: Final = 16
"""Deals from which on a measured loss may be clear."""

CLEAR: Final = 4.0
"""A measured loss is clear once it is two standard errors away from so many dollars."""

CAUTION: Final = 0.3
"""Dollars on top of each standard error, as estimates err together too."""

AS_GOOD: Final = 1.5
"""An option is as good as the best if it lags by no more dollars."""


class Part(NamedTuple):
    """A part of a loss: dollars, the best action less the one played, mean over deals.

    All parts of a loss add up to it. `seat` is whose money it is; money of rivals counts against the seat.
    `street` is named as in `apart.PartKey`.
    """

    what: What
    seat: int
    street: Cell | None
    dollars: float


class Topic(NamedTuple):
    """The parts of a loss that belong together: what one seat gets for a street, from signs or tokens.

    `what` is `street`, `signs` or `tokens`; `error` the standard error of `dollars`. The streets of the two
    buildings that are compared are one topic; `streets` names first that of the best action. Streets begun
    later are a topic without any.
    """

    what: str
    seat: int
    streets: tuple[Cell, ...]
    dollars: float
    error: float


class Fate(NamedTuple):
    """What became of a street in the measured deals after one of the two actions.

    `best`: after the best action, else after the one played. `by` scored it in `deals` deals, in `soon` of
    them in the turn of its own that came next, and each seat earned there `dollars` on the average.
    """

    best: bool
    street: Cell
    by: int
    deals: int
    soon: int
    dollars: tuple[float, ...]


class Verdict(NamedTuple):
    """What a choice cost.

    `loss` is what `best` brings more than `played`, in dollars, with the half-width `margin` of its 95 %
    interval; a negative one means that none was found to be better. `rank` is the place of the action played
    among the options compared, `as_good` are those as good as the best, the best first. `playouts` is the
    work done, `deals` the number measured. If the loss was not measured in deals of its own (`deals` 0),
    there are no parts, topics or fates.
    """

    played: Action
    best: Action
    loss: float
    margin: float
    rank: int
    as_good: tuple[Action, ...]
    playouts: int
    deals: int
    parts: tuple[Part, ...] = ()
    topics: tuple[Topic, ...] = ()
    fates: tuple[Fate, ...] = ()

    @property
    def told(self) -> bool:
        """Whether the loss is worth telling and certain enough."""
        return self.loss >= SILENT and self.loss > self.margin

    def brief(self) -> Verdict:
        """Return the verdict without what only its reasons need, to be kept."""
        return self._replace(parts=(), topics=(), fates=())


class Care(NamedTuple):
    """How carefully to judge.

    The best is found in at most `choosing` deals, and measured in `least` to `most`. Where `least` is `most`
    the number is fixed and nothing ends early, as puzzles need it. `seed` chooses other deals.
    """

    choosing: int = CHOOSING
    least: int = MEASURING
    most: int = 64
    seed: str = ""


def care_for(observation: State) -> Care:
    """Return how carefully to judge in a game: more so where playouts differ more."""
    rules = observation.rules
    if rules.solo:
        return Care(most=48)
    return Care(most=96) if rules.business and rules.consultants else Care()


def fixed(deals: int, seed: str) -> Care:
    """Return the care that chooses and measures in a fixed number of deals each, which the seed makes."""
    return Care(deals, deals, deals, seed)


def is_judged(decision: Decision | None) -> bool:
    """Return whether a choice is one that is judged: there was something to choose."""
    return decision is not None and decision.kind in JUDGED and len(decision.options) > 1


def judge_action(observation: State, played: Action, care: Care | None = None) -> Verdict:
    """Return the verdict on an action, judged by what its seat could know; see `verdicts`."""
    *_, verdict = verdicts(observation, played, care)
    assert verdict is not None
    return verdict


def verdicts(observation: State, played: Action, care: Care | None = None) -> Iterator[Verdict | None]:
    """Yield `None` after each playout, and at last the verdict on an action.

    Raises `ValueError` if nothing is asked that the seat may know, or if the action is not offered.
    """
    care = care or care_for(observation)
    trials = Trials(observation)
    decision = observation.decision
    if decision is None or played not in decision.options:
        raise ValueError(f"not offered: {played}")
    candidates: list[Action] = []
    finding = trials.candidates(CANDIDATES)
    while True:
        try:
            next(finding)
        except StopIteration as found:
            candidates = found.value
            break
        yield None
    if played not in candidates:
        candidates.append(played)
    rng = Rng(f"verdict/{care.seed}/{observation.turn}/{len(observation.city)}/{trials.seat}")
    choice = _Choice(trials, candidates, played, rng, care)
    yield from choice.run()
    verdict = choice.verdict()
    if choice.settled or choice.best == played:
        yield verdict
        return
    measure = _Measure(trials, choice.best, played, rng, care)
    yield from measure.run()
    yield measure.completed(verdict)


# --- Finding the best ---


class _Choice:
    """The options compared in deals of their own: who leads, who is out, who is the same as another."""

    def __init__(
        self, trials: Trials, candidates: Sequence[Action], played: Action, rng: Rng, care: Care
    ) -> None:
        self._trials = trials
        self._played = played
        self._rng = rng
        self._care = care
        self._running = list(candidates)
        self._values: dict[Action, list[float]] = {action: [] for action in candidates}
        self._twins: dict[Action, Action] = {}
        self.settled = False
        """Whether no loss worth a word is possible any more."""

    @property
    def best(self) -> Action:
        """The option that leads; among equals the one played, then the likeliest."""
        running = sorted(self._running, key=lambda action: action != self._played)
        return max(running, key=self._mean)

    def run(self) -> Generator[None, None, None]:
        """Compare until it is clear enough who is best; give after each playout."""
        fixed_number = self._care.least == self._care.most
        deals = 0
        while len(self._running) > 1 and deals < self._care.choosing and not self.settled:
            for _ in range(min(ROUND, self._care.choosing - deals)):
                dealt, deals = self._trials.deal(self._rng), deals + 1
                for action in self._running:
                    evaluator_of = self._trials.evaluator_of(action, deals)
                    value = playout(dealt, action, self._trials.seat, GLANCE, evaluator_of)
                    self._values[action].append(value)
                    yield
            if not fixed_number:
                self._drop_twins()
                self._drop_stragglers()
                if {self.best, self._played} == set(self._running) and len(self._running) == 2:
                    self.settled = self._highest_loss() <= SILENT
                    return

    def _mean(self, action: Action) -> float:
        return _mean(self._values[action])

    def _drop_twins(self) -> None:
        """Drop those that never differ from another; the one played stays."""
        first: dict[tuple[float, ...], Action] = {}
        for action in sorted(self._running, key=lambda action: action != self._played):
            values = tuple(self._values[action])
            if values in first:
                self._twins[action] = first[values]
                self._running.remove(action)
            else:
                first[values] = action

    def _drop_stragglers(self) -> None:
        """Drop those that lag clearly; the one played stays."""
        best = self.best
        for action in list(self._running):
            behind, error = self._lag(best, action)
            if action not in (best, self._played) and behind > 2 * error:
                self._running.remove(action)
        self.settled = self._highest_loss() <= SILENT

    def _highest_loss(self) -> float:
        """Return the upper end of the 95 % interval of what the action played may lose."""
        others = [action for action in self._running if action != self._played]
        if not others:
            return -inf
        rival = max(others, key=self._mean)
        behind, error = self._lag(rival, self._played)
        return behind + 1.96 * (error + CAUTION)

    def _lag(self, ahead: Action, behind: Action) -> tuple[float, float]:
        """Return by how much an option lags in the deals that both played, and its standard error."""
        pairs = zip(self._values[ahead], self._values[behind], strict=False)
        return _mean_and_error([one - other for one, other in pairs])

    def verdict(self) -> Verdict:
        """Return what is known before the loss is measured, in dollars that flatter nobody."""
        best = self.best
        loss, error = (0.0, self._lag_of_rivals()) if best == self._played else self._crossed()
        as_good = [best]
        for action in self._values:
            leader = self._twins.get(action, action)
            lag = self._lag(best, leader)[0]
            if action != best and leader in self._running and lag <= AS_GOOD:
                as_good.append(action)
        means = [self._mean(action) for action in self._values if action not in self._twins]
        rank = 1 + sum(mean > self._mean(self._played) for mean in means)
        playouts = sum(map(len, self._values.values()))
        margin = 1.96 * (error + CAUTION)
        return Verdict(self._played, best, loss, margin, rank, tuple(as_good), playouts, 0)

    def _lag_of_rivals(self) -> float:
        """Return the standard error of the lead of the action played over the next one."""
        others = [action for action in self._running if action != self._played]
        return self._lag(self._played, max(others, key=self._mean))[1] if others else 0.0

    def _crossed(self) -> tuple[float, float]:
        """Return the loss, where each half of the deals chooses the best for the other, and its error."""
        lost: list[float] = []
        played = self._values[self._played]
        for half in (0, 1):
            chosen = max(self._running, key=lambda action: _mean(self._values[action][half::2]))
            theirs = self._values[chosen][1 - half :: 2]
            lost += [one - other for one, other in zip(theirs, played[1 - half :: 2], strict=True)]
        return _mean_and_error(lost)


# --- Measuring the loss ---


class _Measure:
    """Two actions played on in the same deals, and what sets them apart."""

    def __init__(self, trials: Trials, best: Action, played: Action, rng: Rng, care: Care) -> None:
        self._trials = trials
        self._actions = (best, played)
        self._rng = rng
        self._care = care
        cells = [cell for action in self._actions if (cell := getattr(action, "cell", None)) is not None]
        self._names = Names(trials.observation.city, cells)
        self._pairs: list[tuple[Playout, Playout]] = []

    def run(self) -> Generator[None, None, None]:
        """Measure until the loss is clear; give after each playout."""
        while len(self._pairs) < self._care.most and not self._is_clear():
            dealt, number = self._trials.deal(self._rng), len(self._pairs) + 1
            playouts = []
            for action in self._actions:
                evaluator_of = self._trials.evaluator_of(action, number)
                playouts.append(
                    playout_apart(dealt, action, self._trials.seat, HORIZON, evaluator_of, self._names)
                )
                yield
            one, other = playouts
            self._pairs.append((one, other))

    def _is_clear(self) -> bool:
        if self._care.least == self._care.most or len(self._pairs) < self._care.least:
            return False
        if len(self._pairs) % ROUND:
            return False
        loss, error = self._loss()
        silent = loss + 1.96 * (error + CAUTION) <= SILENT
        return silent or abs(loss - CLEAR) > 2 * (error + CAUTION)

    def _loss(self) -> tuple[float, float]:
        return _mean_and_error([best.value - played.value for best, played in self._pairs])

    def completed(self, verdict: Verdict) -> Verdict:
        """Return a verdict with the loss as measured and taken apart."""
        loss, error = self._loss()
        as_good = tuple(action for action in verdict.as_good if action != verdict.played)
        if loss <= AS_GOOD:
            as_good = (*as_good, verdict.played)
        return verdict._replace(
            loss=loss,
            margin=1.96 * (error + CAUTION),
            as_good=as_good,
            playouts=verdict.playouts + 2 * len(self._pairs),
            deals=len(self._pairs),
            parts=tuple(self._parts()),
            topics=tuple(self._topics()),
            fates=tuple(self._fates()),
        )

    def _parts(self) -> Iterator[Part]:
        keys = dict.fromkeys(key for pair in self._pairs for each in pair for key in each.parts)
        for key in sorted(keys, key=_order):
            yield Part(*key, _mean([_value(best, key) - _value(played, key) for best, played in self._pairs]))

    def _topics(self) -> Iterator[Topic]:
        topics: dict[tuple[str, int, tuple[Cell, ...]], list[float]] = {}
        compared = self._compared_streets()
        for number, (best, played) in enumerate(self._pairs):
            for sign, parts in ((1, best.parts), (-1, played.parts)):
                for (what, seat, street), dollars in parts.items():
                    streets = () if street is None else compared if street in compared else (street,)
                    topic = (what if what in ("signs", "tokens") else "street", seat, streets)
                    topics.setdefault(topic, [0.0] * len(self._pairs))[number] += sign * dollars
        found = [Topic(*topic, *_mean_and_error(values)) for topic, values in topics.items()]
        yield from sorted(found, key=lambda topic: (-topic.dollars, str(topic)))

    def _compared_streets(self) -> tuple[Cell, ...]:
        """Return the names of the streets of the two buildings, first that of the best action."""
        city = self._trials.observation.city
        streets = [
            city.street_with(action.cell, action.facing).cells
            for action in self._actions
            if isinstance(action, Build)
        ]
        named = [name for cells in streets if (name := self._names.of(cells)) is not None]
        return tuple(dict.fromkeys(named))

    def _fates(self) -> Iterator[Fate]:
        seats = len(self._trials.observation.seats)
        for which, best in enumerate((True, False)):
            closings: dict[tuple[Cell, int], list[tuple[bool, tuple[int, ...]]]] = {}
            for pair in self._pairs:
                closed = set()
                for street, by, turns, dollars in pair[which].scored:
                    if street is not None and street not in closed:
                        closed.add(street)
                        soon = turns <= seats
                        closings.setdefault((street, by), []).append((soon, dollars))
            for (street, by), found in sorted(closings.items()):
                means = tuple(_mean([dollars[seat] for _, dollars in found]) for seat in range(seats))
                yield Fate(best, street, by, len(found), sum(soon for soon, _ in found), means)


def _order(key: PartKey) -> tuple[str, int, bool, Cell]:
    return (key.what, key.seat, key.street is None, key.street or (0, 0))


def _value(playout: Playout, key: PartKey) -> float:
    parts: Mapping[PartKey, float] = playout.parts
    return parts.get(key, 0.0)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of values and its standard error; of fewer than two nothing is known."""
    mean = _mean(values)
    if len(values) < 2:
        return mean, inf
    spread = sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, sqrt(spread / len(values))
