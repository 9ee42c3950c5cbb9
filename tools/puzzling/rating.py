"""The level of a puzzle: the performance rating of the bots that try it.

Each bot has a chance to find the answer. The level is the strength of an opponent against whom Elo expects
these bots to score as many points as they give right answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from app.bots import BOTS, quick
from app.bots.greedy import values_of
from app.bots.quick import OVERLOOKS
from app.engine.state import Action, Draft, State

LOWEST, HIGHEST = 400, 2000
"""The levels of puzzles that all bots solve, and that none does."""

SURE: Final = 0.9
"""The chance of a bot that finds the answer, because other luck might have misled it."""

LOOKED_BEYOND: Final = ("payday", "steering", "tempo")
"""The kinds of questions that club and expert do not try to answer."""

_STEP: Final = 10


def chances(
    seen: State, answers: Collection[Action], asked: Mapping[Action, float] | None = None, *, beyond: bool
) -> dict[str, float]:
    """Return each bot's chance of an answer, for an observation.

    `asked` are the values of an exact question. Greedy then counts as at least as good as a player who picks
    any action that affects those values. `beyond`: club and expert look beyond the question, so they count
    only if they find the answer.
    """
    greedy = max(_greedy(seen, answers), _at_a_glance(asked, answers) if asked is not None else 0.0)
    found = {"beginner": _beginner(seen, answers), "greedy": greedy}
    for name in ("club", "expert"):
        if BOTS[name].choose(seen) in answers:
            found[name] = SURE
        elif not beyond:
            found[name] = 1 - SURE
    return found


def level_of(chances: Mapping[str, float]) -> int:
    """Return the level at which Elo expects the bots' number of right answers."""
    right = sum(chances.values())
    low, high = LOWEST, HIGHEST
    while high - low > _STEP:
        middle = (low + high) // 2
        expected = sum(1 / (1 + 10 ** ((middle - BOTS[name].rating) / 400)) for name in chances)
        low, high = (middle, high) if expected > right else (low, middle)
    return round(low, -1)


def _greedy(seen: State, answers: Collection[Action]) -> float:
    """Return the chance of an answer among the options that greedy values as highly as the best one."""
    values = values_of(seen)
    return _among([values[action] for action in values], [values[action] for action in answers])


def _among(values: Sequence[float], right: Sequence[float]) -> float:
    liked = [value for value in values if value >= max(right)]
    return min(SURE, sum(value == max(right) for value in right) / len(liked))


def _at_a_glance(values: Mapping[Action, float], answers: Collection[Action]) -> float:
    """Return the chance of an answer among the actions worth more than most others."""
    ((common, _),) = Counter(values.values()).most_common(1)
    likely = sum(value > common or action in answers for action, value in values.items())
    return min(SURE, len(answers) / likely)


def _beginner(seen: State, answers: Collection[Action]) -> float:
    """Return the chance that a beginner overlooks every build that it prefers to an answer."""
    assert seen.decision is not None
    if seen.decision.kind != "build":
        return SURE if BOTS["beginner"].choose(seen) in answers else 1 - SURE
    chance, overlooked = 0.0, 1.0
    for _, action in sorted(quick.valued_builds(Draft(seen), seen.decision.seat), key=lambda each: -each[0]):
        if action in answers:
            chance += overlooked / (1 + OVERLOOKS)
        overlooked *= OVERLOOKS / (1 + OVERLOOKS)
    return min(SURE, chance)
