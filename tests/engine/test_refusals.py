"""An illegal choice on the board has exactly one reason."""

from __future__ import annotations

from functools import cache

import pytest

from app.engine.faults import RULES, Refusal
from app.engine.game import illegal, legal_actions
from app.engine.setup import Setup
from app.engine.state import Abandon, Action, Move, Renovate, State, Swap
from tests.engine.support import asked, game, name_of, setups

GAMES = [chosen for chosen in setups("refusals") if chosen.consultants or chosen.mode == "solo"]


def answers_on_the_board(state: State) -> list[Action]:
    """Return every cell of the city as an answer to the decision on the board."""
    asked = legal_actions(state)[0]
    match asked:
        case Move(colour):
            return [Move(colour, cell) for cell in (*state.city, (99, 99))]
        case Abandon():
            return [Abandon(cell) for cell in state.city]
    renovated = [option.tile for option in legal_actions(state) if isinstance(option, Renovate)]
    return [Renovate(renovated[0], cell) for cell in state.city] if renovated else []


@cache
def answered(chosen: Setup) -> tuple[tuple[Action, Refusal | None, bool], ...]:
    """Return every answer on the board in a random game, with its refusal and whether it is legal."""
    return tuple(
        (action, illegal(state, action).refusal, action in legal_actions(state))
        for state, _, _, _ in game(chosen)
        for action in answers_on_the_board(state)
    )


@pytest.mark.parametrize("chosen", GAMES, ids=name_of)
def test_every_answer_is_either_legal_or_refused(chosen: Setup) -> None:
    for action, refusal, offered in answered(chosen):
        assert (refusal is None) == offered, action


def test_every_reason_occurs() -> None:
    told = {refusal.problem for chosen in GAMES for _, refusal, _ in answered(chosen) if refusal is not None}
    placements = {"occupied", "corner-only", "long-sides", "apart", "too-long"}
    assert told == set(RULES) - placements


SECTIONS = {
    "abandon": "rules.md §3",
    "build": "rules.md §3",
    "score": "rules.md §3",
    "move": "rules.md §5",
    "claim": "rules.md §7",
    "token": "rules.md §7",
    "swap": "rules.md §8",
    "grifter": "rules.md §9",
}
"""The section of the rules for each decision."""


def test_an_answer_of_another_kind_names_the_pending_decision() -> None:
    led = {}
    for chosen in setups("sections"):
        for state, _, _, _ in game(chosen):
            kind = asked(state).kind
            refused = illegal(state, Abandon((0, 0)) if kind == "swap" else Swap())
            assert refused.problem == f"asked-{kind}"
            led[kind] = refused.rule
    assert led == SECTIONS
