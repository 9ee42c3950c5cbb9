"""A failure while writing a copy loses at most the action being saved."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from app.saves.copies import (
    ASIDE,
    Overtaken,
    Unverified,
    body_of,
    checksum,
    put_aside,
    read_copies,
    seal,
    slot_key,
    take_newer,
    unseal,
    write_copy,
)
from app.saves.reading import read_record
from app.saves.save import Header, read_save, save_of, write_save
from app.saves.store import StoreFull, StoreOff

from .support import Killed, MemoryStore, played, standard, started

KILLS = 200


def test_copies_are_written_in_turn_and_read_back() -> None:
    store = MemoryStore()
    for count in range(1, 6):
        assert write_copy(store, "g", f"body {count}", count - 1) == count
        newest = read_copies(store, "g").newest
        assert newest is not None and (newest.count, newest.body) == (count, f"body {count}")
    assert set(store.texts) == {"game.g.a", "game.g.b"}
    assert unseal(store.texts["game.g.b"]) == (4, "body 4")


@pytest.mark.parametrize("number", range(KILLS))
def test_a_kill_loses_at_most_the_action_being_saved(number: int) -> None:
    rng = random.Random(f"kill {number}")
    store = MemoryStore()
    session = started(f"kill {number}", players=rng.randint(2, 4))
    count = write_copy(store, "g", write_save(save_of(session, Header())))
    for _ in range(rng.randint(0, 6)):
        session = played(session, rng.randint(1, 3), rng)
        count = write_copy(store, "g", write_save(save_of(session, Header())), count)

    # Several kills in sequence, each before, during or after any write.
    for _ in range(rng.randint(1, 4)):
        after = played(session, 1, rng)
        store.kill_at, store.torn = store.writes + rng.randint(1, 2), rng.choice((-1, 0, 1, rng.random()))
        broken = {b.text for b in read_copies(store, "g").broken}
        try:
            count = write_copy(store, "g", write_save(save_of(after, Header())), count)
            session = after
        except Killed:
            pass
        store = MemoryStore(store.texts)
        kept = read_copies(store, "g")
        assert kept.newest is not None
        reading = read_record(read_save(kept.newest.body).record, standard())
        assert reading.session is not None and reading.problem is None
        assert reading.session.text() in (session.text(), after.text())
        assert broken <= {b.text for b in kept.broken} | {
            text for key, text in store.texts.items() if key.startswith(ASIDE)
        }
        session, count = reading.session, kept.count

    # The game continues.
    session = played(session, 1, rng)
    count = write_copy(store, "g", write_save(save_of(session, Header())), count)
    newest = read_copies(store, "g").newest
    assert newest is not None and read_save(newest.body).record == session.text()


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "foreign", "newer"])
@pytest.mark.parametrize("which", ["a", "b"])
def test_a_damaged_copy_is_set_aside_before_its_place_is_reused(damage: str, which: str) -> None:
    store = MemoryStore()
    write_copy(store, "g", "one")
    write_copy(store, "g", "two", 1)
    key = slot_key("g", which)
    text = store.texts[key]
    store.texts[key] = {
        "cut": text[:-1],
        "flip": text[:-1] + chr(ord(text[-1]) ^ 1),
        "empty": "",
        "foreign": '{"something": "else"}',
        "newer": text.replace("streets-save 1 ", "streets-save 2 "),
    }[damage]
    damaged = store.texts[key]
    kept = read_copies(store, "g")
    assert kept.newest is not None and kept.newest.body == {"a": "two", "b": "one"}[which]
    assert [(b.key, b.text) for b in kept.broken] == [(key, damaged)]
    assert store.texts[key] == damaged, "reading changes nothing"
    write_copy(store, "g", "three", kept.count)
    assert damaged in [text for name, text in store.texts.items() if name.startswith(ASIDE)]
    newest = read_copies(store, "g").newest
    assert newest is not None and newest.body == "three"


def test_a_damaged_copy_stays_if_there_is_no_room_to_set_it_aside() -> None:
    store = MemoryStore()
    write_copy(store, "g", "one")
    store.texts["game.g.b"] = "streets-save, spoilt " * 10
    store.room = sum(len(k) + len(t) for k, t in store.texts.items()) + 40
    before = dict(store.texts)
    with pytest.raises(StoreFull):
        write_copy(store, "g", "two", 1)
    assert store.texts == before


def test_a_newer_copy_from_another_tab_is_not_lost() -> None:
    store = MemoryStore()
    count = write_copy(store, "g", "one")
    write_copy(store, "g", "of another tab", count)
    with pytest.raises(Overtaken):
        write_copy(store, "g", "two", count)
    newest = read_copies(store, "g").newest
    assert newest is not None and newest.body == "of another tab"


def test_full_disabled_and_unreliable_stores_report_it_and_lose_nothing() -> None:
    store = MemoryStore()
    count = write_copy(store, "g", "one")
    count = write_copy(store, "g", "two", count)
    before = dict(store.texts)
    store.room = 60
    with pytest.raises(StoreFull):
        write_copy(store, "g", "three " * 20, count)
    assert store.texts == before
    store.room, store.spoils = 10**9, True
    with pytest.raises(Unverified):
        write_copy(store, "g", "three", count)
    newest = read_copies(store, "g").newest
    assert newest is not None and newest.body == "two"
    store.off = True
    with pytest.raises(StoreOff):
        write_copy(store, "g", "three", count)


def test_a_game_continues_after_the_storage_was_emptied() -> None:
    store = MemoryStore()
    assert write_copy(store, "g", "body", 41) == 42
    assert read_copies(store, "g").count == 42


def test_a_text_is_set_aside_only_once() -> None:
    store = MemoryStore()
    assert put_aside(store, "g", "spoilt") == put_aside(store, "g", "spoilt")
    assert list(store.texts.values()) == ["spoilt"]


def test_every_flipped_bit_of_a_copy_is_detected() -> None:
    text = seal(7, "a short body with ünïcode")
    for place, character in enumerate(text):
        for bit in range(7):
            flipped = text[:place] + chr(ord(character) ^ (1 << bit)) + text[place + 1 :]
            assert not isinstance(unseal(flipped), tuple), flipped
    assert unseal(text) == (7, "a short body with ünïcode")
    assert body_of(text) == "a short body with ünïcode"


def test_checksums_accept_any_text() -> None:
    assert checksum("") == "00000000"
    assert len(checksum("\ud800 lone")) == 8


def test_a_save_reads_back_as_written() -> None:
    session = played(started(), 20, random.Random(1))
    header = Header("A title", 5, 6, True, ((3, "star"), (0, "circle")))
    save = save_of(session, header)
    assert read_save(write_save(save)) == save
    assert read_save(write_save(replace(save, record=""))) == replace(save, record="")


# --- The second place ---

A, B = slot_key("g", "a"), slot_key("g", "b")


@pytest.mark.parametrize(
    ("here", "there", "taken"),
    [
        (None, seal(3, "three"), True),
        (seal(2, "two"), seal(3, "three"), True),
        (seal(3, "three"), seal(2, "two"), False),
        (seal(3, "of this tab"), seal(3, "three"), False),
        (seal(2, "two")[:-1], seal(1, "one"), True),
        (seal(2, "two"), seal(3, "three")[:-1], False),
        (seal(2, "two")[:-1], seal(3, "three")[:-1], False),
        ("of another program", seal(3, "three"), False),
        (seal(2, "two").replace(" 1 2 ", " 2 2 "), seal(3, "three"), False),
        (None, "of another program", True),
    ],
)
def test_a_newer_text_from_the_second_place_is_taken(here: str | None, there: str, taken: bool) -> None:
    store = MemoryStore({} if here is None else {A: here})
    assert take_newer(store, A, there) is taken
    assert store.texts[A] == (there if taken else here)
    damaged = here is not None and unseal(here) == "damaged"
    aside = [text for key, text in store.texts.items() if key.startswith(ASIDE)]
    assert aside == ([here] if taken and damaged else [])


def test_after_a_kill_the_newest_intact_copy_comes_from_the_second_place() -> None:
    store = MemoryStore()
    count = 0
    for text in ("one", "two", "three", "four"):
        count = write_copy(store, "g", text, count)
    second = dict(store.texts)
    store = MemoryStore({A: seal(1, "one"), B: seal(2, "two")})
    for key, text in second.items():
        assert take_newer(store, key, text)
    newest = read_copies(store, "g").newest
    assert newest is not None and (newest.count, newest.body) == (4, "four")
    assert not any(take_newer(store, key, text) for key, text in second.items())


def test_without_room_nothing_is_taken_and_nothing_is_lost() -> None:
    store = MemoryStore({A: seal(1, "one")}, room=60)
    before = dict(store.texts)
    with pytest.raises(StoreFull):
        take_newer(store, A, seal(2, "two " * 20))
    assert store.texts == before


def test_a_text_set_aside_is_restored_only_if_it_is_missing() -> None:
    store = MemoryStore({f"{ASIDE}g.1": "here"})
    assert not take_newer(store, f"{ASIDE}g.1", "there")
    assert take_newer(store, f"{ASIDE}g.2", "there")
    assert store.texts == {f"{ASIDE}g.1": "here", f"{ASIDE}g.2": "there"}
