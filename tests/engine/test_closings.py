"""Streets of a seat that one building would close."""

from __future__ import annotations

import pytest

from app.engine.city import Street
from app.engine.forecast import Closing, closings, preview
from app.engine.game import observe
from app.engine.people import Placement
from app.engine.state import Build, State
from app.engine.valuation import worth
from tests.engine.support import asked, game, setup


def closed_by_builds(state: State, seat: int) -> dict[Street, set[Placement]]:
    """Return the placements of a tile that close each street with buildings of a seat."""
    tile = state.seats[seat].hand[0]
    own = {state.city.streets[cell] for cell, site in state.city.sites.items() if site.owner == seat}
    found: dict[Street, set[Placement]] = {}
    for action in asked(state).options:
        if isinstance(action, Build) and action.tile == tile and not action.double:
            closed = [cell for scoring in preview(state, action).enclosed for cell in scoring.street]
            for street in own:
                if street.first in closed and not state.city.is_enclosed(street):
                    found.setdefault(street, set()).add((action.cell, action.facing))
    return found


@pytest.mark.parametrize("players", [1, 3])
def test_the_spots_of_a_closing_are_the_builds_that_close_the_street(players: int) -> None:
    compared = 0
    for state, *_ in game(setup(players), dense=True):
        if state.decision is None or state.decision.kind != "build":
            continue
        seat = state.decision.seat
        named = {each.street: set(each.spots) for each in closings(observe(state, seat), seat)}
        truth = closed_by_builds(state, seat)
        paying = {
            street
            for street in truth
            if any(worth(state, cell) for cell in street.cells if state.city.sites[cell].owner == seat)
        }
        assert named == {street: truth[street] for street in paying}
        compared += len(named)
    assert compared > 3


def test_the_best_paying_street_comes_first_and_small_ones_are_omitted() -> None:
    seen: list[Closing] = []
    for state, *_ in game(setup(1), dense=True):
        found = closings(state, 0)
        assert [each.dollars for each in found] == sorted((each.dollars for each in found), reverse=True)
        assert closings(state, 0, 8) == tuple(each for each in found if each.dollars >= 8)
        seen += found
    assert any(each.dollars >= 8 for each in seen) and any(each.dollars < 8 for each in seen)
