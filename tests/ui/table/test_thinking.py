"""Searching bots: the search, its progress, and what cancels it."""

from __future__ import annotations

import pytest

from app.engine.game import observe
from app.engine.observation import decode_state
from app.ui.core.messages import RouteChanged
from app.ui.core.registry import After
from app.ui.table.messages import LookAt, Redo, StillThinking, Thought, Undo
from app.ui.table.model import table_in_sight
from tests.ui.opponents import opponent, thinking
from tests.ui.playing import choice_without_time


@pytest.mark.parametrize("kind", ["club", "expert"])
def test_a_bot_searches_from_its_seats_observation(kind: str) -> None:
    player = opponent(kind)
    state = player.table.session.state
    wanted = thinking(player)
    assert (wanted.bot, wanted.seat) == (kind, 1)
    assert decode_state(wanted.observation) == observe(state, 1)
    player.send(Thought(wanted.number, action := choice_without_time(wanted)))
    assert str(player.table.session.history[-1].action) == action
    assert player.table.thinking is None


def test_other_bots_choose_at_once() -> None:
    for kind in ("beginner", "greedy", "of-another-program"):
        player = opponent(kind)
        assert player.table.thinking is None
        assert player.table.session.history[-1].seat == 1


def test_the_page_names_the_thinking_bot_only_after_a_while() -> None:
    player = opponent()
    assert "is thinking" not in player.regions()["prompt"]
    (said,) = [e for e in player.effects if isinstance(e, After) and isinstance(e.message, StillThinking)]
    assert said.milliseconds == 300
    player.send(said.message)
    assert "Ben is thinking" in player.regions()["prompt"]
    wanted = thinking(player)
    player.send(Thought(wanted.number, choice_without_time(wanted)))
    assert "is thinking" not in player.regions()["prompt"]
    player.send(said.message)
    assert "is thinking" not in player.regions()["prompt"], "that thought is over"


def test_the_successor_of_a_saved_bot_plays_for_it() -> None:
    player = opponent("master")
    assert thinking(player).bot == "expert"
    assert "face-expert" in player.markup()


def test_looking_back_cancels_a_search_and_returning_restarts_it() -> None:
    player = opponent()
    before = thinking(player)
    player.send(LookAt(0))
    assert player.table.thinking is None
    player.send(Thought(before.number, choice_without_time(before)))
    assert len(player.table.session.history) == 1
    player.effects = []
    player.send(LookAt(-1))
    player.ready()
    assert len(player.table.session.history) > 1


def test_undo_cancels_a_search() -> None:
    player = opponent(practice=True)
    before = thinking(player)
    player.send(Undo())
    assert player.table.thinking is None
    player.effects = []
    player.send(Redo())
    player.send(Thought(before.number, choice_without_time(before)))
    assert len(player.table.session.history) == 1, "the same position, but another thought"
    player.ready()
    assert len(player.table.session.history) > 1


def test_no_search_runs_while_another_page_shows() -> None:
    player = opponent()
    before = player.model
    assert table_in_sight(before) is player.table
    player.send(RouteChanged("#/settings"))
    away = player.model
    assert table_in_sight(away) is None
    player.send(RouteChanged("#/game/g"))
    back = player.model
    assert table_in_sight(back) is not None
    assert thinking(player)
