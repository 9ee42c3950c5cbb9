"""Serialized states and observations."""

from __future__ import annotations

import json
from dataclasses import fields, replace

import pytest

from app.engine.game import apply, legal_actions, new_game, observe
from app.engine.observation import decode_state, encode_state
from app.engine.rng import Rng
from app.engine.setup import Setup, deal
from app.engine.state import State
from tests.engine.support import DECK, name_of, setup, setups


def same(one: State, other: State) -> bool:
    """Return whether two states are equal, including the order of the city and the decision."""
    orders = list(one.city.sites) == list(other.city.sites) and one.city.streets == other.city.streets
    return one == other and one.decision == other.decision and orders and one.city.places == other.city.places


@pytest.mark.parametrize("chosen", list(setups("text"))[::5], ids=name_of)
def test_states_and_observations_survive_serialization(chosen: Setup) -> None:
    state, rng = new_game(deal(chosen, DECK)).state, Rng(name_of(chosen))
    kinds = set()
    while options := legal_actions(state):
        assert state.decision is not None
        if state.decision.kind not in kinds or not rng.below(6):
            kinds.add(state.decision.kind)
            for seen in (state, *(observe(state, seat) for seat in range(len(state.seats)))):
                assert same(decode_state(encode_state(seen)), seen)
        state = apply(state, options[rng.below(len(options))]).state
    assert same(decode_state(encode_state(state)), state)


def test_a_serialized_observation_contains_nothing_hidden() -> None:
    state = new_game(deal(setup(3), DECK)).state
    text = encode_state(observe(state, 1))
    places = text[: text.index('"rules"')] + text[text.index('"city"') :]
    assert all(f'"{tile}"' in places for tile in state.seats[1].hand)
    hidden = (*state.seats[0].hand, *state.seats[2].hand, *state.stack)
    assert not [tile for tile in hidden if f'"{tile}"' in places]


def test_a_custom_deck_is_serialized_completely() -> None:
    state = new_game(deal(setup(2), DECK)).state
    again = decode_state(encode_state(state)).rules.deck
    assert (again.id, dict(again.buildings)) == (DECK.id, dict(DECK.buildings))
    assert list(again.buildings) == list(DECK.buildings)


def test_serialized_states_are_compact() -> None:
    museum = replace(DECK["museum"], name="Musée")
    deck = replace(DECK, buildings=dict(DECK.buildings) | {museum.id: museum})
    text = encode_state(new_game(deal(setup(2), deck)).state)
    assert '"Musée"' in text
    assert text == json.dumps(json.loads(text), separators=(",", ":"), ensure_ascii=False)


def test_every_field_of_a_state_is_serialized() -> None:
    state = new_game(deal(setup(2), DECK)).state
    text = encode_state(state)
    named = {field.name for field in fields(State)} - {"decision"}
    assert all(f'"{name}":' in text for name in named)
