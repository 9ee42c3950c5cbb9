"""The table's hooks, its background jobs, and its screen, which covers that of the address."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.bots import bot_of
from app.ui.core.feature import contributions, load
from app.ui.core.jobs import URGENT, Job
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.texts import listed
from app.ui.table.messages import Thought
from app.ui.table.model import FINDER, TABLE, FinderState, table_in_sight, with_table
from app.ui.table.places import AtEnd
from app.ui.words.names import seat_names

if TYPE_CHECKING:
    from app.ui.core.html import Screen


def leave_page(before: Model, message: Message, result: Update) -> Update:
    """Close the menu and end a search when the address changes."""
    model, effects = result
    if model.route == before.route:
        return result
    model = model.with_(FINDER, FinderState())
    table = model[TABLE]
    if table is None or table.board.drawer != "menu":
        return model, effects
    return with_table(model, lambda table: table.with_board(drawer="")), effects


def call_end_hooks(before: Model, message: Message, result: Update) -> Update:
    """Let features respond if the game on the table has just ended, then show the end.

    Opening a finished game does not count.
    """
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if was is None or table is None or was.id != table.id:
        return result
    if was.session.state.over or not table.session.state.over:
        return result
    from app.ui.table.handlers.looking import celebrate, show_end  # late: most messages end no game

    for run in (*(load(part.run) for part in contributions(AtEnd)), show_end, celebrate):
        table = model[TABLE]
        if table is not None:
            model, more = run(model, table)
            effects = (*effects, *more)
    return model, effects


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


def screen_in_sight(model: Model) -> Screen | None:
    """Return the screen of the table if the page shows it."""
    if table_in_sight(model) is None:
        return None
    from app.ui.table.views.screen import SCREEN  # no other page needs the views of the table

    return SCREEN


def title_in_sight(model: Model) -> str:
    """Return the names of the players, for a real game."""
    table = table_in_sight(model)
    if table is None or not table.origin.played:
        return ""
    return listed(seat_names(table.session.state.seats), "unit")
