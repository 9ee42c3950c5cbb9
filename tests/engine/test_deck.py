"""The deck file: the standard deck, and errors that name the tile and the key."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.city import COLOURS, HIDDEN, ICONS, SYMBOLS, Building, Valuation, hidden_tile
from app.engine.deck_file import DeckError, deck_data, deck_from_data, parse_deck
from app.engine.wording import fault_words
from tests.engine.mutations import ODD_VALUES, paths
from tests.engine.support import DECK, DECK_TEXT

DATA = tomllib.loads(DECK_TEXT)
BUILDINGS = [building for building in DECK.buildings.values() if building.cell is None]


# The standard deck.

RULEBOOK_KINDS = {
    *("people", "symbols", "sets", "wild", "signs", "size", "adjacency", "enclosure", "copy"),
}
"""The kinds of valuation in the rulebook; the engine may know others, for decks of one's own."""


def test_the_standard_deck_follows_the_rulebook() -> None:
    assert len(BUILDINGS) == 45
    for back in SYMBOLS:
        tiles = [building for building in BUILDINGS if building.back == back]
        assert Counter(building.five_players for building in tiles) == {False: 8, True: 1}
        assert all(set(building.symbols) == {back} for building in tiles)
    # The Station and all tiles together use the twelve people of each colour.
    for colour in COLOURS:
        assert sum(building.symbols.count(colour) for building in DECK.buildings.values()) == 12
    assert {building.valuation.kind for building in BUILDINGS} == RULEBOOK_KINDS
    for building in BUILDINGS:
        assert building.icons
        assert set(building.icons) <= {*ICONS, "wild"}
        assert len(set(building.icons)) == 1


def test_the_starting_city() -> None:
    station, park = DECK.start
    assert (station.id, station.cell, station.facing, station.symbols) == (
        "central-station",
        (0, 0),
        "S",
        COLOURS,
    )
    assert (park.id, park.cell, park.facing, park.symbols) == ("city-park", (0, 1), "E", ("wild",))
    assert [(b.icons, b.valuation.kind, b.back) for b in DECK.start] == [((), "none", None)] * 2


def test_the_standard_deck_has_the_amounts_of_the_rulebook() -> None:
    usual = {"people": 2, "symbols": 2, "wild": 4, "signs": 3, "size": 2, "adjacency": 2, "enclosure": 6}
    for building in BUILDINGS:
        law = building.valuation
        if law.kind == "sets":
            assert law.dollars == (6 if law.symbols[0] == law.symbols[1] else 5)
        elif law.kind != "copy":
            assert law.dollars == usual[law.kind]


def test_buildings_count_their_symbols() -> None:
    assert DECK["coffee-roastery"].symbol_counts == (0, 2, 0, 0, 0)
    assert DECK["central-station"].symbol_counts == (1, 1, 1, 1, 0)


def test_placeholders_of_hidden_tiles() -> None:
    assert hidden_tile("wild") == "?wild"
    assert hidden_tile(None) == "?"
    assert (DECK["?wild"].back, DECK["?wild"].symbols) == ("wild", ("wild",))
    assert (DECK["?"].back, DECK["?"].symbols) == (None, ())
    assert DECK["?"] == Building("?", "", None, (), (), Valuation("none", dollars=0), five_players=False)
    assert "?wild" not in DECK
    assert set(HIDDEN) == {"?", *(f"?{back}" for back in SYMBOLS)}
    with pytest.raises(KeyError):
        DECK["no-such-tile"]


# Errors.


def changed(tile: str, **changes: Any) -> dict[str, Any]:
    """Return the deck's data with some keys of a tile changed; the value `...` removes the key."""
    data = copy.deepcopy(DATA)
    entry = next(entry for entry in data["tile"] if entry["id"] == tile)
    for key, value in changes.items():
        if value is ...:
            del entry[key]
        else:
            entry[key] = value
    return data


def error(data: object) -> str:
    with pytest.raises(DeckError) as caught:
        deck_from_data(data, "test")
    return fault_words(caught.value.fault)


@pytest.mark.parametrize("key", ["name", "back", "symbols", "business", "valuation"])
def test_an_error_names_the_missing_key_and_its_tile(key: str) -> None:
    assert error(changed("museum", **{key: ...})) == f"tile museum: key '{key}': missing"


@pytest.mark.parametrize("key", ["name", "symbols", "business", "valuation", "facing"])
def test_an_error_names_a_missing_key_of_the_starting_city(key: str) -> None:
    assert error(changed("city-park", **{key: ...})) == f"tile city-park: key '{key}': missing"


def test_an_error_names_a_tile_without_id_by_number() -> None:
    assert error(changed("museum", id=...)).startswith("tile number ")
    assert "key 'id': missing" in error(changed("museum", id=...))


@pytest.mark.parametrize(
    ("tile", "changes", "reason"),
    [
        ("museum", {"id": "Museum"}, "tile number 30: key 'id': may only have small letters"),
        ("museum", {"id": ""}, "key 'id'"),
        ("museum", {"id": "x" * 41}, "key 'id'"),
        ("museum", {"id": "a b"}, "key 'id'"),
        ("museum", {"id": "museum\n"}, "key 'id'"),
        ("museum", {"id": "cinema"}, "tile cinema: key 'id': used twice"),
        ("museum", {"id": 5}, "key 'id': must be a text"),
        ("museum", {"name": " "}, "tile museum: key 'name'"),
        ("museum", {"name": "x" * 41}, "tile museum: key 'name'"),
        ("museum", {"name": "Mu\u202eseum"}, "tile museum: key 'name'"),
        ("museum", {"name": 5}, "tile museum: key 'name': must be a text"),
        ("museum", {"back": "banker"}, "tile museum: key 'back': unknown 'banker'"),
        ("museum", {"back": 5}, "tile museum: key 'back'"),
        ("museum", {"symbols": []}, "tile museum: key 'symbols': must be one or two"),
        ("museum", {"symbols": ["tourist"] * 3}, "tile museum: key 'symbols': must be one or two"),
        ("museum", {"symbols": ["parent"]}, "tile museum: key 'symbols': must be one or two of the back's"),
        ("museum", {"symbols": ["dog"]}, "tile museum: key 'symbols': unknown 'dog'"),
        ("museum", {"symbols": "tourist"}, "tile museum: key 'symbols': must be a list"),
        ("museum", {"business": []}, "tile museum: key 'business': must be one icon"),
        ("museum", {"business": ["retail", "leisure"]}, "tile museum: key 'business'"),
        ("museum", {"business": ["wild", "wild"]}, "tile museum: key 'business'"),
        ("museum", {"business": ["retail"] * 3}, "tile museum: key 'business'"),
        ("museum", {"business": ["bank"]}, "tile museum: key 'business': unknown 'bank'"),
        ("museum", {"five_players": 1}, "tile museum: key 'five_players'"),
        ("museum", {"valuation": 5}, "tile museum: key 'valuation': must be a table"),
        ("museum", {"valuation": {}}, "tile museum: key 'valuation.kind': missing"),
        ("museum", {"valuation": {"kind": "luck"}}, "tile museum: key 'valuation.kind': unknown 'luck'"),
        ("museum", {"valuation": {"kind": []}}, "tile museum: key 'valuation.kind'"),
        ("museum", {"valuation": {"kind": "none"}}, "tile museum: key 'valuation.kind'"),
        ("museum", {"valuation": {"kind": "size"}}, "tile museum: key 'valuation.dollars': missing"),
        (
            "museum",
            {"valuation": {"kind": "size", "dollars": -1}},
            "tile museum: key 'valuation.dollars': must be a whole number",
        ),
        ("museum", {"valuation": {"kind": "size", "dollars": 2.5}}, "key 'valuation.dollars'"),
        ("museum", {"valuation": {"kind": "size", "dollars": True}}, "key 'valuation.dollars'"),
        ("museum", {"valuation": {"kind": "size", "dollars": 100}}, "key 'valuation.dollars'"),
        ("museum", {"valuation": {"kind": "people", "dollars": 2}}, "key 'valuation.colour': missing"),
        (
            "museum",
            {"valuation": {"kind": "people", "dollars": 2, "colour": "wild"}},
            "key 'valuation.colour': unknown 'wild'",
        ),
        (
            "museum",
            {"valuation": {"kind": "symbols", "dollars": 2, "symbol": "wild"}},
            "key 'valuation.symbol': unknown 'wild'",
        ),
        (
            "museum",
            {"valuation": {"kind": "sets", "dollars": 5, "symbols": ["parent"]}},
            "tile museum: key 'valuation.symbols': a set has two symbols",
        ),
        (
            "museum",
            {"valuation": {"kind": "sets", "dollars": 5, "symbols": ["parent", "wild"]}},
            "key 'valuation.symbols': unknown 'wild'",
        ),
        (
            "museum",
            {"valuation": {"kind": "sets", "dollars": 5, "symbols": "parent"}},
            "key 'valuation.symbols': must be a list",
        ),
        ("museum", {"cell": [3, 3], "facing": "N"}, "tile museum: key"),
        ("city-park", {"cell": [0, 2]}, "tile city-park: key 'cell': must be [0, 1]"),
        ("city-park", {"cell": [0]}, "tile city-park: key 'cell': must be a list of two whole numbers"),
        ("city-park", {"cell": [0, 1000]}, "key 'cell': must be a list of two whole numbers"),
        ("city-park", {"cell": [0, 999]}, "tile city-park: key 'cell': must be [0, 1]"),
        ("city-park", {"facing": "N"}, "tile city-park: key 'facing': must be 'E'"),
        ("city-park", {"facing": "up"}, "tile city-park: key 'facing': unknown 'up'"),
        ("city-park", {"business": ["retail"]}, "tile city-park: key 'business'"),
        ("city-park", {"symbols": ["wild", "wild"]}, "tile city-park: key 'symbols'"),
        ("city-park", {"valuation": {"kind": "copy"}}, "tile city-park: key 'valuation.kind'"),
        ("city-park", {"id": "other-park"}, "tile city-park: missing from the deck"),
        ("central-station", {"cell": [1, 0]}, "tile central-station: key 'cell': must be [0, 0]"),
    ],
)
def test_an_error_names_the_wrong_key_and_its_tile(tile: str, changes: dict[str, Any], reason: str) -> None:
    assert reason in error(changed(tile, **changes))


def test_a_deck_is_immutable() -> None:
    buildings = dict(DECK.buildings)
    deck = replace(DECK, buildings=buildings)
    buildings.clear()
    assert deck == DECK
    with pytest.raises(TypeError):
        deck.buildings["museum"] = DECK["cinema"]  # type: ignore[index]


@pytest.mark.parametrize("data", [None, [], {}, {"tile": []}, {"tile": {}}, {"tile": 5}, {"tiles": []}])
def test_a_deck_without_tiles_is_refused(data: object) -> None:
    assert "no list of tiles" in error(data)


def test_an_error_quotes_only_the_beginning_of_a_long_value() -> None:
    assert f"unknown '{'b' * 40}'" in error(changed("museum", back="b" * 50))


def test_a_tile_that_is_not_a_table_is_refused() -> None:
    assert error({"tile": [*DATA["tile"], 5]}) == "tile number 48 is not a table"


def test_a_deck_has_at_most_100_tiles() -> None:
    museum = next(entry for entry in DATA["tile"] if entry["id"] == "museum")
    more = [museum | {"id": f"museum-{number}"} for number in range(101 - len(DATA["tile"]))]
    assert "at most 100" in error({"tile": [*DATA["tile"], *more]})
    assert len(deck_from_data({"tile": [*DATA["tile"], *more[:-1]]}, "full").buildings) == 100


def test_the_limits_of_a_tile() -> None:
    most = {"id": "x" * 40, "name": "X" * 40, "valuation": {"kind": "size", "dollars": 99}}
    tile = deck_from_data(changed("museum", **most), "most")["x" * 40]
    assert (tile.name, tile.valuation) == ("X" * 40, Valuation("size", dollars=99))
    free = {"valuation": {"kind": "size", "dollars": 0}}
    assert deck_from_data(changed("museum", **free), "free")["museum"].valuation == Valuation("size")


def test_a_third_tile_with_a_cell_is_refused() -> None:
    park = next(entry for entry in DATA["tile"] if entry["id"] == "city-park")
    assert "only the two tiles" in error({"tile": [*DATA["tile"], park | {"id": "pond", "cell": [5, 5]}]})


def test_invalid_toml_is_refused() -> None:
    with pytest.raises(DeckError) as caught:
        parse_deck("[[tile")
    assert "not TOML" in fault_words(caught.value.fault)


@settings(max_examples=200)
@given(st.data())
def test_any_value_gives_a_deck_or_an_error(data: st.DataObject) -> None:
    deck = copy.deepcopy(DATA)
    *way, last = data.draw(st.sampled_from(paths(deck)))
    here: Any = deck
    for key in way:
        here = here[key]
    here[last] = data.draw(st.sampled_from(ODD_VALUES))
    try:
        deck_from_data(deck, "odd")
    except DeckError as problem:
        assert len(fault_words(problem.fault)) < 300


# The data of a deck.


def test_deck_data_equals_the_deck_file() -> None:
    assert deck_from_data(deck_data(DECK), "standard") == DECK
    assert deck_data(DECK)["tile"] == tomllib.loads(DECK_TEXT)["tile"]


def test_a_deeply_nested_deck_is_refused() -> None:
    with pytest.raises(DeckError):
        parse_deck("tile = " + "[" * 100_000)
