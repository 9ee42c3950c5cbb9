"""Sessions: undo, redo and their limits; replaying a record."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.events import Drew, TileLifted
from app.engine.game import IllegalAction, legal_actions
from app.engine.record import Record
from app.engine.rng import Rng
from app.engine.session import Session, begin, replay
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Swap, parse_action
from app.engine.wording import replay_words
from tests.engine.support import DECK, Table, asked, game, name_of, setup, setups

ALL = [*setups("session")]


def session(table: Table) -> Session:
    """Return a session that begins with a table's deal."""
    return begin(table.deal)


def act(session: Session, *texts: str) -> Session:
    for text in texts:
        session = session.act(parse_action(text))
    return session


def test_a_new_session_has_nothing_to_undo() -> None:
    fresh = session(Table([["museum"], ["library"]]))
    assert fresh.undo_problem() == "nothing-played"
    assert fresh.undo() is fresh
    assert fresh.redo() is fresh
    assert fresh.undo_turn() is fresh
    assert fresh.states == (fresh.start,)


def test_choices_within_a_turn_can_be_undone_and_redone() -> None:
    """The Contractor builds twice before drawing."""
    fresh = session(
        Table([["museum", "library"], ["cinema"]], ["penthouse", "jeweller"], cards=["contractor", None])
    )
    once = act(fresh, "build museum 1,0 S")
    assert once.undo_problem() is None
    back = once.undo()
    assert back.state == fresh.state
    assert back.history == ()
    assert back.redo().state == once.state
    assert back.redo().undone == ()
    other = act(back, "build museum 0,2 N")
    assert other.redo() is other  # a new action discards undone ones


def test_a_draw_ends_undo() -> None:
    drawn = act(session(Table([["museum"], ["library"]], ["cinema"])), "build museum 1,0 S")
    assert drawn.undo_problem() == "drawn"
    assert drawn.undo() is drawn


def test_another_players_choice_ends_undo() -> None:
    passed = act(session(Table([["museum"], ["library"]])), "build museum 1,0 S")
    assert passed.undo_problem() == "asked"


def test_lifting_the_grifters_tile_ends_undo() -> None:
    fresh = session(Table([["library"]], ["hardware-store", "cinema"], solo=True))
    lifted = act(fresh, "build library 1,0 S")
    assert asked(lifted.state).kind == "grifter"
    assert lifted.undo_problem() == "lifted"


def test_undo_has_no_limit_in_practice() -> None:
    fresh = begin(deal(setup(3, seed="practice"), DECK), practice=True)
    rng, played = Rng("practice"), fresh
    while options := legal_actions(played.state):
        played = played.act(options[rng.below(len(options))])
    back = played
    for _ in played.history:
        assert back.undo_problem() is None
        back = back.undo()
    assert back.state == fresh.state
    for step in played.history:
        back = back.redo()
        assert back.state == step.state
    assert back.history == played.history


def test_unasked_actions_are_undone_with_the_choice_before_them() -> None:
    session = begin(deal(setup(2, seed="unasked"), DECK), practice=True)
    for unasked in (False, False, True, True, True):
        session = session.act(legal_actions(session.state)[0], unasked=unasked)
    back = session.undo()
    assert len(back.history) == 1
    assert back.redo() == session
    assert back.act(legal_actions(back.state)[0], unasked=True).undo().history == ()
    fresh = replace(session, history=())
    for _ in range(2):
        fresh = fresh.act(legal_actions(fresh.state)[0], unasked=True)
    assert fresh.undo().history == ()


def test_unasked_actions_are_redone_only_with_the_choice_before_them() -> None:
    session = begin(deal(setup(2, seed="unasked"), DECK), practice=True)
    for unasked in (False, True, False):
        session = session.act(legal_actions(session.state)[0], unasked=unasked)
    assert session.undo().undo().redo() == session.undo()


def test_another_players_unasked_action_is_undone_with_ones_own_choice() -> None:
    """The Entrepreneur gains nothing in a street and is skipped; the player who enclosed it moves on."""
    seats = (SeatChoice("Ana", consultant="investor"), SeatChoice("Ben", consultant="entrepreneur"))
    here = begin(deal(Setup(seats, consultants=True, seed="another", first=0), DECK))
    rng, found = Rng("another"), 0
    while options := legal_actions(here.state):
        before = here
        if Swap() not in options:
            here = here.act(options[rng.below(len(options))])
            continue
        here = here.act(Swap(), unasked=True)
        chooser, decision = before.history[-1].seat, here.state.decision
        own = decision is not None and decision.seat == chooser and here.history[-1].seat != chooser
        if own and before.history[-1].turn == here.state.turn:
            found += 1
            assert here.undo_problem() is None
            assert here.undo().history == before.history[:-1]
    assert found


def test_a_whole_turn_is_undone_in_one_step() -> None:
    fresh = session(
        Table(
            [["museum", "library", "cinema"], ["jeweller"]],
            ["penthouse", "food-court"],
            cards=["contractor", None],
        )
    )
    once = act(fresh, "build museum 1,0 S")
    assert once.undo_turn().state == fresh.state
    assert once.undo_turn().redo().state == once.state
    twice = act(once, "build library 2,0 S")
    assert twice.undo_turn() is twice  # tiles were drawn
    later = twice.act(legal_actions(twice.state)[0])
    again = later.act(legal_actions(later.state)[0])
    assert again.undo_problem() is None
    assert again.undo_turn().state == later.state


def test_undoing_a_turn_in_practice_stops_at_its_beginning() -> None:
    here = begin(deal(setup(2, seed="practice"), DECK), practice=True)
    while here.state.turn < 3:
        here = here.act(legal_actions(here.state)[0])
    later = here.act(legal_actions(here.state)[0])
    assert later.history[-1].turn == 3
    assert later.undo_turn().state == here.state
    assert begin(here.deal, practice=True).undo_turn().history == ()


@settings(max_examples=25)
@given(st.sampled_from(ALL), st.integers(0, 10_000))
def test_undo_and_redo_restore_the_same_state(chosen: Setup, seed: int) -> None:
    rng = Rng(f"{seed}")
    here = begin(deal(replace(chosen, seed=f"{seed}"), DECK))
    while options := legal_actions(here.state):
        before = here
        here = here.act(options[rng.below(len(options))])
        problem = here.undo_problem()
        hidden = any(isinstance(event, Drew | TileLifted) for event in here.history[-1].events)
        assert (problem is not None) == (hidden or _anothers(here))
        back = here.undo()
        assert (back is here) == (problem is not None)
        if problem is None:
            assert back.state == before.state
            assert back.redo().state == here.state
            assert back.redo().history == here.history
        turn = here.undo_turn()
        assert len(turn.history) <= len(here.history)
        while turn.undone:
            turn = turn.redo()
        assert turn.state == here.state
    assert here.states[0] == here.start
    assert [here.state_at(number) for number in range(len(here.states))] == list(here.states)


def _anothers(here: Session) -> bool:
    decision = here.state.decision
    return decision is not None and decision.seat != here.history[-1].seat


def test_states_are_numbered_from_the_start() -> None:
    here = act(session(Table([["museum"], ["library"]])), "build museum 1,0 S")
    here = here.act(legal_actions(here.state)[0])
    for wrong in (-1, 3):
        with pytest.raises(IndexError):
            here.state_at(wrong)


def test_an_illegal_action_changes_nothing() -> None:
    fresh = session(Table([["museum"], ["library"]]))
    with pytest.raises(IllegalAction):
        act(fresh, "build museum 9,9 S")
    assert fresh.history == ()


# Replaying.


@pytest.mark.parametrize("chosen", ALL[::6], ids=name_of)
def test_replay_reaches_the_same_states(chosen: Setup) -> None:
    states = [after for *_, after, _ in game(chosen)]
    actions = tuple(str(action) for _, action, _, _ in game(chosen))
    replayed = replay(Record(deal(chosen, DECK), actions))
    assert replayed.error is None
    assert list(replayed.session.states[1:]) == states
    assert replayed.session.record == Record(deal(chosen, DECK), actions)


def test_a_replayed_game_is_no_practice_by_default() -> None:
    record = Record(Table([["museum"], ["library"]], ["cinema"]).deal, ("build museum 1,0 S",))
    assert replay(record).session.undo_problem() == "drawn"
    assert replay(record, practice=True).session.undo_problem() is None


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("build library 9,9 S", "another one (rules.md §1)"),
        ("build cinema 2,0 S", "not in hand (rules.md §3)"),
        ("score 0,0", "a tile must be built (rules.md §3)"),
        ("fly away", "not an action"),
        ("build library 2,0", "not an action"),
        ("build  library 2,0 S", "not an action"),
        ("build library 02,0 S", "not an action"),
        ("", "not an action"),
        ("x" * 500, "not an action"),
    ],
)
def test_a_replay_stops_at_the_first_illegal_action(action: str, reason: str) -> None:
    table = Table([["museum"], ["library"]], ["penthouse"])
    replayed = replay(Record(table.deal, ("build museum 1,0 S", action, "build library 2,0 S")))
    assert len(replayed.session.history) == 1
    error = replayed.error
    assert error is not None
    assert (error.number, error.action) == (2, action)
    words = replay_words(error)
    assert reason in words
    assert error.rule.startswith("rules.md §") or error.rule == "record.md"
    assert words.startswith("action 2 (")
    assert words.endswith(f"({error.rule})")
    assert len(words) < 300


def test_an_action_after_the_end_is_illegal() -> None:
    table = Table([["museum"], []])
    replayed = replay(Record(table.deal, ("build museum 1,0 S", "build museum 2,0 S")))
    assert replayed.error is not None
    assert replayed.error.problem == "over"
    assert replayed.session.state.over


def test_unknown_keys_and_the_custom_deck_are_kept() -> None:
    table = Table([["museum"], ["library"]])
    replayed = replay(Record(table.deal, (), {"note": "ours"}, {"tile": []}))
    record = act(replayed.session, "build museum 1,0 S").record
    assert (record.extra, record.custom_deck) == ({"note": "ours"}, {"tile": []})
    assert record.actions == ("build museum 1,0 S",)
