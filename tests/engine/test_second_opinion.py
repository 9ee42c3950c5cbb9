"""The engine and its independent second implementation produce the same snapshots for every game."""

from __future__ import annotations

import json
import random
from itertools import product
from typing import Any

import pytest

from app.engine.city import placement_problem as engines_problem
from app.engine.geometry import FACINGS
from app.engine.record import Record, decode, encode
from app.engine.session import replay
from app.engine.setup import deal as engines_deal
from app.engine.snapshot import snapshot
from tests.engine.support import DECK, game, name_of, setups
from tests.second_opinion.board import legal_placements, placement_problem
from tests.second_opinion.deals import all_modes, deal, random_game, standard_deck
from tests.second_opinion.referee import Referee, snapshots

MODES = [*all_modes()]
STANDARD = standard_deck()


def named(mode: dict[str, Any]) -> str:
    expansions = [name for name in ("business", "consultants") if mode[name]]
    return "-".join([mode["mode"], mode["difficulty"] or str(mode["players"]), mode["edition"], *expansions])


def agree(record: dict[str, Any], deck: dict[str, Any] = STANDARD) -> int:
    """Compare every snapshot of a record including options; return the number compared."""
    replayed = replay(decode(json.dumps(record), DECK))
    assert replayed.error is None
    number = -1
    states = replayed.session.states
    for number, (state, wanted) in enumerate(zip(states, snapshots(record, deck), strict=True)):
        found = snapshot(state)
        for key in wanted:
            assert found[key] == wanted[key], f"{key} after action {number}"
        assert [*found] == [*wanted]
    return number + 1


@pytest.mark.parametrize("mode", MODES[1::2], ids=named)
def test_the_second_opinion_agrees_with_the_engines_games(mode: dict[str, Any]) -> None:
    """The engine deals and chooses; the second opinion follows."""
    chosen = next(chosen for chosen in setups("second opinion") if name_of(chosen) == named(mode))
    actions = tuple(str(action) for _, action, _, _ in game(chosen, dense=True))
    assert agree(json.loads(encode(Record(engines_deal(chosen, DECK), actions)))) > 20


@pytest.mark.parametrize("mode", MODES[::3], ids=named)
def test_the_second_opinion_agrees_on_short_deals(mode: dict[str, Any]) -> None:
    """The deals have uneven hands, few tiles, and uneven stacks in solo."""
    for number in range(3):
        rng = random.Random(f"short {number} {mode}")
        agree(random_game(deal(**mode, rng=rng, short=True), rng))


def test_the_second_opinion_agrees_on_refused_placements() -> None:
    """Compare every cell near the cities of a random game."""
    rng = random.Random("refusals")
    record = random_game(deal(**MODES[0], rng=rng), rng)
    referee = Referee(record, STANDARD)
    states = replay(decode(json.dumps(record), DECK)).session.states
    compared = 0
    for text, state in zip(record["actions"], states[1:], strict=True):
        referee.play(text)
        near = {(x + dx, y + dy) for x, y in referee.city for dx, dy in product((-1, 0, 1), repeat=2)}
        for cell, facing in product(near, FACINGS):
            theirs = placement_problem(referee.city, cell, facing)
            mine = engines_problem(state.city, cell, facing)
            assert (theirs is None) == (mine is None)
            compared += 1
        found = {(cell, facing) for cell, facings in state.city.places.items() for facing in facings}
        assert set(legal_placements(referee.city)) == found
    assert compared > 1000
