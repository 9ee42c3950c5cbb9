"""Results of daily deals: noted when a game ends."""

from __future__ import annotations

from dataclasses import replace

from app.engine.daily_deal import DAILY, daily_date
from app.engine.state import GRIFTER
from app.ui.core.model import Model, Table
from app.ui.core.registry import Update
from app.ui.core.stored import PLAYS, store
from app.ui.features.daily.plays import DayPlay


def keep_result(model: Model, table: Table) -> Update:
    """Note the first result of a date's deal; later games of the same date change nothing."""
    session = table.session
    if DAILY not in session.extra or session.practice or not table.origin.saved:
        return model, ()
    date = daily_date(session.deal, session.extra)
    if date is None:
        return model, ()
    known = model.plays.get(date)
    if known is not None and known.margin is not None:
        return model, ()
    seats = session.state.seats
    play = DayPlay(table.id, seats[0].money - seats[GRIFTER].money)
    model = replace(model, plays={**model.plays, date: play})
    return model, (store(model, PLAYS),)
