"""Daily deals: the page of a date, its game, the first result, and the calendar."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.bots import BOTS
from app.bots.same_tiles import VERSION
from app.engine.fixed_deals import daily_date, daily_record
from app.engine.game import observe
from app.engine.session import begin
from app.saves.book import DayResult, ResultsBook, row_line
from app.saves.marks import PLAIN
from app.saves.same_tiles import FriendRow
from app.saves.save import Header, SeatLine, Summary, save_of
from app.saves.shared_result import Attempt
from app.ui.core.messages import CheckDate, Message, RouteChanged, TodayIs, parse_message
from app.ui.core.model import Model, Settings
from app.ui.core.registry import After, AskToday, Navigate
from app.ui.core.update import update
from app.ui.features.book.handlers import row_of_session
from app.ui.features.book.state import RESULTS_BOOK, BookRead, BookState, EnterResult, OpenBook
from app.ui.features.daily.handlers import BeginDaily
from app.ui.features.daily.views import (
    CupParts,
    CupRow,
    Tally,
    cup,
    last_unplayed,
    month_weeks,
    neighbouring_months,
    tally,
    week_cup,
    week_of,
)
from app.ui.features.journey.street import PlayStop
from app.ui.features.new_game.form import FORM, Begin, form_of, fresh
from app.ui.features.same_tiles.standing import STAMPS, Standing, standing, standing_words
from app.ui.features.same_tiles.state import FETCH_MARGINS, SAME_TILES, MarginsRead
from app.ui.features.saves.state import Changed, GameEntry, GamesListed, Library, ListGames, Returned
from app.ui.table.messages import Act, Daily, Keep, Pick, Reveal, SameDeal, ShowNext
from app.ui.table.model import TABLE
from app.ui.words.dates import is_open
from tests.saves.support import book_of_days
from tests.ui.markup import find, page_of
from tests.ui.playing import attributes, seeded, table_of

TODAY = "2026-11-26"


def entry(game: str, *, over: bool) -> GameEntry:
    seats = (SeatLine("Ana", "human", 0), SeatLine("The Grifter", "grifter", 60))
    return GameEntry(game, "", "today", Summary("solo", 1, over, seats, (), "", TODAY), PLAIN[:2], False)


def booked(found: dict[str, DayResult]) -> Model:
    return seeded().with_(RESULTS_BOOK, BookState(results=book_of_days(found)))


def sent(model: Model, *messages: Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


def visited(address: str = "#/daily", found: dict[str, DayResult] | None = None) -> Model:
    return sent(booked(found or {}), RouteChanged(address), TodayIs(TODAY))


def finished(model: Model, bot: str = "greedy") -> tuple[Model, list[object]]:
    """Play the game on the table to its end; also return the effects of the last action."""
    model, last = replace(model, settings=replace(model.settings, show="off")), list[object]()
    while model[TABLE] is not None and (decision := table_of(model).session.state.decision) is not None:
        action = BOTS[bot].choose(observe(table_of(model).session.state, decision.seat))
        model, effects = update(model, Act(str(action)))
        last = list(effects)
        playback = table_of(model).attention.playback
        if playback is not None:
            model = sent(model, ShowNext(playback.choice, -1))
    return model, last


@pytest.fixture(scope="module")
def played() -> tuple[Model, list[object]]:
    """Today's deal, played to its end."""
    return finished(sent(visited(), BeginDaily(TODAY, today=True)))


# --- The page ---


def test_the_address_requests_the_date_and_the_games() -> None:
    model, effects = update(seeded(), RouteChanged("#/daily"))
    assert effects == (AskToday(), ListGames(), OpenBook(fill=True))
    assert find(page_of(model), "table") == []
    assert f"daily {TODAY}" in attributes(page_of(sent(model, TodayIs(TODAY))), "data-message")


def test_a_date_in_the_address_shows_its_deal_and_its_month() -> None:
    shown = page_of(visited("#/daily/2026-02-14"))
    assert "daily 2026-02-14" in attributes(shown, "data-message")
    assert "Saturday, 14 February 2026" in shown and "Hard, Business" in shown
    days = {href for href in attributes(shown, "href") if href.startswith("#/daily/2026-02-")}
    assert len(days) == 28
    assert len(find(shown, "a", aria_current="date")) == 1
    assert len(find(shown, "a", tabindex="0", aria_current="date")) == 1


@pytest.mark.parametrize("date", ["2025-12-31", "2026-11-28", "2026-02-30", "yesterday"])
def test_a_date_without_an_open_deal_is_explained(date: str) -> None:
    model = visited(f"#/daily/{date}")
    shown = page_of(model)
    assert "There’s no deal for this date" in shown
    assert "#/daily" in attributes(shown, "href")
    begin = BeginDaily(date, today=False)
    assert update(model, Daily(date)) == (model, (AskToday(), After(0, begin)))
    assert update(model, begin) == (model, ())


def test_dates_are_open_from_the_first_to_tomorrow() -> None:
    opened = ["2026-01-01", "2026-11-26", "2026-11-27"]
    closed = ["2025-12-31", "2026-11-28"]
    assert all(is_open(date, TODAY) for date in opened)
    assert not any(is_open(date, TODAY) for date in closed)
    assert not is_open(TODAY, "")


def test_the_first_page_of_a_returner_leads_to_the_deal() -> None:
    model, effects = update(seeded(), RouteChanged("#/"))
    assert AskToday() in effects
    model, effects = update(sent(model, TodayIs(TODAY)), GamesListed(Library(results=True)))
    assert OpenBook() in effects
    shown = page_of(model)
    assert "Today’s deal" in shown and f"daily {TODAY}" in attributes(shown, "data-message")
    assert "Thursday, 26 November" in shown and "Normal: the Grifter starts with $60" in shown
    days = {TODAY: DayResult("a", 25), "2026-11-25": DayResult("b", -3), "2026-10-01": DayResult("c", 1)}
    model, _ = update(model, BookRead(book_of_days(days)))
    played = page_of(model)
    assert "won by $25" in played and "2 played this month" in played
    assert "#/daily" in attributes(played, "href")


def test_a_newcomer_sees_no_deal_on_the_first_page() -> None:
    model = sent(update(seeded(), RouteChanged("#/"))[0], TodayIs(TODAY))
    assert "Today’s deal" not in page_of(model)


# --- The date is requested again ---

TOMORROW = "2026-11-27"


class Clock:
    """The interface on a device whose date changes; `at` is the date."""

    def __init__(self, address: str, at: str = TODAY) -> None:
        self.model, self.at = booked({}), at
        self.send(RouteChanged(address))

    def send(self, message: Message) -> None:
        self.model, effects = update(self.model, message)
        for effect in effects:
            match effect:
                case AskToday():
                    self.send(TodayIs(self.at))
                case After(_, message):
                    self.send(message)

    def tap(self, words: str) -> None:
        """Tap a link or button of the page; following a link to the same address is no event."""
        (element,) = [
            each for kind in ("a", "button") for each in find(self.page(), kind) if each.text == words
        ]
        if message := element.attributes.get("data-message"):
            self.send(parse_message(message))
        if (href := element.attributes.get("href")) and href != str(self.model.route):
            self.send(RouteChanged(href))

    def page(self) -> str:
        return page_of(self.model)

    def begun(self) -> str | None:
        """Return the date of the game on the table."""
        table = self.model[TABLE]
        return daily_date(table.session.deal, table.session.extra) if table is not None else None


@pytest.mark.parametrize("back", [CheckDate(), Returned()], ids=["in sight again", "restored"])
def test_a_page_that_comes_back_into_sight_shows_the_new_day(back: Message) -> None:
    device = Clock("#/daily")
    device.at = TOMORROW
    device.send(back)
    assert (
        "Friday, 27 November 2026" in device.page() and device.model[SAME_TILES].sight == f"date {TOMORROW}"
    )
    device.tap("Play")
    assert device.begun() == TOMORROW


def test_today_leads_to_the_new_day_although_the_address_stays_the_same() -> None:
    device = Clock("#/daily")
    device.at = TOMORROW
    device.tap("Today")
    assert "Friday, 27 November 2026" in device.page()


def test_play_begins_no_deal_of_a_day_that_has_passed_meanwhile() -> None:
    device = Clock("#/daily")
    device.at = TOMORROW
    device.tap("Play")
    assert device.begun() is None and "Friday, 27 November 2026" in device.page()
    assert device.model.notice is not None and "27 November 2026" in device.model.notice.text
    device.tap("Play")
    assert device.begun() == TOMORROW


def test_play_begins_the_deal_of_a_date_in_the_address_on_any_day() -> None:
    device = Clock(f"#/daily/{TODAY}")
    device.at = "2026-12-24"
    device.tap("Play")
    assert device.begun() == TODAY


def test_a_date_that_has_opened_meanwhile_is_not_refused() -> None:
    device = Clock("#/daily/2026-11-28")
    assert "There’s no deal" in device.page() and device.model[SAME_TILES].deal == ""
    device.at = TOMORROW
    device.send(Daily("2026-11-28"))
    assert device.begun() == "2026-11-28"
    device.send(RouteChanged("#/daily/2026-11-28"))
    assert device.model[SAME_TILES].deal == "2026-11-28"


@pytest.mark.parametrize("address", ["#/daily", f"#/daily/{TODAY}", "#/daily/1970-01-01"])
def test_a_clock_at_its_beginning_is_named_and_asked_again(address: str) -> None:
    device = Clock(address, "1970-01-01")
    assert "clock says 1 January 1970" in device.page() and "There’s no deal" not in device.page()
    assert device.begun() is None
    device.at = TODAY
    device.tap("Today")
    device.tap("Play")
    assert device.begun() == TODAY


def test_the_same_date_changes_nothing() -> None:
    model = visited()
    assert update(model, TodayIs(TODAY))[0] is model


# --- The game ---


def test_the_game_is_the_deal_of_the_date_under_the_players_name() -> None:
    model, effects = update(visited(), Daily(TODAY))
    assert effects == (AskToday(), After(0, BeginDaily(TODAY, today=True)))
    model, effects = update(model, BeginDaily(TODAY, today=True))
    session = table_of(model).session
    assert daily_date(session.deal, session.extra) == TODAY
    assert session.deal.seats[0].name == form_of(model).alone.name
    assert not session.practice
    assert Navigate(f"#/game/{table_of(model).id}") in effects
    assert any(isinstance(effect, Keep) for effect in effects)


@pytest.mark.parametrize(
    ("begin", "shown"),
    [(BeginDaily(TODAY, today=True), False), (PlayStop(3), False), (Begin(), True)],
)
def test_compared_deals_hide_the_expected_gains_of_builds(begin: Message, shown: bool) -> None:
    form = replace(fresh(), seed="an evening")
    model = sent(replace(visited(), settings=Settings(helps="expected")).with_(FORM, form), begin)
    assert model[TABLE] is not None
    seat = table_of(model).session.state.seats[table_of(model).session.state.current]
    model = sent(model, Reveal(), Pick(seat.hand[0]))
    draft = table_of(model).attention.draft
    assert draft is not None
    numbers = draft.numbers.values()
    assert any(each.expected is not None for each in numbers) == shown


def test_another_date_begins_while_a_game_is_open() -> None:
    model = sent(visited(), BeginDaily(TODAY, today=True))
    later = sent(model, TodayIs("2026-11-27"))
    assert later[TABLE] == model[TABLE]


def test_a_running_game_continues() -> None:
    model = sent(visited(), GamesListed(Library((entry("one", over=False),))))
    shown = page_of(model)
    assert "#/game/one" in attributes(shown, "href")
    assert f"daily {TODAY}" not in attributes(shown, "data-message")


def test_a_finished_deal_is_entered_in_the_book(played: tuple[Model, list[object]]) -> None:
    (entered,) = (effect for effect in played[1] if isinstance(effect, EnterResult))
    row = row_of_session("one", entered.session, f"{TODAY}T18:00", "")
    seats = entered.session.state.seats
    book = ResultsBook({"one": row_line(row)})
    assert book.daily == {TODAY: DayResult("one", seats[0].money - seats[1].money)}


def test_the_same_deal_again_keeps_its_date(played: tuple[Model, list[object]]) -> None:
    model = sent(played[0], SameDeal())
    assert model[TABLE] is not None and table_of(model).session.extra["daily"] == TODAY
    assert save_of(table_of(model).session, Header()).summary.daily == TODAY


def test_a_game_that_only_claims_a_date_is_no_result() -> None:
    record = daily_record("2026-11-25")
    session = replace(begin(record.deal), extra={"daily": TODAY})
    while (decision := session.state.decision) is not None:
        session = session.act(decision.options[0])
    assert row_of_session("one", session, f"{TODAY}T18:00", "").daily == ""


def test_a_finished_deal_shows_its_result_and_can_be_played_again() -> None:
    model = sent(
        visited(found={TODAY: DayResult("one", 25)}), GamesListed(Library((entry("one", over=True),)))
    )
    shown = page_of(model)
    assert "won by $25" in shown and "Play again" in shown
    assert f"daily {TODAY}" in attributes(shown, "data-message")
    assert "#/game/one" in attributes(shown, "href")
    assert "1 played, 1 stamp. Best: +$25 on 26 November 2026." in shown


# --- The calendar ---


def test_a_month_has_its_days_in_weeks_from_monday() -> None:
    weeks = month_weeks("2026-11-26")
    assert weeks[0] == ("", "", "", "", "", "", "2026-11-01")
    assert weeks[-1] == ("2026-11-30", "", "", "", "", "", "")
    assert [len(week) for week in weeks] == [7] * 6
    assert sum(bool(day) for week in month_weeks("2028-02-01") for day in week) == 29
    assert month_weeks("2026-12-31")[-1][3] == "2026-12-31"


def test_months_without_an_open_deal_are_not_offered() -> None:
    assert neighbouring_months("2026-11-26", TODAY) == ("2026-10-31", "")
    assert neighbouring_months("2026-01-15", TODAY) == ("", "2026-02-01")
    assert neighbouring_months("2026-11-26", "2026-11-30") == ("2026-10-31", "2026-12-01")


def test_the_latest_day_without_a_result_is_found() -> None:
    found = {TODAY: DayResult("a", 1), "2026-11-24": DayResult("c", -4)}
    assert last_unplayed(found, TODAY, TODAY) == "2026-11-25"
    assert last_unplayed(found, TODAY, "2026-11-25") == "2026-11-23"
    assert last_unplayed({"2026-01-01": DayResult("a", 0)}, "2026-01-01", "2026-01-01") == ""


def test_results_are_counted() -> None:
    found = {
        "2026-05-03": DayResult("a", 44),
        "2026-05-04": DayResult("b", -3),
        "2026-05-05": DayResult("c", 0),
    }

    def standings(date: str, result: DayResult) -> Standing:
        return standing(result.margin, {"beginner": -10, "club": 50} if date < "2026-05-05" else {})

    assert tally(found, standings) == Tally(3, 3, "2026-05-03", 44)
    assert tally({TODAY: DayResult("d", -3)}, standings) == Tally(1, 0, "", -3)
    assert tally({}, standings) == Tally(0, 0, "", 0)


ALL = "Expert, Club, Greedy and Beginner"
BOTS_OF_THE_DAY = {"expert": 40, "club": 25, "greedy": 25, "beginner": -30}


@pytest.mark.parametrize(
    ("margin", "margins", "words", "earned"),
    [
        (
            41,
            BOTS_OF_THE_DAY,
            "1st of 5, ahead of Expert, Club, Greedy and Beginner",
            "beginner club expert grifter",
        ),
        (25, BOTS_OF_THE_DAY, "2nd of 5, ahead of Beginner", "beginner grifter"),
        (-5, BOTS_OF_THE_DAY, "4th of 5, ahead of Beginner", "beginner"),
        (-30, BOTS_OF_THE_DAY, "4th of 5", ""),
        (1, {"beginner": -5, "greedy": 5}, "2nd of 3 so far, ahead of Beginner", "beginner grifter"),
        (1, {}, "", "grifter"),
    ],
)
def test_the_place_among_the_bots_and_its_stamps(
    margin: int, margins: dict[str, int], words: str, earned: str
) -> None:
    place = standing(margin, margins)
    assert standing_words(place) == words
    assert [stamp for stamp, has in zip(STAMPS, place.stamps, strict=True) if has] == earned.split()


def with_margins(model: Model, **margins: int) -> Model:
    data = {"version": VERSION, "bots": [*margins], "first": TODAY, "margins": [[*margins.values()]]}
    return sent(model, MarginsRead(json.dumps(data)))


def test_the_page_of_a_date_shows_place_and_stamps_and_takes_a_chat_once_it_is_played() -> None:
    unplayed = visited()
    assert [each.attributes.get("hidden") for each in find(page_of(unplayed), "div", id="paste-results")] == [
        ""
    ]
    model = with_margins(visited(found={TODAY: DayResult("one", -5)}), **BOTS_OF_THE_DAY)
    shown = page_of(model)
    assert "Your result: 4th of 5, ahead of Beginner · lost by $5" in shown
    assert {"Stamp: Beginner beaten", "No stamp: Club"} <= attributes(shown, "aria-label")
    assert len(find(shown, "span", class_="day-stamp beaten")) == 1
    assert "26 November: 4th of 5, ahead of Beginner · lost by $5 · 1 stamp" in shown
    assert "day today shown stamped" in attributes(shown, "class")
    assert not find(shown, "div", id="paste-results", hidden="")


def test_the_first_page_compares_todays_result_with_the_bots() -> None:
    book = book_of_days({TODAY: DayResult("one", -5)})
    model = sent(seeded(), RouteChanged("#/"), TodayIs(TODAY), GamesListed(Library(results=True)))
    model, effects = update(model, BookRead(book))
    assert FETCH_MARGINS in effects and "lost by $5" in page_of(model)
    model = with_margins(model, **BOTS_OF_THE_DAY)
    assert "4th of 5, ahead of Beginner · 1 stamp" in page_of(model)
    _, effects = update(model, BookRead(book))
    assert FETCH_MARGINS not in effects


def test_days_with_stamps_without_and_not_played_differ() -> None:
    shown = page_of(visited(found={TODAY: DayResult("a", 25), "2026-11-25": DayResult("b", -3)}))
    assert "day today shown stamped" in attributes(shown, "class")
    for label in (
        "26 November: won by $25 · 1 stamp",
        "25 November: lost by $3 · no stamps",
        "24 November: not played",
    ):
        assert f'<span class="visually-hidden">{label}</span>' in shown


# --- Changes of other tabs ---


def test_changes_of_another_tab_are_read_where_they_show() -> None:
    assert OpenBook() in update(visited(), Changed("results.b"))[1]
    assert OpenBook() in update(visited(), Returned())[1]
    assert update(sent(seeded(), RouteChanged("#/rules")), Changed("results.b"))[1] == ()


# --- The cup of a week ---


def friend(name: str, margin: int, attempt: Attempt = "first") -> FriendRow:
    return FriendRow(name, (100 + margin, 100), attempt=attempt)


def test_a_cup_counts_places_on_dates_that_the_player_has_finished() -> None:
    week = week_of("2026-11-26")
    assert week[0] == "2026-11-23" and len(week) == 7
    days = {week[0]: DayResult("a", 5), week[1]: DayResult("b", 5), week[2]: DayResult("c", 9)}
    friends = {
        week[0]: (friend("Ana", 25), friend("ANA", 99), friend("Ben", -3)),
        week[1]: (friend("Ana", 5), friend("Ben", 50, "again")),
        week[3]: (friend("Ana", 77),),
    }
    ana, me, ben = cup(week, days, friends)
    assert ana == CupRow("Ana", (1, 1, None, None, None, None, None), 3 + 1)
    assert me == CupRow("", (2, 1, None, None, None, None, None), 2 + 1)
    assert ben == CupRow("Ben", (3, None, None, None, None, None, None), 1)
    assert cup(week, {}, friends) == () and cup(week, days, {}) == ()


def test_the_page_shows_the_cup_of_the_week_in_sight() -> None:
    days = {"2026-11-25": DayResult("a", 5)}
    parts = CupParts("2026-11-26", "2026-11-26", days, {"2026-11-25": (friend("<b>Ana</b>", 7),)})
    shown = str(week_cup(parts))
    assert "&lt;b&gt;Ana" in shown and "Weekly cup" in shown
    assert not week_cup(parts._replace(date="2026-11-15")) and not week_cup(parts._replace(friends=None))
