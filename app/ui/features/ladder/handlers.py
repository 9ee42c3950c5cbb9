"""Handlers of the ladder: beginning a game on a rung."""

from __future__ import annotations

from app.engine.ladder import RUNGS, ladder_record
from app.engine.session import begin
from app.saves.seating import Seating, complete_looks, write_seating
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.features.ladder.messages import Climb
from app.ui.features.new_game.stored import form_of
from app.ui.table.handlers.games import start_game


@handles(Climb)
def climb(model: Model, message: Climb) -> Update:
    """Begin a game on a rung, with the name and looks of the last solo game. It is never practice."""
    if not 1 <= message.rung <= RUNGS:
        return model, ()
    me = form_of(model).alone
    session = begin(ladder_record(message.rung, me.name).deal)
    return start_game(model, session, write_seating(Seating(complete_looks((me.look,), 2))))
