"""The cup of a week: the daily deals of seven days, among those whose results are here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Final, NamedTuple

from app.engine.fixed_deals import read_date
from app.saves.book import DayResult, player_id
from app.saves.same_tiles import FriendRow
from app.ui.core.html import NOTHING, Markup, Region, el, named_region
from app.ui.core.model import Model
from app.ui.core.pieces import table_head
from app.ui.core.texts import say
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.same_tiles.state import SAME_TILES
from app.ui.words.names import is_open, weekday_words, you

Friends = Mapping[str, tuple[FriendRow, ...]]
"""The friends' results of daily deals, by date."""


class CupRow(NamedTuple):
    """A player's week: the name, empty for the player here, the place on each day, and the points."""

    name: str
    places: tuple[int | None, ...]
    points: int


def week_of(date: str) -> tuple[str, ...]:
    """Return the dates of a date's week, Monday first."""
    day = read_date(date)
    monday = day - timedelta(days=day.weekday())
    return tuple((monday + timedelta(days=number)).isoformat() for number in range(7))


def cup(week: Sequence[str], days: Mapping[str, DayResult], friends: Friends) -> tuple[CupRow, ...]:
    """Return the rows of a week's cup, best first, or none without a friend to compare with.

    Only dates that the player has finished count, so the cup reveals nothing. Of a friend's results of a date
    the first counts. A place is worth a point, and another for each player behind.
    """
    margins = [_margins(days[date], friends.get(date, ())) if date in days else {} for date in week]
    names = dict.fromkeys(name for day in margins for name in day if len(day) > 1)
    rows = []
    for name in names:
        places = tuple(
            1 + sum(other > day[name] for other in day.values()) if name in day and len(day) > 1 else None
            for day in margins
        )
        points = sum(
            1 + sum(other < day[name] for other in day.values())
            for day, place in zip(margins, places, strict=True)
            if place is not None
        )
        rows.append(CupRow(name, places, points))
    return tuple(sorted(rows, key=lambda row: -row.points))


def _margins(own: DayResult, friends: Sequence[FriendRow]) -> Mapping[str, int]:
    """Return the margins of a date's players by name; the player here has no name."""
    margins, known = {"": own.margin}, set()
    for friend in friends:
        if friend.attempt != "again" and player_id(friend.name) not in known:
            known.add(player_id(friend.name))
            margins[friend.name] = friend.margin
    return margins


class CupParts(NamedTuple):
    """The inputs of the cup: the date shown, today's, the player's results and the friends'."""

    date: str
    today: str
    days: Mapping[str, DayResult] | None
    friends: Friends | None


def _parts(model: Model) -> CupParts:
    results = model[RESULTS_BOOK].results
    days = results.daily if results is not None else None
    return CupParts(model.route.about or model.today, model.today, days, model[SAME_TILES].friends)


def week_cup(parts: CupParts) -> Markup:
    """Show the cup of the week of a date, if it has players."""
    if not is_open(parts.date, parts.today):
        return NOTHING
    rows = cup(week_of(parts.date), parts.days or {}, parts.friends or {})
    if not rows:
        return NOTHING
    return el(
        "section",
        el("h2", say("daily.cup"), id="week-cup-title"),
        el("p", say("daily.cup_text"), class_="quiet"),
        el(
            "table",
            table_head(
                say("same_tiles.player"),
                *(weekday_words(day, short=True) for day in range(7)),
                say("daily.cup_points"),
            ),
            el("tbody", map(_row, rows)),
            aria_labelledby="week-cup-title",
        ),
        class_="group week-cup",
    )


def _row(row: CupRow) -> Markup:
    return el(
        "tr",
        el("th", row.name or you(), scope="row"),
        (
            el("td", "–" if place is None else place, class_="first" if place == 1 else None)
            for place in row.places
        ),
        el("td", el("strong", row.points)),
    )


WEEK_CUP: Final[Region] = named_region("week-cup", _parts, week_cup)
"""The region of the cup."""
