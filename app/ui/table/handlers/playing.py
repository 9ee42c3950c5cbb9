"""Playing: commit, undo and hand over; bots play through the same legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from app.bots import bot_of
from app.engine.box import settled
from app.engine.events import Event, Moved
from app.engine.game import IllegalAction, legal_actions, observe
from app.engine.observation import encode_state
from app.engine.session import Session
from app.engine.state import Action, Move, parse_action
from app.ui.core.model import Model
from app.ui.core.registry import After, Update
from app.ui.core.texts import say
from app.ui.table import messages
from app.ui.table.automatic import with_automatic_answers
from app.ui.table.crowd import people_sent
from app.ui.table.handlers.camera import with_fitted_camera
from app.ui.table.handlers.drafts import with_grifter_tile
from app.ui.table.handlers.settling import after_change, drawn_since, saving, with_saved_origin, with_viewer
from app.ui.table.model import SEARCHES, TABLE, Table, Thinking, handles_table, helps
from app.ui.table.places import last_step
from app.ui.words.log import drawn_words
from app.ui.words.sentences import refusal_notice, undo_words


def play_action(model: Model, action: Action, *, by_bot: bool = False) -> Update:
    """Commit an action; for an illegal one, change nothing and say why."""
    table = model[TABLE]
    if table is None or table.viewing.follows:
        return model, ()
    try:
        session = table.session.act(action)
    except IllegalAction as error:
        return replace(model, notice=refusal_notice(error)), ()
    return finish_action(model, table, session, by_bot=by_bot)


def finish_action(model: Model, table: Table, session: Session, *, by_bot: bool = False) -> Update:
    """Put the session after an action on the table, with all automatic answers after it."""
    session = with_automatic_answers(session, model.settings, table.origin)
    events = tuple(_events_since(table.session, session))
    return save_change(model.with_(TABLE, replace(table, session=session)), events, by_bot=by_bot)


def _events_since(before: Session, session: Session) -> Iterator[Event]:
    """Yield the new events of a session. With the real box, the last action may have gone on."""
    shown = len(before.history)
    if shown:
        yield from session.history[shown - 1].events[len(before.history[-1].events) :]
    for played in session.history[shown:]:
        yield from played.events


def save_change(model: Model, events: tuple[Event, ...], *, by_bot: bool = False) -> Update:
    """Follow up an action or undo, and save the game; a choice clears the notice, a bot leaves it."""
    model, moved = with_saved_origin(model) if not by_bot else (model, ())
    if not by_bot:
        model = replace(model, notice=None)
    model, effects = after_change(model, events)
    table = model[TABLE]
    saved = saving(table) if table is not None else ()
    return model, (*saved, *effects, *moved)


@handles_table(messages.Act)
def act(model: Model, table: Table, message: messages.Act) -> Update:
    """Commit the player's action."""
    if table.decision is None:
        return model, ()
    return play_action(model, parse_action(message.action))


@handles_table(messages.MoveAll)
def move_all(model: Model, table: Table, message: messages.MoveAll) -> Update:
    """Send all moving people of a colour to one building, one by one."""
    action = parse_action(message.action)
    if table.decision is None or not isinstance(action, Move):
        return model, ()
    session = table.session
    mover = table.decision.seat
    while action in legal_actions(session.state):
        decision = session.state.decision
        if decision is None or decision.kind != "move" or decision.seat != mover:
            break
        session = session.act(action)
        if any(not isinstance(event, Moved) for event in session.history[-1].events):
            break
    return finish_action(model, table, session) if session is not table.session else (model, ())


# --- Undo ---


@handles_table(messages.TakeBack)
def take_back(model: Model, table: Table, message: messages.TakeBack) -> Update:
    """Take back one person who was just sent; people sent later are sent again."""
    action = parse_action(message.action)
    if table.decision is None or action not in people_sent(table.session):
        return model, ()
    session, later = table.session, []
    while True:
        problem = undo_words(session)
        if problem:
            return model.with_notice(problem), ()
        last = session.history[-1].action
        session = session.undo()
        if last == action:
            break
        later.append(last)
    for each in reversed(later):
        session = session.act(each)
    return _with_session(model, session, say("undo.undone"))


def _with_session(model: Model, session: Session, spoken: str) -> Update:
    """Put another session of the same game on the table, and save it."""
    table = model[TABLE]
    if table is None:
        return model, ()
    if table.viewing.follows:
        return model.with_notice(say("undo.follower")), ()
    model = model.with_(TABLE, replace(table, session=settled(session))).saying(spoken)
    return save_change(model, ())


@handles_table(messages.Undo)
def undo(model: Model, table: Table, message: messages.Undo) -> Update:
    """Undo the last step of a feature or the last action, or say why that is impossible."""
    without = last_step(model, table)
    if without is not None:
        return _with_session(model, without, say("undo.undone"))
    problem = undo_words(table.session)
    if problem:
        return model.with_notice(problem), ()
    return _with_session(model, table.session.undo(), say("undo.undone"))


@handles_table(messages.UndoTurn)
def undo_turn(model: Model, table: Table, message: messages.UndoTurn) -> Update:
    """Undo as much of this turn as possible."""
    problem = undo_words(table.session)
    if problem:
        return model.with_notice(problem), ()
    return _with_session(model, table.session.undo_turn(), say("undo.undone"))


@handles_table(messages.Redo)
def redo(model: Model, table: Table, message: messages.Redo) -> Update:
    """Redo the undone action."""
    asked = table.session.state.decision is None  # a question of the real box comes first
    session = table.session if asked else table.session.redo()
    if session is table.session:
        return model.with_notice(say("undo.nothing_redo")), ()
    return _with_session(model, session, say("undo.redone"))


@handles_table(messages.Reveal)
def reveal(model: Model, table: Table, message: messages.Reveal) -> Update:
    """Show the hand of the player who has received the device, and announce the tiles drawn."""
    if table.viewing.awaiting is None:
        return model, ()
    drawn = drawn_words(table.session.state, drawn_since(table, table.viewing.awaiting))
    table = with_viewer(
        replace(table, viewing=table.viewing.replace(viewer=table.viewing.awaiting, awaiting=None))
    )
    model = model.with_(TABLE, with_fitted_camera(with_grifter_tile(table, helps(model))))
    return model.saying(drawn) if drawn else model, ()


SAID_AFTER: Final = 300
"""Milliseconds until the page shows that a bot is thinking."""


@handles_table(messages.Think)
def think(model: Model, table: Table, message: messages.Think) -> Update:
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
    return model.with_(TABLE, table).with_(SEARCHES, number), (
        After(SAID_AFTER, messages.StillThinking(number)),
    )


@handles_table(messages.StillThinking)
def still_thinking(model: Model, table: Table, message: messages.StillThinking) -> Update:
    """Show that the bot is thinking, if it still is."""
    thinking = table.thinking
    if thinking is None or thinking.number != message.number:
        return model, ()
    return model.with_(TABLE, replace(table, thinking=thinking.replace(shown=True))), ()


@handles_table(messages.Thought)
def thought(model: Model, table: Table, message: messages.Thought) -> Update:
    """Play a bot's chosen action, unless the game has changed since."""
    if table.thinking is None or table.thinking.number != message.number:
        return model, ()
    return play_action(model, parse_action(message.action), by_bot=True)
