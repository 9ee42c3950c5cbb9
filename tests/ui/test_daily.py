"""Daily deals: the page of a date, its game, the first result, and the calendar."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from app.bots import BOTS
from app.engine.daily_deal import daily_date, daily_record
from app.engine.game import observe
from app.engine.session import begin
from app.saves.save import SeatLine, Summary
from app.ui.core.effects import AskToday, DrawSeed, Keep, ListGames, Navigate, ReadAgain, StoreText
from app.ui.core.messages import (
    Act,
    Begin,
    BeginDaily,
    Changed,
    Daily,
    GamesListed,
    Message,
    Pick,
    Reveal,
    RouteChanged,
    SameDeal,
    ShowNext,
    StoredLoaded,
    TodayIs,
)
from app.ui.core.model import Model, Settings
from app.ui.core.screens import screen_of
from app.ui.core.update import update
from app.ui.features.daily.calendar import Tally, is_open, month_weeks, near_months, not_played, tally
from app.ui.features.daily.plays import DayPlay, merged_plays, plays_text, read_plays
from app.ui.features.new_game.form import fresh
from app.ui.features.saves.library import GameEntry, Library
from app.ui.table.seating import PLAIN
from tests.ui.markup import find
from tests.ui.table import attributes

TODAY = "2026-11-26"


def entry(game: str, *, over: bool) -> GameEntry:
    seats = (SeatLine("Ana", "human", 0), SeatLine("The Grifter", "grifter", 60))
    return GameEntry(game, "", "today", Summary("solo", 1, over, seats, (), ""), PLAIN[:2], False)


def sent(model: Model, *messages: Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


def visited(address: str = "#/daily", **fields: object) -> Model:
    return sent(replace(Model(), **fields), RouteChanged(address), TodayIs(TODAY))  # type: ignore[arg-type]


def page(model: Model) -> str:
    frame = screen_of(model).frame
    return str(frame.view(*frame.parts(model)))


def finished(model: Model, game: str, bot: str = "greedy") -> tuple[Model, list[object]]:
    """Play the game on the table to its end; also give the effects of the last action."""
    model, last = replace(model, settings=replace(model.settings, show="off")), list[object]()
    while model.table is not None and (decision := model.table.session.state.decision) is not None:
        action = BOTS[bot].choose(observe(model.table.session.state, decision.seat))
        model, effects = update(model, Act(str(action)))
        last = list(effects)
        if model.table is not None and model.table.attention.playback is not None:
            model = sent(model, ShowNext(model.table.attention.playback.choice, -1))
    return model, last


@pytest.fixture(scope="module")
def played() -> tuple[Model, list[object]]:
    """Today's deal, played to its end."""
    return finished(sent(visited(), BeginDaily(TODAY, "one")), "one")


# --- The page ---


def test_the_address_gets_the_date_of_the_device_and_the_games() -> None:
    model, effects = update(Model(), RouteChanged("#/daily"))
    assert effects == (AskToday(), ListGames())
    assert find(page(model), "table") == []
    assert f"daily {TODAY}" in attributes(page(sent(model, TodayIs(TODAY))), "data-message")


def test_a_date_in_the_address_shows_its_deal_and_its_month() -> None:
    shown = page(visited("#/daily/2026-02-14"))
    assert "daily 2026-02-14" in attributes(shown, "data-message")
    assert "Saturday, 14 February 2026" in shown and "Hard, Business" in shown
    days = {href for href in attributes(shown, "href") if href.startswith("#/daily/2026-02-")}
    assert len(days) == 28
    assert len(find(shown, "a", aria_current="date")) == 1
    assert len(find(shown, "a", tabindex="0", aria_current="date")) == 1


@pytest.mark.parametrize("date", ["2025-12-31", "2026-11-28", "2026-02-30", "yesterday"])
def test_a_date_without_an_open_deal_is_explained(date: str) -> None:
    model = visited(f"#/daily/{date}")
    shown = page(model)
    assert "There is no deal for this date" in shown
    assert "#/daily" in attributes(shown, "href")
    assert update(model, Daily(date)) == (model, ())
    assert update(model, BeginDaily(date, "one")) == (model, ())


def test_dates_are_open_from_the_first_to_tomorrow() -> None:
    opened = ["2026-01-01", "2026-11-26", "2026-11-27"]
    closed = ["2025-12-31", "2026-11-28"]
    assert all(is_open(date, TODAY) for date in opened)
    assert not any(is_open(date, TODAY) for date in closed)
    assert not is_open(TODAY, "")


def test_the_first_page_offers_the_deal_in_one_line() -> None:
    model, effects = update(Model(), RouteChanged("#/"))
    assert AskToday() in effects
    assert "#/daily" not in attributes(page(model), "href")
    shown = page(sent(model, TodayIs(TODAY)))
    assert "Today’s deal: 26 November" in shown and "#/daily" in attributes(shown, "href")


# --- The game ---


def test_the_game_is_the_deal_of_the_date_under_the_players_name() -> None:
    model, effects = update(visited(), Daily(TODAY))
    assert effects == (DrawSeed(f"begin-daily {TODAY}"),)
    model, effects = update(model, BeginDaily(TODAY, "one"))
    assert model.table is not None
    session = model.table.session
    assert daily_date(session.deal, session.extra) == TODAY
    assert session.deal.seats[0].name == model.form.alone.name
    assert not session.practice
    assert Navigate("#/game/one") in effects and any(isinstance(effect, Keep) for effect in effects)


@pytest.mark.parametrize(("begin", "shown"), [(BeginDaily(TODAY, "one"), False), (Begin("one"), True)])
def test_only_a_daily_deal_hides_what_builds_are_expected_to_bring(begin: Message, shown: bool) -> None:
    form = replace(fresh(), seed="an evening")
    model = sent(replace(visited(), settings=Settings(helps="expected"), form=form), begin)
    assert model.table is not None
    seat = model.table.session.state.seats[model.table.session.state.current]
    model = sent(model, Reveal(), Pick(seat.hand[0]))
    assert model.table is not None and model.table.attention.draft is not None
    numbers = model.table.attention.draft.numbers.values()
    assert any(each.expected is not None for each in numbers) == shown


def test_another_date_begins_while_a_game_is_open() -> None:
    model = sent(visited(), BeginDaily(TODAY, "one"))
    later = sent(model, TodayIs("2026-11-27"))
    assert later.table == model.table


def test_a_running_game_is_gone_on_with() -> None:
    model = sent(visited(plays={TODAY: DayPlay("one")}), GamesListed(Library((entry("one", over=False),))))
    shown = page(model)
    assert "#/game/one" in attributes(shown, "href")
    assert f"daily {TODAY}" not in attributes(shown, "data-message")


def test_the_first_finish_is_the_result(played: tuple[Model, list[object]]) -> None:
    model, effects = played
    assert model.table is not None
    seats = model.table.session.state.seats
    play = DayPlay("one", seats[0].money - seats[1].money)
    assert model.plays == {TODAY: play}
    assert StoreText("daily", plays_text(model.plays)) in effects


def test_a_later_finish_changes_nothing(played: tuple[Model, list[object]]) -> None:
    model = replace(played[0], plays={TODAY: DayPlay("one", -33)})
    model = sent(model, SameDeal("two"))
    assert model.table is not None and model.table.session.extra["daily"] == TODAY
    model, effects = finished(model, "two", "beginner")
    assert model.plays == {TODAY: DayPlay("one", -33)}
    assert not any(isinstance(effect, StoreText) and effect.key == "daily" for effect in effects)


def test_a_game_that_only_claims_a_date_is_no_result() -> None:
    from app.ui.table.handlers.games import put_on_table

    record = daily_record("2026-11-25")
    session = replace(begin(record.deal), extra={"daily": TODAY})
    model, _ = put_on_table(visited(), "one", session)
    model, _ = finished(model, "one")
    assert model.table is not None and model.table.session.state.over
    assert model.plays == {}


def test_a_finished_deal_shows_its_result_and_can_be_played_again() -> None:
    model = sent(visited(plays={TODAY: DayPlay("one", 25)}), GamesListed(Library((entry("one", over=True),))))
    shown = page(model)
    assert "won by $25" in shown and "Play again" in shown
    assert f"daily {TODAY}" in attributes(shown, "data-message")
    assert "#/game/one" in attributes(shown, "href")
    assert "1 played, 1 won. Best: +$25 on 26 November 2026." in shown


# --- The calendar ---


def test_a_month_has_its_days_in_weeks_from_monday() -> None:
    weeks = month_weeks("2026-11-26")
    assert weeks[0] == ("", "", "", "", "", "", "2026-11-01")
    assert weeks[-1] == ("2026-11-30", "", "", "", "", "", "")
    assert [len(week) for week in weeks] == [7] * 6
    assert sum(bool(day) for week in month_weeks("2028-02-01") for day in week) == 29
    assert month_weeks("2026-12-31")[-1][3] == "2026-12-31"


def test_months_without_an_open_deal_are_not_offered() -> None:
    assert near_months("2026-11-26", TODAY) == ("2026-10-31", "")
    assert near_months("2026-01-15", TODAY) == ("", "2026-02-01")
    assert near_months("2026-11-26", "2026-11-30") == ("2026-10-31", "2026-12-01")


def test_the_latest_day_without_a_result_is_found() -> None:
    plays = {TODAY: DayPlay("a", 1), "2026-11-25": DayPlay("b"), "2026-11-24": DayPlay("c", -4)}
    assert not_played(plays, TODAY, TODAY) == "2026-11-25"
    assert not_played(plays, TODAY, "2026-11-25") == "2026-11-23"
    assert not_played({"2026-01-01": DayPlay("a", 0)}, "2026-01-01", "2026-01-01") == ""


def test_results_are_counted() -> None:
    plays = {
        "2026-05-03": DayPlay("a", 44),
        "2026-05-04": DayPlay("b", -3),
        "2026-05-05": DayPlay("c", 0),
        TODAY: DayPlay("d"),
    }
    assert tally(plays) == Tally(3, 1, "2026-05-03", 44)
    assert tally({TODAY: DayPlay("d", -3)}) == Tally(1, 0, "", -3)
    assert tally({}) == Tally(0, 0, "", 0)


def test_days_that_were_won_lost_and_not_played_differ() -> None:
    shown = page(visited(plays={TODAY: DayPlay("a", 25), "2026-11-25": DayPlay("b", -3)}))
    assert "day today shown won" in attributes(shown, "class")
    for label in ("26 November: won by $25", "25 November: lost by $3", "24 November: not played"):
        assert f'<span class="visually-hidden">{label}</span>' in shown


# --- What is stored ---


def test_plays_are_read_as_they_were_written() -> None:
    plays = {TODAY: DayPlay("one", -5), "2026-11-25": DayPlay("two")}
    assert read_plays(plays_text(plays)) == plays


def test_years_of_plays_are_read() -> None:
    plays = {f"20{year}-{month:02}-01": DayPlay("one", 5) for year in range(26, 76) for month in range(1, 13)}
    assert read_plays(plays_text(plays)) == plays


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(ValueError, match="too nested"):
        read_plays(f'{{"{TODAY}": {"[" * 5_000}{"]" * 5_000}}}')


def test_damaged_entries_leave_the_others() -> None:
    entries = {
        TODAY: ["one", 5],
        "2026-11-25": ["two", "5"],
        "2026-11-24": ["three", True],
        "2026-11-23": ["four", 10**9],
        "2026-11-22": ["<b>", 5],
        "today": ["five", 5],
        "2026-11-21": 5,
    }
    assert read_plays(json.dumps(entries)) == {TODAY: DayPlay("one", 5)}


def test_what_another_tab_stored_is_merged() -> None:
    known = {TODAY: DayPlay("mine"), "2026-11-25": DayPlay("mine", 5)}
    stored = {
        TODAY: DayPlay("other", 7),
        "2026-11-25": DayPlay("other", 9),
        "2026-11-24": DayPlay("other", 1),
    }
    merged = {
        TODAY: DayPlay("mine", 7),
        "2026-11-25": DayPlay("mine", 5),
        "2026-11-24": DayPlay("other", 1),
    }
    assert merged_plays(known, stored) == merged
    model, effects = update(replace(Model(), plays=known), Changed("daily"))
    assert effects == (ReadAgain("daily"),)
    assert sent(model, StoredLoaded("daily", plays_text(stored))).plays == merged
