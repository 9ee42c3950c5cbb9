"""The end of a game: the stop that it was, and the way to the next one."""

from __future__ import annotations

from app.engine.fixed_deals import STOPS, stop_of
from app.saves.marks import marks_of
from app.ui.core.html import Markup
from app.ui.core.model import Model, Route
from app.ui.core.texts import say
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.journey.street import PlayStop, is_introduced, next_stop, stop_results
from app.ui.table.model import TABLE, Table, solo_won
from app.ui.table.views.end import end_button, kind_note


def is_stop(model: Model) -> bool:
    """Return whether the game on the table is a stop."""
    table = model[TABLE]
    return table is not None and stop_of(table.session.deal) > 0


def leads_on(model: Model) -> bool:
    """Return whether the player has won a game on the table that can lead to the next stop."""
    table = model[TABLE]
    if table is None or not solo_won(model):
        return False
    marks = marks_of(table.session)
    return not (marks.daily or marks.post or marks.box)


def stop_parts(model: Model, table: Table) -> tuple[int] | None:
    """Return the stop; the first game has its own title."""
    stop = stop_of(table.session.deal)
    return (stop,) if not marks_of(table.session).first_game else None


def stop_note(stop: int) -> Markup:
    """Name the stop."""
    return kind_note(say("journey.end", stop=stop, total=STOPS))


def next_parts(model: Model, table: Table) -> tuple[int] | None:
    """Return the next stop, 0 after the last one; `None` if another game has no stop to lead to."""
    here = stop_of(table.session.deal)
    following = next_stop(stop_results(model[RESULTS_BOOK].results), here)
    return (following,) if following or here else None


def next_button(main: bool, stop: int) -> Markup:
    """Show the button that begins the next stop, or the link to its introduction or to the whole street."""
    if not stop:
        return end_button(main, Route("journey"), "ui-street", "journey.title")
    leads = Route("journey", str(stop)) if is_introduced(stop) else str(PlayStop(stop))
    return end_button(main, leads, "ui-forward", "journey.next")
