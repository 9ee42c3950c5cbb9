"""Follow a game with the real box: hold an action until its hidden tile is named."""

from __future__ import annotations

from dataclasses import replace

from app.engine.box import last_named_draw, without_name
from app.ui.core.effects import StayAwake
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.texts import say
from app.ui.features.box.asking import before_lift, tray_for
from app.ui.features.box.catching_up import built_at_once, without_story
from app.ui.features.box.state import BEFORE_PLAY, BOX_TRAY, CATCHING_UP
from app.ui.table.effects import Keep
from app.ui.table.handlers.playing import save_change
from app.ui.table.handlers.settling import after_change
from app.ui.table.messages import Act, MoveAll, Undo, UndoTurn
from app.ui.table.model import TABLE, box_on_table


def follow_box(before: Model, message: Message, result: Update) -> Update:
    """Hold an action in which the Grifter lifted a tile until it is named, and renew the tray.

    The page saves the held action, so that no input is lost. Before the tray's question is answered, nobody
    acts. Undo takes a held action back, or the name of the last tile drawn. The screen stays on.
    """
    model, effects = without_story(before, message, _follow(before, message, result))
    if model[CATCHING_UP] and not box_on_table(model):
        model = model.with_(CATCHING_UP, False)
    return model, effects


def _follow(before: Model, message: Message, result: Update) -> Update:
    ghost = result[0][TABLE]
    result = built_at_once(before, message, result)
    model, effects = result
    table, was, tray = model[TABLE], before[TABLE], before[BOX_TRAY]
    if table is None or not box_on_table(model):
        return model.with_(BOX_TRAY, BOX_TRAY.default), effects
    if tray.pending is not None and was is not None and isinstance(message, Undo | UndoTurn):
        model = before.with_(BOX_TRAY, tray_for(was.session, None, tray))
        return model, (Keep(was.id, was.session),)
    if was is not None and isinstance(message, Undo) and (drawn := last_named_draw(was.session)) is not None:
        renamed = replace(was, session=without_name(was.session, drawn))
        result = save_change(before.with_(TABLE, renamed).saying(say("undo.undone")), ())
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
    if was is not None and was.id == table.id and len(was.session.history) == len(earlier.history):
        held = ghost if ghost is not None and ghost.session is was.session else was
        model = model.with_(TABLE, held)  # keep its ghost on the board
        earlier, effects = was.session, keeping
    else:
        held = replace(table, session=earlier)
        model, more = after_change(model.with_(TABLE, held), ())
        effects = (*effects, *keeping, *more)
    return model.with_(BOX_TRAY, tray_for(earlier, session, tray)), effects
