"""Tasks: long computations in short steps, called by name, with texts as input and output.

A task is a generator function. It takes the number of affordable steps, then its texts. After each step it
yields its best result so far; the last one is the result. An empty text means that there is no result yet.
The worker and the page itself run tasks in the same way, with a `TaskQueue`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from ..engine.observation import decode_state
from . import BOTS, Budget

Task = Callable[..., Iterator[str]]

UNTIMED: Final = 1_000_000_000
"""The number of steps for a task without a time limit."""


def choose_action(steps: int, bot: str, observation: str) -> Iterator[str]:
    """Yield a bot's best action so far, after each playout."""
    from .search import best_actions

    for action in best_actions(decode_state(observation), budget_of(bot, steps)):
        yield str(action)


def judge_choice(steps: int, observation: str, action: str) -> Iterator[str]:
    """Yield an empty text after each playout, and finally the verdict on an action and its reasons.

    The text is that of `verdict_text.encode_judgement`. The number of steps is ignored, so the verdict is the
    same on every device. A loss too small to report has no reasons.
    """
    from ..engine.state import parse_action
    from .reasons import reasons
    from .verdict import verdicts
    from .verdict_text import encode_judgement

    seen = decode_state(observation)
    for verdict in verdicts(seen, parse_action(action)):
        if verdict is None:
            yield ""
        else:
            yield encode_judgement(verdict, reasons(seen, verdict) if verdict.brief().reported else ())


def rough_loss(steps: int, observation: str, action: str) -> Iterator[str]:
    """Yield an empty text after each playout, and finally an action's rough loss in dollars."""
    from ..engine.state import parse_action
    from .verdict import rough_losses

    for loss in rough_losses(decode_state(observation), parse_action(action)):
        yield "" if loss is None else f"{loss:.2f}"


def compare_choices(steps: int, observation: str, best: str, action: str) -> Iterator[str]:
    """Yield like `judge_choice`, for an action with a known better one; the verdict always has reasons."""
    from ..engine.state import parse_action
    from .reasons import reasons
    from .verdict import comparisons
    from .verdict_text import encode_judgement

    seen = decode_state(observation)
    for verdict in comparisons(seen, parse_action(best), parse_action(action)):
        yield "" if verdict is None else encode_judgement(verdict, reasons(seen, verdict))


def advise(steps: int, observation: str) -> Iterator[str]:
    """Yield like `judge_choice`, for the action that takes the most money now: the best one is the advice."""
    from .greedy import greedy_action

    yield from judge_choice(steps, observation, str(greedy_action(decode_state(observation))))


def judge_draw(steps: int, observation: str, seat: str, tile: str) -> Iterator[str]:
    """Yield an empty text after each playout, and finally the worth of drawing a tile for a seat."""
    from .report import lucks
    from .verdict_text import encode_luck

    for luck in lucks(decode_state(observation), int(seat), tile):
        yield "" if luck is None else encode_luck(luck)


def play_deal(steps: int, bot: str, start: str, actions: str) -> Iterator[str]:
    """Yield a bot's game with the tiles of a solo game, after each playout (`same_tiles.bot_game_text`).

    It ignores the number of steps, so the game is the same on every device. `actions` is the beginning of the
    game if it is known.
    """
    from .same_tiles import SEPARATOR, bot_game_text, bot_games

    last, text = None, ""
    for game in bot_games(decode_state(start), bot, tuple(filter(None, actions.split(SEPARATOR)))):
        if game is not last:
            last, text = game, bot_game_text(game)
        yield text


def follow_rival(steps: int, start: str, actions: str) -> Iterator[str]:
    """Yield an empty text after each action, and finally the course of a game (`rival.courses`)."""
    from .same_tiles import SEPARATOR, courses

    yield from courses(decode_state(start), tuple(filter(None, actions.split(SEPARATOR))))


TASKS: Final[Mapping[str, Task]] = MappingProxyType(
    {
        "choose-action": choose_action,
        "judge-choice": judge_choice,
        "judge-draw": judge_draw,
        "rough-loss": rough_loss,
        "compare-choices": compare_choices,
        "advise": advise,
        "play-deal": play_deal,
        "follow-rival": follow_rival,
    }
)
"""The tasks by name. Each imports its dependencies when it runs."""


def budget_of(bot: str, playouts: int) -> Budget:
    """Return a bot's budget with at most the given number of playouts.

    Raises `LookupError` for a bot that chooses at once.
    """
    budget = BOTS[bot].budget
    if budget is None:
        raise LookupError(f"{bot} chooses at once")
    return budget._replace(playouts=min(playouts, budget.playouts))


class _Running:
    """A running task."""

    def __init__(self, priority: int, yields: Iterator[str]) -> None:
        self.priority = priority
        self.yields = yields
        self.best = ""
        self.steps = 0
        self.finishing = False


class TaskQueue:
    """Runs tasks one step at a time: the most urgent one first, or the first of equal priority."""

    def __init__(self) -> None:
        self._running: dict[str, _Running] = {}

    @property
    def current(self) -> str:
        """The id of the current task, or an empty text."""
        return max(self._running, key=lambda id: self._running[id].priority, default="")

    def begin(self, id: str, priority: int, steps: int, name: str, *texts: str) -> None:
        """Add a task under an id; raises `KeyError` for an unknown name."""
        self._running[id] = _Running(priority, TASKS[name](steps, *texts))

    def cancel(self, id: str) -> None:
        """Drop a task if it is still running."""
        self._running.pop(id, None)

    def finish(self, id: str) -> None:
        """End a task with its best result so far, as soon as there is one."""
        if id in self._running:
            self._running[id].finishing = True

    def step(self) -> str | None:
        """Run one step of the current task; return its result as `report` does once it is complete."""
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
