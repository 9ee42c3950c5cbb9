"""The daily deal: one fixed solo game for every date."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from app.engine.__main__ import main
from app.engine.deck_file import standard_deck
from app.engine.fixed_deals import daily, daily_date, daily_record
from app.engine.record import decode, encode
from app.engine.session import begin
from app.engine.setup import SeatChoice, SetupError, deal, setup_problem
from tests.engine.make_daily_deals import GOLDEN, lines

NO_DATES = ["2026-02-30", "2026-13-01", "26-11-2026", "2026-1-1", "20261126", "today", "", "2026-11-26\n"]


def test_sixty_dates_are_dealt_as_recorded() -> None:
    assert lines() == GOLDEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("day", "options"),
    [
        ("2026-11-23", ("easy", False, False)),
        ("2026-11-24", ("normal", False, False)),
        ("2026-11-25", ("normal", True, False)),
        ("2026-11-26", ("normal", False, True)),
        ("2026-11-27", ("hard", False, False)),
        ("2026-11-28", ("hard", True, True)),
        ("2026-11-29", ("hard", False, False)),
    ],
)
def test_the_weekday_sets_difficulty_and_expansions(day: str, options: tuple[str, bool, bool]) -> None:
    setup = daily(day)
    assert (setup.difficulty, setup.business, setup.consultants) == options
    assert (setup.seats[0].consultant is not None) is options[2]
    assert (setup.mode, setup.seed, setup_problem(setup)) == ("solo", f"daily/{day}", None)


def test_five_consultants_take_turns_over_new_year() -> None:
    thursdays = [date(2026, 12, 3) + timedelta(weeks=week) for week in range(10)]
    cards = [daily(day.isoformat()).seats[0].consultant for day in thursdays]
    assert len(set(cards[:5])) == 5
    assert cards[5:] == cards[:5]
    assert not {"contractor", "renovator"} & set(cards)


@pytest.mark.parametrize("day", NO_DATES)
def test_a_date_that_does_not_exist_has_no_deal(day: str) -> None:
    with pytest.raises(SetupError) as caught:
        daily(day)
    assert caught.value.fault.code == "no-date"


def test_a_record_is_a_daily_deal_if_its_deal_matches_the_date() -> None:
    record = daily_record("2026-11-26", "Ana")
    again = decode(encode(record), standard_deck())
    assert begin(record.deal).state.seats[0].name == "Ana"
    assert daily_date(again.deal, again.extra) == "2026-11-26"


def test_a_record_with_other_tiles_money_or_date_is_no_daily_deal() -> None:
    record = daily_record("2026-11-26")
    given = record.deal
    poorer = (given.seats[0], given.seats[1].replace(money=0))
    for other in (
        replace(given, stack=given.stack[::-1]),
        replace(given, grifter_stack=given.grifter_stack[::-1]),
        replace(given, seats=poorer),
        replace(given, seed="other"),
        deal(replace(daily("2026-11-26"), seats=(SeatChoice("Ana", "human", "investor"),)), standard_deck()),
    ):
        assert daily_date(other, record.extra) is None
    for date_claimed in ("2026-11-27", "2026-02-30", 20261126, None, ["2026-11-26"]):
        assert daily_date(given, {"daily": date_claimed}) is None
    assert daily_date(given, {}) is None


def test_the_command_line_prints_the_fresh_record(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "2026-11-26"]) == 0
    printed = capsys.readouterr().out
    record = decode(printed, standard_deck())
    assert record == daily_record("2026-11-26")
    assert record.actions == ()


@pytest.mark.parametrize("day", NO_DATES[:-1])
def test_the_command_line_refuses_a_date_that_does_not_exist(
    capsys: pytest.CaptureFixture[str], day: str
) -> None:
    assert main(["daily", day]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
