"""The searches of bots, as background jobs."""

from __future__ import annotations

from collections.abc import Iterator

from app.bots import bot_of
from app.ui.core.job import URGENT, Job
from app.ui.core.model import Model
from app.ui.table.messages import Thought
from app.ui.table.model import table_in_sight


def searches(model: Model) -> Iterator[Job]:
    """Yield the search of the bot whose turn it is."""
    table = table_in_sight(model)
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


def expects_search(model: Model) -> bool:
    """Return whether a bot in the game in sight will search soon."""
    table = table_in_sight(model)
    if table is None or not table.origin.played or table.viewing.follows:
        return False
    state = table.session.state
    return not state.over and any(
        bot_of(seat.kind).budget is not None for seat in state.seats if seat.kind not in ("human", "grifter")
    )
