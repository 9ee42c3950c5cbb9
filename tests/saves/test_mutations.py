"""Mutated records, saves and links are recognized quickly, without exceptions or changes to stored games.

`STREETS_MUTATIONS=10000 python3 tools/test.py tests/saves` tries that many instead of 300.
"""

from __future__ import annotations

import os
import random
import zlib
from base64 import urlsafe_b64encode

import pytest

from app.saves.copies import read_copies, write_copy
from app.saves.index import SaveIndex, damaged_saves_of, open_game, raw_text, record_in
from app.saves.links import LinkError, deal_data, deal_options, link_data, read_deal, read_link
from app.saves.reading import Reading, read_record
from app.saves.save import Header, save_of, write_save
from app.ui.core.messages import ChangeSetting, RouteChanged, StoredLoaded
from app.ui.core.update import update
from app.ui.features.settings.stored import STORED
from tests.effort import effort
from tests.ui.playing import seeded

from .mutations import mutated
from .support import EVERY_MODE, MemoryStore, finished, standard

MUTATIONS = int(os.environ.get("STREETS_MUTATIONS", "300"))
BATCHES = 8


def records() -> list[str]:
    return [finished(**options).text() for options in EVERY_MODE.values()]


def quick_reading(text: str) -> Reading:
    """Read a record within the limit of effort."""
    with effort():
        return read_record(text, standard())


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_records_give_a_game_or_a_problem(batch: int) -> None:
    rng = random.Random(f"records {batch}")
    originals = records()
    good = 0
    for _ in range(MUTATIONS // BATCHES):
        reading = quick_reading(mutated(rng.choice(originals), rng))
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
def test_mutated_links_give_a_text_or_an_error(batch: int) -> None:
    rng = random.Random(f"links {batch}")
    originals = [link_data(text) for text in records()]
    for _ in range(MUTATIONS // BATCHES):
        data = mutated(rng.choice(originals), rng)
        try:
            with effort():
                text = read_link(data)
        except LinkError:
            continue
        quick_reading(text)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_deal_links_give_a_setup_or_an_error(batch: int) -> None:
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
def test_mutated_saves_leave_the_store_unchanged(batch: int) -> None:
    rng = random.Random(f"saves {batch}")
    originals = [write_save(save_of(finished(**options), Header())) for options in EVERY_MODE.values()]
    for _ in range(MUTATIONS // BATCHES // 4):
        store = MemoryStore()
        write_copy(store, "g", rng.choice(originals))
        write_copy(store, "g", rng.choice(originals), 1)
        for key in rng.sample(list(store.texts), rng.randint(1, 2)):
            store.texts[key] = mutated(store.texts[key], rng)
        store.texts[f"game.{rng.randrange(9)}"] = mutated(rng.choice(originals), rng)
        before = dict(store.texts)
        with effort():
            looked = SaveIndex(store).refresh()
            opened = open_game(store, "g")
        games, damaged = looked.games, looked.damaged
        assert len(games) + len(damaged) >= 1
        if opened is not None:
            assert quick_reading(opened.save.record).session is not None
        for save in (*damaged, *damaged_saves_of(store, "g")):
            quick_reading(record_in(raw_text(store, save)))
        assert store.texts == before
        copies = read_copies(store, "g")
        write_copy(store, "g", originals[0], copies.count)
        assert {broken.text for broken in copies.broken} <= set(store.texts.values())
        assert copies.newest is None or store.texts[copies.newest.key] == before[copies.newest.key]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_settings_and_addresses_are_harmless(batch: int) -> None:
    rng = random.Random(f"settings {batch}")
    begun, _ = update(seeded(), ChangeSetting("theme", "dark"))
    settings = STORED.write(begun)
    data = link_data(finished().text())
    for _ in range(MUTATIONS // BATCHES // 4):
        with effort():
            model, _ = update(seeded(), StoredLoaded("settings", mutated(settings, rng)))
            update(model, RouteChanged(mutated(f"#/play/{data}", rng)))
            update(
                model, RouteChanged(mutated("#/new/seed=a&players=3&consultants=random,random,hacker", rng))
            )


@pytest.mark.parametrize("size", [10**6, 5 * 10**7])
def test_a_decompression_bomb_is_refused_quickly(size: int) -> None:
    packed = zlib.compress(b"[" * size, 9)
    with effort(), pytest.raises(LinkError):
        read_link(urlsafe_b64encode(packed).rstrip(b"=").decode())


@pytest.mark.parametrize("character", ['"', "[", "{", "\\", "0", " ", "é", "\x00", "a"])
def test_long_texts_are_read_quickly(character: str) -> None:
    for length in (199_000, 10_000_000):
        quick_reading(character * length)
        quick_reading(f'{{"format": "streets-record", "version": 1, "actions": ["{character * length}"]}}')
