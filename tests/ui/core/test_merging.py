"""One merge for tabs and devices: over all stored values, in any order, without losing what is unknown."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from app.saves.codec import Schema
from app.ui.core.stored import moving_schemas, stored_keys, stored_value
from environment import ROOT
from tests.ui.core.test_stored_forms import FORMS

KEYS = tuple(stored_keys())
ROUNDS = 40
UNKNOWN = {"weather": ["rain", {"for": 2}]}


def test_the_documents_list_all_fields() -> None:
    table = (ROOT / "docs/saves.md").read_text(encoding="utf-8").partition("## Records")[2]
    for key in KEYS:
        rows = table.partition(f"| `{key}` |")[2].partition("\n| `")[0]
        assert rows
        assert not [field.name for field in record(key).fields if f"`{field.name}`" not in rows]


def record(key: str) -> Schema:
    return stored_value(key).schema


def part(rng: random.Random, plain: Any, least: Any = None) -> Any:
    """A part of plain data that has at least another part of it: some of its entries."""
    if isinstance(plain, dict):
        least = least or {}
        chosen = {name for name in plain if name in least or rng.random() < 0.6}
        return {name: part(rng, plain[name], least.get(name)) for name in plain if name in chosen}
    if isinstance(plain, str) and "," in plain:
        return ",".join(part(rng, plain.split(","), (least or "").split(",")))
    kinds = set(map(type, plain)) if isinstance(plain, list) else set()
    if kinds in ({list}, {str}):
        return [entry for entry in plain if entry in (least or ()) or rng.random() < 0.6]
    return plain


def whole(key: str) -> dict[str, Any]:
    """The data of a value that uses every field; a form has its places whole, as tables differ in size."""
    data = json.loads(FORMS[key])
    assert isinstance(data, dict)
    if key == "new_game":
        del data["new_game"]["places"], data["new_game"]["alone"], data["new_game"]["first"]
    return data


def parts(key: str, rng: random.Random) -> tuple[str, str, str]:
    """Three texts of a value, the second and third with all of the first."""
    data = whole(key)
    was = part(rng, data)
    if key in ("post", "box"):  # their only field
        was = {name: was.get(name, "" if isinstance(value, str) else {}) for name, value in data.items()}
    if key == "puzzles":  # a text without a version is an older one
        was["version"] = data["version"]
    return json.dumps(was), json.dumps(part(rng, data, was)), json.dumps(part(rng, data, was))


def unordered(text: str) -> Any:
    """Data whose lists of names and entries have no order."""

    def sorted_lists(plain: Any) -> Any:
        match plain:
            case dict():
                return {name: sorted_lists(value) for name, value in plain.items()}
            case list() if set(map(type, plain)) in ({list}, {str}):
                return sorted(map(json.dumps, plain))
            case str():
                return sorted(plain.split(","))
        return plain

    return sorted_lists(json.loads(text))


@pytest.mark.parametrize("key", KEYS)
def test_two_tabs_merge_to_the_same_value_in_any_order(key: str) -> None:
    rng, merge = random.Random(key), record(key).merge
    for _ in range(ROUNDS):
        was, one, other = parts(key, rng)
        both = merge(one, was, other)
        assert unordered(both) == unordered(merge(other, was, one))
        assert unordered(merge(both, was, other)) == unordered(merge(both, was, one)) == unordered(both)


@pytest.mark.parametrize("key", moving_schemas())
def test_devices_merge_to_the_same_value_in_any_order(key: str) -> None:
    rng, merge = random.Random(key), record(key).merge
    for _ in range(ROUNDS):
        here, one, other = parts(key, rng)
        both = merge(merge(here, None, one), None, other)
        assert unordered(both) == unordered(merge(merge(here, None, other), None, one))
        assert merge(both, None, one) == merge(both, None, other) == both


@pytest.mark.parametrize("key", KEYS)
def test_fields_of_a_later_version_stay(key: str) -> None:
    rng = random.Random(key)
    was, one, other = parts(key, rng)
    later = json.dumps({**json.loads(one), **UNKNOWN})
    merges = [(was, other), *([(None, other)] if key in moving_schemas() else [])]
    for before, after in merges:
        assert json.loads(record(key).merge(later, before, after)).items() >= UNKNOWN.items()


LATER = {
    "learned": ("reached", {"weather": "rain"}),
    "post": ("seats", {"mine": 0, "later": [1]}),
    "box": ("choices", "abc 3 2 9 1 rain,later 5 x"),
    "puzzles": ("answers", [["b2", "maybe", 1200, {"rain": 1}], ["a1", "no", 900]]),
    "new_game": ("new_game", {"mode": "solo", "weather": "rain"}),
}


@pytest.mark.parametrize("key", LATER)
def test_entries_of_a_later_version_stay(key: str) -> None:
    name, entries = LATER[key]
    stored = json.dumps({"version": 2, name: entries})
    empty = {"post": '{"seats":{}}', "box": '{"choices":""}'}.get(key, "{}")
    merged = json.loads(record(key).merge(stored, empty, json.dumps(part(random.Random(key), whole(key)))))
    kept = unordered(json.dumps(merged))[name]
    for entry in unordered(json.dumps({name: entries}))[name]:
        assert entry in kept


@pytest.mark.parametrize("key", KEYS)
def test_a_damaged_field_loses_nothing_else(key: str) -> None:
    if not record(key).fields or key in ("new_game", "post", "box"):
        return  # one field, or none that can be damaged
    data = whole(key)
    for field in record(key).fields:
        if field.name == "won" or field.name not in data:
            continue
        damaged = {**data, field.name: {"x": [{}]} if isinstance(data[field.name], list) else [7]}
        merged = json.loads(record(key).merge(json.dumps(damaged), "{}", "{}"))
        others = {name: value for name, value in data.items() if name != field.name}
        assert others.items() <= merged.items()
        values = record(key).read(json.dumps(damaged))
        assert values == {**record(key).read(json.dumps(data)), field.name: field.default}
