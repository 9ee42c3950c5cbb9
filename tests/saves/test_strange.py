"""With any stored text the page starts, and every control has one meaning."""

from __future__ import annotations

import html
import json
import random
import re
from dataclasses import replace

import pytest

from app.engine.game import legal_actions
from app.saves.copies import MAX_COUNT, read_copies, seal, write_copy
from app.saves.index import DamagedSave, SaveIndex, open_game
from app.saves.save import Header, save_of, write_save
from app.ui.core.messages import ChangeSetting, StoredLoaded, parse_message
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import parse_route
from app.ui.core.stored import store
from app.ui.core.update import update
from app.ui.features.new_game.form import SetGame, SetPlace
from app.ui.features.saves.service import SaveService
from app.ui.features.saves.state import LIBRARY, DeleteDamaged, GamesListed, Rename
from tests.ui.markup import page_of

from .mutations import KINDS, STRANGE, mutated
from .support import MemoryStore, played, started

LONG = "9" * 5000
SETTINGS = update(Model(), ChangeSetting("theme", "dark"))[1][0].text  # type: ignore[attr-defined]
ENTRIES = (
    "mode",
    "difficulty",
    "edition",
    "business",
    "consultants",
    "choosing",
    "trust",
    "practice",
    "first",
)
ODD_IDS = (
    "a b",
    "a.b",
    "",
    " ",
    "\ud800",
    "ä",
    "a\nb",
    "x" * 5000,
    "../g",
    "%20",
    "a b c",
    "\N{ZERO WIDTH SPACE}",
)


def start(settings: str) -> None:
    """Start with stored settings: on the home page, the form of a new game, and the settings."""
    model, _ = update(Model(), StoredLoaded("settings", settings))
    model, _ = update(model, StoredLoaded("new_game", settings))
    for screen in ("home", "new", "settings"):
        page_of(replace(model, route=Route(screen)))
    update(model, ChangeSetting("theme", "light"))


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("value", [LONG, "٣" * 5000, "-1", "²", *map(str, range(6)), *STRANGE], ids=ascii)
def test_settings_load_with_any_value_for_the_last_new_game(entry: str, value: str) -> None:
    start(json.dumps({"new_game": {entry: value}}))
    update(Model(), SetGame(entry, value))
    update(Model(), SetPlace(0, "colour", value))
    update(Model(), SetGame("palette", value))


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: ascii(kind)[:40])
def test_settings_load_with_any_value_anywhere(kind: object) -> None:
    known = {**json.loads(SETTINGS), **json.loads(store(Model(), "new_game").text)}
    place = known["new_game"]["places"][0]
    for name in known:
        start(json.dumps({**known, name: kind}))
    for name in known["new_game"]:
        start(json.dumps({"new_game": {**known["new_game"], name: kind}}))
    for name in place:
        places = [{**place, name: kind}, {**place, name: kind}]
        start(json.dumps({"new_game": {"places": places, "alone": places[0]}}))


@pytest.mark.parametrize("batch", range(4))
def test_settings_load_with_any_damage(batch: int) -> None:
    rng = random.Random(f"settings {batch}")
    for _ in range(150):
        start(mutated(SETTINGS, rng))


@pytest.mark.parametrize(
    "text", [LONG, f'{{"new_game":{{"first":{LONG}}}}}', "[" * 10_000, "null", "\ud800", ""]
)
def test_settings_that_are_not_an_object_load(text: str) -> None:
    start(text)


# --- Keys ---


def good(title: str = "") -> str:
    return write_save(save_of(played(started("strange"), 4, random.Random(1)), Header(title=title)))


@pytest.mark.parametrize("odd", ODD_IDS, ids=lambda odd: ascii(odd)[:20])
def test_a_key_of_another_form_is_explained_and_affects_no_game(odd: str) -> None:
    store = MemoryStore()
    for game in ("a", "b", odd):
        store.set(f"game.{game}.a", seal(1, good(game[:9])))
    before = dict(store.texts)
    service = SaveService(store, lambda: 1, lambda: "new", lambda _: "today")
    listing = service.list_games()
    assert isinstance(listing, GamesListed)
    model, _ = update(Model(route=Route("games")), listing)
    assert {entry.id for entry in model[LIBRARY].entries} == {"a", "b"}
    assert model[LIBRARY].damaged == (f"game.{odd}.a",)
    markup = page_of(model)
    messages = [parse_message(html.unescape(text)) for text in re.findall(r'data-message="([^"]*)"', markup)]
    assert DeleteDamaged(f"game.{odd}.a") in messages
    address = next(a for a in re.findall(r'href="(#/damaged/[^"]*)"', markup))
    assert parse_route(html.unescape(address)) == Route("damaged", f"game.{odd}.a")

    for game in ("a", "b"):
        renamed = parse_message(f"{str(Rename(game, '')).rstrip()} c d")
        assert renamed == Rename(game, "c d")
        service.rename(game, "c d")
    assert store.texts[f"game.{odd}.a"] == before[f"game.{odd}.a"]


def test_an_address_with_any_bytes_can_be_followed() -> None:
    for text in ("%ED%A0%80", "%FF", "%", "%E4%", "\ud800", "%ED%A0%80%FF"):
        route = parse_route(f"#/damaged/{text}")
        assert route.screen == "damaged"
        assert parse_route(str(route)) == route


# --- Counts ---


@pytest.mark.parametrize("below", range(3))
def test_the_highest_count_is_followed_by_an_intact_game(below: int) -> None:
    store = MemoryStore({"game.g.b": seal(MAX_COUNT - below, "first")})
    count = MAX_COUNT - below
    for number in range(6):
        count = write_copy(store, "g", f"body {number}", count)
        newest = read_copies(store, "g").newest
        assert newest is not None and (newest.count, newest.body) == (count, f"body {number}")
        assert len(store.texts) <= 2


def test_a_game_with_the_highest_count_goes_on() -> None:
    store = MemoryStore({"game.g.a": seal(999_999_999_999, good())})
    service = SaveService(store, lambda: 1, lambda: "new", lambda _: "today")
    service.load("g")
    session = played(started("strange"), 4, random.Random(1))
    for _ in range(3):
        session = session.act(legal_actions(session.state)[0])
        assert service.keep("g", session).how == "saved"
        opened = open_game(store, "g")
        assert opened is not None and opened.save.record == session.text()
    assert [game.id for game in SaveIndex(store).refresh().games] == ["g"]
    assert not any(isinstance(save, DamagedSave) for save in SaveIndex(store).refresh().damaged)
