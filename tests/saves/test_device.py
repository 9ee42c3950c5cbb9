"""Everything on a device in one file: what moves, and the effect of a second import or a damaged file."""

from __future__ import annotations

import json
import random

import pytest

from app.engine.session import Session
from app.saves.book import store_book, stored_book
from app.saves.copies import read_copies, write_copy
from app.saves.device import read_device
from app.saves.index import SaveIndex, open_game
from app.saves.save import Header, save_of, write_save
from tests.saves.books import full
from tests.saves.moving import device_json, take_device
from tests.saves.support import HERE, MemoryStore, played, started


def saved(store: MemoryStore, game: str, session: Session, updated: int = 1) -> None:
    count = read_copies(store, game).count
    write_copy(store, game, write_save(save_of(session, Header(updated=updated))), count)


def device() -> MemoryStore:
    store = MemoryStore({"settings": '{"theme": "dark"}', "learned": '{"done": ["goal"]}', "picture": "x"})
    saved(store, "one", played(started("one"), 9, random.Random("one")))
    saved(store, "two", started("two", players=3))
    store_book(store, full(20))
    return store


def moved(text: str, store: MemoryStore) -> tuple[int, int]:
    taken = take_device(store, read_device(text))
    return len(taken.games), taken.results


def test_everything_moves_to_an_empty_device_and_a_second_import_changes_nothing() -> None:
    here, there = device(), MemoryStore()
    text = device_json(here)
    assert moved(text, there) == (2, 20)
    assert {**read_device(device_json(there)), "values": 0} == {**read_device(text), "values": 0}
    before = dict(there.texts)
    assert moved(text, there) == (0, 0)
    assert there.texts == before and "picture" not in before


def test_lessons_of_both_devices_count() -> None:
    there = MemoryStore({"learned": '{"done": ["closing"], "hints": ["hand"]}'})
    moved(device_json(device()), there)
    assert json.loads(there.texts["learned"])["done"] == ["closing", "goal"]


LATE = '{"version":2,"answers":[["a1","no",900]],"best_run":3}'


@pytest.mark.parametrize(
    ("ours", "theirs", "both"),
    [
        (None, LATE, LATE),
        (
            '{"version": 2, "answers": [["b2", "yes", 1200], ["a1", "yes", 900]], "best_run": 2}',
            '{"answers": [["a1", "no", 900], ["c3", "no", 800]], "best_run": 3}',
            '{"version":2,"answers":[["b2","yes",1200],["a1","yes",900],["c3","no",800,"unrated"]],"best_run":3}',
        ),
        (LATE, "damaged", LATE),
        ("damaged", LATE, LATE),
    ],
    ids=["only there", "on both", "damaged there", "damaged here"],
)
def test_answers_to_puzzles_of_both_devices_count(ours: str | None, theirs: str, both: str) -> None:
    here, there = MemoryStore({"puzzles": theirs}), MemoryStore({"puzzles": ours} if ours else {})
    moved(device_json(here), there)
    assert there.texts["puzzles"] == both


UNIONS = {
    "seats of games by post": (
        "post",
        '{"seats":{"mine":0,"both":1}}',
        '{"seats":{"both":0,"theirs":2}}',
        {"seats": {"mine": 0, "both": 1, "theirs": 2}},
    ),
    "choices to try again": (
        "box",
        '{"choices":"g 3 2 9 1,h 1 1 8 0"}',
        '{"choices":"g 3 2 9 0,g 5 3 7 0"}',
        {"choices": "g 3 2 9 1,h 1 1 8 0,g 5 3 7 0"},
    ),
    "settings": (
        "settings",
        '{"theme":"dark","sound":"quiet"}',
        '{"theme":"light","map":"turned"}',
        {"theme": "light", "sound": "quiet", "map": "turned"},
    ),
    "steps of lessons": (
        "learned",
        '{"done":["a"],"reached":{"b":2,"c":1},"hints":[],"following":2,"lessons":6}',
        '{"done":["b"],"reached":{"d":3},"hints":["h"],"following":3,"lessons":6}',
        {"done": ["a", "b"], "reached": {"c": 1, "d": 3}, "hints": ["h"], "following": 3, "lessons": 6},
    ),
}


@pytest.mark.parametrize(("key", "ours", "theirs", "both"), UNIONS.values(), ids=UNIONS)
def test_values_of_both_devices_are_joined_entry_by_entry(
    key: str, ours: str, theirs: str, both: object
) -> None:
    there, file = MemoryStore({key: ours}), read_device(device_json(MemoryStore({key: theirs})))
    taken = take_device(there, file)
    assert json.loads(there.texts[key]) == both
    assert taken.changed and list(taken.values) == [key]
    assert not take_device(there, file).changed
    for store in (MemoryStore(), MemoryStore({key: "damaged"})):
        take_device(store, file)
        assert json.loads(store.texts[key]) == json.loads(theirs)


@pytest.mark.parametrize("damaged", ["{", "[]", '{"seats":5,"choices":7,"done":3}'])
@pytest.mark.parametrize("key", ["post", "box", "learned"])
def test_a_damaged_value_of_a_file_changes_nothing(key: str, damaged: str) -> None:
    ours = next(ours for name, ours, *_ in UNIONS.values() if name == key)
    there = MemoryStore({key: ours})
    taken = take_device(there, read_device(device_json(MemoryStore({key: damaged}))))
    assert (taken.changed, taken.intact, taken.damaged) == (False, 0, 1)
    assert there.texts == {key: ours}


def test_other_values_move_where_there_are_none() -> None:
    here, there = device(), MemoryStore({"box": "mine"})
    here.texts |= {"box": "theirs", "tiles.2026-11-26": "results", "verdicts.one": "x", "hands": "x"}
    moved(device_json(here), there)
    assert there.texts["box"] == "mine" and there.texts["tiles.2026-11-26"] == "results"
    assert not {"verdicts.one", "hands"} & there.texts.keys()


def test_the_longer_stage_of_a_game_stays() -> None:
    rng = random.Random("longer")
    short = played(started(), 4, rng)
    long = played(short, 6, rng)
    for first, second, taken in ((short, long, 1), (long, short, 0)):
        here, there = MemoryStore(), MemoryStore()
        saved(here, "g", second)
        saved(there, "g", first)
        assert moved(device_json(here), there) == (taken, 0)
        opened = open_game(there, "g")
        assert opened is not None and opened.save.record == long.text()


def test_both_games_stay_if_both_devices_played_on() -> None:
    begun = played(started(), 4, random.Random("begun"))
    mine, theirs = (played(begun, 5, random.Random(name)) for name in ("mine", "theirs"))
    assert mine.text() != theirs.text()
    here, there = MemoryStore(), MemoryStore()
    saved(here, "g", theirs)
    saved(there, "g", mine)
    assert [moved(device_json(here), there) for _ in range(2)] == [(1, 0), (0, 0)]
    games = [open_game(there, game.id) for game in SaveIndex(there).refresh().games]
    assert {game.save.record for game in games if game is not None} == {mine.text(), theirs.text()}


def test_settings_that_keep_no_book_bring_none() -> None:
    here, there = device(), MemoryStore()
    here.texts["settings"] = '{"book": "off"}'
    assert moved(device_json(here), there) == (2, 0)
    assert not stored_book(there).rows


def test_a_save_of_an_earlier_version_moves() -> None:
    sealed = (HERE / "fixtures" / "save-1.txt").read_text("utf-8")
    here, there = MemoryStore({"game.old.a": sealed}), MemoryStore()
    assert moved(device_json(here), there) == (1, 0)
    opened = open_game(there, "old")
    assert opened is not None and opened.save.record


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": "streets-device", "version": 2}', "[" * 50_000])
def test_a_text_that_is_no_device_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        read_device(text)


def test_damaged_parts_leave_the_others() -> None:
    data = json.loads(device_json(device()))
    data["games"]["one"] = "damaged"
    data["games"]["../x"] = data["games"]["two"]
    data["values"] = {"settings": 5, "picture": "x", "learned": "y" * 30_000}
    data["book"]["games"][0] = None
    there = MemoryStore()
    assert moved(json.dumps(data), there) == (1, 19)
    assert {key.partition(".")[0] for key in there.texts} == {"game", "results"}
