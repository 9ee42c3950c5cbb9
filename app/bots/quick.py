"""The quick player: fast choices in playouts; and a bot that errs like a beginner.

It reads a draft and follows the estimates alone, except for immediate payments.

It takes the best of the rest by its estimates. The position alone determines what it overlooks, so it is
deterministic. It chooses tokens and the order of streets without much thought.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import itemgetter
from types import MappingProxyType
from typing import Final

from ..engine.city import COLOURS, ICONS
from ..engine.consultant_effects import may_double
from ..engine.geometry import Cell, Facing
from ..engine.rng import Rng
from ..engine.state import Abandon, Action, Build, Claim, Decision, Draft, Move, State, Swap, Token
from ..engine.turn import carry_out, run
from ..engine.valuation import worth
from .evaluation import Evaluator


def tiles_left(draft: Draft) -> int:
    """Return how many tiles are still to be built."""
    return sum([len(seat.hand) for seat in draft.seats]) + len(draft.stack) + len(draft.grifter_stack)


def turns_left(draft: Draft, *, building: bool = False) -> int:
    """Return how many turns each seat has left; with `building`, after the tile now being built."""
    return max(0, -(-(tiles_left(draft) - building) // len(draft.seats)))


EvaluatorOf = Callable[[Draft, int, int], Evaluator]
"""Return a seat's evaluator of a draft with a number of turns left."""


def standing_of(draft: Draft, seat: int, evaluator_of: EvaluatorOf) -> float:
    """Return a seat's evaluation, or only its money lead once the game is over."""
    evaluator = evaluator_of(draft, seat, turns_left(draft))
    return evaluator.money() if draft.over else evaluator.evaluation()


def quick_action(draft: Draft, decision: Decision, evaluator_of: EvaluatorOf = Evaluator) -> Action:
    """Return one of the options of the pending decision."""
    if decision.kind == "build":
        _, tile, cell, facing, double = max(_gains(draft, decision.seat, evaluator_of), key=itemgetter(0))
        return Build(tile, cell, facing, double)
    glance = _GLANCES.get(decision.kind)
    if glance is None:
        return decision.options[0]
    return max(decision.options, key=glance(draft, decision, evaluator_of))


def valued_builds(
    draft: Draft, seat: int, evaluator_of: EvaluatorOf = Evaluator
) -> list[tuple[float, Action]]:
    """Return every build of a seat, without renovations, with its expected gain."""
    return [
        (gain, Build(tile, at, facing, double))
        for gain, tile, at, facing, double in _gains(draft, seat, evaluator_of)
    ]


def _gains(
    draft: Draft, seat: int, evaluator_of: EvaluatorOf
) -> Iterator[tuple[float, str, Cell, Facing, bool]]:
    evaluator = evaluator_of(draft, seat, turns_left(draft, building=True))
    doubles = (False, True) if may_double(draft, seat) else (False,)
    gain_of, places = evaluator.builds.gain, draft.city.places
    for tile in draft.seats[seat].hand:
        building = draft.rules.deck[tile]
        for cell, facings in places.items():
            for facing in facings:
                for double in doubles:
                    yield gain_of(building, cell, facing, 1 + double), tile, cell, facing, double


ActionValue = Callable[[Action], float]


def _grifter(draft: Draft, decision: Decision, evaluator_of: EvaluatorOf) -> ActionValue:
    """Prefer the tied placement of the Grifter's tile with the least gain for him."""
    evaluator = evaluator_of(draft, decision.mover, turns_left(draft))
    building = draft.rules.deck[draft.lifted or ""]

    def value(action: Action) -> float:
        assert isinstance(action, Build)
        return -evaluator.builds.gain(building, action.cell, action.facing)

    return value


def _move(draft: Draft, decision: Decision, evaluator_of: EvaluatorOf) -> ActionValue:
    evaluator = evaluator_of(draft, decision.seat, turns_left(draft))

    def value(action: Action) -> float:
        assert isinstance(action, Move)
        return evaluator.streets.person(action.cell, COLOURS.index(action.colour))

    return value


def _abandon(draft: Draft, decision: Decision, evaluator_of: EvaluatorOf) -> ActionValue:
    evaluator = evaluator_of(draft, decision.seat, turns_left(draft))

    def value(action: Action) -> float:
        assert isinstance(action, Abandon)
        return -evaluator.streets.building(action.cell)

    return value


def _tokens(draft: Draft, decision: Decision, evaluator_of: EvaluatorOf) -> ActionValue:
    """Prefer two tokens to one, then the kind held least, since sets count most."""
    held = draft.seats[decision.mover].tokens

    def value(action: Action) -> float:
        if isinstance(action, Token):
            return -held[ICONS.index(action.kind)]
        assert isinstance(action, Claim)
        first = action.icons[0]
        return 2 * len(action.icons) - (min(held) if first == "wild" else held[ICONS.index(first)])

    return value


def _swap(draft: Draft, decision: Decision, evaluator_of: EvaluatorOf) -> ActionValue:
    """Prefer gains; a swap without gain would only reveal a tile."""

    def value(action: Action) -> float:
        assert isinstance(action, Swap)
        if action.tile is None or action.cell is None:
            return 0
        gain = worth(draft, action.cell, tile=draft.rules.deck[action.tile]) - worth(draft, action.cell)
        return gain or -1

    return value


_GLANCES: Final[Mapping[str, Callable[[Draft, Decision, EvaluatorOf], ActionValue]]] = MappingProxyType(
    {
        "grifter": _grifter,
        "move": _move,
        "abandon": _abandon,
        "claim": _tokens,
        "token": _tokens,
        "swap": _swap,
    }
)


Answer = Callable[[Draft, Decision, EvaluatorOf], Action]
"""Return a seat's choice during a playout."""


def play_on(
    draft: Draft,
    decision: Decision | None,
    left: int,
    evaluator_of: EvaluatorOf = Evaluator,
    answers: Answer = quick_action,
) -> None:
    """Play on until the game is over, or until a build decision with at most `left` tiles to build."""
    action: Action | None = None
    while decision is not None:
        if decision.kind == "build" and tiles_left(draft) <= left:
            return
        # People of a colour all move to the same building.
        if action is None or decision.kind != "move" or action not in decision.options:
            action = answers(draft, decision, evaluator_of)
        carry_out(draft, action)
        decision = run(draft)


OVERLOOKS: Final = 2
"""It sees one build in this number plus one."""


def beginner_action(observation: State) -> Action:
    """Return an action for the seat to decide; raises `ValueError` if the observation has no decision."""
    decision = observation.decision
    if decision is None:
        raise ValueError("nothing is asked that this seat may know")
    draft = Draft(observation)
    rng = Rng(f"{observation.turn}/{len(observation.city)}/{decision.seat}")
    if decision.kind == "build":
        builds = sorted(valued_builds(draft, decision.seat), key=lambda build: str(build[1]))
        seen = [build for build in builds if not rng.below(1 + OVERLOOKS)] or builds[:1]
        return max(seen, key=lambda build: build[0])[1]
    if decision.kind in ("score", "claim", "token"):
        return decision.options[rng.below(len(decision.options))]
    return quick_action(draft, decision)
