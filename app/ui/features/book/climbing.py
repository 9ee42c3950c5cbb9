"""Playing a rung of the ladder, and opening the moment of a sight."""

from __future__ import annotations

from app.engine.ladder import RUNGS, ladder_record
from app.engine.session import begin
from app.saves.seating import Seating, complete_looks, write_seating
from app.ui.core.effects import After, DrawSeed, Navigate
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.routes import Route
from app.ui.features.book.messages import BeginRung, Climb, OpenMoment
from app.ui.features.new_game.form import form_of
from app.ui.features.saves.effects import Load
from app.ui.features.saves.library import LIBRARY
from app.ui.table.handlers.games import start_game
from app.ui.table.messages import LookAt
from app.ui.table.model import PAUSED, TABLE


@handles(Climb)
def climb(model: Model, message: Climb) -> Update:
    """Have an id drawn for a game on a rung."""
    if not 1 <= message.rung <= RUNGS:
        return model, ()
    return model, (DrawSeed(f"{BeginRung.verb} {message.rung}"),)


@handles(BeginRung)
def begin_rung(model: Model, message: BeginRung) -> Update:
    """Begin a game on a rung, for the name and looks last used alone. It is never practice."""
    if not 1 <= message.rung <= RUNGS:
        return model, ()
    me = form_of(model).alone
    session = begin(ladder_record(message.rung, me.name).deal)
    return start_game(model, message.game, session, write_seating(Seating(complete_looks((me.look,), 2))))


@handles(OpenMoment)
def open_moment(model: Model, message: OpenMoment) -> Update:
    """Open a saved game at a moment."""
    if all(entry.id != message.game for entry in model[LIBRARY].entries):
        return model, ()
    model = model.with_(TABLE, None).with_(PAUSED, None)
    address = str(Route("game", message.game))
    return model, (Load(message.game), Navigate(address), After(0, LookAt(message.position)))
