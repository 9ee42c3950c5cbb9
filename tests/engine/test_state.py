"""States can be compared, hashed, pickled, copied and printed."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, replace

import pytest

from app.engine.city import Deck
from app.engine.events import Drew, EndTurn
from app.engine.game import apply, legal_actions, new_game, observe
from app.engine.setup import Setup, deal
from app.engine.state import BuildOptions, Draft, Rules
from tests.engine.support import DECK, game, name_of, setup, setups

ALL = [*setups("state")]


@pytest.mark.parametrize("chosen", ALL[::9], ids=name_of)
def test_states_of_whole_games_can_be_copied_and_compared(chosen: Setup) -> None:
    seen = set()
    for before, action, after, _ in game(chosen):
        for copied in (pickle.loads(pickle.dumps(before)), copy.deepcopy(before), copy.copy(before)):
            assert copied == before
            assert hash(copied) == hash(before)
            assert repr(copied) == repr(before)
            assert list(legal_actions(copied)) == list(legal_actions(before))
            assert apply(copied, action).state == after
        assert hash(observe(before, 0)) == hash(observe(before, 0))
        assert len(repr(before).splitlines()) == 1 and len(repr(before)) < 120
        seen.add(before)
        assert before in seen
        assert after != before
    assert len(seen) > 20


def test_a_copied_draft_is_independent() -> None:
    draft = Draft(next(game(setup(2, seed="draft")))[0])
    draft.report(Drew(0, "wild"))
    before = draft.freeze(None)
    twin = draft.copy()
    assert twin.freeze(None) == before
    assert twin.events == []
    twin.change_seat(0, money=7)
    twin.do_next(EndTurn(0))
    twin.report(Drew(0, "tourist"))
    assert draft.freeze(None) == before
    assert draft.events == [Drew(0, "wild")]


def test_a_repr_shows_the_moment() -> None:
    *_, (_, _, end, _) = game(setup(2, seed="repr"))
    start = next(game(setup(2, seed="repr")))[0]
    assert repr(start) == "<State turn 1: seat 0 to build, 2 buildings, $0 $0, 24 tiles left>"
    assert repr(end).startswith(f"<State turn {end.turn}: over, 32 buildings, $")
    solo = next(game(setup(1, seed="repr")))[0]
    assert repr(solo) == "<State turn 1: seat 0 to build, 2 buildings, $0 $20, 27 tiles left>"
    assert repr(DECK) == "<Deck standard: 47 tiles>"
    assert "symbol_counts" not in repr(DECK["museum"])  # derived from the symbols
    assert repr(start.city) == "<City of 2 buildings>"
    options = len(legal_actions(start))
    assert repr(start.decision) == f"Decision(kind='build', seat=0, mover=0, options=<{options} options>)"


def test_decks_are_equal_by_id_and_content() -> None:
    same = Deck("standard", dict(DECK.buildings))
    assert same == DECK and hash(same) == hash(DECK)
    assert Deck("mine", dict(DECK.buildings)) != DECK
    museum = replace(DECK["museum"], name="Another")
    other = Deck("standard", {**DECK.buildings, "museum": museum})
    assert other != DECK
    backwards = dict(reversed(list(DECK.buildings.items())))
    assert Deck("standard", backwards) != DECK  # it would be dealt differently
    assert copy.deepcopy(DECK) == DECK == pickle.loads(pickle.dumps(DECK))
    with pytest.raises(TypeError):
        DECK.buildings["museum"] = museum  # type: ignore[index]
    with pytest.raises(FrozenInstanceError):
        DECK.id = "x"  # type: ignore[misc]


def test_build_options_equal_a_tuple_of_them() -> None:
    state = next(game(setup(2, seed="options")))[0]
    options = legal_actions(state)
    assert isinstance(options, BuildOptions)
    assert options == tuple(options) and hash(options) == hash(tuple(options))
    assert options != list(options)
    assert options != tuple(options)[1:]
    counted: dict[object, int] = {options: 1}
    assert counted[tuple(options)] == 1


def test_rules_have_plain_defaults() -> None:
    rules = Rules(DECK)
    assert (rules.mode, rules.edition_id, rules.difficulty) == ("multiplayer", "2021", None)
    assert not (rules.business or rules.consultants or rules.solo)


def test_a_state_knows_its_people_and_their_hands() -> None:
    solo = new_game(deal(setup(1), DECK)).state
    assert solo.people == (0,)
    assert solo.hand(0) == solo.seats[0].hand != ()
    assert solo.hand(1) == solo.hand(None) == ()
    assert new_game(deal(setup(2), DECK)).state.people == (0, 1)
