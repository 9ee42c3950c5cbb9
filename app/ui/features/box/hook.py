"""Follow a game with the real box: hold an action until its hidden tile is named."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from app.engine.actions import Build
from app.engine.box import without_last_entry
from app.engine.session import Session
from app.ui.core.effects import Navigate, StayAwake
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.settings import Helps
from app.ui.core.texts import say
from app.ui.features.box.asking import before_lift, tray_for
from app.ui.features.box.catching_up import built_at_once, without_story
from app.ui.features.box.state import BEFORE_PLAY, BOX_TRAY
from app.ui.table.effects import Keep
from app.ui.table.handlers.drafts import draft_for, with_ghost
from app.ui.table.handlers.playing import play_action, save_change
from app.ui.table.handlers.settling import after_change
from app.ui.table.messages import Act, MoveAll, Undo, UndoTurn
from app.ui.table.model import TABLE, Table, box_on_table, helps, with_table


def follow_box(before: Model, message: Message, result: Update) -> Update:
    """Hold an action in which the Grifter lifted a tile until it is named, and renew the tray.

    The page saves the held action, so that no input is lost. Before the tray's question is answered, nobody
    acts. Undo takes a held action back, or the last tile or back named. The screen stays on.
    """
    return without_story(_follow(before, message, result))


def _follow(before: Model, message: Message, result: Update) -> Update:
    ghost = result[0][TABLE]
    result = built_at_once(before, message, _held_again(before, result))
    model, effects = result
    table, was, tray = model[TABLE], before[TABLE], before[BOX_TRAY]
    if table is None or not box_on_table(model):
        return model.with_(BOX_TRAY, BOX_TRAY.default), effects
    if tray.pending is not None and was is not None and isinstance(message, Undo | UndoTurn):
        model = before.with_(BOX_TRAY, tray_for(was.session, None, tray))
        return model, (Keep(was.id, was.session),)
    if was is not None and isinstance(message, Undo) and (entered := without_last_entry(was.session)):
        result = save_change(
            before.with_(TABLE, replace(was, session=entered)).saying(say("undo.undone")), ()
        )
        model, effects = result
        table = model[TABLE] or table
    elif was is not None and isinstance(message, Act | MoveAll) and tray.question in BEFORE_PLAY:
        return before, ()
    if was is None or was.id != table.id:
        effects = (*effects, StayAwake())
        result = model, effects
    session = table.session
    if model[BOX_TRAY].session is session:
        return result
    earlier = before_lift(session)
    if earlier is None:
        return model.with_(BOX_TRAY, tray_for(session, None, model[BOX_TRAY])), effects
    keeping = (Keep(table.id, session),) if table.origin.saved else ()
    if was is not None and was.id == table.id and was.session.state == earlier.state:
        held = ghost if ghost is not None and ghost.session is was.session else was
        held = replace(held, session=earlier, origin=table.origin)  # keep its ghost on the board
        model = model.with_(TABLE, held)
        effects = (*(each for each in effects if isinstance(each, Navigate)), *keeping)
    else:
        held = replace(table, session=earlier)
        model, more = after_change(model.with_(TABLE, held), ())
        model = with_table(model, partial(_with_held_build, helps(model), session))
        effects = (*effects, *keeping, *more)
    return model.with_(BOX_TRAY, tray_for(earlier, session, tray)), effects


def _held_again(before: Model, result: Update) -> Update:
    """Hold the build again if the table moves or turns the tile on the board; nothing else lifts the tile."""
    model, effects = result
    table, was, pending = model[TABLE], before[TABLE], before[BOX_TRAY].pending
    if table is None or was is None or pending is None or table.session is not was.session:
        return result
    draft, laid = table.attention.draft, was.attention.draft
    if laid is None or laid.action is None or (draft is not None and draft.action == laid.action):
        return result
    if draft is None or draft.action is None:
        return model.with_(TABLE, table.with_attention(draft=laid)), effects
    held = pending.history[len(was.session.history)].action
    doubled = isinstance(held, Build) and held.double
    return play_action(model, draft.double if doubled and draft.double is not None else draft.action)


def _with_held_build(helps: Helps, pending: Session, table: Table) -> Table:
    """Return the table with the build of a held action laid on the board."""
    action = pending.history[len(table.session.history)].action
    draft = draft_for(table, action.tile, helps) if isinstance(action, Build) else None
    if draft is None or not isinstance(action, Build):
        return table
    return table.with_attention(draft=with_ghost(table, draft, action.cell, action.facing))
