"""Devices of earlier versions, written by their own pages: this version finds everything on them.

`tests/former` has one for each version since c1ae04e; each release adds its own (`tests/former/make.py`).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from app.engine.deck_file import standard_deck
from app.saves.book import ResultsBook, rows_of, store_book, stored_book
from app.saves.device import read_device
from app.saves.former import stored_text
from app.saves.index import SaveIndex, open_game
from app.saves.reading import read_record
from app.ui.core.messages import StoredLoaded
from app.ui.core.model import Model
from app.ui.core.stored import stored_keys
from app.ui.core.update import update
from app.ui.features.journey.street import stop_results
from app.ui.features.learn.progress import PROGRESS
from app.ui.features.new_game.form import form_of
from app.ui.features.puzzles.state import puzzles_of
from environment import ROOT
from tests.saves.books import full
from tests.saves.moving import device_json, take_device
from tests.saves.support import MemoryStore

DEVICES = {path.stem: json.loads(path.read_text("utf-8")) for path in (ROOT / "tests/former").glob("*.json")}
NAMES = ["Ada", "Björn", "Chiyo"]


@pytest.fixture(params=sorted(DEVICES))
def former(request: pytest.FixtureRequest) -> Mapping[str, Any]:
    """A device of an earlier version."""
    device: Mapping[str, Any] = DEVICES[request.param]
    return device


def store_of(stored: Mapping[str, Mapping[str, str]]) -> MemoryStore:
    """A store with the texts of a device."""
    texts = {**stored["durable"], **stored["local"]}
    return MemoryStore({key.removeprefix("streets."): text for key, text in texts.items()})


def started(store: MemoryStore) -> Model:
    """The model after the page has read the stored values."""
    model = Model()
    for key in stored_keys():
        if (text := stored_text(store, key)) is not None:
            model, _ = update(model, StoredLoaded(key, text))
    return model


def moved(store: MemoryStore) -> MemoryStore:
    """A new device with the file of another."""
    there = MemoryStore()
    take_device(there, read_device(device_json(store)))
    return there


def has_results(book: ResultsBook, former: Mapping[str, Any]) -> None:
    """The results list, the calendar, the journey and the names are complete."""
    results = {what: list(money.values()) for what, money in former["results"].items() if what != "running"}
    found = [[seat.money for seat in row.seats] for row in rows_of(book)]
    assert sorted(found) == sorted(results.values()) and len(found) == 5
    days = {what: mine - his for what, (mine, his, *_) in results.items() if what[:1].isdigit()}
    assert {date: day.margin for date, day in book.daily.items()} == days and len(days) == 2
    mine, his = results["rung"]
    assert stop_results(book)[2].margin == mine - his
    assert {*NAMES} <= {*book.names.values()}


def has_values(model: Model, former: Mapping[str, Any]) -> None:
    """The settings, the choices of the last game, the lessons and the answers are there."""
    assert (model.settings.theme, model.settings.map) == ("dark", "turned")
    form = form_of(model)
    assert [place.name for place in form.places] == NAMES and form.consultants
    assert [place.consultant for place in form.places] == ["renovator", "hacker", "entrepreneur"]
    assert form.difficulty == "easy"
    assert model[PROGRESS].done
    answers = puzzles_of(model).results.answers
    assert [answer.puzzle for answer in answers] == former["solved"] and len(answers) == 3
    assert {answer.outcome for answer in answers} == {"yes"}


def test_everything_on_a_device_of_an_earlier_version_is_found(former: Mapping[str, Any]) -> None:
    store = store_of(former["full"])
    has_values(started(store), former)
    has_results(stored_book(store), former)
    games = SaveIndex(store).refresh().games
    assert len(games) == 6 and sum(game.summary.over for game in games) == 5
    for game in games:
        opened = open_game(store, game.id)
        assert opened is not None
        reading = read_record(opened.save.record, standard_deck())
        assert reading.problem is None and reading.session is not None


def test_nothing_is_lost_by_writing(former: Mapping[str, Any]) -> None:
    store = store_of(former["full"])
    before = stored_book(store)
    for _ in range(2):
        store_book(store, full(2))
    after = stored_book(store)
    assert before.rows.items() <= after.rows.items() and before.days == after.days


def test_everything_moves_to_another_device(former: Mapping[str, Any]) -> None:
    there = moved(store_of(former["full"]))
    has_values(started(there), former)
    has_results(stored_book(there), former)
    assert len(SaveIndex(there).refresh().games) == 6


def test_the_file_of_an_earlier_version_is_read_whole(former: Mapping[str, Any]) -> None:
    there = MemoryStore()
    result = take_device(there, read_device(former["file"]))
    assert result.damaged == 0 and result.results == 5
    has_values(started(there), former)
    has_results(stored_book(there), former)
    assert len(SaveIndex(there).refresh().games) == 6
    assert not take_device(there, read_device(former["file"])).changed


def test_a_device_without_settings_sounds_as_before(former: Mapping[str, Any]) -> None:
    model = started(store_of(former["mute"]))
    assert model.settings.sound == ("off" if former["version"] == "c1ae04e" else "quiet")


def test_the_first_win_stays(former: Mapping[str, Any]) -> None:
    easy = started(store_of(former["full"]))[PROGRESS].wins_on_easy
    assert easy == 1 or former["version"] == "c1ae04e"
