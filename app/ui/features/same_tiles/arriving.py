"""A game of a daily deal that arrives before anybody here has played that deal."""

from __future__ import annotations

from app.engine.daily_deal import daily_date
from app.engine.session import Session
from app.ui.core.effects import After
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.features.book.effects import OpenBook
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.same_tiles.messages import CheckArrival
from app.ui.features.saves.library import ARRIVAL, Arrival
from app.ui.features.saves.opening import open_record, show_arrival


def hold_back(model: Model, arrival: Arrival) -> Update | None:
    """Explain a game that would reveal the tiles of a date; return `None` for other games.

    The book says whether somebody here has finished the date, so an intact game waits for it.
    """
    session = arrival.reading.session
    day = _unplayed_day(model, session) if session is not None else ""
    if not day:
        return None
    arrival = arrival.replace(day=day)
    model = model.with_(ARRIVAL, arrival)
    if model[RESULTS_BOOK].results is None and arrival.reading.problem is None:
        return model, (OpenBook(), After(0, CheckArrival()))
    return model, show_arrival(arrival)


def _unplayed_day(model: Model, session: Session) -> str:
    """Return the date of a game's daily deal if nobody here has finished that deal, else an empty text.

    Until the book is read, no deal counts as finished.
    """
    date = daily_date(session.deal, session.extra) if session.history else None
    if date is None:
        return ""
    book = model[RESULTS_BOOK].results
    return "" if book is not None and date in book.daily else date


@handles(CheckArrival)
def check_arrival(model: Model, message: CheckArrival) -> Update:
    """Go on with a game of a daily deal, now that the book has been read."""
    arrival = model[ARRIVAL]
    if arrival is None or not arrival.day:
        return model, ()
    if model[RESULTS_BOOK].results is None:
        return model, show_arrival(arrival)
    return open_record(model, arrival)
