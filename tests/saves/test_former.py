"""Texts of versions before 0.1.0, and additions of later ones: reading and writing loses nothing."""

from __future__ import annotations

import json

import pytest

from app.saves.book import (
    DayResult,
    book_json,
    line_row,
    read_book,
    read_book_file,
    row_line,
    sealed_line,
    store_book,
    stored_book,
)
from app.saves.copies import seal
from app.saves.device import read_device
from app.saves.former import stored_text
from tests.saves.books import full
from tests.saves.moving import device_json, take_device
from tests.saves.support import MemoryStore

SEATS = "@0a1b2c3d::90:40:12 grifter::80:20:10"
ROW = ["g1", "2026-11-20T19:30", "1", "2021", 0, "easy", "", "", SEATS, 17, ""]
ROWS = {
    "without a deal": sealed_line("game", ROW),
    "without sights": sealed_line("game", [*ROW, "0a1b2c3d"]),
    "without an order": sealed_line("game", [*ROW, "", "s12 d30"]),
}
DAY = sealed_line("day", ["2026-11-19", "gone", -12])
LATER = (
    sealed_line("weather", ["rain"]),
    sealed_line("name", ["779f6fe2", "Ada", 0, "star", 5, "", "a nickname"]),
    sealed_line("game", ["g2", "2027-01-01T10:00", "a new form"]),
)
FOLLOWED = sealed_line("game", [*ROW, "0a1b2c3d", "s12", 29738000, "a new column"])


def written_twice(*lines: str) -> MemoryStore:
    """A store with a book of these lines, after two writes of this version."""
    store = MemoryStore({"results.a": seal(1, "\n".join(["streets-book 1 filled", *lines]))})
    for _ in range(2):
        store_book(store, full(2))
    return store


@pytest.mark.parametrize("line", ROWS.values(), ids=ROWS)
def test_a_row_of_an_earlier_version_is_read_and_written(line: str) -> None:
    row = line_row(line)
    assert row.seats[0].money == 142 and row_line(row) == line
    book = stored_book(written_twice(line))
    assert book.heads[0].id == "g1" and book.rows["g1"] == line
    assert read_book_file(book_json(book)).book.rows == book.rows


def test_a_row_with_columns_of_a_later_version_is_read() -> None:
    assert line_row(FOLLOWED).order == 29738000
    assert stored_book(written_twice(FOLLOWED)).rows["g1"] == FOLLOWED


def test_rows_without_an_order_are_placed_by_their_time() -> None:
    lines = [sealed_line("game", [f"g{n}", f"2026-11-{n:02}T10:00", *ROW[2:]]) for n in (12, 11, 13)]
    odd = sealed_line("game", ["g0", "2026-11-01T99:99", *ROW[2:]])
    heads = read_book("\n".join(["", *lines, odd])).heads
    assert [head.id for head in heads] == ["g13", "g12", "g11", "g0"]


def test_daily_results_without_a_row_stay() -> None:
    store = written_twice(DAY)
    store.texts["daily"] = json.dumps({"2026-11-18": ["older", 7], "soon": ["x", 1], "2026-11-17": 5})
    book = stored_book(store)
    both = {"2026-11-18": DayResult("older", 7), "2026-11-19": DayResult("gone", -12)}
    assert book.days == both and {**book.daily} == both
    there = MemoryStore()
    take_device(there, read_device(device_json(store)))
    assert stored_book(there).days == both


@pytest.mark.parametrize("intact", [True, False])
def test_lines_of_a_later_version_stay(intact: bool) -> None:
    store = written_twice(*LATER)
    if not intact:
        for key in ("results.a", "results.b"):
            store.texts[key] += "\nx"
        store_book(store, full(3))
    book = stored_book(store)
    assert book.others == {*LATER[:2]} and book.rows["g2"] == LATER[2] and book.row("g2") is None
    there = MemoryStore()
    take_device(there, read_device(device_json(store)))
    assert stored_book(there).others == book.others


def test_the_first_win_of_either_device_counts() -> None:
    for ours, theirs in ((True, False), (False, True), (True, None)):
        old = {} if theirs is None else {"won": theirs}
        here = MemoryStore({"learned": json.dumps({"done": ["goal"], **old})})
        there = MemoryStore({"learned": json.dumps({"won": ours})})
        take_device(there, read_device(device_json(here)))
        assert json.loads(there.texts["learned"])["won"] is True


OLD_SETTINGS = '{"theme": "dark", "sound": "off", "new_game": {"mode": "solo"}}'


def test_the_last_game_is_read_from_where_earlier_versions_stored_it() -> None:
    store = MemoryStore({"settings": OLD_SETTINGS})
    assert stored_text(store, "new_game") == store.texts["new_game"] == OLD_SETTINGS
    there = MemoryStore()
    take_device(there, read_device(device_json(MemoryStore({"settings": OLD_SETTINGS}))))
    assert json.loads(there.texts["new_game"])["new_game"] == {"mode": "solo"}
    assert stored_text(MemoryStore({"settings": '{"theme": "dark"}'}), "new_game") is None


@pytest.mark.parametrize("learned", [None, '{"done": ["goal"]}', "damaged"])
def test_a_solo_win_before_0_1_0_is_the_first_one(learned: str | None) -> None:
    store = MemoryStore({"results.a": seal(1, f"streets-book 1 filled\n{ROWS['without sights']}")})
    if learned is not None:
        store.texts["learned"] = learned
    text = stored_text(store, "learned")
    assert text == store.texts["learned"] and text is not None
    if learned != "damaged":
        assert json.loads(text) == {**json.loads(learned or "{}"), "won": True}
    assert store.texts["settings"] == '{"sound": "off"}'
    lost = MemoryStore({"learned": '{"done": []}'})
    assert stored_text(lost, "learned") == '{"done": [], "won": false}'


@pytest.mark.parametrize(
    ("texts", "mute"),
    [
        ({}, False),
        ({"learned": '{"done": ["goal"]}'}, True),
        ({"learned": '{"done": ["goal"], "won": false}'}, False),
        ({"puzzles": '{"answers":[["a1","no",900]],"best_run":0}'}, True),
        ({"puzzles": '{"version":2,"answers":[],"best_run":0}'}, False),
        ({"results.b": seal(1, f"streets-book 1 filled\n{ROWS['without sights']}\n{DAY}")}, True),
        ({"results.a": seal(1, f"streets-book 1 filled\n{FOLLOWED}")}, False),
        ({"learned": '{"done": []}', "settings": '{"theme": "dark"}'}, False),
    ],
)
def test_a_device_from_before_sounds_stays_mute(texts: dict[str, str], mute: bool) -> None:
    store = MemoryStore(dict(texts))
    text = stored_text(store, "settings")
    assert text == store.get("settings") == ('{"sound": "off"}' if mute else texts.get("settings"))
