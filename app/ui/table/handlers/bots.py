"""Bots: a program plays a seat through the same legal actions as a person."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.bots import bot_of
from app.engine.actions import parse_action
from app.engine.game import observe
from app.engine.observation import encode_state
from app.ui.core.effects import After
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.table.handlers.playing import play_action
from app.ui.table.messages import StillThinking, Think, Thought
from app.ui.table.model import SEARCHES, TABLE, Table, Thinking
from app.ui.table.registry import handles_table

SAID_AFTER: Final = 300
"""Milliseconds until the page shows that a bot is thinking."""


@handles_table(Think)
def think(model: Model, table: Table, message: Think) -> Update:
    """Let the current bot choose from its seat's observation: at once, or by a search.

    The search is a job (`app.ui.core.jobs`) while `Table.thinking` is set. `Thought` brings its result.
    """
    if table.replay.position is not None or len(table.session.history) != message.position:
        return model, ()
    if table.attention.playback is not None:
        return model, ()  # the end of the playback asks again
    state = table.session.state
    if state.decision is None or state.decision.seat in state.people:
        return model, ()
    seat = state.decision.seat
    bot = bot_of(state.seats[seat].kind)
    observation = observe(state, seat)
    if bot.budget is None:
        return play_action(model, bot.choose(observation), by_bot=True)
    if table.thinking is not None or table.viewing.follows:
        return model, ()
    number = model[SEARCHES] + 1
    table = replace(table, thinking=Thinking(number, bot.id, seat, encode_state(observation)))
    return model.with_(TABLE, table).with_(SEARCHES, number), (After(SAID_AFTER, StillThinking(number)),)


@handles_table(StillThinking)
def still_thinking(model: Model, table: Table, message: StillThinking) -> Update:
    """Show that the bot is thinking, if it still is."""
    thinking = table.thinking
    if thinking is None or thinking.number != message.number:
        return model, ()
    return model.with_(TABLE, replace(table, thinking=thinking.replace(shown=True))), ()


@handles_table(Thought)
def thought(model: Model, table: Table, message: Thought) -> Update:
    """Play a bot's chosen action, unless the game has changed since."""
    if table.thinking is None or table.thinking.number != message.number:
        return model, ()
    return play_action(model, parse_action(message.action), by_bot=True)
