"""Playing a rung of the ladder, and opening the moment of a sight."""

from __future__ import annotations

from dataclasses import replace

from app.engine.ladder import RUNGS, ladder_record
from app.engine.session import begin
from app.ui.core.effects import After, DrawSeed, Load, Navigate
from app.ui.core.messages import LookAt
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.routes import Route
from app.ui.features.book.messages import BeginRung, Climb, OpenMoment
from app.ui.table.handlers.games import start_game
from app.ui.table.seating import Seating, complete_looks, write_seating


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
    me = model.form.alone
    session = begin(ladder_record(message.rung, me.name).deal)
    return start_game(model, message.game, session, write_seating(Seating(complete_looks((me.look,), 2))))


@handles(OpenMoment)
def open_moment(model: Model, message: OpenMoment) -> Update:
    """Open a saved game at a moment."""
    if all(entry.id != message.game for entry in model.library.entries):
        return model, ()
    model = replace(model, table=None, paused=None)
    address = str(Route("game", message.game))
    return model, (Load(message.game), Navigate(address), After(0, LookAt(message.position)))
