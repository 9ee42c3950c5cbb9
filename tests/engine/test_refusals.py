"""What is not offered on the board is refused for one reason, and only that."""

from __future__ import annotations

from functools import cache

import pytest

from app.engine.actions import Abandon, Action, Move, Renovate, Swap
from app.engine.game import illegal, legal_actions
from app.engine.refusals import RULES, Refusal
from app.engine.setup import Setup
from app.engine.state import State
from tests.engine.support import asked, game, name_of, setups

GAMES = [chosen for chosen in setups("refusals") if chosen.consultants or chosen.mode == "solo"]


def answers_on_the_board(state: State) -> list[Action]:
    """Every cell of the city as the answer to the choice on the board."""
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
    """Every answer on the board in a random game: why it is refused, if it is, and whether it is offered."""
    return tuple(
        (action, illegal(state, action).refusal, action in legal_actions(state))
        for state, _, _, _ in game(chosen)
        for action in answers_on_the_board(state)
    )


@pytest.mark.parametrize("chosen", GAMES, ids=name_of)
def test_what_is_offered_and_what_is_refused_make_up_the_city(chosen: Setup) -> None:
    for action, refusal, offered in answered(chosen):
        assert (refusal is None) == offered, action


def test_every_reason_comes_up() -> None:
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
"""Where the rules tell of each decision."""


def test_who_answers_what_is_not_asked_is_led_to_what_is() -> None:
    led = {}
    for chosen in setups("sections"):
        for state, _, _, _ in game(chosen):
            kind = asked(state).kind
            refused = illegal(state, Abandon((0, 0)) if kind == "swap" else Swap())
            assert refused.problem == f"asked-{kind}"
            led[kind] = refused.rule
    assert led == SECTIONS
