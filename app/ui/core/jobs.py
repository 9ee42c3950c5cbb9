"""Background jobs: the computations that the model requests, as plain data.

The page calls `jobs` after each message, starts new jobs and cancels those that have disappeared. Results
arrive as messages. A feature that needs a long computation contributes `Jobs`, and adds a task to
`app.bots.tasks` and a handler for the result.
"""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Jobs, WorkerSoon, contributions, load
from app.ui.core.job import Job
from app.ui.core.model import Model
from app.ui.core.slices import Slice

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
