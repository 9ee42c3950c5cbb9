"""The list of games; renaming, copying, deleting and restoring lose nothing."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from app.saves.copies import ASIDE, seal, slot_key, write_copy
from app.saves.index import (
    DamagedSave,
    SaveIndex,
    damaged_saves_of,
    delete_game,
    duplicate_game,
    game_keys,
    open_game,
    raw_text,
    record_in,
    rename_game,
    restore_game,
)
from app.saves.reading import read_record
from app.saves.save import Header, Save, SaveError, read_save, save_of, write_save

from .support import EVERY_MODE, MemoryStore, finished, played, standard, started


def stored(**updated: int) -> MemoryStore:
    """Return a store with games of different dates, with two copies each."""
    store = MemoryStore({"settings": "{}", "picture": "x"})
    for game, time in updated.items():
        session = played(started(game, players=3), 10, random.Random(game))
        header = Header(created=1, updated=time)
        count = write_copy(store, game, write_save(save_of(session, header)))
        write_copy(store, game, write_save(save_of(played(session, 2, random.Random(2)), header)), count)
    return store


def test_the_last_played_game_comes_first() -> None:
    looked = SaveIndex(stored(a=5, b=9, c=7)).refresh()
    games, damaged = looked.games, looked.damaged
    assert [game.id for game in games] == ["b", "c", "a"]
    assert damaged == ()
    summary = games[0].summary
    assert (summary.mode, summary.over, len(summary.seats)) == ("multiplayer", False, 3)
    assert summary.seats[0].name in ("Ana", "Ben", "Çem")


@pytest.mark.parametrize("mode", EVERY_MODE)
def test_a_save_of_every_mode_reads_back(mode: str) -> None:
    session = finished(**EVERY_MODE[mode])
    save = save_of(session, Header("T", 1, 2, True, ((4, "star"),)))
    assert read_save(write_save(save)) == save
    assert save.summary.over and save.summary.winners == session.state.winners
    assert [seat.money for seat in save.summary.seats] == [seat.money for seat in session.state.seats]
    assert len(save.summary.blocks) == len(session.state.city)
    reading = read_record(save.record, standard())
    assert reading.problem is None and reading.session is not None
    assert reading.session.state == session.state


def test_rename_keeps_the_game_and_cleans_the_title() -> None:
    store = stored(a=5)
    before = open_game(store, "a")
    assert rename_game(store, "a", "  Friday\u202e\x00 <b>night</b> " + "x" * 99)
    after = open_game(store, "a")
    assert before is not None and after is not None
    assert after.save.record == before.save.record
    assert after.save.header.title == ("Friday <b>night</b> " + "x" * 99)[:60]
    assert not rename_game(store, "none", "x")


def test_a_duplicate_is_an_independent_game() -> None:
    store = stored(a=5)
    assert duplicate_game(store, "a", "b", "Copy", 99)
    a, b = open_game(store, "a"), open_game(store, "b")
    assert a is not None and b is not None
    assert b.save.record == a.save.record and b.save.header == Header("Copy", 99, 99)
    delete_game(store, game_keys("a"))
    assert open_game(store, "b") == b
    assert not duplicate_game(store, "a", "c", "Copy", 99)


def test_a_deleted_game_is_restored_unchanged() -> None:
    store = stored(a=5, b=6)
    before = dict(store.texts)
    deleted = delete_game(store, game_keys("a"))
    assert [game.id for game in SaveIndex(store).refresh().games] == ["b"]
    restore_game(store, deleted)
    assert store.texts == before


def test_restoring_keeps_newer_texts() -> None:
    store = stored(a=5)
    deleted = delete_game(store, game_keys("a"))
    count = write_copy(store, "a", "played on", 7)
    restore_game(store, deleted)
    assert store.texts[slot_key("a", "a")] == seal(count, "played on")


def test_if_one_copy_is_damaged_the_other_opens() -> None:
    store = stored(a=5)
    newest = store.texts["game.a.b"]
    store.texts["game.a.b"] = newest[:-9]
    opened = open_game(store, "a")
    assert opened is not None and opened.older and opened.count == 1
    looked = SaveIndex(store).refresh()
    games, damaged = looked.games, looked.damaged
    assert [game.id for game in games] == ["a"] and damaged == ()


def test_a_damaged_save_is_listed_with_its_legal_beginning() -> None:
    store = stored(a=5, b=6)
    whole = store.texts["game.a.a"]
    for slot in "ab":
        store.texts[f"game.a.{slot}"] = store.texts[f"game.a.{slot}"][:-30]
    store.texts["game.foreign"] = "something else"
    store.texts[f"{ASIDE}a.00000000"] = whole[:-9]
    looked = SaveIndex(store).refresh()
    games, damaged = looked.games, looked.damaged
    assert [game.id for game in games] == ["b"]
    assert {save.key for save in damaged} == {
        "game.a.a",
        "game.a.b",
        "game.foreign",
        f"{ASIDE}a.00000000",
    }
    assert damaged_saves_of(store, "a") == (DamagedSave("game.a.a"), DamagedSave("game.a.b"))
    reading = read_record(record_in(raw_text(store, DamagedSave("game.a.a"))), standard())
    assert reading.problem is not None and reading.session is not None
    assert 7 <= len(reading.session.history) < 10


def test_a_bare_record_under_a_key_can_be_continued() -> None:
    session = finished()
    assert record_in(session.text()) == session.text()
    reading = read_record(record_in(session.text()), standard())
    assert reading.session is not None and reading.session.state == session.state


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("title", 5),
        ("created", -1),
        ("updated", 10**15),
        ("updated", 1.5),
        ("practice", 1),
        ("looks", [[9, "star"]]),
        ("looks", "star"),
        ("mode", "chess"),
        ("turn", True),
        ("over", None),
        ("seats", []),
        ("seats", [["Ana", "human", True], ["Ben", "human", 0]]),
        ("winners", [7]),
        ("city", "0,0 S - -;x"),
        ("city", "0,0 S - 9"),
        ("city", "9999,0 S - -"),
        ("city", "0,0 S castle -"),
        ("city", ";" * 300),
    ],
)
def test_a_header_with_a_wrong_value_is_refused(key: str, value: object) -> None:

    text = write_save(save_of(started(), Header()))
    line, _, record = text.partition("\n")
    with pytest.raises(SaveError):
        read_save(json.dumps({**json.loads(line), key: value}) + "\n" + record)


def test_names_in_a_header_are_cleaned() -> None:
    save = save_of(started(), Header())
    seats = (replace(save.summary.seats[0], name="A\u202eb\nc" + "x" * 50), save.summary.seats[1])
    read = read_save(write_save(replace(save, summary=replace(save.summary, seats=seats))))
    assert read.summary.seats[0].name == ("Ab c" + "x" * 50)[:24]


# --- Many games ---


class CountingStore(MemoryStore):
    """A store that counts its reads."""

    reads = 0

    def get(self, key: str) -> str | None:
        self.reads += 1
        return super().get(key)


def many(count: int) -> CountingStore:
    save = save_of(played(started("many"), 3, random.Random(0)), Header())
    texts = {
        slot_key(f"g{n:03}", slot): seal(at, write_save(replace(save, header=Header(updated=n))))
        for n in range(count)
        for at, slot in enumerate("ab", start=1)
    }
    return CountingStore(texts)


def test_only_changed_games_are_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def noted(body: str) -> Save:
        read.append(body)
        return read_save(body)

    monkeypatch.setattr("app.saves.index.read_save", noted)
    store = many(200)
    looked = SaveIndex(store).refresh()
    assert len(looked.games) == len(read) == 200
    before = looked.games

    # A game is written here or in another tab: only this game is read, all others are the same objects.
    rename_game(store, "g007", "Seven")
    read.clear()
    store.reads = 0
    looked.mark_changed(slot_key("g007", "a"))
    looked.refresh()
    assert (store.reads, len(read)) == (2, 1)
    assert looked.games[199 - 7].header.title == "Seven"
    assert sum(old is new for old, new in zip(before, looked.games, strict=True)) == 199

    # Unchanged games are not read again; only the keys are listed.
    delete_game(store, game_keys("g008"))
    store.texts["game.b l a n k.a"] = "x"
    read.clear()
    store.reads = 0
    looked.refresh()
    assert (len(looked.games), looked.damaged) == (199, (DamagedSave("game.b l a n k.a"),))
    assert read == [] and store.reads == 2, "to see that there is no copy left"
    del store.texts["game.b l a n k.a"]
    assert looked.refresh().damaged == ()
