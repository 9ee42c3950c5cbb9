"""Daily deals: a date's deal, the calendar of its month, the totals, and the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date as calendar_date
from datetime import timedelta
from typing import Final, NamedTuple

from app.engine.fixed_deals import daily, daily_date, read_date
from app.engine.values import Value
from app.saves.book import DayResult, ResultsBook, player_id
from app.saves.marks import marks_of
from app.saves.same_tiles import FriendRow
from app.ui.core.html import NOTHING, Child, Markup, Region, el, group, named_region, region, slot
from app.ui.core.messages import CheckDate
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import page, page_head, section
from app.ui.core.pieces import alert, button, icon, link, table_head, unseen
from app.ui.core.texts import date_name, say
from app.ui.features.book import BOOK_SETTING
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.learn.progress import PROGRESS
from app.ui.features.same_tiles.standing import (
    Standing,
    bot_margins,
    stamps,
    stamps_words,
    standing,
    standing_words,
)
from app.ui.features.same_tiles.state import SAME_TILES, Margins
from app.ui.features.same_tiles.views import BETWEEN, DAY_RESULTS, PASTE_RESULTS
from app.ui.features.saves.state import LIBRARY, Library
from app.ui.table.messages import Daily
from app.ui.table.model import TABLE, Table, solo_won, unfinished_game
from app.ui.table.views.end import kind_note
from app.ui.words import dates
from app.ui.words.dates import is_open, weekday_words
from app.ui.words.names import solo_words, you

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


Days = Mapping[str, DayResult]
"""The first results of daily deals, by date."""


class Tally(Value):
    """Daily deals played, their stamps, and the date and margin in dollars of the best win, if any."""

    played: int
    stamps: int
    best: str
    margin: int


Standings = Callable[[str, DayResult], Standing]
"""Returns the standing of the first result of a date's deal."""


def month_weeks(date: str) -> tuple[tuple[str, ...], ...]:
    """Return the weeks of a date's month, Monday first; days of other months are empty texts."""
    first = read_date(date).replace(day=1)
    monday = first - timedelta(days=first.weekday())
    weeks = []
    while monday <= first or monday.month == first.month:
        week = [monday + number * dates._DAY for number in range(7)]
        weeks.append(tuple(_if_in(first, day) for day in week))
        monday += 7 * dates._DAY
    return tuple(weeks)


def _if_in(first: calendar_date, day: calendar_date) -> str:
    return day.isoformat() if day.month == first.month else ""


def neighbouring_months(date: str, today: str) -> tuple[str, str]:
    """Return dates in the previous and the next month to link to; empty where no deal is open."""
    first = read_date(date).replace(day=1)
    before = (first - dates._DAY).isoformat()
    after = (first + timedelta(days=31)).replace(day=1).isoformat()
    return before if dates.is_open(before, today) else "", after if dates.is_open(after, today) else ""


def last_unplayed(days: Days, today: str, shown: str) -> str:
    """Return the last day up to today without a result, except the one shown, or an empty text."""
    day = read_date(today)
    while dates.is_open(day.isoformat(), today):
        date = day.isoformat()
        if date != shown and date not in days:
            return date
        day -= dates._DAY
    return ""


def tally(days: Days, standings: Standings) -> Tally:
    """Return the totals of all results."""
    earned = sum(sum(standings(date, day).stamps) for date, day in days.items())
    best = max(sorted(days), key=lambda date: days[date].margin, default="")
    margin = days[best].margin if best else 0
    return Tally(len(days), earned, best if margin > 0 else "", margin)


def _book_off(kept: str) -> Markup:
    """Explain that the results book is off, so there are no results."""
    return el("p", say("book.off"), class_="quiet") if kept == "off" else NOTHING


BOOK_OFF: Final = region("daily-book", lambda model: (model.settings[BOOK_SETTING],), _book_off)
"""The region with the note that no results are kept."""


class DailyParts(NamedTuple):
    """The inputs of the page: the date of the address, today's, the results, the games, the bots' margins."""

    about: str
    today: str
    book: ResultsBook | None
    games: Library
    game: Route | None
    margins: Margins | None
    played: Margins | None

    def standing(self, date: str, result: DayResult) -> Standing:
        """Return the standing of the first result of a date's deal."""
        return standing(result.margin, bot_margins(date, self.margins, self.played))


def daily_page(parts: DailyParts) -> Markup:
    """Show the deal of a date (today by default), and the calendar of its month."""
    today, games, standings = parts.today, parts.games, parts.standing
    date = parts.about or today
    days = parts.book.daily if parts.book is not None else {}
    return el(
        "main",
        page_head(say("daily.title"), parts.game),
        el("p", say("daily.text"), class_="quiet"),
        slot(BOOK_OFF.id),
        _calendar_page(date, today, days, games, standings) if today else None,
        el(
            "section",
            slot(DAY_RESULTS.id),
            slot(PASTE_RESULTS.id, hidden=date not in days),
            class_="group",
            hidden=not dates.is_open(date, today),
        ),
        group(_calendar(date, today, days, standings), _totals(days, standings))
        if dates.is_open(date, today)
        else None,
        slot(WEEK_CUP.id),
        class_="page",
    )


def _calendar_page(date: str, today: str, days: Days, games: Library, standings: Standings) -> Markup:
    if not dates.is_open(date, today):
        words = (
            say("daily.clock", date=dates.full_date_words(today))
            if dates.clock_is_wrong(today)
            else say("daily.closed", first=dates.full_date_words(dates.FIRST_DAY))
        )
        return group(alert(words, "error"), _todays())
    result = days.get(date)
    return _deal(date, result, standings(date, result) if result is not None else None, games)


def _todays() -> Markup:
    """Link to today's deal; following it requests the date again even if the address stays the same."""
    style, message = "button", str(CheckDate())
    return link(Route("daily"), say("daily.today"), class_=style, data_message=message)


def _deal(date: str, result: DayResult | None, place: Standing | None, games: Library) -> Markup:
    """Show a date's options, its result, and the buttons to play."""
    setup = daily(date)
    card = setup.seats[0].consultant
    day = dates.weekday_words(read_date(date).weekday())
    return section(
        "daily-date",
        say("daily.day_and_date", day=day, date=dates.full_date_words(date)),
        el(
            "p",
            icon("grifter"),
            icon(f"consultant-{card}") if card else None,
            el("span", solo_words(setup.difficulty, setup.business, card)),
            class_="daily-options",
        ),
        el("p", say(f"help.consultants.{card}.line"), class_="quiet") if card else None,
        _result(result, place) if result is not None and place is not None else None,
        el("div", _ways(date, result, games), class_="daily-ways"),
    )


def _result(result: DayResult, place: Standing) -> Markup:
    words = [say("daily.result", result=standing_words(place) or dates.result_words(result))]
    words += [dates.result_words(result)] if place.players > 1 else []
    return el("div", el("p", BETWEEN.join(words)), stamps(place), class_="daily-result")


def _ways(date: str, result: DayResult | None, games: Library) -> Child:
    """Show the button that continues a running game or begins one, and the link to a finished game."""
    running = next((e for e in games.entries if e.summary.daily == date and not e.summary.over), None)
    look: Child = None
    if running is not None:
        begin: Child = link(
            Route("game", running.id), icon("ui-play"), say("home.continue"), class_="button primary large"
        )
    else:
        words = say("daily.again" if result is not None else "daily.play")
        style = "button large" if result is not None else "button primary large"
        begin = button(Daily(date), icon("ui-play"), words, class_=style)
        if result is not None and any(entry.id == result.game for entry in games.entries):
            href = str(Route("game", result.game))
            look = link(href, icon("ui-eye"), say("saves.look"), class_="button large")
    note = el("p", say("daily.first_counts"), class_="quiet") if result is not None else None
    return [look, begin, note]


def _calendar(date: str, today: str, days: Days, standings: Standings) -> Markup:
    before, after = neighbouring_months(date, today)
    unplayed = last_unplayed(days, today, date)
    return el(
        "section",
        el(
            "header",
            _month_way(before, "ui-back", "daily.month_before"),
            el("h2", dates.month_words(date), id="daily-month"),
            _month_way(after, "ui-forward", "daily.month_after"),
        ),
        el(
            "table",
            el("thead", el("tr", (_weekday(day) for day in dates.WEEKDAYS))),
            el(
                "tbody",
                (
                    el("tr", (el("td", _day(day, date, today, days, standings)) for day in week))
                    for week in month_weeks(date)
                ),
                data_roving="7",
            ),
            aria_labelledby="daily-month",
        ),
        el(
            "p",
            _todays(),
            link(Route("daily", unplayed), say("daily.unplayed")) if unplayed else None,
            class_="daily-ways",
        ),
        class_="group daily-calendar",
        aria_labelledby="daily-month",
    )


def _weekday(day: int) -> Markup:
    return el(
        "th",
        el("span", dates.weekday_words(day, short=True), aria_hidden="true"),
        unseen(dates.weekday_words(day)),
        scope="col",
    )


def _month_way(date: str, name: str, key: str) -> Markup:
    if not date:
        return el("span", class_="tool")
    label = say(key)
    href = str(Route("daily", date))
    return link(href, icon(name), class_="tool", label=label)


def _day(day: str, shown: str, today: str, days: Days, standings: Standings) -> Markup:
    """Show a day with its stamps: filled with any, outlined without, plain if not played."""
    if not day:
        return NOTHING
    number = str(int(day[-2:]))
    if not dates.is_open(day, today):
        return el("span", number, class_="day closed")
    words, pips, classes = say("daily.not_played"), None, ["day"]
    if day == today:
        classes.append("today")
    if day == shown:
        classes.append("shown")
    if (result := days.get(day)) is not None:
        place = standings(day, result)
        words = BETWEEN.join(
            filter(None, (standing_words(place), dates.result_words(result), stamps_words(place)))
        )
        pips = el("span", (_pip(earned) for earned in place.stamps), class_="day-stamps", aria_hidden="true")
        classes.append("stamped" if any(place.stamps) else "played")
    return link(
        Route("daily", day),
        el("span", number, aria_hidden="true"),
        pips,
        unseen(say("daily.day_label", date=dates.date_words(day), result=words)),
        class_=" ".join(classes),
        id=f"day-{day}",
        tabindex=0 if day == shown else -1,
        aria_current="date" if day == shown else None,
    )


def _pip(earned: bool) -> Markup:
    return el("span", class_="day-stamp beaten" if earned else "day-stamp")


def _totals(days: Days, standings: Standings) -> Markup:
    totals = tally(days, standings)
    if not totals.played:
        return NOTHING
    words = say("daily.totals", played=totals.played, stamps=say("daily.stamps", count=totals.stamps))
    if totals.best:
        best = say("daily.best", margin=totals.margin, date=dates.full_date_words(totals.best))
        words = f"{words} {best}"
    return el("p", words, class_="quiet")


SCREEN: Final = page(
    lambda model: (
        DailyParts(
            model.route.about,
            model.today,
            model[RESULTS_BOOK].results,
            model[LIBRARY],
            unfinished_game(model),
            model[SAME_TILES].margins,
            model[SAME_TILES].played,
        ),
    ),
    daily_page,
    BOOK_OFF,
    DAY_RESULTS,
    PASTE_RESULTS,
    WEEK_CUP,
)


def _date(table: Table) -> str:
    """Return the date of the daily deal on the table, or an empty text."""
    return daily_date(table.session.deal, table.session.extra) or ""


def title_parts(model: Model, table: Table) -> tuple[str] | None:
    """Return the date of the deal, or `None` if the record claims a wrong one."""
    date = _date(table)
    return (date,) if date else None


def day_note(date: str) -> Markup:
    """Show that the game was the daily deal of a date."""
    day = date_name("days", read_date(date).weekday())
    return kind_note(say("daily.end_title", day=day, date=dates.date_words(date)))


def tomorrow_parts(model: Model, table: Table) -> tuple[str] | None:
    """Return the date of tomorrow, if the deal was today's."""
    date = _date(table)
    return ((read_date(date) + timedelta(days=1)).isoformat(),) if date and date == model.today else None


def tomorrow_note(date: str) -> Markup:
    """Show the difficulty of tomorrow's deal."""
    difficulty = say(f"difficulties.{daily(date).difficulty}.name")
    return el("p", say("daily.tomorrow", difficulty=difficulty), class_="quiet")


def wants_today(model: Model) -> bool:
    """Return whether to suggest today's unplayed deal, after a win in another solo game."""
    table = model[TABLE]
    if table is None or not solo_won(model) or not dates.is_open(model.today, model.today):
        return False
    if (marks := marks_of(table.session)).daily or marks.post:
        return False
    results = model[RESULTS_BOOK].results
    return results is None or model.today not in results.daily


def comes_first(model: Model) -> bool:
    """Return whether today's deal comes before the journey: for players who have won on Normal."""
    table = model[TABLE]
    return table is not None and model[PROGRESS].normal and not marks_of(table.session).journey
