"""Make puzzles with an exact answer, from games of bots.

Every kind of question compares all legal actions with the engine (`exact.py`). A position is kept if its best
value is clear of the next one and few actions reach it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from app.bots import BOTS
from app.engine.actions import Action
from app.engine.game import observe
from app.engine.record import encode
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.standard import standard_deck
from app.engine.state import State
from app.ui.features.puzzles.exact import EXACT_KINDS, ExactKind, value_of

EACH: Final = 48
"""Puzzles of each kind."""

GAPS: Final[Mapping[ExactKind, int]] = {"payday": 4, "crowd": 2, "parting": 3, "steering": 2, "finale": 3}
"""The dollars by which the best value must exceed the next one."""

MOST_EASY: Final[Mapping[ExactKind, int]] = {"payday": 16, "steering": 16}
"""The most puzzles of a kind that greedy solves, where it often fails."""

MOST_ANSWERS: Final = 4
"""The most actions with the best value."""

EARLIEST: Final = 8
"""The fewest buildings of the city."""

SOLVERS: Final = ("beginner", "greedy")
"""The bots whose failures say how difficult a puzzle is: both play by the dollars of the moment."""


def questions(state: State) -> Iterator[ExactKind]:
    """Yield the kinds of questions to ask of a state."""
    decision = state.decision
    assert decision is not None
    last = not state.stack and not state.grifter_stack and sum(len(seat.hand) for seat in state.seats) == 1
    match decision.kind:
        case "move" if not state.rules.is_grifter(decision.mover):
            yield "crowd"
        case "abandon":
            yield "parting"
        case "build" if len(state.city) >= EARLIEST:
            if state.rules.solo and (state.stack or state.grifter_stack):
                yield "steering"
            elif last and not state.rules.solo:
                yield "finale"
            else:
                yield "payday"


def exact_answers(kind: ExactKind, seen: State) -> tuple[Action, ...]:
    """Return the best actions, or none if the question has no clear answer."""
    decision = seen.decision
    assert decision is not None
    values: dict[Action, int] = {}
    for action in decision.options:
        value = value_of(kind, seen, action)
        if value is None:
            return ()
        values[action] = value
    best = max(values.values())
    answers = tuple(action for action in values if values[action] == best)
    others = [value for value in values.values() if value < best]
    clear = bool(others) and best - max(others) >= GAPS[kind]
    return answers if clear and len(answers) <= MOST_ANSWERS else ()


def make_all(results: Path) -> None:
    """Write a file with enough puzzles of every kind; each game gives one of a kind."""
    found: Counter[str] = Counter()
    easy: Counter[str] = Counter()
    game = 0
    with results.open("w", encoding="utf-8") as file:
        while any(found[kind] < EACH for kind in EXACT_KINDS):
            for puzzle in _game(game, [kind for kind in EXACT_KINDS if found[kind] < EACH]):
                kind, hard = puzzle["kind"], "greedy" in puzzle["fails"]
                if not hard and easy[kind] >= MOST_EASY.get(kind, EACH):
                    continue
                easy[kind] += not hard
                found[kind] += 1
                file.write(json.dumps(puzzle, separators=(",", ":")) + "\n")
                file.flush()
            game += 1


def _game(number: int, wanted: list[ExactKind]) -> Iterator[dict[str, Any]]:
    """Yield puzzles from one game between bots, at most one of each kind."""
    solo = number % 2 == 1
    left = [kind for kind in wanted if (kind == "steering") == solo or kind in ("crowd", "parting")]
    if not left:
        return
    names = ("Ana",) if solo else ("Ana", "Ben")
    setup = Setup(
        tuple(SeatChoice(name, "human", None) for name in names),
        mode="solo" if solo else "multiplayer",
        difficulty="normal" if solo else None,
        seed=f"puzzle {number}",
        first=0,
    )
    session = begin(deal(setup, standard_deck()))
    while (decision := session.state.decision) is not None and left:
        seen = observe(session.state, decision.seat)
        for kind in questions(session.state):
            if kind in left and (answers := exact_answers(kind, seen)):
                yield _puzzle(kind, session, seen, answers)
                left.remove(kind)
        player = "club" if decision.kind == "build" and (number + decision.seat) % 4 == 0 else "greedy"
        session = session.act(BOTS[player].choose(seen))


def _puzzle(kind: ExactKind, session: Session, seen: State, answers: tuple[Action, ...]) -> dict[str, Any]:
    assert seen.decision is not None
    found = {name: BOTS[name].choose(seen) for name in SOLVERS}
    return {
        "kind": kind,
        "record": json.loads(encode(session.record)),
        "seat": seen.decision.seat,
        "answers": [str(action) for action in answers],
        "fails": [name for name, action in found.items() if action not in answers],
    }
