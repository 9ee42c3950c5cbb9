"""Events alone reproduce the board that the engine leaves after each action."""

from __future__ import annotations

from functools import reduce
from typing import Any

import pytest

from app.engine.aftermath import aftermath
from app.engine.city import NOBODY, Site
from app.engine.events import Event, Renovated
from app.engine.game import apply, legal_actions, new_game
from app.engine.geometry import Cell
from app.engine.rng import Rng
from app.engine.setup import deal
from app.engine.state import State
from tests.engine.support import DECK, setup

GAMES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "five with Business": {"players": 5, "business": True},
    "three with cards": {"players": 3, "business": True, "consultants": True},
    "solo": {"players": 1, "business": True},
    "the Russian edition": {"players": 4, "consultants": True, "edition": "ru"},
}


def after_all(state: State, events: tuple[Event, ...]) -> State:
    return reduce(aftermath, events, state)


def buildings(state: State) -> dict[Cell, Site]:
    return {cell: site._replace(people=NOBODY, fomo=NOBODY) for cell, site in state.city.sites.items()}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_events_lead_from_each_board_to_the_next(name: str, seed: str) -> None:
    state = new_game(deal(setup(seed=seed, **GAMES[name]), DECK)).state
    rng = Rng(f"{name} {seed}")
    at_rest = 0
    while options := legal_actions(state):
        outcome = apply(state, options[rng.below(len(options))])
        told, done = after_all(state, outcome.events), outcome.state
        assert (told.supply, told.bank) == (done.supply, done.bank)
        for there, seat in zip(told.seats, done.seats, strict=True):
            assert (there.money, there.signs, there.tokens) == (seat.money, seat.signs, seat.tokens)
        if not any(state.moving) and not any(done.moving):
            assert told.city == done.city
            at_rest += 1
        # People on the move stay on their building until they are placed.
        assert buildings(told) == buildings(done)
        state = done
    assert at_rest > 10


def test_the_people_of_a_covered_building_stay_or_are_displaced() -> None:
    seen = 0
    for seed in range(40):
        chosen = setup(3, seed=str(seed), consultants=True)
        state = new_game(deal(chosen, DECK)).state
        rng = Rng(f"covered {seed}")
        while options := legal_actions(state):
            covering = [option for option in options if str(option).startswith("renovate")]
            outcome = apply(state, (covering or options)[rng.below(len(covering or options))])
            if any(isinstance(event, Renovated) for event in outcome.events):
                seen += 1
                if not any(outcome.state.moving):
                    assert after_all(state, outcome.events).city == outcome.state.city
            state = outcome.state
    assert seen > 20
