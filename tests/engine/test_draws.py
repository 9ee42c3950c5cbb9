"""Draws: the deal alone determines each seat's hand, slot by slot (rules.md §3, §8)."""

from __future__ import annotations

import pytest

from app.engine.draws import draws_per_turn, first_slots, hand_at, seat_draws
from app.engine.game import legal_actions
from app.engine.rng import Rng
from app.engine.session import Session, begin
from app.engine.setup import Setup, deal
from tests.engine.support import DECK, name_of, setup, setups

GAMES = [each for each in setups("draws") if each.mode == "multiplayer" and each.edition == "2021"]


def played(session: Session, rng: Rng) -> Session:
    """Return the session after a random action."""
    options = legal_actions(session.state)
    return session.act(options[rng.below(len(options))])


@pytest.mark.parametrize("chosen", GAMES, ids=name_of)
def test_every_hand_follows_from_the_deal(chosen: Setup) -> None:
    session, rng, turn = begin(deal(chosen, DECK)), Rng("slots"), 0
    seats = range(len(chosen.seats))
    while not session.state.over:
        if session.state.turn != turn:
            turn = session.state.turn
            for seat in seats:
                slots = hand_at(session, seat).slots
                assert sorted(filter(None, slots)) == list(session.state.seats[seat].hand)
        session = played(session, rng)
    every = [hand_at(session, seat).drawn for seat in seats]
    assert sum(every) == len(session.deal.stack)
    assert every == [sum(map(len, seat_draws(session.deal, seat))) for seat in seats]


def test_a_drawn_tile_takes_the_slot_of_the_built_one() -> None:
    session = begin(deal(setup(2, seed="slot"), DECK))
    before = hand_at(session, 0).slots
    built = before[1]
    action = next(each for each in legal_actions(session.state) if getattr(each, "tile", "") == built)
    session = session.act(action)
    after = hand_at(session, 0).slots
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] == session.deal.stack[0]


def test_the_contractor_draws_two_tiles() -> None:
    deals = (deal(setup(2, seed=f"{n}", consultants=True), DECK) for n in range(100))
    chosen = next(each for each in deals if "contractor" in [seat.consultant for seat in each.seats])
    seat = next(n for n, each in enumerate(chosen.seats) if each.consultant == "contractor")
    assert (draws_per_turn(chosen, seat), draws_per_turn(chosen, 1 - seat)) == (2, 1)
    assert {len(tiles) for tiles in seat_draws(chosen, seat)[:-1]} == {2}


def test_first_slots_say_nothing_about_the_order_of_ids() -> None:
    orders = set()
    for n in range(60):
        given = deal(setup(2, seed=f"{n}"), DECK)
        slots = first_slots(given, 0)
        assert set(slots) == set(given.hands[0])
        orders.add(tuple(given.hands[0].index(str(tile)) for tile in slots))
    assert len(orders) == 6
