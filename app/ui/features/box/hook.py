"""Follow a game with the real box: renew the tray, and build at once while the table catches up."""

from __future__ import annotations

from app.ui.core.effects import StayAwake
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.box.asking import tray_for
from app.ui.features.box.catching_up import built_at_once, without_story
from app.ui.features.box.state import BOX_TRAY
from app.ui.table.model import TABLE, box_on_table


def follow_box(before: Model, message: Message, result: Update) -> Update:
    """Renew the tray for another session, and keep the screen on."""
    model, effects = without_story(built_at_once(before, message, result))
    table, was = model[TABLE], before[TABLE]
    if table is None or not box_on_table(model):
        return model.with_(BOX_TRAY, BOX_TRAY.default), effects
    if was is None or was.id != table.id:
        effects = (*effects, StayAwake())
    if model[BOX_TRAY].session is not table.session:
        model = model.with_(BOX_TRAY, tray_for(table.session))
    return model, effects
