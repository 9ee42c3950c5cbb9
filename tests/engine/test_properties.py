"""Invariants of random games of every mode, player count, expansion set and edition."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.city import NOBODY, placement_problem
from app.engine.events import Built, Event, Renovated, TurnBegan
from app.engine.game import IllegalAction, apply, legal_actions, new_game
from app.engine.geometry import FACINGS
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Build, Move, Renovate, Score, State, Swap, Token, parse_action
from app.engine.wording import error_texts
from tests.engine.invariants import TURNS, TURNS_WITH_CONTRACTOR, check_game, pickled
from tests.engine.support import DECK, NAMES, asked, game, name_of, setup, setups

ALL = [*setups("all")]


@st.composite
def chosen_setups(draw: st.DrawFn) -> Setup:
    """Draw a set-up with any seed."""
    options = draw(st.sampled_from(ALL))
    return setup(
        len(options.seats),
        seed=draw(st.text(max_size=12)),
        edition=options.edition,
        business=options.business,
        consultants=options.consultants,
        difficulty=options.difficulty,
    )


@pytest.mark.thorough
@pytest.mark.parametrize("chosen", ALL, ids=name_of)
def test_invariants_of_every_combination(chosen: Setup) -> None:
    """People, signs, tokens, tiles and money are conserved; streets and options are consistent."""
    check_game(chosen)


@settings(max_examples=25)
@given(chosen_setups(), st.booleans())
def test_invariants_of_any_game(chosen: Setup, dense: bool) -> None:
    check_game(chosen, dense=dense)


@pytest.mark.parametrize(("players", "turns"), TURNS.items())
def test_each_player_has_the_turns_of_the_rulebook(players: int, turns: int) -> None:
    chosen = setup(players, seed="turns")
    began = [event.seat for event in all_events(chosen) if isinstance(event, TurnBegan)]
    assert began == [*range(max(players, 2))] * turns


@pytest.mark.parametrize(("players", "turns"), TURNS_WITH_CONTRACTOR.items())
def test_each_player_has_the_turns_with_a_contractor(players: int, turns: int) -> None:
    others = [SeatChoice(name, "human", "random") for name in NAMES[1:players]]
    for place in range(players):
        seats = (*others[:place], SeatChoice("Ana", "human", "contractor"), *others[place:])
        chosen = Setup(seats, consultants=True, seed="contractor", first=0)
        events = all_events(chosen)
        began = [event.seat for event in events if isinstance(event, TurnBegan)]
        built = [event.seat for event in events if isinstance(event, Built | Renovated)]
        assert began == [*range(players)] * turns
        assert built.count(place) == 2 * (turns - 3) + 3
        assert all(built.count(seat) == turns for seat in range(players) if seat != place)


def all_events(chosen: Setup) -> list[Event]:
    """Return all events of a random game, including its opening."""
    opening = new_game(deal(chosen, DECK)).events
    return [*opening, *(event for *_, events in game(chosen) for event in events)]


# Illegal actions are refused and change nothing.


def not_offered(state: State, seed: int) -> Iterator[object]:
    """Yield actions of every kind that are not legal."""
    offered = set(legal_actions(state))
    tiles = [*DECK.buildings, "no-such-tile"]
    tile = tiles[seed % len(tiles)]
    cells = [*state.city.sites, *state.city.places, (99, 99), (seed % 7 - 3, seed % 5 - 2)]
    cell = cells[seed % len(cells)]
    facing = FACINGS[seed % 4]
    colour = ("tourist", "hipster", "parent", "shopper", "wild")[seed % 5]
    hand = [tile for seat in state.seats for tile in seat.hand]
    candidates = [
        parse_action(f"abandon {cell[0]},{cell[1]}"),
        Build(tile, cell, facing),
        Build(tile, cell, facing, True),
        Renovate(tile, cell),
        Score(cell),
        Token("retail"),
        Token("wild"),
        Swap(tile, cell),
        Swap(),
        Move(colour, cell),
        *(Build(tile, cell, facing, double) for tile in hand[:2] for double in (False, True)),
    ]
    yield from (action for action in candidates if action not in offered)


@settings(max_examples=15)
@given(chosen_setups(), st.integers(0, 10_000))
def test_illegal_actions_are_refused_and_change_nothing(chosen: Setup, seed: int) -> None:
    for number, (before, action, after, _) in enumerate(game(chosen)):
        for state in (before, after) if after.over else (before,):
            kept = pickled(state)
            for wrong in not_offered(state, seed + number):
                with pytest.raises(IllegalAction) as caught:
                    apply(state, wrong)  # type: ignore[arg-type]
                assert caught.value.rule.startswith("rules.md §")
                assert caught.value.problem in error_texts("problems")
            assert pickle.loads(kept) == state
        assert apply(before, action).state == after
        with pytest.raises(IllegalAction):
            apply(after, Build("museum", (0, 0), "N"))


def test_ten_thousand_illegal_placements_have_one_reason_each() -> None:
    """Every refusal has exactly one primary reason, with the buildings in the way."""
    reasons: dict[str, int] = {}
    tried = 0
    for round_ in range(40):
        for before, _, _, _ in game(setup(2 + round_ % 4, seed=f"illegal-{round_}"), dense=round_ % 2 == 0):
            if asked(before).kind != "build":
                continue
            near = {(x + dx, y + dy) for x, y in before.city.sites for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
            for cell in near:
                for facing in FACINGS:
                    refusal = placement_problem(before.city, cell, facing)
                    assert (refusal is None) == (facing in before.city.places.get(cell, ()))
                    if refusal is not None:
                        tried += 1
                        reasons[refusal.problem] = reasons.get(refusal.problem, 0) + 1
                        assert refusal.rule
                        assert set(refusal.cells) <= set(before.city.sites)
                        assert bool(refusal.cells) == (refusal.problem != "corner-only")
        if tried > 10_000 and len(reasons) == 5:
            break
    assert tried > 10_000
    assert set(reasons) == {"occupied", "corner-only", "long-sides", "apart", "too-long"}


def test_people_move_only_during_move_decisions() -> None:
    for before, _, _, _ in game(setup(3, seed="moving", business=True)):
        assert (before.moving != NOBODY) == (asked(before).kind == "move")


def test_states_compare_by_value() -> None:
    one = [after for *_, after, _ in game(setup(2, seed="same"))]
    same = [after for *_, after, _ in game(setup(2, seed="same"))]
    other = [after for *_, after, _ in game(setup(2, seed="other"))]
    assert one == same
    assert one[0] != other[0]
    assert len({id(state) for state in one}) == len(one)
    assert all(before != after for before, after in pairwise(one))
