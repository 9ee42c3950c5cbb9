"""Handlers of the journey: visiting the street and beginning a game on a stop."""

from __future__ import annotations

from app.engine.fixed_deals import STOPS, journey_record
from app.engine.session import begin
from app.saves.marks import Seating, complete_looks, write_seating
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.features.journey.street import PlayStop
from app.ui.features.learn.handlers import first_game
from app.ui.features.learn.progress import FirstGame
from app.ui.features.new_game.form import form_of
from app.ui.table.handlers.settling import start_game


@handles(PlayStop)
def play_stop(model: Model, message: PlayStop) -> Update:
    """Begin a game on a stop, with the name and looks of the last solo game. It is never practice."""
    if not 1 <= message.stop <= STOPS:
        return model, ()
    if message.stop == 1:
        return first_game(model, FirstGame())
    me = form_of(model).alone
    session = begin(journey_record(message.stop, me.name).deal)
    return start_game(model, session, write_seating(Seating(complete_looks((me.look,), 2))))
