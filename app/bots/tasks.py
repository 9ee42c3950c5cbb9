"""Tasks: long computations in short steps, by name, with texts in and texts out.

A task is a generator function. It takes the number of steps that there is time for, then its texts. After
each step it yields its best result so far; the last one is the result. An empty text means that there is none
yet. A worker beside the page and the page itself run tasks in the same way, with a `TaskQueue`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from ..engine.observation import decode_state
from . import BOTS
from .budget import Budget

Task = Callable[..., Iterator[str]]

UNTIMED: Final = 1_000_000_000
"""The number of steps for a task that may take as long as it needs."""


def choose_action(steps: int, bot: str, observation: str) -> Iterator[str]:
    """Yield the action that a bot likes best, after each playout."""
    from .search import best_actions

    for action in best_actions(decode_state(observation), budget_of(bot, steps)):
        yield str(action)


def judge_choice(steps: int, observation: str, action: str) -> Iterator[str]:
    """Yield nothing after each playout, at last the verdict on an action (`verdict_text`).

    It takes the steps that it needs: the same verdict everywhere.
    """
    from ..engine.actions import parse_action
    from .verdict import verdicts
    from .verdict_text import encode_verdict

    for verdict in verdicts(decode_state(observation), parse_action(action)):
        yield "" if verdict is None else encode_verdict(verdict)


def judge_draw(steps: int, observation: str, seat: str, tile: str) -> Iterator[str]:
    """Yield nothing after each playout, at last what it was worth to a seat that a tile came up."""
    from .luck import lucks
    from .verdict_text import encode_luck

    for luck in lucks(decode_state(observation), int(seat), tile):
        yield "" if luck is None else encode_luck(luck)


TASKS: Final[Mapping[str, Task]] = MappingProxyType(
    {"choose-action": choose_action, "judge-choice": judge_choice, "judge-draw": judge_draw}
)
"""The tasks by name. A task imports what it needs when it is run."""


def budget_of(bot: str, playouts: int) -> Budget:
    """Return a bot's budget with as many playouts as there is time for, never more than its own.

    Raises `LookupError` for a bot that chooses at once.
    """
    budget = BOTS[bot].budget
    if budget is None:
        raise LookupError(f"{bot} chooses at once")
    return budget._replace(playouts=min(playouts, budget.playouts))


class _Running:
    """A task that has begun."""

    def __init__(self, priority: int, yields: Iterator[str]) -> None:
        self.priority = priority
        self.yields = yields
        self.best = ""
        self.steps = 0
        self.finishing = False


class TaskQueue:
    """Runs tasks one step at a time. The most urgent one has the turn; among equals, the first."""

    def __init__(self) -> None:
        self._running: dict[str, _Running] = {}

    @property
    def current(self) -> str:
        """The id of the task that has the turn, empty if there is none."""
        return max(self._running, key=lambda id: self._running[id].priority, default="")

    def begin(self, id: str, priority: int, steps: int, name: str, *texts: str) -> None:
        """Add a task under an id; raises `KeyError` for an unknown name."""
        self._running[id] = _Running(priority, TASKS[name](steps, *texts))

    def cancel(self, id: str) -> None:
        """Drop a task, if it is still running."""
        self._running.pop(id, None)

    def finish(self, id: str) -> None:
        """End a task with its best result so far, as soon as it has one."""
        if id in self._running:
            self._running[id].finishing = True

    def step(self) -> str | None:
        """Run one step of the current task; return its result as `report` does, once there is one."""
        id = self.current
        task = self._running[id]
        if not (task.finishing and task.best):
            best = next(task.yields, None)
            if best is not None:
                task.best, task.steps = best, task.steps + 1
                return None
        result = self.report()
        del self._running[id]
        return result

    def report(self) -> str:
        """Return JSON with the current task's `id`, its `best` result so far and the `steps` it has run."""
        id = self.current
        task = self._running[id]
        return json.dumps({"id": id, "best": task.best, "steps": task.steps})
