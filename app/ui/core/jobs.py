"""Background jobs: the computations that the model requests, as plain data.

The page calls `jobs` after each message, starts new jobs and cancels those that have disappeared. Results
arrive as messages. A feature that needs a long computation contributes `Jobs`, and adds a task to
`app.bots.tasks` and a handler for the result.
"""

from __future__ import annotations

from typing import Final

from app.engine.values import Value
from app.ui.core.feature import Jobs, WorkerSoon, contributions, load
from app.ui.core.model import Model, Slice

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


SPARE_MEMORY: Final[Slice[bool]] = Slice("spare_memory", True)
"""Whether the device has memory to spare for results that nobody waits for yet."""


def jobs(model: Model) -> tuple[Job, ...]:
    """Return the jobs that the model needs now."""
    return tuple(
        job for source in contributions(Jobs) if source.while_(model) for job in load(source.run)(model)
    )


def needs_worker(model: Model) -> bool:
    """Return whether to start a worker: for a job, or because a feature expects one soon."""
    expected = any(load(soon.check)(model) for soon in contributions(WorkerSoon) if soon.while_(model))
    return expected or bool(jobs(model))
