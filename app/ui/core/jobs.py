"""Background jobs: the computations that the model requests, as plain data.

The page calls `jobs` after each message, starts new jobs and cancels those that have disappeared. Results
arrive as messages. A feature that needs a long computation adds a function to `SOURCES`, a task to
`app.bots.tasks` and a handler for the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from app.bots import bot_of
from app.ui.core.job import AWAITED, BACKGROUND, URGENT, Job
from app.ui.core.messages import Thought
from app.ui.core.model import Model, Table
from app.ui.core.origins import ChoiceToTry


def jobs(model: Model) -> tuple[Job, ...]:
    """Return the jobs that the model wants now."""
    return tuple(job for source in SOURCES for job in source(model))


def needs_worker(model: Model) -> bool:
    """Return whether to start a worker: for a job, or because a bot in this game will search soon."""
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
    """Yield the search of the bot whose turn it is."""
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
        priority=URGENT,
        time=bot.time,
        pace=bot.id,
    )


def _judgements(model: Model) -> Iterator[Job]:
    """Yield what the report on the page wants computed next; leaving the page cancels it."""
    report = model.report
    if report is None or model.route.screen != "report" or model.route.about != report.game:
        return
    for wanted in report.wanted:
        yield Job(wanted.id, wanted.task, wanted.texts, wanted.done, priority=AWAITED)


def _answers(model: Model) -> Iterator[Job]:
    """Yield the judgement of the answer to a choice that is tried again."""
    table = model.table_in_sight
    if table is None or not isinstance(table.origin, ChoiceToTry):
        return
    wanted = table.origin.attempt.wanted
    if wanted is not None:
        yield Job(wanted.id, wanted.task, wanted.texts, wanted.done, priority=AWAITED)


def _same_tiles(model: Model) -> Iterator[Job]:
    """Yield the games of bots with the tiles in sight."""
    if model.tiles.deal:
        from app.ui.features.same_tiles.jobs import bot_jobs  # late: most pages show no deal

        yield from bot_jobs(model)


def _coached(model: Model) -> Iterator[Job]:
    """Yield what the coach wants to know about the position on the table; a hint is awaited."""
    if model.coach is None:
        return
    from app.ui.features.coach.position import fits  # only where the coach speaks

    if fits(model.coach, model.table_in_sight):
        for wanted in model.coach.wanted:
            priority = AWAITED if wanted.task == "advise" else BACKGROUND
            yield Job(wanted.id, wanted.task, wanted.texts, wanted.done, priority=priority)


SOURCES: Final[tuple[Callable[[Model], Iterator[Job]], ...]] = (
    _searches,
    _judgements,
    _answers,
    _same_tiles,
    _coached,
)
"""The functions that request jobs, one for each kind."""
