"""Daily deals: visiting the calendar and beginning a date's game."""

from __future__ import annotations

from app.engine.daily_deal import daily_record
from app.engine.session import begin
from app.ui.core.effects import AskToday, DrawSeed, ListGames
from app.ui.core.messages import BeginDaily, Daily
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.features.book.handlers import open_book
from app.ui.features.daily.calendar import is_open
from app.ui.table.handlers.games import start_game
from app.ui.table.seating import Seating, complete_looks, write_seating


def visited_daily(model: Model) -> Update:
    """Get the device's date, the results, and the games, of which a date's may still be running."""
    return model, (AskToday(), ListGames(), open_book(model))


@handles(Daily)
def play_daily(model: Model, message: Daily) -> Update:
    """Have an id drawn for a game of a date's deal, if that date is open."""
    if not is_open(message.date, model.today):
        return model, ()
    return model, (DrawSeed(f"{BeginDaily.verb} {message.date}"),)


@handles(BeginDaily)
def begin_daily(model: Model, message: BeginDaily) -> Update:
    """Begin a game of a date's deal. It is never practice, and its record bears the date."""
    if not is_open(message.date, model.today):
        return model, ()
    me = model.form.alone
    record = daily_record(message.date, me.name)
    seating = Seating(complete_looks((me.look,), 2))
    extra = {**write_seating(seating), **record.extra}
    return start_game(model, message.game, begin(record.deal), extra)
