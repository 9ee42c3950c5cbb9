"""People on the move: those still to place, and those just sent to each building."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from app.engine.events import PlacePerson
from app.engine.session import Session
from app.engine.state import Action, Move, State


def moving_people(state: State) -> PlacePerson | None:
    """Return the people being placed: their colour, and their cells with the next one first."""
    step = state.agenda[-1] if state.agenda else None
    deciding = state.decision is not None and state.decision.kind == "move"
    return step if deciding and isinstance(step, PlacePerson) else None


NOBODY_SENT: Final[Mapping[Action, int]] = MappingProxyType({})


def people_sent(session: Session) -> Mapping[Action, int]:
    """Return how many people of the moving colour each action has just sent in a row."""
    decision = session.state.decision
    if decision is None or decision.kind != "move":
        return NOBODY_SENT
    counts: Counter[Action] = Counter()
    colour = next(option.colour for option in decision.options if isinstance(option, Move))
    for step in reversed(session.history):
        if not isinstance(step.action, Move) or step.action.colour != colour or step.seat != decision.seat:
            break
        if len(step.events) != 1:
            break
        counts[step.action] += 1
    return counts
