"""Jobs: what the model wants computed beside the page, as plain data.

`jobs` is called after each message. A job that appears is begun, one that disappears is cancelled; its result
comes back as a message. So a feature that needs a long computation adds a function to `SOURCES`, a task to
`app.bots.tasks`, and a handler for the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from app.bots import bot_of
from app.engine.values import Value
from app.ui.core.messages import Considered, Thought
from app.ui.core.model import Model, Table

BACKGROUND, AWAITED, URGENT = range(3)
"""Priorities: nobody waits for it yet; a page waits for it; the game waits for it."""


class Job(Value):
    """A computation for the worker; the same `id` means the same job.

    `task` names a function of `app.bots.tasks`, `texts` are its arguments. The message that starts with
    `done` carries the result. The message that starts with `progress`, unless that is empty, carries how much
    of the job's time has passed, in percent, and the best result so far. `time` is the milliseconds that the
    job should take; with 0 it takes as long as it needs. Steps of jobs with the same `pace` take about as
    long. `finish`: the best result so far is wanted now.
    """

    id: str
    task: str
    texts: tuple[str, ...]
    done: str
    progress: str = ""
    priority: int = BACKGROUND
    time: int = 0
    pace: str = ""
    finish: bool = False


def jobs(model: Model) -> tuple[Job, ...]:
    """Return what is wanted now."""
    return tuple(job for source in SOURCES for job in source(model))


def needs_worker(model: Model) -> bool:
    """Return whether a worker should be there: for a job, or because a bot of this game will search soon."""
    table = model.table_in_sight
    company = (
        table is not None and table.origin.played and not table.viewing.follows and _has_searching_bot(table)
    )
    return company or bool(jobs(model))


def _has_searching_bot(table: Table) -> bool:
    state = table.session.state
    return not state.over and any(
        bot_of(seat.kind).budget is not None for seat in state.seats if seat.kind not in ("human", "grifter")
    )


def _searches(model: Model) -> Iterator[Job]:
    """Give the search of the bot whose turn it is."""
    table = model.table_in_sight
    if table is None or table.thinking is None:
        return
    thinking = table.thinking
    bot = bot_of(thinking.bot)
    yield Job(
        id=f"bot {thinking.number}",
        task="choose-action",
        texts=(thinking.bot, thinking.observation),
        done=f"{Thought.verb} {thinking.number}",
        progress=f"{Considered.verb} {thinking.number}" if bot.takes_long else "",
        priority=URGENT,
        time=bot.time,
        pace=bot.id,
        finish=thinking.finish,
    )


SOURCES: Final[tuple[Callable[[Model], Iterator[Job]], ...]] = (_searches,)
"""The functions that say what is wanted, one for each kind of job."""
