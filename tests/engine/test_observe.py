"""Observations (rules.md §2, §9): hidden tiles never change what a seat observes."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.events import Drew, TileLifted
from app.engine.forecast import remaining
from app.engine.game import apply, legal_actions, new_game, observe
from app.engine.rng import Rng
from app.engine.setup import Setup, deal
from app.engine.state import State
from tests.engine.support import DECK, Table, asked, game, name_of, setups, tiles_of

ALL = [*setups("observe")]


def with_other_secrets(state: State, seat: int, rng: Rng) -> State:
    """Return the state with every tile hidden from a seat replaced by another possible one."""
    solo = state.rules.solo
    spare = [t for back in ("tourist", "hipster", "parent", "shopper", "wild") for t in DECK.stack(back)]
    pool = rng.shuffled(tile for tile in spare if tile not in {*tiles_of(state)})

    def hidden(number: int, tile: str) -> bool:
        return number != seat and tile not in state.seats[number].shown

    def any_of(back: str | None) -> str:
        found = next(tile for tile in pool if back is None or DECK[tile].back == back)
        pool.remove(found)
        return found

    for number, other in enumerate(state.seats):
        pool += [tile for tile in other.hand if hidden(number, tile)]
    pool += state.stack[1 if solo else 0 :]
    pool += state.grifter_stack if state.stack else state.grifter_stack[1:]
    pool = rng.shuffled(pool)
    endgame = state.grifter_stack
    if endgame and state.stack:
        # Use any other tiles, in any order, whose first by id has the same back.
        shown = DECK[min(endgame)].back
        while DECK[min(pool[: len(endgame)])].back != shown:
            pool = rng.shuffled(pool)
        endgame, pool = tuple(pool[: len(endgame)]), pool[len(endgame) :]

    seats = tuple(
        other._replace(
            hand=tuple(
                sorted(any_of(DECK[tile].back) if hidden(number, tile) else tile for tile in other.hand)
            )
        )
        for number, other in enumerate(state.seats)
    )
    top = state.stack[:1] if solo else tuple(any_of(DECK[tile].back) for tile in state.stack[:1])
    stack = (*top, *(any_of(None) for _ in state.stack[1:]))
    if not state.stack:
        endgame = (*endgame[:1], *(any_of(None) for _ in endgame[1:]))
    return replace(state, seats=seats, stack=stack, grifter_stack=endgame)


@settings(max_examples=40)
@given(st.sampled_from(ALL), st.integers(0, 10_000))
def test_observations_leak_nothing(chosen: Setup, seed: int) -> None:
    rng = Rng(f"{seed}")
    for before, _, _, _ in game(replace(chosen, seed=f"{seed}")):
        for seat in range(1 if before.rules.solo else len(before.seats)):
            other = with_other_secrets(before, seat, rng)
            mine, theirs = observe(before, seat), observe(other, seat)
            assert mine == theirs
            # Only the owner sees options that name hand tiles.
            if asked(before).seat == seat:
                assert [*asked(mine).options] == [*asked(before).options]
            elif asked(before).kind in ("build", "swap"):
                assert mine.decision is None
            assert mine.decision == theirs.decision


@pytest.mark.parametrize("chosen", ALL[::11], ids=name_of)
def test_a_seat_sees_the_right_side_of_each_tile(chosen: Setup) -> None:
    for before, _, after, _ in game(chosen):
        for state in (before, after):
            for seat in range(1 if state.rules.solo else len(state.seats)):
                seen = observe(state, seat)
                assert seen.seats[seat].hand == state.seats[seat].hand
                for other, told in zip(state.seats, seen.seats, strict=True):
                    assert sorted(str(DECK[t].back) for t in told.hand) == sorted(
                        str(DECK[t].back) for t in other.hand
                    )
                    if other != state.seats[seat]:
                        assert {tile for tile in told.hand if tile in DECK} == set(other.shown)
                assert len(seen.stack) == len(state.stack)
                assert seen.stack[1:] == ("?",) * len(seen.stack[1:])
                assert (seen.city, seen.supply, seen.bank) == (state.city, state.supply, state.bank)


def test_in_multiplayer_only_the_back_of_the_next_tile_is_visible() -> None:
    state = Table([["museum"], ["library"]], ["cinema", "penthouse"]).start().state
    assert observe(state, 0).stack == ("?shopper", "?")
    assert observe(state, 0).seats[1].hand == ("?wild",)
    assert observe(state, 1).seats[0].hand == ("?tourist",)


def test_in_solo_the_top_of_the_stack_and_one_back_of_the_endgame_stack_are_visible() -> None:
    stacks: dict[str, Any] = {
        "stack": ["hardware-store", "museum"],
        "grifter_stack": ["penthouse", "toy-store"],
    }
    play = Table([["library", "cinema"]], solo=True, **stacks).start()
    seen = observe(play.state, 0)
    assert seen.stack == ("hardware-store", "?")
    # The Penthouse sorts before the Toy Store.
    assert seen.grifter_stack == ("?shopper", "?")
    play.play("build library 1,0 S")
    # While the Grifter's tile is placed, the next draw is visible.
    assert play.kind == "grifter"
    seen = observe(play.state, 0)
    assert (seen.lifted, seen.stack) == ("hardware-store", ("museum",))
    assert seen.grifter_stack == ("?shopper", "?")
    play.play(play.options[0])
    # The final draw turned the endgame stack face up.
    seen = observe(play.state, 0)
    assert (seen.stack, seen.grifter_stack) == ((), ("penthouse", "?"))


def test_the_visible_back_of_the_endgame_stack_does_not_reveal_its_order() -> None:
    tiles = ("penthouse", "toy-store", "museum")
    for order in permutations(tiles):
        state = Table([["library", "cinema"]], ["jeweller"], solo=True, grifter_stack=order).start().state
        seen = observe(state, 0)
        assert seen.grifter_stack == (f"?{DECK['museum'].back}", "?", "?")
        assert observe(seen, 0) == seen


def test_nothing_reveals_the_order_of_the_endgame_stack_before_the_final_draw() -> None:
    """Two games that differ only in that order look the same up to the final draw."""
    for chosen in [*setups("order")][4:7]:
        start = new_game(deal(chosen, DECK)).state
        turned = replace(start, grifter_stack=(*start.grifter_stack[1:], start.grifter_stack[0]))
        rng, compared = Rng("order"), 0
        one, other = start, turned
        while one.stack:
            assert observe(one, 0) == observe(other, 0)
            assert remaining(one, 0) == remaining(other, 0)
            action = legal_actions(one)[rng.below(len(legal_actions(one)))]
            (one, told), (other, same) = apply(one, action), apply(other, action)
            assert told == same
            compared += 1
        assert compared > 20
        assert observe(one, 0).grifter_stack != observe(other, 0).grifter_stack


def test_a_tile_scored_by_the_entrepreneur_is_visible_to_all() -> None:
    table = Table([["hardware-store", "farmers-market", "museum"], ["library"]], cards=["entrepreneur", None])
    play = table.put("1,1", "penthouse", "S", 0).start()
    play.play("build hardware-store 2,1 W")
    assert observe(play.state, 1).decision is None
    play.play("swap farmers-market 1,1")
    assert observe(play.state, 1).seats[0].hand == ("?tourist", "farmers-market")


def test_certain_events_leak_nothing() -> None:
    rng = Rng("events")
    for chosen in ALL[::5]:
        for before, action, _, _ in game(chosen):
            seat = asked(before).seat
            other = with_other_secrets(before, seat, rng)
            told, same = (
                [e for e in apply(observe(state, seat), action).events if not isinstance(e, Drew)]
                for state in (before, other)
            )
            assert told == same
            for event in told:
                assert not (isinstance(event, TileLifted) and event.tile.startswith("?"))


def test_the_remaining_tiles_leak_nothing() -> None:
    rng = Rng("remaining")
    for chosen in ALL[3:28:5]:
        for before, _, _, _ in game(chosen):
            seat = asked(before).seat
            left = remaining(before, seat)
            if left.buildings is not None:
                assert not set(left.buildings) & set(before.seats[seat].hand)
                assert left.buildings == remaining(with_other_secrets(before, seat, rng), seat).buildings


def test_a_seat_can_play_on_from_its_observation() -> None:
    """Bots play on observations, which offer the same actions."""
    for before, action, _, _ in game(ALL[0]):
        seen = observe(before, asked(before).seat)
        assert action in legal_actions(seen)
