"""Bots: a seat that a program plays chooses through the same door as a person."""

from __future__ import annotations

from app.bots import bot_of
from app.engine.game import observe
from app.ui.handlers.playing import acted
from app.ui.messages import Think
from app.ui.model import Model
from app.ui.update import Update, handles


@handles(Think)
def think(model: Model, message: Think) -> Update:
    """Let the bot whose turn it is choose from what its seat may know."""
    table = model.table
    if table is None or table.position is not None or len(table.session.history) != message.position:
        return model, ()
    state = table.session.state
    if state.decision is None or state.seats[state.decision.seat].kind == "human":
        return model, ()
    seat = state.decision.seat
    return acted(model, bot_of(state.seats[seat].kind).choose(observe(state, seat)))
