"""The texts: complete, plain, and true to the deck, the engine and each other."""

from __future__ import annotations

import dataclasses
import json
import re
import tomllib
import typing
from collections.abc import Collection, Iterator
from itertools import pairwise
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from app.engine import editions, events, refusals
from app.engine.deck import COLOURS, ICONS, SYMBOLS
from app.engine.geometry import FACINGS
from app.engine.kinds import KINDS as VALUATIONS
from app.engine.session import UndoProblem
from app.engine.setup import GRIFTER_MONEY
from app.engine.state import Mode
from app.ui import library, seating
from app.ui.form import KINDS
from app.ui.views.pages import saves, settings
from app.ui.views.table import drawer, end
from tests.ui.said import Said, said_in

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "assets" / "texts"
FLAGS = {field.name for field in dataclasses.fields(editions.Edition)} - {"id"}
DECISIONS = {"abandon", "build", "grifter", "score", "claim", "token", "swap", "move"}
CONSULTANTS = {
    "contractor",
    "hacker",
    "entrepreneur",
    "investor",
    "hipster-legend",
    "renovator",
    "location-scout",
}
ANCHORS = {
    *("city", "placing", "streets", "enclosed", "pointing", "setup", "turn", "abandon", "build", "scoring"),
    *("valuations", "people", "fomo", "endgame", "business", "consultants", "solo", "grifter", "editions"),
    "record",
    *(f"valuation-{kind}" for kind in VALUATIONS if kind != "none"),
    *(f"consultant-{card}" for card in CONSULTANTS),
}


def load(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


ALL = {path.stem: load(path) for path in sorted(TEXTS.glob("*.toml"))}
RULES, HELP, INTERFACE, CREDITS = (ALL[name] for name in ("rules", "help", "interface", "credits"))
SECTIONS = {section["id"]: section for section in RULES["section"]}
TILES = {tile["id"]: tile for tile in load(ROOT / "assets" / "decks" / "standard.toml")["tile"]}


def strings(tree: object, path: str) -> Iterator[tuple[str, str]]:
    """Give every text below a node with the path that leads to it; anything but text is an error."""
    match tree:
        case str():
            yield path, tree
        case dict():
            assert tree, f"{path} is empty"
            for key, value in tree.items():
                yield from strings(value, f"{path}.{key}")
        case list():
            assert tree, f"{path} is empty"
            for number, value in enumerate(tree):
                yield from strings(value, f"{path}[{number}]")
        case _:
            pytest.fail(f"{path} is no text: {tree!r}")


def fields(text: str) -> set[str]:
    """Give the placeholders of a template; only bare names are allowed, no formats, no attributes."""
    found = set()
    for _, name, form, conversion in Formatter().parse(text):
        if name is not None:
            assert name.isidentifier() and not form and not conversion, text
            found.add(name)
    return found


BONUSES = ("most", "tied", "token-sets")
KINDS_OF_TABLES = ({"none", "one", "other"}, {"text", "detail", "anchor"})
"""The entries of tables that are looked up as a whole: a phrase for a number, a refusal."""

FAMILIES: dict[str, Collection[str]] = {
    "business_words.{}": ICONS,
    "colour_words.c{}": [str(colour) for colour in seating.COLOURS],
    "counts.{}": COLOURS,
    "decisions.{}.ask": DECISIONS,
    "decisions.{}.ask_grifter": {"claim", "token", "score"},
    "decisions.{}.why": {"abandon", "swap"},
    "difficulties.{}.name": GRIFTER_MONEY,
    "edition_points.{}.name": FLAGS,
    "edition_points.{}.no": FLAGS,
    "edition_points.{}.yes": FLAGS,
    "editions.{}.name": editions.EDITIONS,
    "editions.{}.text": editions.EDITIONS,
    "end.from_{}": end.PARTS.values(),
    "facings.{}": FACINGS,
    "failure.{}": {"reload", "copy", "close"},
    "help.{}": drawer.SHELVES,
    **{f"impossible.{{}}_{why}": ("contractor", "renovator") for why in ("business", "players", "solo")},
    "log.bonus.{}": BONUSES,
    "receipts.{}": {*VALUATIONS, *BONUSES, "residents", "double", "half"} - {"none"},
    "kinds.{}.name": KINDS,
    "kinds.{}.text": KINDS,
    "modes.{}.name": typing.get_args(Mode),
    "crowd_words.{}": COLOURS,
    "people_words.{}": COLOURS,
    "refusals.{}": typing.get_args(refusals.Problem),
    "refusals.{}.anchor": {*typing.get_args(refusals.Problem), "not-offered"},
    "refusals.{}.text": {*typing.get_args(refusals.Problem), "not-offered"},
    "saves.arrival_{}": typing.get_args(typing.get_type_hints(library.Arrival)["source"]),
    "saves.{}": saves.UNKEPT,
    "settings.bots_{}": {"off"},
    "settings.{}_{}": [
        f"{prefix}_{value}" for _, prefix, values in settings.CHOICES.values() for value in values
    ],
    "settings.{}_{}_text": [
        f"{setting}_{value}"
        for setting in ("helps", "swaps", "keys")
        for value in settings.CHOICES[setting][2]
    ],
    "shape_words.{}": seating.SHAPES,
    "share.{}_text": {"link", "deal"},
    "symbol_words.{}": SYMBOLS,
    "undo.{}": typing.get_args(UndoProblem),
}
"""What may fill the holes of a key that code puts together: by the key, the values, or those of two holes."""

EVERY = [pair for name, tree in ALL.items() for pair in strings(tree, name)]


def test_there_are_exactly_the_known_files() -> None:
    assert set(ALL) == {"rules", "help", "interface", "credits"}


@pytest.mark.parametrize("name", ALL)
def test_texts_are_plain_and_tidy(name: str) -> None:
    for path, text in strings(ALL[name], name):
        assert text, path
        assert not re.search("[<>&`*\"']", text), f"{path}: markup, or a straight quotation mark"
        assert text.isprintable() and "  " not in text, path
        assert path.startswith("interface.list.") or text == text.strip(), path
        assert not re.search(r"\b(color|neighbor|favorite|center)", text, re.I), f"{path}: British spelling"
        assert not re.search(r"coming soon|todo|lorem", text, re.I), path


@pytest.mark.parametrize("name", ["rules", "credits"])
def test_pages_have_no_placeholders(name: str) -> None:
    assert [path for path, text in strings(ALL[name], name) if "{" in text or "}" in text] == []


def test_rules_have_every_anchor_once() -> None:
    ids = [section["id"] for section in RULES["section"]]
    assert len(ids) == len(set(ids))
    assert set(ids) >= ANCHORS
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", id_) for id_ in ids)


@pytest.mark.parametrize("id_", SECTIONS)
def test_rules_section_is_complete(id_: str) -> None:
    section = SECTIONS[id_]
    assert set(section) <= {"id", "part", "title", "source", "body", "points", "after", "see"}
    assert "points" in section or "after" not in section
    assert section["part"] in {part["id"] for part in RULES["part"]}
    assert re.fullmatch(r"record\.md|rules\.md §\d+(, §\d+)*", section["source"])
    paragraphs = [*section["body"], *section.get("after", ())]
    assert all(paragraph.endswith((".", ".)")) for paragraph in paragraphs)
    assert set(section.get("see", ())) <= set(SECTIONS) - {id_}


def test_rules_cover_every_part_of_the_rules() -> None:
    told = {int(n) for section in SECTIONS.values() for n in re.findall(r"§(\d+)", section["source"])}
    assert told == set(range(1, 12))
    assert {section["part"] for section in SECTIONS.values()} == {part["id"] for part in RULES["part"]}


def test_parts_stand_together() -> None:
    order = [section["part"] for section in RULES["section"]]
    assert list(dict.fromkeys(order)) == [part["id"] for part in RULES["part"]]
    assert sum(a != b for a, b in pairwise(order)) == len(RULES["part"]) - 1


def test_rules_tell_the_amounts_of_the_deck() -> None:
    for tile in TILES.values():
        valuation = tile["valuation"]
        if "dollars" in valuation:
            body = " ".join(SECTIONS[f"valuation-{valuation['kind']}"]["body"])
            assert re.search(rf"\${valuation['dollars']}\b", body), tile["id"]


def test_every_link_leads_somewhere() -> None:
    links = [(path, text) for path, text in EVERY if path.endswith(".anchor")]
    assert len(links) > 70
    assert [(path, text) for path, text in links if text not in SECTIONS] == []


def test_help_covers_valuations_symbols_business_and_consultants() -> None:
    assert set(HELP["valuations"]) == {*VALUATIONS, "sets-pair", "none"}
    assert set(HELP["symbols"]) == set(HELP["backs"]) == set(SYMBOLS)
    assert set(HELP["people"]) == set(COLOURS)
    assert set(HELP["business"]) == {*ICONS, "wild", "double", "exhausted"}
    assert set(HELP["consultants"]) == CONSULTANTS
    assert {"grifter", "sign", "fomo", "central-station", "city-park"} <= set(HELP["topics"])


def test_help_entries_are_complete() -> None:
    more = {"valuations": {"short"}, "consultants": {"line"}}
    games = {*typing.get_args(Mode), *editions.EDITIONS}
    for group, entries in HELP.items():
        if group not in ("flavour", "pointing"):
            for key, entry in entries.items():
                kept = set(entry) - {"more", "arrival"}
                assert kept == {"name", "text", "anchor"} | more.get(group, set()), (group, key)
                assert set(entry.get("more", {})) <= games, (group, key)
                assert ("arrival" in entry) == (group == "symbols" and key in COLOURS), (group, key)
                assert fields(entry["text"]) == set() or group == "valuations", (group, key)


@pytest.mark.parametrize("id_", TILES)
def test_valuation_help_reads_well_for(id_: str) -> None:
    valuation = TILES[id_]["valuation"]
    values = {key: str(value) for key, value in valuation.items() if key in ("dollars", "colour", "symbol")}
    kind = valuation["kind"]
    if kind == "sets":
        first, second = valuation["symbols"]
        values |= {"first": first, "second": second}
        kind = "sets-pair" if first == second else "sets"
    entry = HELP["valuations"][kind]
    for template in (entry["text"], entry["short"]):
        told = template.format_map(values)
        assert "{" not in told
        assert "dollars" not in values or f"${values['dollars']} " in told
        assert kind == "sets-pair" or all(word in told for word in values.values())


def test_every_building_has_its_own_flavour() -> None:
    flavour = HELP["flavour"]
    assert set(flavour) == set(TILES)
    assert len(set(flavour.values())) == len(flavour) == 47
    assert [id_ for id_, text in flavour.items() if not 20 <= len(text) <= 85 or text[-1] != "."] == []


def test_interface_uses_exactly_the_declared_placeholders() -> None:
    spoken = {key: tree for key, tree in INTERFACE.items() if key != "placeholders"}
    used = set().union(*(fields(text) for _, text in strings(spoken, "interface")))
    assert used == set(INTERFACE["placeholders"])


def test_amounts_are_told_in_dollars() -> None:
    for path, text in EVERY:
        assert not re.search(r"(?<!\$)\{(dollars|margin)\}", text), path
        assert not re.search(r"\$(?!\d|\{(dollars|margin)\})", text), path


def test_counts_have_both_numbers() -> None:
    for key, forms in INTERFACE["counts"].items():
        assert set(forms) == {"one", "other"}, key
        assert fields(forms["one"]) == fields(forms["other"]) == {"count"}, key
    assert set(INTERFACE["counts"]) >= set(COLOURS)


def test_words_cover_what_they_name() -> None:
    assert set(INTERFACE["facings"]) == set("NESW")
    assert set(INTERFACE["people_words"]) == set(COLOURS)
    assert set(INTERFACE["crowd_words"]) == set(COLOURS)
    assert set(INTERFACE["symbol_words"]) == set(SYMBOLS)
    assert set(INTERFACE["business_words"]) == set(ICONS)


def test_every_decision_says_what_is_asked_of_whom_and_why() -> None:
    assert set(INTERFACE["decisions"]) == DECISIONS
    for kind, entry in INTERFACE["decisions"].items():
        assert {"ask", "why"} <= set(entry), kind
        assert "name" in fields(entry["ask"]), kind
        assert ("ask_grifter" in entry) == ("why_grifter" in entry), kind


def test_every_refusal_of_a_placement_is_told() -> None:
    assert set(typing.get_args(refusals.Problem)) <= set(INTERFACE["refusals"])
    for key, entry in INTERFACE["refusals"].items():
        assert {"text", "anchor"} <= set(entry) <= {"text", "detail", "anchor"}, key
        assert fields(entry["text"]) == set(), key


def test_every_event_has_its_line_in_the_log() -> None:
    names = {
        re.sub("(?<!^)(?=[A-Z])", "_", event.__name__).lower() for event in typing.get_args(events.Event)
    }
    assert names <= set(INTERFACE["log"])


def test_editions_and_their_differences_are_those_of_the_engine() -> None:
    assert set(INTERFACE["editions"]) == set(editions.EDITIONS)
    assert set(INTERFACE["edition_points"]) == FLAGS
    for point in INTERFACE["edition_points"].values():
        assert set(point) == {"name", "yes", "no"}


def test_every_package_shipped_is_credited_with_its_licence() -> None:
    entries = [entry for section in CREDITS["section"] for entry in section["entries"]]
    shipped = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    assert {entry["package"] for entry in entries if "package" in entry} == set(shipped)
    assert all(entry["licence"] for entry in entries if "package" in entry)
    assert {"Haakon Hoel Gaarder", "Sinister Fish Games"} <= {entry["name"] for entry in entries}


def text_at(key: str) -> object:
    """Give what stands under a key of the interface, `None` if nothing does."""
    found: Any = INTERFACE
    for word in key.split("."):
        found = found.get(word) if isinstance(found, dict) else None
    return found


def keys_of(said: Said) -> Iterator[str]:
    """Give all keys that a place in the code may look up."""
    for key in said.keys:
        if "{}" not in key:
            yield key
            continue
        assert key in FAMILIES, f"{said.where}: tell in FAMILIES what fills the holes of {key}"
        before, after = key.split("{}")[0], key.split("{}")[-1]
        yield from (f"{before}{value}{after}" for value in FAMILIES[key])


SAID = [
    said
    for path in sorted((ROOT / "app").rglob("*.py"))
    for said in said_in(path, set(INTERFACE) - {"placeholders"})
]


def test_every_text_that_is_said_exists() -> None:
    for said in SAID:
        for key in keys_of(said):
            found = text_at(key)
            assert found is not None, f"{said.where}: there is no text {key}"
            if isinstance(found, dict):
                assert any(set(found) <= entries for entries in KINDS_OF_TABLES), f"{said.where}: {key}"


def test_every_text_is_said() -> None:
    used = {key for said in SAID for key in keys_of(said)}
    spoken = {key: tree for key, tree in INTERFACE.items() if key != "placeholders"}
    every = {path.removeprefix("interface.") for path, _ in strings(spoken, "interface")}
    assert sorted(key for key in every if key not in used and key.rpartition(".")[0] not in used) == []


def test_no_family_of_texts_is_told_for_nothing() -> None:
    assert set(FAMILIES) == {key for said in SAID for key in said.keys if "{}" in key}


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        ('say("log.built")', ["log.built"]),
        ('say("end.wins" if a else "end.tie", name="b")', ["end.wins", "end.tie"]),
        ('key = "a" if x else "b"; say(f"end.{key}")', ["end.a", "end.b"]),
        ('[say(f"end.{b}") for a, b in (("x", "y"), ("z", "w"))]', ["end.y", "end.w"]),
        ('say(f"end.{part}_text")', ["end.{}_text"]),
        ('counted(colour, 3) + counted("sign", 1)', ["counts.{}", "counts.sign"]),
        ('"The end. Of it." + "end"', []),
    ],
)
def test_keys_are_found_in_code(source: str, keys: list[str], tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(f"def view():\n    {source}\n", "utf-8")
    assert [key for said in said_in(module, {"log", "end", "counts"}) for key in said.keys] == keys
