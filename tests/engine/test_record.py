"""The record (record.md): writing, reading, error messages, migrations, and damage."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.city import SYMBOLS
from app.engine.deck_file import deck_from_data
from app.engine.record import (
    MIGRATIONS,
    RECORD_VERSION,
    ForeignRecord,
    NewerRecord,
    Record,
    RecordError,
    decode,
    encode,
    migrate,
)
from app.engine.session import replay
from app.engine.setup import SeatChoice, SeatStart, Setup, deal
from app.engine.wording import fault_words
from tests.effort import effort
from tests.engine.mutations import DAMAGES, ODD_JSON, RECORDS, read
from tests.engine.support import DECK, game, name_of, setup, setups
from tests.second_opinion.deals import standard_deck, strange_deck

FIXTURES = Path(__file__).parent / "fixtures"


def good(**changes: Any) -> dict[str, Any]:
    """Return the data of a valid two-player record with some changes."""
    data: dict[str, Any] = json.loads(encode(Record(deal(setup(2, seed="record"), DECK))))
    return data | changes


def refusal(data: dict[str, Any]) -> str:
    """Return the error message for a record."""
    with pytest.raises(RecordError) as caught:
        decode(json.dumps(data), DECK)
    return fault_words(caught.value.fault)


# Writing and reading.


@pytest.mark.parametrize("chosen", [*setups("record")][::3], ids=name_of)
def test_a_record_survives_writing_and_reading(chosen: Setup) -> None:
    actions = tuple(str(action) for _, action, _, _ in game(chosen))
    record = Record(deal(chosen, DECK), actions)
    text = encode(record)
    assert decode(text, DECK) == record
    assert encode(decode(text, DECK)) == text
    assert replay(decode(text, DECK)).session.record == record


def test_the_keys_of_a_record() -> None:
    assert [*good()] == [
        "format",
        "version",
        "edition",
        "mode",
        "business",
        "consultants",
        "difficulty",
        "deck",
        "seed",
        "seats",
        "hands",
        "stack",
        "grifter_stack",
        "actions",
    ]
    assert good()["format"] == "streets-record"
    assert good()["version"] == 1
    assert [*good()["seats"][0]] == ["name", "consultant", "money", "kind"]


def test_unknown_keys_are_kept() -> None:
    extra = {"note": {"a": [1, 2.5, None, "é"]}, "expected": 7}
    record = decode(json.dumps(good() | extra), DECK)
    assert record.extra == extra
    assert json.loads(encode(record)) == good() | extra


def test_unknown_keys_cannot_replace_known_ones() -> None:
    record = Record(deal(setup(2), DECK), (), {"format": "other", "stack": []})
    assert json.loads(encode(record))["format"] == "streets-record"


@given(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=64),
    st.integers(-1_000_000, 1_000_000),
)
def test_any_name_seed_and_money_survive(name: str, seed: str, money: int) -> None:
    data = good(seed=seed)
    data["seats"][0] |= {"name": name, "money": money}
    record = decode(json.dumps(data), DECK)
    assert decode(encode(record), DECK) == record
    assert record.deal.seed == seed
    assert record.deal.seats[0].money == money
    assert record.deal.seats[0].name


def test_names_are_cleaned() -> None:
    data = good()
    data["seats"][0]["name"] = "  A\u202en\x00a  \n Maria " + "x" * 50
    data["seats"][1]["name"] = "\u202e"
    seats = decode(json.dumps(data), DECK).deal.seats
    assert seats[0].name == "Ana Maria xxxxxxxxxxxxxx"
    assert seats[1].name == "Seat 2"


def test_brackets_and_quotes_in_a_name_do_not_count_as_nesting() -> None:
    data = good(seed="[" * 64)
    for name in ("[" * 24, "{" * 24, '"[' * 12, "\\" * 20, '\\"[[' * 6):
        data["seats"][0]["name"] = name
        assert decode(json.dumps(data), DECK).deal.seats[0].name == name


def test_any_deal_and_any_money_are_valid() -> None:
    data = good(hands=[["museum"], []], stack=["cinema"])
    data["seats"][1]["money"] = -7
    record = decode(json.dumps(data), DECK)
    assert replay(record).error is None
    assert decode(json.dumps(good(hands=[[], []], stack=[])), DECK).deal.stack == ()


@pytest.mark.parametrize("kind", ["greedy", "x", "x" * 24])
def test_the_ids_of_bots_are_kept(kind: str) -> None:
    data = good()
    data["seats"][1]["kind"] = kind
    assert decode(json.dumps(data), DECK).deal.seats[1] == SeatStart(data["seats"][1]["name"], kind, None, 0)


# Errors.

SEAT = {"name": "x", "consultant": None, "money": 0, "kind": "human"}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": "other"}, "key 'format'"),
        ({"version": 2}, "made by a newer one"),
        ({"version": "1"}, "key 'version'"),
        ({"version": True}, "key 'version'"),
        ({"version": 0}, "version 0, which this program cannot read"),
        ({"version": -5}, "cannot read"),
        ({"edition": "2022"}, "one of 2021, draft, ru"),
        ({"edition": ["2021"]}, "key 'edition'"),
        ({"mode": "duel"}, "key 'mode'"),
        ({"business": 1}, "'business' must be true or false"),
        ({"consultants": None}, "'consultants' must be true or false"),
        ({"difficulty": "easy"}, "'difficulty' must be null"),
        ({"mode": "solo"}, "'difficulty' must be one of"),
        ({"deck": "other"}, "unknown and not in the record"),
        ({"deck": ""}, "key 'deck'"),
        ({"deck": "x" * 41}, "key 'deck'"),
        ({"deck": 7}, "key 'deck'"),
        ({"seed": 7}, "key 'seed'"),
        ({"seed": "x" * 65}, "key 'seed'"),
        ({"seats": {}}, "key 'seats' must be a list"),
        ({"seats": [SEAT]}, "2 to 5"),
        ({"seats": [SEAT] * 6}, "more than 5"),
        ({"seats": ["Ana", SEAT]}, "seat 0 is not an object"),
        ({"seats": [SEAT, {"name": "x"}]}, "seat 1 has no key 'consultant'"),
        ({"seats": [SEAT, SEAT | {"name": 5}]}, "seat 1: key 'name'"),
        ({"seats": [SEAT, SEAT | {"money": 1.5}]}, "seat 1: key 'money'"),
        ({"seats": [SEAT, SEAT | {"money": True}]}, "seat 1: key 'money'"),
        ({"seats": [SEAT, SEAT | {"money": 10**7}]}, "seat 1: key 'money'"),
        ({"seats": [SEAT, SEAT | {"kind": ""}]}, "seat 1: key 'kind'"),
        ({"seats": [SEAT, SEAT | {"kind": "grifter"}]}, "seat 1: key 'kind'"),
        ({"seats": [SEAT, SEAT | {"consultant": "hacker"}]}, "without the Consultants"),
        ({"seats": [SEAT, SEAT | {"consultant": "baker"}], "consultants": True}, "no consultant 'baker'"),
        ({"seats": [SEAT | {"consultant": "hacker"}] * 2, "consultants": True}, "same consultant twice"),
        (
            {"seats": [SEAT, SEAT | {"consultant": "renovator"}], "consultants": True},
            "Renovator is not for 2 players",
        ),
        (
            {"seats": [SEAT, SEAT | {"consultant": "contractor"}], "consultants": True, "business": True},
            "cannot be used with the Business",
        ),
        ({"hands": [[]]}, "one list for each seat"),
        ({"hands": [[], [], []]}, "more than 2"),
        ({"hands": ["museum", []]}, "key 'hands' must hold lists of tile ids"),
        ({"hands": [["moon-base"], []]}, "key 'hands': unknown tile 'moon-base'"),
        ({"hands": [[["museum"]], []]}, "key 'hands': unknown tile"),
        ({"hands": [["city-park"], []]}, "key 'hands': 'city-park' stands in the city from the start"),
        ({"stack": ["moon-base"]}, "key 'stack': unknown tile 'moon-base'"),
        ({"grifter_stack": ["moon-base"]}, "key 'grifter_stack': unknown tile 'moon-base'"),
        ({"hands": [["museum"], ["museum"]], "stack": []}, "'museum' is dealt twice"),
        ({"hands": [[], []], "stack": ["museum", "museum"]}, "dealt twice"),
        ({"stack": None}, "key 'stack' must be a list"),
        ({"stack": ["?wild"]}, "unknown tile '?wild'"),
        ({"grifter_stack": ["museum"], "stack": []}, "must be empty unless"),
        ({"actions": "build"}, "key 'actions' must be a list"),
        ({"actions": ["x"] * 2001}, "more than 2000"),
        ({"actions": ["x", 5]}, "action 2 is not a text"),
        ({str(n): n for n in range(101)}, "more than 100 unknown keys"),
        ({"custom_deck": {"tile": []}}, "custom deck: the deck has no list of tiles"),
        ({"custom_deck": 5}, "custom deck"),
    ],
)
def test_contradictions_have_an_error_message(changes: dict[str, Any], reason: str) -> None:
    assert reason in refusal(good(**changes))


@pytest.mark.parametrize("key", [*good()])
def test_every_key_is_required(key: str) -> None:
    data = good()
    del data[key]
    assert f"'{key}'" in refusal(data)


def solo_record(**changes: Any) -> dict[str, Any]:
    return dict(json.loads(encode(Record(deal(setup(1, seed="record"), DECK)))), **changes)


def test_contradictions_of_solo_records_have_an_error_message() -> None:
    data = solo_record()
    assert decode(json.dumps(data), DECK).deal.rules.solo
    player, grifter = data["seats"]
    assert "2 entries in solo" in refusal(solo_record(seats=[player, grifter, SEAT]))
    assert "the Grifter has seat 1" in refusal(solo_record(seats=[grifter, player]))
    assert "the Grifter has seat 1" in refusal(solo_record(seats=[player, player]))
    assert "for the Grifter null" in refusal(
        solo_record(seats=[player, grifter | {"consultant": "hacker"}], consultants=True)
    )
    assert "the Grifter has no hand" in refusal(solo_record(hands=[[], data["hands"][0]]))
    assert "Contractor is not for solo" in refusal(
        solo_record(seats=[player | {"consultant": "contractor"}, grifter], consultants=True)
    )


@pytest.mark.parametrize("text", ODD_JSON, ids=lambda text: text[:12].encode("unicode_escape").decode())
def test_other_texts_are_refused_quickly(text: str) -> None:
    with effort(), pytest.raises(RecordError) as caught:
        decode(text, DECK)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize("number", ["NaN", "-Infinity"])
def test_invalid_numbers_are_refused_even_under_unknown_keys(number: str) -> None:
    text = json.dumps(good(remark="N")).replace('"N"', number)
    with pytest.raises(RecordError, match="JSON"):
        decode(text, DECK)


def test_an_error_can_be_pickled() -> None:
    with pytest.raises(RecordError) as caught:
        decode(json.dumps(good(edition="1999")), DECK)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.fault) == (str(caught.value), caught.value.fault)


def test_non_ascii_names_are_written_unescaped() -> None:
    assert '"Zoë"' in encode(decode(json.dumps(good(seats=[SEAT | {"name": "Zoë"}, SEAT])), DECK))


def nested(depth: int) -> Any:
    """Return lists nested to a depth."""
    return [nested(depth - 1)] if depth > 1 else []


@pytest.mark.parametrize(
    ("most", "more", "reason"),
    [
        (
            json.dumps(good()).ljust(200_000),
            json.dumps(good()).ljust(200_001),
            "long-record, limit 200000",
        ),
        (json.dumps(good(theirs=nested(11))), json.dumps(good(theirs=nested(12))), "deep-record"),
        (
            json.dumps(good(said="[[[[", theirs=nested(11))),
            json.dumps(good(said="[[[[", theirs=nested(12))),
            "deep-record",
        ),
        (
            json.dumps(good(seats=[SEAT | {"money": 10**6}, SEAT])),
            json.dumps(good(seats=[SEAT | {"money": 10**6 + 1}, SEAT])),
            "money",
        ),
        (
            json.dumps(good(seats=[SEAT, SEAT | {"kind": "x" * 24}])),
            json.dumps(good(seats=[SEAT, SEAT | {"kind": "x" * 25}])),
            "seat-kind",
        ),
        (json.dumps(good(actions=["x"] * 2000)), json.dumps(good(actions=["x"] * 2001)), "limit 2000"),
        (
            json.dumps(good(**{str(n): n for n in range(100)})),
            json.dumps(good(**{str(n): n for n in range(101)})),
            "many-keys, limit 100",
        ),
        (json.dumps(good(theirs=10**18 - 1)), json.dumps(good(theirs=10**18)), "a number is too large"),
        (
            json.dumps(good(theirs="?")).replace('"?"', "1e308"),
            json.dumps(good(theirs="?")).replace('"?"', "1e309"),
            "a number is too large",
        ),
    ],
    ids=[
        "characters",
        "brackets",
        "said brackets",
        "dollars",
        "kind",
        "actions",
        "keys",
        "digits",
        "exponent",
    ],
)
def test_the_limits_of_a_record(most: str, more: str, reason: str) -> None:
    decode(most, DECK)
    with pytest.raises(RecordError, match=reason):
        decode(more, DECK)


def test_foreign_and_newer_records_differ_from_damaged_ones() -> None:
    with pytest.raises(ForeignRecord):
        decode("{}", DECK)
    with pytest.raises(NewerRecord):
        decode(json.dumps(good(version=2)), DECK)
    with pytest.raises(RecordError) as caught:
        decode(json.dumps(good(version=None)), DECK)
    assert type(caught.value) is RecordError


# Custom decks.


@pytest.mark.parametrize("name", ["m", "mine", "x" * 40])
def test_a_custom_deck_is_kept_completely(name: str) -> None:
    custom = strange_deck(random.Random("travels"))
    record = decode(json.dumps(good(deck=name, custom_deck=custom)), DECK)
    assert record.deal.rules.deck.id == name
    assert record.custom_deck == custom
    assert record.extra == {}
    assert decode(encode(record), DECK) == record
    assert json.loads(encode(record))["custom_deck"] == custom


def test_a_custom_deck_needs_enough_tiles() -> None:
    tiles = standard_deck()["tile"]
    few = {"tile": [tile for tile in tiles if tile.get("back") in (None, "wild")]}
    data = good(deck="mine", custom_deck=few, hands=[[], []], stack=[])
    assert "custom deck: the deck has 0 tiles with the back tourist" in refusal(data)


def test_with_a_contractor_a_custom_deck_needs_tiles_for_one_more_player() -> None:
    tiles = standard_deck()["tile"]
    kept = [tile for tile in tiles if "back" not in tile]
    # A game of two without a Contractor would need another wild tile.
    for back, number in zip(SYMBOLS, (3, 3, 3, 3, 1), strict=True):
        kept += [tile for tile in tiles if tile.get("back") == back and not tile.get("five_players")][:number]
    custom = {"tile": kept}
    seats = (SeatChoice("Ana", "human", "contractor"), SeatChoice("Ben", "human", "investor"))
    dealt = deal(Setup(seats, consultants=True, seed="wider"), deck_from_data(custom, "mine"))
    record = Record(dealt, custom_deck=custom)
    assert decode(encode(record), DECK) == record


def test_in_solo_a_custom_deck_needs_an_even_stack() -> None:
    tiles = [tile for tile in standard_deck()["tile"] if not tile.get("five_players")]
    odd = {"tile": [tile for tile in tiles if tile["id"] != "museum"]}
    data = solo_record(deck="mine", custom_deck=odd, hands=[[], []], stack=[], grifter_stack=[])
    assert "even number" in refusal(data)


# Versions.


def test_a_stored_record_of_this_version_is_read() -> None:
    text = (FIXTURES / "version-1.json").read_text(encoding="utf-8")
    record = decode(text, DECK)
    assert record.extra == {"note": {"from": "a program that knows more", "stars": [5]}}
    replayed = replay(record)
    assert replayed.error is None
    assert replayed.session.state.over


def test_an_earlier_version_is_migrated_step_by_step() -> None:
    """An imaginary version 0 stored only the players' names."""

    def seats_from_players(data: dict[str, Any]) -> dict[str, Any]:
        names = data.pop("players")
        seats = [{"name": n, "consultant": None, "money": 0, "kind": "human"} for n in names]
        return data | {"seats": seats}

    def add_note(data: dict[str, Any]) -> dict[str, Any]:
        assert data["version"] == 1
        return data | {"note": "version 2 has notes"}

    stored = json.loads((FIXTURES / "version-0.json").read_text(encoding="utf-8"))
    assert stored["version"] == 0
    data = migrate(dict(stored), 1, {0: seats_from_players})
    assert data["version"] == 1
    record = decode(json.dumps(data), DECK)
    assert [seat.name for seat in record.deal.seats] == stored["players"]
    assert replay(record).session.state.over

    data = migrate(dict(stored), 2, {0: seats_from_players, 1: add_note})
    assert (data["version"], data["note"]) == (2, "version 2 has notes")


def test_a_missing_migration_is_an_error() -> None:
    stored = json.loads((FIXTURES / "version-0.json").read_text(encoding="utf-8"))
    with pytest.raises(RecordError) as caught:
        migrate(stored, 2, {1: lambda data: data})
    assert "version 0, which this program cannot read" in fault_words(caught.value.fault)


def test_every_earlier_version_has_a_migration_and_a_fixture() -> None:
    assert set(MIGRATIONS) == set(range(1, RECORD_VERSION))
    for version in range(1, RECORD_VERSION + 1):
        text = (FIXTURES / f"version-{version}.json").read_text(encoding="utf-8")
        assert json.loads(text)["version"] == version
        assert replay(decode(text, DECK)).error is None


# Damage.


@pytest.mark.parametrize("damage", dict.fromkeys(DAMAGES), ids=lambda damage: damage.__name__)
def test_damaged_records_give_an_error_or_the_longest_legal_prefix(
    damage: Callable[[str, random.Random], str],
) -> None:
    rng = random.Random(damage.__name__)
    outcomes = {read(damage(rng.choice(RECORDS), rng)) for _ in range(60)}
    assert outcomes <= {"refused", "a prefix", "whole"}
    assert outcomes


@settings(max_examples=100)
@given(st.text(max_size=200))
def test_any_text_is_read_safely(text: str) -> None:
    read(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)


@settings(max_examples=150)
@given(st.sampled_from([*good()]), JSON)
def test_any_value_under_any_key_is_read_safely(key: str, value: Any) -> None:
    read(json.dumps(good(**{key: value})))


def test_the_longest_legal_prefix_is_kept() -> None:
    data = json.loads(RECORDS[0])
    count = len(data["actions"])
    for place in range(0, count, 7):
        damaged = data | {"actions": [*data["actions"][:place], "score 99,99", *data["actions"][place:]]}
        replayed = replay(decode(json.dumps(damaged), DECK))
        assert len(replayed.session.history) == place
        assert replayed.error is not None
        assert replayed.error.number == place + 1
