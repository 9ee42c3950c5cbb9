"""Tasks in steps: the same result as in one run, the best so far at any time, urgent ones first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from app.bots import search, tasks
from app.bots.tasks import UNTIMED, TaskQueue, budget_of
from app.engine.game import legal_actions, observe
from app.engine.observation import encode_state
from tests.bots.support import RandomPlayer, play
from tests.engine.support import setup


def count(steps: int, start: str) -> Iterator[str]:
    """A task without a result after its first step; then it counts up from a number."""
    yield ""
    for number in range(int(start), int(start) + 3):
        yield str(number)


@pytest.fixture
def queue(monkeypatch: pytest.MonkeyPatch) -> TaskQueue:
    monkeypatch.setattr(tasks, "TASKS", {**tasks.TASKS, "count": count})
    return TaskQueue()


def results(queue: TaskQueue) -> Iterator[tuple[str, str, int]]:
    """Run all tasks to the end; yield the id, result and steps of each."""
    while queue.current:
        told = queue.step()
        if told is not None:
            result = json.loads(told)
            yield result["id"], result["best"], result["steps"]


def test_a_tasks_last_yield_is_its_result(queue: TaskQueue) -> None:
    queue.begin("a", 0, UNTIMED, "count", "5")
    assert list(results(queue)) == [("a", "7", 4)]
    assert queue.current == ""


def test_the_most_urgent_task_runs_first(queue: TaskQueue) -> None:
    queue.begin("report", 0, UNTIMED, "count", "0")
    queue.begin("puzzle", 1, UNTIMED, "count", "10")
    assert queue.step() is None
    queue.begin("bot", 2, UNTIMED, "count", "20")
    queue.begin("hint", 1, UNTIMED, "count", "30")
    assert [id for id, _, _ in results(queue)] == ["bot", "puzzle", "hint", "report"]


def test_a_report_shows_the_progress_of_the_current_task(queue: TaskQueue) -> None:
    queue.begin("a", 0, UNTIMED, "count", "5")
    queue.step()
    assert json.loads(queue.report()) == {"id": "a", "best": "", "steps": 1}
    queue.step()
    assert json.loads(queue.report()) == {"id": "a", "best": "5", "steps": 2}


def test_a_finished_task_returns_its_best_result_so_far(queue: TaskQueue) -> None:
    queue.begin("a", 0, UNTIMED, "count", "5")
    queue.step()
    queue.step()
    queue.finish("a")
    assert list(results(queue)) == [("a", "5", 2)]


def test_a_task_finished_too_early_runs_until_it_has_a_result(queue: TaskQueue) -> None:
    queue.begin("a", 0, UNTIMED, "count", "5")
    queue.finish("a")
    assert list(results(queue)) == [("a", "5", 2)]


def test_a_cancelled_task_is_removed(queue: TaskQueue) -> None:
    queue.begin("a", 1, UNTIMED, "count", "5")
    queue.begin("b", 0, UNTIMED, "count", "8")
    queue.step()
    queue.cancel("a")
    queue.cancel("unknown")
    queue.finish("a")
    assert list(results(queue)) == [("b", "10", 4)]


def test_an_unknown_task_is_an_error(queue: TaskQueue) -> None:
    with pytest.raises(KeyError):
        queue.begin("a", 0, UNTIMED, "no-such-task")


def test_a_search_in_steps_chooses_as_in_one_run() -> None:
    player = RandomPlayer("slices")
    for state, seat, _ in islice(play(setup(2, business=True), player, player), 10, 40, 6):
        seen = observe(state, seat)
        queue = TaskQueue()
        queue.begin("bot", 0, 8, "choose-action", "club", encode_state(seen))
        ((_, action, _),) = results(queue)
        assert action == str(search.best_action(seen, budget_of("club", 8)))


@pytest.mark.thorough
@pytest.mark.parametrize("players", [1, 2])
def test_a_search_can_be_finished_at_any_time(players: int) -> None:
    player = RandomPlayer("settle")
    for state, seat, _ in islice(play(setup(players), *[player] * players), 10, 30, 5):
        text, options = encode_state(observe(state, seat)), {str(option) for option in legal_actions(state)}
        for steps in range(9):
            queue = TaskQueue()
            queue.begin("bot", 0, 16, "choose-action", "expert", text)
            if any(queue.step() is not None for _ in range(steps)):
                break
            queue.finish("bot")
            ((_, action, _),) = results(queue)
            assert action in options
