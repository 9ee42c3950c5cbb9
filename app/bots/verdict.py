"""The judge: what a build or an abandonment cost compared with the best option.

It uses only the seat's observation. The most promising options and the played action are played on in the
same deals, and those that clearly lag are dropped. The deals that select the best option favour it, so its
lead over the played action is measured in other deals, where every playout is split into parts (`apart.py`).

A verdict is in dollars of margin: the seat's money minus the mean of its rivals'. It looks some builds ahead
and estimates the rest, so it says nothing about losses below `SILENT`.

The judge takes some 80 playouts for a choice, this a tenth of that. It is too uncertain to report.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from math import fsum, inf, sqrt
from typing import Final, NamedTuple

from ..engine.geometry import Cell
from ..engine.rng import Rng
from ..engine.state import Action, Build, Decision, State
from .apart import Names, PartKey, Playout, What, playout_apart
from .search import Trials, playout

JUDGED: Final = ("build", "abandon")
"""The kinds of decision that are judged; the others cost only cents."""

CANDIDATES: Final = 8
GLANCE: Final = 4
"""The number of builds in the playouts that find the best option."""

HORIZON: Final = 8
"""The number of builds in the playouts that measure the loss, the same as the expert's.

Losses measured over four builds disagree with games that the expert plays to the end.
"""

SILENT: Final = 3.0
"""Losses below this many dollars are not reported."""

EXACT: Final = 9
"""Decimal places of a playout's value that are kept. The rest differs between versions of Python: since 3.12
`sum` rounds floats differently."""

SURE: Final = 1.0
"""A reported loss exceeds this many dollars with 95 % certainty."""

ROUND: Final = 4
"""Deals between two checks for lagging options."""

CHOOSING: Final = 12
"""The most deals for finding the best option."""

MEASURING: Final = 16
"""The fewest deals for a clear measurement of the loss."""

CLEAR: Final = 4.0
"""A measured loss is clear two standard errors below this many dollars, or three above."""

CAUTION: Final = 0.3
"""Dollars added to each standard error, since errors of the estimates are correlated."""

AS_GOOD: Final = 1.5
"""An option is as good as the best if it lags by at most this many dollars."""


class Part(NamedTuple):
    """A part of a loss: the best action minus the played one in dollars, averaged over deals.

    All parts add up to the loss. `seat` is the seat whose money it is; rivals' money counts against the
    judged seat. `street` is named as in `apart.PartKey`.
    """

    what: What
    seat: int
    street: Cell | None
    dollars: float


class Topic(NamedTuple):
    """Related parts of a loss: one seat's money from a street, from signs or from tokens.

    `what` is `street`, `signs` or `tokens`; `error` is the standard error of `dollars`. The streets of the
    two compared buildings form one topic, with that of the best action first in `streets`. Streets begun
    later form a topic with empty `streets`.
    """

    what: str
    seat: int
    streets: tuple[Cell, ...]
    dollars: float
    error: float


class Fate(NamedTuple):
    """The fate of a street in the measured deals after one of the two actions.

    `best`: after the best action, otherwise after the played one. Seat `by` scored it in `deals` deals, in
    `soon` of them on its very next turn. `dollars` are each seat's average earnings from it.
    """

    best: bool
    street: Cell
    by: int
    deals: int
    soon: int
    dollars: tuple[float, ...]


class Verdict(NamedTuple):
    """The cost of a choice.

    `loss` is the lead of `best` over `played` in dollars, `margin` the half-width of its 95 % interval; a
    negative loss means that no option was better. `standing` is the seat's expected margin in dollars after
    the played action. `rank` is the place of the played action among the compared options. `as_good` lists
    the options as good as the best, best first. `playouts` counts the playouts, `deals` the measured deals.
    If the loss was not measured in separate deals (`deals` 0), there are no parts, topics or fates.
    """

    played: Action
    best: Action
    loss: float
    margin: float
    rank: int
    as_good: tuple[Action, ...]
    playouts: int
    deals: int
    standing: float = 0.0
    parts: tuple[Part, ...] = ()
    topics: tuple[Topic, ...] = ()
    fates: tuple[Fate, ...] = ()

    @property
    def reported(self) -> bool:
        """Whether the loss is large and certain enough to report."""
        return self.loss >= SILENT and self.loss - self.margin >= SURE

    def brief(self) -> Verdict:
        """Return the verdict in cents, without the fields that only its reasons need."""
        loss, margin, standing = (
            round(round(dollars, EXACT), 2) for dollars in (self.loss, self.margin, self.standing)
        )
        return self._replace(loss=loss, margin=margin, standing=standing, parts=(), topics=(), fates=())


class Care(NamedTuple):
    """The effort of a judgement.

    The best option is found in at most `choosing` deals and measured in `least` to `most`. If `least` equals
    `most`, the number is fixed and nothing ends early, as puzzles need it. `seed` selects the deals.
    """

    choosing: int = CHOOSING
    least: int = MEASURING
    most: int = 64
    seed: str = ""


def care_for(observation: State) -> Care:
    """Return the effort for a game: more where playouts vary more."""
    rules = observation.rules
    if rules.solo:
        return Care(most=48)
    return Care(most=96) if rules.business and rules.consultants else Care()


def fixed(deals: int, seed: str) -> Care:
    """Return the effort with a fixed number of seeded deals for choosing and for measuring."""
    return Care(deals, deals, deals, seed)


def is_judged(decision: Decision | None) -> bool:
    """Return whether a decision is judged: of a judged kind and with more than one option."""
    return decision is not None and decision.kind in JUDGED and len(decision.options) > 1


def judge_action(observation: State, played: Action, care: Care | None = None) -> Verdict:
    """Return the verdict on an action, based on its seat's observation; see `verdicts`."""
    *_, verdict = verdicts(observation, played, care)
    assert verdict is not None
    return verdict


def verdicts(observation: State, played: Action, care: Care | None = None) -> Iterator[Verdict | None]:
    """Yield `None` after each playout, and finally the verdict on an action.

    Raises `ValueError` if the observation has no visible decision, or if the action is not legal.
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


def comparisons(
    observation: State, best: Action, played: Action, care: Care | None = None
) -> Iterator[Verdict | None]:
    """Yield `None` after each playout, and finally the verdict on an action compared with a better one.

    `best` is known to be best, as the answer of a puzzle is, so no other option is tried. Raises `ValueError`
    if the observation has no visible decision, or unless both are legal and different.
    """
    care = care or care_for(observation)
    trials = Trials(observation)
    decision = observation.decision
    if decision is None or not {best, played} <= set(decision.options) or best == played:
        raise ValueError(f"not two options: {best}, {played}")
    rng = Rng(f"comparison/{care.seed}/{observation.turn}/{len(observation.city)}/{trials.seat}")
    measure = _Measure(trials, best, played, rng, care)
    yield from measure.run()
    yield measure.completed(Verdict(played, best, 0.0, 0.0, 2, (best,), 0, 0))


# --- Choosing the best option ---


class _Choice:
    """The comparison of options in separate deals: the leader, dropped ones, and equivalent ones."""

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
        """Whether every reportable loss is ruled out."""

    @property
    def best(self) -> Action:
        """The leading option; on a tie the played one, then the one with the best estimate."""
        running = sorted(self._running, key=lambda action: action != self._played)
        return max(running, key=self._mean)

    def run(self) -> Generator[None, None, None]:
        """Compare until the best option is clear; yield after each playout."""
        fixed_number = self._care.least == self._care.most
        deals = 0
        while len(self._running) > 1 and deals < self._care.choosing and not self.settled:
            for _ in range(min(ROUND, self._care.choosing - deals)):
                dealt, deals = self._trials.deal(self._rng), deals + 1
                for action in self._running:
                    evaluator_of = self._trials.evaluator_of(action, deals)
                    value = playout(dealt, action, self._trials.seat, GLANCE, evaluator_of)
                    self._values[action].append(round(value, EXACT))
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
        """Drop options that never differ from another one; the played one stays."""
        first: dict[tuple[float, ...], Action] = {}
        for action in sorted(self._running, key=lambda action: action != self._played):
            values = tuple(self._values[action])
            if values in first:
                self._twins[action] = first[values]
                self._running.remove(action)
            else:
                first[values] = action

    def _drop_stragglers(self) -> None:
        """Drop options that clearly lag; the played one stays."""
        best = self.best
        for action in list(self._running):
            behind, error = self._lag(best, action)
            if action not in (best, self._played) and behind > 2 * error:
                self._running.remove(action)
        self.settled = self._highest_loss() <= SILENT

    def _highest_loss(self) -> float:
        """Return the upper end of the 95 % interval of the played action's loss."""
        others = [action for action in self._running if action != self._played]
        if not others:
            return -inf
        rival = max(others, key=self._mean)
        behind, error = self._lag(rival, self._played)
        return behind + 1.96 * (error + CAUTION)

    def _lag(self, ahead: Action, behind: Action) -> tuple[float, float]:
        """Return an option's lag in the deals both played, and its standard error."""
        pairs = zip(self._values[ahead], self._values[behind], strict=False)
        return _mean_and_error([one - other for one, other in pairs])

    def verdict(self) -> Verdict:
        """Return the verdict before the loss is measured, without favouring the selected option."""
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
        standing = self._mean(self._played)
        return Verdict(self._played, best, loss, margin, rank, tuple(as_good), playouts, 0, standing)

    def _lag_of_rivals(self) -> float:
        """Return the standard error of the played action's lead over the next option."""
        others = [action for action in self._running if action != self._played]
        return self._lag(self._played, max(others, key=self._mean))[1] if others else 0.0

    def _crossed(self) -> tuple[float, float]:
        """Return the loss and its error; each half of the deals selects the best option for the other."""
        lost: list[float] = []
        played = self._values[self._played]
        for half in (0, 1):
            chosen = max(self._running, key=lambda action: _mean(self._values[action][half::2]))
            theirs = self._values[chosen][1 - half :: 2]
            lost += [one - other for one, other in zip(theirs, played[1 - half :: 2], strict=True)]
        return _mean_and_error(lost)


# --- Measuring the loss ---


class _Measure:
    """The measurement of two actions in the same deals, and their differences."""

    def __init__(self, trials: Trials, best: Action, played: Action, rng: Rng, care: Care) -> None:
        self._trials = trials
        self._actions = (best, played)
        self._rng = rng
        self._care = care
        cells = [cell for action in self._actions if (cell := getattr(action, "cell", None)) is not None]
        self._names = Names(trials.observation.city, cells)
        self._pairs: list[tuple[Playout, Playout]] = []

    def run(self) -> Generator[None, None, None]:
        """Measure until the loss is clear; yield after each playout."""
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
        error += CAUTION
        # A claim needs more certainty than silence, since the loss is checked repeatedly.
        return loss + 1.96 * error <= SILENT or loss - CLEAR > 3 * error or CLEAR - loss > 2 * error

    def _loss(self) -> tuple[float, float]:
        return _mean_and_error([round(best.value - played.value, EXACT) for best, played in self._pairs])

    def completed(self, verdict: Verdict) -> Verdict:
        """Return a verdict with the measured loss and its parts."""
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
            standing=_mean([played.value for _, played in self._pairs]),
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
        found = [
            Topic(*topic, *_mean_and_error([round(value, EXACT) for value in values]))
            for topic, values in topics.items()
        ]
        yield from sorted(found, key=lambda topic: (-topic.dollars, str(topic)))

    def _compared_streets(self) -> tuple[Cell, ...]:
        """Return the names of the streets of the two buildings, that of the best action first."""
        city = self._trials.observation.city
        streets = [
            city.street_with(action.cell, action.facing).cells
            for action in self._actions
            if isinstance(action, Build)
        ]
        names = [name for cells in streets if (name := self._names.of(cells)) is not None]
        return tuple(dict.fromkeys(names))

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
            for (street, by), outcomes in sorted(closings.items()):
                means = tuple(_mean([dollars[seat] for _, dollars in outcomes]) for seat in range(seats))
                yield Fate(best, street, by, len(outcomes), sum(soon for soon, _ in outcomes), means)


def _order(key: PartKey) -> tuple[str, int, bool, Cell]:
    return (key.what, key.seat, key.street is None, key.street or (0, 0))


def _value(playout: Playout, key: PartKey) -> float:
    parts: Mapping[PartKey, float] = playout.parts
    return parts.get(key, 0.0)


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def _mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of values and its standard error, which is infinite for fewer than two."""
    mean = _mean(values)
    if len(values) < 2:
        return mean, inf
    spread = fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, sqrt(spread / len(values))


CANDIDATES_TRIED: Final = 6
"""The number of options to compare with the played action."""


def rough_losses(observation: State, played: Action) -> Iterator[float | None]:
    """Yield `None` after each playout, and finally how far an action lags behind the best one, in dollars.

    Raises `ValueError` if the observation has no visible decision.
    """
    trials = Trials(observation)
    finding = trials.candidates(CANDIDATES_TRIED)
    while True:
        try:
            next(finding)
        except StopIteration as found:
            actions = list(dict.fromkeys([*found.value, played]))
            break
        yield None
    dealt = trials.deal(Rng(f"rough/{observation.turn}/{len(observation.city)}/{trials.seat}"))
    values = {}
    for action in actions:
        values[action] = playout(dealt, action, trials.seat, GLANCE, trials.evaluator_of(action, 1))
        yield None
    yield round(max(values.values()) - values[played], EXACT)
