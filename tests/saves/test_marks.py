"""Marks: what kind of game a record is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from app.engine.deck_file import standard_deck
from app.engine.fixed_deals import DAILY, daily_record, journey_record
from app.engine.record import Record
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.saves.marks import (
    FIRST_GAME,
    NO_PHONES,
    PLAIN,
    POST_KEY,
    GameMarks,
    Phones,
    Seating,
    deal_marks,
    marks_of,
    with_hint_taken,
    with_phones,
    write_seating,
)


def game(**extra: Any) -> Session:
    people = tuple(SeatChoice(name, "human", None) for name in ("Ana", "Ben"))
    return replace(begin(deal(Setup(people, seed="marks"), standard_deck())), extra=extra)


def of_record(record: Record) -> Session:
    return replace(begin(record.deal), extra=record.extra)


def test_an_ordinary_game_has_no_marks() -> None:
    assert marks_of(game()) == GameMarks()
    assert not GameMarks().compared and not GameMarks().helped


@pytest.mark.parametrize(
    "session",
    [
        of_record(daily_record("2026-11-26")),
        of_record(journey_record(3)),
        game(**{POST_KEY: {}}),
    ],
    ids=["daily", "journey", "post"],
)
def test_games_whose_results_are_compared(session: Session) -> None:
    assert marks_of(session).compared
    assert not marks_of(session).helped


def test_the_deals_of_the_engine_are_recognized() -> None:
    assert marks_of(of_record(daily_record("2026-11-26"))).daily == "2026-11-26"
    assert all(marks_of(of_record(journey_record(stop))).journey for stop in range(3, 15))
    assert deal_marks({DAILY: "2026-11-26", "other": 1}) == daily_record("2026-11-26").extra
    assert deal_marks({"other": 1}) == {}


def test_hints_are_counted_in_the_record() -> None:
    session = with_hint_taken(with_hint_taken(game()))
    assert marks_of(session).hints == 2
    assert marks_of(session).helped
    assert marks_of(game(**FIRST_GAME)) == GameMarks(first_game=True)
    assert marks_of(game(**FIRST_GAME)).helped


def test_agreements_and_phones_are_read() -> None:
    session = game(**write_seating(Seating(PLAIN[:2], trust=True, practice=True)))
    assert marks_of(session) == GameMarks(trust=True, practice=True)
    assert marks_of(with_phones(game(), Phones((1,), 77))).phones == Phones((1,), 77)


@pytest.mark.parametrize(
    "damaged",
    [
        {"daily": 20261126},
        {"hints_taken": "3"},
        {"hints_taken": True},
        {"hints_taken": -1},
        {"first_game": 1},
        {"table": [True]},
        {"table": {"trust": 1}},
        {"phones": {"salt": -1, "seats": [0]}},
        {"phones": {"salt": 1 << 24, "seats": [0]}},
        {"phones": [0]},
    ],
    ids=str,
)
def test_damaged_marks_are_left_out(damaged: dict[str, Any]) -> None:
    assert marks_of(game(**damaged)) == GameMarks(phones=NO_PHONES)
