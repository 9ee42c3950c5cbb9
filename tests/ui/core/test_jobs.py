"""Background jobs: which computations the model requests."""

from __future__ import annotations

import pytest

from app.bots.tasks import TASKS
from app.ui.core.jobs import URGENT, jobs, needs_worker
from app.ui.core.messages import RouteChanged, parse_message
from app.ui.core.model import Model
from app.ui.table.messages import LookAt, Thought
from app.ui.table.model import TABLE
from tests.ui.opponents import opponent, thinking
from tests.ui.playing import Player, new_session


def test_without_a_game_there_are_no_jobs() -> None:
    assert jobs(Model()) == ()
    assert not needs_worker(Model())


@pytest.mark.parametrize("kind", ["club", "expert"])
def test_the_search_of_the_bot_to_move_is_a_job(kind: str) -> None:
    player = opponent(kind)
    (job,) = jobs(player.model)
    assert job.task in TASKS
    assert job.texts == (kind, thinking(player).observation)
    assert job.priority == URGENT and job.time > 0
    assert job.pace == kind, "a step of another bot takes another time"
    assert parse_message(f"{job.done} pass") == Thought(thinking(player).number, "pass")


def test_a_job_stays_the_same_while_nothing_changes_the_game() -> None:
    player = opponent()
    before = jobs(player.model)
    player.send(RouteChanged("#/game/g"))
    assert jobs(player.model) == before


@pytest.mark.parametrize("message", [LookAt(0), RouteChanged("#/settings")])
def test_looking_back_or_leaving_cancels_the_search(message: LookAt | RouteChanged) -> None:
    player = opponent()
    player.send(message)
    assert jobs(player.model) == ()


@pytest.mark.parametrize(("kind", "needed"), [("expert", True), ("greedy", False), ("human", False)])
def test_the_worker_starts_before_a_searching_bot_moves(kind: str, needed: bool) -> None:
    player = Player(new_session(kinds=("human", kind)))
    assert needs_worker(player.model) is needed
    assert not needs_worker(player.model.with_(TABLE, None))
