"""A background job, as plain data."""

from __future__ import annotations

from app.engine.values import Value

BACKGROUND, AWAITED, URGENT = range(3)
"""Priorities: nobody is waiting yet; a page is waiting; the game is waiting."""


class Job(Value):
    """A computation for the worker; jobs with the same `id` are the same job.

    `task` names a function of `app.bots.tasks`, and `texts` are its arguments. `done` and `progress` are the
    beginnings of messages. The first carries the result. The second, unless empty, carries the best result
    so far. `time` is the duration in milliseconds, or 0 for no limit. Steps of jobs with the same `pace` take
    about equally long.
    """

    id: str
    task: str
    texts: tuple[str, ...]
    done: str
    progress: str = ""
    priority: int = BACKGROUND
    time: int = 0
    pace: str = ""
