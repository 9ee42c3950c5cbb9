"""The end of a daily deal, and the link from other games to today's deal."""

from __future__ import annotations

from datetime import timedelta

from app.engine.daily_deal import daily, daily_date, read_date
from app.saves.marks import marks_of
from app.ui.core.html import Markup, el
from app.ui.core.model import Model
from app.ui.core.texts import date_name, say
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.table.model import TABLE, Table
from app.ui.table.views.end import kind_note
from app.ui.words.dates import date_words
from app.ui.words.days import is_open


def _date(table: Table) -> str:
    """Return the date of the daily deal on the table, or an empty text."""
    return daily_date(table.session.deal, table.session.extra) or ""


def is_daily(model: Model) -> bool:
    """Return whether the game on the table is a daily deal."""
    table = model[TABLE]
    return table is not None and bool(_date(table))


def title_parts(model: Model, table: Table) -> tuple[str]:
    """Return the date of the deal."""
    return (_date(table),)


def day_note(date: str) -> Markup:
    """Show that the game was the daily deal of a date."""
    day = date_name("days", read_date(date).weekday())
    return kind_note(say("daily.end_title", day=day, date=date_words(date)))


def tomorrow_parts(model: Model, table: Table) -> tuple[str] | None:
    """Return the date of tomorrow, if the deal was today's."""
    date = _date(table)
    return ((read_date(date) + timedelta(days=1)).isoformat(),) if date == model.today else None


def tomorrow_note(date: str) -> Markup:
    """Show the difficulty of tomorrow's deal."""
    difficulty = say(f"difficulties.{daily(date).difficulty}.name")
    return el("p", say("daily.tomorrow", difficulty=difficulty), class_="quiet")


def wants_today(model: Model) -> bool:
    """Return whether to suggest today's unplayed deal, after a win in an ordinary solo game."""
    table = model[TABLE]
    if table is None or not table.session.state.rules.solo or marks_of(table.session).compared:
        return False
    player, grifter = table.session.state.seats
    if player.kind != "human" or player.money <= grifter.money or not is_open(model.today, model.today):
        return False
    results = model[RESULTS_BOOK].results
    return results is None or model.today not in results.daily
