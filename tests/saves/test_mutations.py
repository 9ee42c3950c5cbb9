"""Mutated records, saves and links: told apart quickly, never an exception, never a change to what is kept.

`STREETS_MUTATIONS=10000 python3 tools/test.py tests/saves` tries that many instead of 800.
"""

from __future__ import annotations

import os
import random
import time
import zlib
from base64 import urlsafe_b64encode

import pytest

import app.ui.handlers  # noqa: F401
from app.saves.copies import read, write
from app.saves.links import LinkError, deal_data, deal_options, link_data, read_deal, read_link
from app.saves.reading import Reading, read_record
from app.saves.save import Header, save_of, write_save
from app.saves.shelf import Shelf, open_game, raw_text, record_in, wrecks_of
from app.ui.handlers.settings import settings_text
from app.ui.messages import Choose, Restored, Went
from app.ui.model import Model
from app.ui.update import update

from .mutations import mutated
from .support import EVERY_MODE, MemoryStore, finished, standard

MUTATIONS = int(os.environ.get("STREETS_MUTATIONS", "800"))
BATCHES = 8
LIMIT = 0.2


def records() -> list[str]:
    return [finished(**options).text() for options in EVERY_MODE.values()]


def timed_reading(text: str) -> Reading:
    """Read a record; no reading may take longer than the limit (three tries: the machine may be busy)."""
    for _ in range(3):
        began = time.process_time()
        reading = read_record(text, standard())
        took = time.process_time() - began
        if took < LIMIT:
            return reading
    pytest.fail(f"{took:.3f} s: {text[:200]!r}")


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_records(batch: int) -> None:
    rng = random.Random(f"records {batch}")
    originals = records()
    good = 0
    for _ in range(MUTATIONS // BATCHES):
        reading = timed_reading(mutated(rng.choice(originals), rng))
        if reading.problem is None:
            assert reading.session is not None
            good += 1
        else:
            assert reading.problem.kind
            assert (reading.problem.kind == "illegal") == (reading.problem.number > 0)
        if reading.session is not None:
            again = read_record(reading.session.text(), standard())
            assert again.problem is None and again.session == reading.session
    assert good < MUTATIONS // BATCHES // 2


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_links(batch: int) -> None:
    rng = random.Random(f"links {batch}")
    originals = [link_data(text) for text in records()]
    for _ in range(MUTATIONS // BATCHES):
        data = mutated(rng.choice(originals), rng)
        began = time.process_time()
        try:
            text = read_link(data)
        except LinkError:
            continue
        finally:
            assert time.process_time() - began < LIMIT
        timed_reading(text)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_deal_links(batch: int) -> None:
    rng = random.Random(f"deals {batch}")
    setups = [deal_options(finished(**options).deal) for options in EVERY_MODE.values()]
    originals = [deal_data(setup) for setup in setups if setup is not None]
    assert len(originals) == len(EVERY_MODE)
    for _ in range(MUTATIONS // BATCHES):
        try:
            setup = read_deal(mutated(rng.choice(originals), rng))
        except LinkError:
            continue
        assert read_deal(deal_data(setup)) == setup


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_saves_leave_the_store_as_it_is(batch: int) -> None:
    rng = random.Random(f"saves {batch}")
    originals = [write_save(save_of(finished(**options), Header())) for options in EVERY_MODE.values()]
    for _ in range(MUTATIONS // BATCHES // 4):
        store = MemoryStore()
        write(store, "g", rng.choice(originals))
        write(store, "g", rng.choice(originals), 1)
        for key in rng.sample(list(store.texts), rng.randint(1, 2)):
            store.texts[key] = mutated(store.texts[key], rng)
        store.texts[f"game.{rng.randrange(9)}"] = mutated(rng.choice(originals), rng)
        before = dict(store.texts)
        began = time.process_time()
        looked = Shelf(store).look()
        games, wrecks = looked.games, looked.wrecks
        opened = open_game(store, "g")
        assert time.process_time() - began < LIMIT
        assert len(games) + len(wrecks) >= 1
        if opened is not None:
            assert timed_reading(opened.save.record).session is not None
        for wreck in (*wrecks, *wrecks_of(store, "g")):
            timed_reading(record_in(raw_text(store, wreck)))
        assert store.texts == before
        copies = read(store, "g")
        write(store, "g", originals[0], copies.count)
        assert {broken.text for broken in copies.broken} <= set(store.texts.values())
        assert copies.newest is None or store.texts[copies.newest.key] == before[copies.newest.key]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_settings_and_addresses(batch: int) -> None:
    rng = random.Random(f"settings {batch}")
    begun, _ = update(Model(), Choose("theme", "dark"))
    settings = settings_text(begun)
    data = link_data(finished().text())
    for _ in range(MUTATIONS // BATCHES // 4):
        began = time.process_time()
        model, _ = update(Model(), Restored(mutated(settings, rng)))
        update(model, Went(mutated(f"#/play/{data}", rng)))
        update(model, Went(mutated("#/new/seed=a&players=3&consultants=random,random,hacker", rng)))
        assert time.process_time() - began < LIMIT


@pytest.mark.parametrize("size", [10**6, 5 * 10**7])
def test_a_bomb_is_refused_quickly(size: int) -> None:
    packed = zlib.compress(b"[" * size, 9)
    began = time.process_time()
    with pytest.raises(LinkError):
        read_link(urlsafe_b64encode(packed).rstrip(b"=").decode())
    assert time.process_time() - began < LIMIT


@pytest.mark.parametrize("character", ['"', "[", "{", "\\", "0", " ", "é", "\x00", "a"])
def test_long_texts_are_read_quickly(character: str) -> None:
    for length in (199_000, 10_000_000):
        timed_reading(character * length)
        timed_reading(f'{{"format": "streets-record", "version": 1, "actions": ["{character * length}"]}}')
