"""Catching up: turns that were already played are typed in quickly.

A tap on a spot builds at once, without playback, and another tap on the new building turns it.
"""

from __future__ import annotations

from dataclasses import replace

from app.engine.actions import Build
from app.engine.box import catches_up, with_catching_up
from app.engine.game import legal_actions
from app.engine.geometry import Cell
from app.engine.session import Session
from app.ui.core.effects import Navigate
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.features.box.asking import with_default_answers
from app.ui.features.box.messages import AnswerAll, CatchUp, SetBegun
from app.ui.features.box.state import BOX_TRAY, GAME_BEGUN
from app.ui.table.handlers.playing import finish_action, play_action, save_change
from app.ui.table.messages import Tap
from app.ui.table.model import TABLE, Table, box_on_table
from app.ui.table.registry import handles_table


@handles(SetBegun)
def set_begun(model: Model, message: SetBegun) -> Update:
    """Choose whether the game on the table has already begun."""
    return model.with_(GAME_BEGUN, message.on), ()


@handles_table(CatchUp)
def catch_up(model: Model, table: Table, message: CatchUp) -> Update:
    """Begin catching up at the table, or end it."""
    if not box_on_table(model):
        return model, ()
    session = with_catching_up(table.session, message.on)
    model, effects = save_change(model.with_(TABLE, replace(table, session=session)), ())
    return model, (*effects, Navigate(str(table.route))) if message.on else effects


@handles_table(AnswerAll)
def answer_all(model: Model, table: Table, message: AnswerAll) -> Update:
    """Answer the open questions of a turn that was already played; corrections may change the answers."""
    before = table.session
    session = with_default_answers(before) if catches_up(before) else before
    if session is before:
        return model, ()
    return finish_action(model, table, session)


def built_at_once(before: Model, message: Message, result: Update) -> Update:
    """Build where the table taps, or turn the building there; a build with a choice of signs waits."""
    model, table, was = result[0], result[0][TABLE], before[TABLE]
    if table is None or was is None or not isinstance(message, Tap) or not catches_up(table.session):
        return result
    draft = table.attention.draft
    if draft is not None:
        chosen = draft.cell == message.cell and draft.action is not None
        if not chosen or draft.double is not None or before[BOX_TRAY].question != "build":
            return result
        return play_action(model, draft.action) if draft.action is not None else result
    turned = _turn_build(was.session, message.cell)
    if turned is None:
        return result
    session, build = turned
    return play_action(before.with_(TABLE, replace(was, session=session)), build)


def _turn_build(session: Session, cell: Cell) -> tuple[Session, Build] | None:
    """Return the session before the last build and the same build in its next facing, if it stands there."""
    before = session
    while before.history and before.history[-1].unasked:
        before = before.undo()
    action = before.history[-1].action if before.history else None
    if not isinstance(action, Build) or action.cell != cell:
        return None
    before = before.undo()
    facings = [
        each
        for each in legal_actions(before.state)
        if isinstance(each, Build) and each == action.replace(facing=each.facing)
    ]
    following = facings[(facings.index(action) + 1) % len(facings)]
    return (before, following) if following != action else None


def without_story(result: Update) -> Update:
    """End a story that begins while the table catches up."""
    model, effects = result
    table = model[TABLE]
    if table is None or table.attention.playback is None or not catches_up(table.session):
        return result
    return model.with_(TABLE, table.with_attention(playback=None)), effects
