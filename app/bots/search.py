"""The search: try actions in many deals that are consistent with the observation.

Builds are compared after his answer. Playouts do this for the few builds with the best estimates. The choice
itself considers many, since a build with a low gain may leave him a worse place.

The actions with the best estimates are candidates. For each, all seats play on quickly (`quick`) for a few
builds, always in the same deals, and the final evaluations are averaged. Each round drops the worse half of
the candidates (sequential halving), so that most of the budget goes to close decisions.

Rivals choose differently from the searching seat. In every other deal they therefore follow greedy's outlook
(`rivals.py`), otherwise the seat's own.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import replace
from heapq import nlargest
from operator import itemgetter
from typing import Final

from ..engine.city import City
from ..engine.rng import Rng
from ..engine.state import Action, Decision, Draft, Renovate, State
from ..engine.turn import carry_out, run
from . import Budget, greedy, quick
from .evaluation import Evaluator, EvaluatorCache, greedy_outlook
from .unseen import Unseen

FEW: Final = 4
MANY: Final = 40
"""The number of builds to play through the Grifter's answer: in playouts, and for the choice itself."""


def solo_action(draft: Draft, decision: Decision, evaluator_of: quick.EvaluatorOf) -> Action:
    """Return one of the options of the pending decision."""
    if decision.kind != "build":
        return quick.quick_action(draft, decision, evaluator_of)
    few = nlargest(FEW, quick.valued_builds(draft, decision.seat, evaluator_of), key=itemgetter(0))
    return max(
        (action for _, action in few),
        key=lambda action: _value_after_answer(draft, action, decision.seat, evaluator_of),
    )


def order_builds(
    dealt: State, seat: int, actions: list[Action], evaluator_of: quick.EvaluatorOf
) -> Generator[Action, None, list[Action]]:
    """Return builds ordered by their results; the dealt hidden tiles do not influence them.

    Yields an action each time after about as much work as one playout.
    """
    draft = Draft(dealt)
    values: dict[Action, float] = {}
    for action in actions:
        values[action] = _value_after_answer(draft, action, seat, evaluator_of)
        if len(values) % FEW == 0:
            yield action
    return sorted(actions, key=lambda action: -values[action])


def _value_after_answer(draft: Draft, action: Action, seat: int, evaluator_of: quick.EvaluatorOf) -> float:
    """Return the seat's evaluation after a build and the Grifter's answer."""
    after = draft.copy()
    carry_out(after, action)
    decision = run(after)
    quick.play_on(after, decision, quick.tiles_left(draft), evaluator_of)
    return quick.standing_of(after, seat, evaluator_of)


ROUNDS_ALONE: Final = 2
"""The most rounds in a playout against the Grifter; each build in them is considered closely."""


def best_action(observation: State, budget: Budget) -> Action:
    """Return the best action found; raises `ValueError` if the observation has no visible decision."""
    *_, choice = best_actions(observation, budget)
    return choice


def best_actions(observation: State, budget: Budget) -> Iterator[Action]:
    """Yield the best action so far after each playout; the last one is the choice.

    Raises `ValueError` if the observation has no visible decision.
    """
    trials = Trials(observation)
    candidates = yield from trials.candidates(budget.candidates)
    best = candidates[0]
    yield best
    if len(candidates) == 1 or not budget.playouts:
        return
    rng = Rng(f"{observation.turn}/{len(observation.city)}/{trials.seat}")
    totals = dict.fromkeys(candidates, 0.0)
    rounds = max(1, (len(candidates) - 1).bit_length())
    share = max(1, budget.playouts * len(candidates) // budget.candidates // rounds)
    deals = 0
    while len(candidates) > 1:
        for _ in range(max(1, share // len(candidates))):
            dealt = trials.deal(rng)
            deals += 1
            for action in candidates:
                evaluator_of = trials.evaluator_of(action, deals)
                totals[action] += playout(dealt, action, trials.seat, budget.builds, evaluator_of)
                yield best
            best = max(candidates, key=totals.__getitem__)
        candidates.sort(key=lambda action: -totals[action])
        del candidates[(len(candidates) + 1) // 2 :]
    yield candidates[0]


class Trials:
    """Playouts of a seat's actions in sampled deals, which are the same for all actions.

    `seat` is the deciding seat. The playouts share cached evaluations. Creating it raises `ValueError` if the
    observation has no visible decision.
    """

    def __init__(self, observation: State) -> None:
        if observation.decision is None:
            raise ValueError("nothing is asked that this seat may know")
        self.seat = observation.decision.seat
        self.observation = replace(observation, city=_in_fixed_order(observation.city))
        self._unseen = Unseen(self.observation)
        self._own, self._rivals = _caches(self.observation)
        self._evaluators: dict[Action, tuple[quick.EvaluatorOf, quick.EvaluatorOf]] = {}

    def candidates(self, most: int) -> Generator[Action, None, list[Action]]:
        """Return the most promising options, best first; in solo, yield one after each playout's work."""
        observation = self.observation
        assert observation.decision is not None
        if not (observation.rules.solo and observation.decision.kind == "build"):
            return candidates_of(observation, most)
        dealt = self.deal(Rng(str(observation.turn)))
        at_a_glance = candidates_of(observation, MANY)
        return (yield from order_builds(dealt, self.seat, at_a_glance, self._own.of))[:most]

    def deal(self, rng: Rng) -> State:
        """Return the observation with every hidden tile put in a possible place."""
        return self._unseen.deal(rng)

    def evaluator_of(self, action: Action, number: int) -> quick.EvaluatorOf:
        """Return the evaluators after an action; in even deals all seats use the seat's own outlook."""
        if action not in self._evaluators:
            after = _after(self.observation, action)
            self._evaluators[action] = _evaluators(self.seat, after, self._own, self._rivals)
        return self._evaluators[action][number % 2]


def _in_fixed_order(city: City) -> City:
    """Return a city in an order that does not depend on its history."""
    return City(dict(sorted(city.sites.items())), dict(sorted(city.streets.items())))


def evaluators_after(state: State, seat: int) -> tuple[quick.EvaluatorOf, quick.EvaluatorOf]:
    """Return the evaluators after a state: with a seat's own outlook, and with the rivals'."""
    return _evaluators(seat, state, *_caches(state))


def _caches(state: State) -> tuple[EvaluatorCache, EvaluatorCache]:
    """Return the caches of a state for a seat and for its rivals."""
    own = EvaluatorCache(state)
    return own, own if state.rules.solo else EvaluatorCache(state, outlook=greedy_outlook)


def _evaluators(
    seat: int, after: State, own: EvaluatorCache, rivals: EvaluatorCache
) -> tuple[quick.EvaluatorOf, quick.EvaluatorOf]:
    """Return the evaluators of all seats after a choice: with the seat's outlook, and with the rivals'."""
    own, rivals = EvaluatorCache(after, own), EvaluatorCache(after, rivals)

    def mixed(draft: Draft, who: int, turns: int) -> Evaluator:
        return (own if who == seat else rivals).of(draft, who, turns)

    return own.of, own.of if after.rules.solo else mixed


def _after(state: State, action: Action) -> State:
    """Return the state after an action."""
    draft = Draft(state)
    carry_out(draft, action)
    return draft.freeze(run(draft))


def playout(
    state: State, action: Action, seat: int, builds: int, evaluator_of: quick.EvaluatorOf = Evaluator
) -> float:
    """Play an action, then a number of builds quickly; return the seat's evaluation."""
    return quick.standing_of(draft_after(state, action, builds, evaluator_of), seat, evaluator_of)


def draft_after(
    state: State, action: Action, builds: int, evaluator_of: quick.EvaluatorOf = Evaluator
) -> Draft:
    """Play an action, then a number of builds quickly; return the final draft with all events."""
    draft = Draft(state)
    carry_out(draft, action)
    play_builds(draft, builds, evaluator_of)
    return draft


def play_builds(draft: Draft, builds: int, evaluator_of: quick.EvaluatorOf = Evaluator) -> None:
    """Play on quickly for a number of builds; in solo, for at most `ROUNDS_ALONE` rounds."""
    decision = run(draft)
    answers = solo_action if draft.rules.solo else quick.quick_action
    if draft.rules.solo:
        builds = min(builds // 2, ROUNDS_ALONE)
    left = quick.tiles_left(draft)
    # Near the end, play on to the end instead of estimating.
    quick.play_on(draft, decision, left - builds if left > 2 * builds else 0, evaluator_of, answers)


def candidates_of(observation: State, most: int) -> list[Action]:
    """Return the most promising options, best first."""
    decision = observation.decision
    assert decision is not None
    draft = Draft(observation)
    if decision.kind == "build":
        ranked = quick.valued_builds(draft, decision.seat)
        ranked += [
            (_renovation(observation, action, decision.seat), action)
            for action in decision.options
            if isinstance(action, Renovate)
        ]
        ranked.sort(key=lambda each: -each[0])
        best = [action for _, action in ranked[:most]]
        if observation.rules.consultants:
            # The estimates hardly know the cards and sometimes miss what greedy sees.
            other = greedy.greedy_action(observation)
            if other not in best:
                best = [*best[: most - 1], other]
        return best
    first = quick.quick_action(draft, decision)
    return [first, *(action for action in decision.options if action != first)][:most]


def _renovation(observation: State, action: Renovate, seat: int) -> float:
    """Return the expected gain of a renovation by carrying it out."""
    before = Draft(observation)
    after = Draft(observation)
    after.agenda = [after.agenda[-1]]
    carry_out(after, action)
    quick.play_on(after, run(after), quick.tiles_left(after))
    standings = [
        Evaluator(draft, seat, quick.turns_left(before, building=True)).evaluation()
        for draft in (before, after)
    ]
    return standings[1] - standings[0]
