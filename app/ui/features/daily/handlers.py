"""Daily deals: visiting the calendar and beginning a date's game."""

from __future__ import annotations

from typing import Final

from app.engine.fixed_deals import daily_record
from app.engine.session import begin
from app.saves.marks import Seating, complete_looks, write_seating
from app.ui.core.messages import Message
from app.ui.core.model import HOME, Model, Route
from app.ui.core.registry import After, AskToday, Update, handles
from app.ui.core.texts import say
from app.ui.features.book.handlers import open_book
from app.ui.features.new_game.form import form_of
from app.ui.features.saves.state import ListGames
from app.ui.table.handlers.settling import start_game
from app.ui.table.messages import Daily
from app.ui.words.dates import full_date_words, is_open


class BeginDaily(Message):
    """Begin a game of a date's deal; `today`: only if that date is still today."""

    date: str
    today: bool


TODAYS_DEAL: Final = Route("daily")
"""The address of today's deal, which opens another deal tomorrow."""


def visited_daily(model: Model) -> Update:
    """Request the date, the results, and the saved games; check a friend's result in the address."""
    if "/" in model.route.about:
        from app.ui.features.same_tiles.handlers import open_result

        return open_result(model)
    return model, (AskToday(), ListGames(), open_book(model))


@handles(Daily)
def play_daily(model: Model, message: Daily) -> Update:
    """Begin a date's deal after checking the date, because the page may be from yesterday."""
    today = message.date == model.today and model.route in (TODAYS_DEAL, HOME)
    return model, (AskToday(), After(0, BeginDaily(message.date, today)))


@handles(BeginDaily)
def begin_daily(model: Model, message: BeginDaily) -> Update:
    """Begin a game of a date's deal. It is never practice, and its record has the date."""
    if message.today and message.date != model.today:
        return model.telling(say("daily.new_day", date=full_date_words(model.today))), ()
    if not is_open(message.date, model.today):
        return model, ()
    me = form_of(model).alone
    record = daily_record(message.date, me.name)
    seating = Seating(complete_looks((me.look,), 2))
    extra = {**write_seating(seating), **record.extra}
    return start_game(model, begin(record.deal), extra)
