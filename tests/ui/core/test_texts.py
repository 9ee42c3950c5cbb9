"""The texts: complete, plain, and consistent with the deck, the engine and each other."""

from __future__ import annotations

import dataclasses
import json
import re
import tomllib
import typing
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any
from unicodedata import east_asian_width

import pytest

import catalogues
from app.bots import BOTS
from app.bots.reasons import REASON_KINDS
from app.engine import editions, events, faults
from app.engine.city import COLOURS, ICONS, SYMBOLS
from app.engine.consultants import CONSULTANTS
from app.engine.deck_file import standard_deck
from app.engine.geometry import FACINGS
from app.engine.kinds import KINDS
from app.engine.session import UndoProblem
from app.engine.setup import GRIFTER_MONEY
from app.engine.state import Mode, Rules
from app.engine.street_form import STREET_RULES
from app.saves import marks
from app.saves.book import SIGHTS
from app.saves.book_totals import DuelOutcome
from app.saves.puzzle_results import POINTS
from app.saves.same_tiles import ROW_PROBLEMS
from app.saves.shared_result import WhyRefused
from app.terminal.play import OWN_COMMANDS
from app.ui.core.feature import contributions
from app.ui.core.places import SettingRow
from app.ui.core.texts import say
from app.ui.features.book.handlers import FILTERS
from app.ui.features.book.views import FORMS
from app.ui.features.box.handlers import LESSON_STEPS
from app.ui.features.drills.drills import DRILLS
from app.ui.features.hand.state import HandProblem, WordRefusal
from app.ui.features.journey.street import OWN_NAMES
from app.ui.features.learn.views import PRAISES
from app.ui.features.new_game.form import SEAT_KINDS, WAYS
from app.ui.features.post import views as post_views
from app.ui.features.post.state import Trouble
from app.ui.features.puzzles.collection import EXACT_KINDS, FORMER_KINDS, THEMES
from app.ui.features.report.views import CAUSES, SHARES
from app.ui.features.rules.album import read_album
from app.ui.features.rules.pictures import MINUTES
from app.ui.features.saves import state
from app.ui.features.saves import views as saves
from app.ui.features.settings import views as settings
from app.ui.features.sharing.messages import Shape
from app.ui.features.typed import answers
from app.ui.table.input import keys
from app.ui.table.views import drawer, end
from app.ui.table.views.tiles import plate
from app.ui.words import handbook
from app.ui.words.names import SOFT_HYPHEN, named
from languages import files, languages
from tests.ui.said import Said, said_in
from texts import ensure_texts

ROOT = Path(__file__).parents[3]
SETTING_ROWS = contributions(SettingRow)
TEXTS = ROOT / "assets" / "texts"
FLAGS = {field.name for field in dataclasses.fields(editions.Edition)} - {"id"}
OUTCOMES = typing.get_args(DuelOutcome)
DECISIONS = {"abandon", "build", "grifter", "score", "claim", "token", "swap", "move"}
ANCHORS = {
    *("city", "placing", "streets", "enclosed", "pointing", "setup", "turn", "abandon", "build", "scoring"),
    *("valuations", "people", "fomo", "endgame", "business", "consultants", "solo", "grifter", "editions"),
    "record",
    *(
        f"valuation-{building.valuation.kind}"
        for building in standard_deck().buildings.values()
        if building.valuation.kind != "none"
    ),
    *(f"consultant-{card}" for card in CONSULTANTS),
}


def load(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)


RULES, HELP, CREDITS = (load(TEXTS / f"{name}.toml") for name in ("rules", "help", "credits"))
LESSONS, ALBUM = (load(ROOT / "assets" / "lessons" / f"{name}.toml") for name in ("lessons", "album"))
BOOK = read_album((ROOT / "assets" / "lessons" / "album.toml").read_text("utf-8"), standard_deck())
MESSAGES: dict[str, Any] = json.loads((ensure_texts() / "en.json").read_text("utf-8"))["messages"]
TABLES = {id_.partition("-")[0] for id_ in MESSAGES}
SECTIONS = {section["id"]: section for section in RULES["section"]}
TILES = {tile["id"]: tile for tile in load(ROOT / "assets" / "decks" / "standard.toml")["tile"]}


def texts_in(pattern: Any) -> Iterator[str]:
    """Yield the texts of a compiled message, including its variants."""
    match pattern:
        case str():
            yield pattern
        case dict():
            for form in pattern.values():
                yield from texts_in(form)
        case list():
            yield "".join(part if isinstance(part, str) else "0" for part in pattern)
            for part in pattern:
                if isinstance(part, list) and len(part) == 4:
                    yield from texts_in(part[2])


def under(start: str) -> dict[str, Any]:
    """Return the messages whose ids have this prefix, by the rest of their ids."""
    return {id_.removeprefix(start): text for id_, text in MESSAGES.items() if id_.startswith(start)}


def names_under(start: str, end: str) -> set[str]:
    """Return the parts between a prefix and a suffix in the ids of messages."""
    return {rest.removesuffix(end) for rest in under(start) if rest.endswith(end)}


BONUSES = ("most", "tied", "token-sets")
GAMES = (*typing.get_args(Mode), *editions.EDITIONS)
ENTRIES = {f"{shelf}.{name}" for shelf in set(HELP) - {"refusals", "only"} for name in HELP[shelf]}
STEPS = {
    f"{lesson['rules'][0]}.{number}": step
    for lesson in LESSONS["lesson"]
    for number, step in enumerate(lesson["step"], 1)
}
ON_THE_WAY = ("place", "aim", "held", "done")
SHEETS = {section["id"] for section in CREDITS["section"]}
CREDITED = [entry for section in CREDITS["section"] for entry in section["entries"]]


def there(family: str, fillings: Iterable[str]) -> set[str]:
    """Return the values for which a text exists; some texts are optional."""
    return {each for each in fillings if family.format(each).replace(".", "-") in MESSAGES}


BOX_FAULTS = {
    *("tile-in-hand", "tile-lifted", "tile-built", "tile-covered", "tile-not-in-game", "tile-taken-out"),
    *("hand-known", "wrong-back", "no-back-left", "money-by-hand"),
}

FAMILIES: dict[str, Collection[str]] = {
    "grifter_says.{}": [
        key.removeprefix("grifter_says-") for key in MESSAGES if key.startswith("grifter_says-")
    ],
    "rules.minute_{}": MINUTES,
    "aid.{}.title": [aid["id"] for aid in ALBUM["aid"]],
    "aid.{}.{}": [f"{aid['id']}.{n + 1}" for aid in ALBUM["aid"] for n in range(len(aid["icons"]))],
    "book.export_{}": FORMS,
    "book.filter_{}": FILTERS,
    "book.mark_{}": OUTCOMES,
    "book.sight_{}": SIGHTS,
    "book.{}": OUTCOMES,
    "journey.name_{}": [name for name in OWN_NAMES if name != "first"],
    "journey.new_{}": OWN_NAMES,
    "stars.mark_{}": ("best", "fine", "more", "more_tile", "more_turned", "shown"),
    "share.poster_{}": typing.get_args(Shape),
    "same_tiles.refused_{}": {*typing.get_args(WhyRefused), *ROW_PROBLEMS},
    "box.did_{}": DECISIONS,
    "box.fault_{}": BOX_FAULTS,
    "box.lesson_{}": LESSON_STEPS,
    "building.{}": TILES,
    "business_words.{}": {*ICONS, "wild"},
    "colour_words.c{}": [str(colour) for colour in marks.SEAT_COLOURS],
    "counts.{}": COLOURS,
    "hand.problem.{}": set(typing.get_args(HandProblem)) - {""},
    "hand.refused.{}": set(typing.get_args(WordRefusal)) - {""},
    "credits.{}.title": {"notice", "privacy", *SHEETS},
    "credits.{}.body": {"notice", "privacy"},
    "credits.{}.name": [entry["id"] for entry in CREDITED if "name" not in entry],
    "credits.{}.role": [entry["id"] for entry in CREDITED],
    "drills.{}.title": DRILLS,
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
    "phrases.beside_{}": FACINGS,
    "failure.{}": {"reload", "copy", "close"},
    "flavour.{}": TILES,
    "help.{}": drawer.HELP_SHELVES,
    "help.{}.{}.name": ENTRIES,
    "help.{}.{}.text": ENTRIES,
    "help.{}.{}.arrival": there("help.{}.arrival", ENTRIES),
    "help.{}.{}.more.{}": there("help.{}", {f"{entry}.more.{game}" for entry in ENTRIES for game in GAMES}),
    "help.consultants.{}.line": CONSULTANTS,
    "help.consultants.{}.name": CONSULTANTS,
    "help.valuations.{}.short": HELP["valuations"],
    "keys.{}": {name for part in keys.keys_in_help().values() for name in part.values()},
    "keys.{}_title": keys.KEYS,
    "terminal.{}": OWN_COMMANDS,
    "typed.{}": answers.QUESTIONS,
    **{f"impossible.{{}}_{why}": ("contractor", "renovator") for why in ("business", "players", "solo")},
    "log.bonus.{}": BONUSES,
    "receipts.{}": {*KINDS, *BONUSES, "residents", "double", "half"} - {"none"},
    "coach.more_{}": ("tile", "place", "building", "why"),
    "report.how_{}": "123",
    "report.moved_by_{}": CAUSES,
    "report.reason.{}": REASON_KINDS,
    "report.share_{}": SHARES,
    "kinds.{}.name": there("kinds.{}.name", SEAT_KINDS),
    "learn.praise_{}": [str(number) for number in range(PRAISES)],
    "kinds.{}.text": there("kinds.{}.text", SEAT_KINDS),
    "kinds.{}.names": there("kinds.{}.names", BOTS),
    "kinds.{}.temper": there("kinds.{}.temper", BOTS),
    "lesson.{}.title": [lesson["rules"][0] for lesson in LESSONS["lesson"]],
    "lesson.{}.{}.say": STEPS,
    **{f"lesson.{{}}.{{}}.{text}": there(f"lesson.{{}}.{text}", STEPS) for text in ON_THE_WAY},
    "lesson.{}.{}.miss.{}": [
        f"{key}.miss.{n + 1}" for key, step in STEPS.items() for n in range(len(step.get("miss", ())))
    ],
    "modes.{}.name": {*typing.get_args(Mode), *WAYS},
    "face_words.{}": marks.FACES,
    "modes.{}.text": WAYS,
    "crowd_words.{}": COLOURS,
    "puzzles.ask_{}": (*EXACT_KINDS, *FORMER_KINDS),
    "puzzles.theme_{}": (*THEMES, *FORMER_KINDS),
    "puzzles.theme_{}_text": THEMES,
    "puzzles.value_{}": (*EXACT_KINDS, *FORMER_KINDS),
    "puzzles.flaw_{}": there("puzzles.flaw_{}", [*REASON_KINDS, *(f"{kind}_too" for kind in REASON_KINDS)]),
    "puzzles.why_{}": there("puzzles.why_{}", REASON_KINDS),
    "puzzles.was_{}": ("new", *POINTS),
    "people_words.{}": COLOURS,
    "person.{}": {
        seat["name"].lower()
        for data in (LESSONS, ALBUM)
        for each in (
            *data["base"].values(),
            *(entry.get("position", {}) for entry in (*data.get("lesson", ()), *data.get("picture", ()))),
        )
        for seat in each.get("seats", ())
        if seat["kind"] != "grifter"
    },
    "picture.{}": [picture.name for picture in BOOK.pictures],
    "rule.part.{}": [part["id"] for part in RULES["part"]],
    "rule.{}.title": SECTIONS,
    "rule.{}.body": SECTIONS,
    "rule.{}.points": there("rule.{}.points", SECTIONS),
    "rule.{}.after": there("rule.{}.after", SECTIONS),
    "refusals.{}.detail": names_under("refusals-", "-detail"),
    "refusals.{}.text": {*faults.RULES, "not-offered"},
    "saves.arrival_{}": typing.get_args(state.Source),
    "post.claim_{}": post_views.CLAIMS,
    "post.story_{}": ("ours", "theirs"),
    "post.swap_{}": post_views.SWAPS,
    "post.take_{}": ("ours", "theirs"),
    "post.trouble_{}": set(typing.get_args(Trouble)) - {""},
    "saves.{}": saves.UNKEPT,
    "score.refused_{}": STREET_RULES,
    "settings.bots_{}": {"off"},
    "settings.{}_{}": [
        f"{row.prefix or row.setting.name}_{value}" for row in SETTING_ROWS for value in row.setting.values
    ],
    "settings.group_{}": settings.GROUPS,
    "settings.{}": [row.title or row.setting.name for row in SETTING_ROWS],
    "settings.{}_{}_text": [
        f"{row.setting.name}_{value}"
        for row in SETTING_ROWS
        if f"settings-{row.setting.name}_{row.setting.default}_text" in MESSAGES
        for value in row.setting.values
    ],
    "shape_words.{}": marks.SHAPES,
    "share.{}_text": {"link", "deal"},
    "symbol_words.{}": SYMBOLS,
    "undo.{}": typing.get_args(UndoProblem),
}
"""The possible values of the placeholders in computed keys (pairs for two placeholders)."""

EVERY = [(id_, text) for id_, message in MESSAGES.items() for text in texts_in(message)]


def test_texts_are_plain_and_tidy() -> None:
    for id_, text in EVERY:
        assert not re.search("[<>&`*\"']", text), f"{id_}: markup, or a straight quotation mark"
        if id_.startswith("grifter_says-"):  # a variant on each line
            text = text.replace("\n", "")
        assert text.replace("\n\n", "").replace(SOFT_HYPHEN, "").isprintable() and "  " not in text, id_
        assert not re.search(r"\b(color|neighbor|favorite|center)", text, re.I), f"{id_}: British spelling"
        assert not re.search(r"coming soon|todo|lorem", text, re.I), id_


def test_no_text_is_empty() -> None:
    assert [id_ for id_, message in MESSAGES.items() if not message] == []


def test_pages_have_no_placeholders() -> None:
    pages = {
        id_: catalogues.variables_of(text)
        for id_, text in MESSAGES.items()
        if id_.startswith(("rule-", "credits-"))
    }
    assert [id_ for id_, found in pages.items() if found] == []


def test_every_anchor_of_the_rules_is_unique() -> None:
    ids = [section["id"] for section in RULES["section"]]
    assert len(ids) == len(set(ids))
    assert set(ids) >= ANCHORS
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", id_) for id_ in ids)


@pytest.mark.parametrize("id_", SECTIONS)
def test_every_rules_section_is_complete(id_: str) -> None:
    section = SECTIONS[id_]
    assert set(section) <= {"id", "part", "source", "see"}
    assert set(under(f"rule-{id_}-")) & {"title", "body", "points", "after"} >= {"title", "body"}
    assert f"rule-{id_}-points" in MESSAGES or f"rule-{id_}-after" not in MESSAGES
    assert section["part"] in {part["id"] for part in RULES["part"]}
    assert re.fullmatch(r"record\.md|rules\.md §\d+(, §\d+)*", section["source"])
    paragraphs = [*handbook.body(id_), *handbook.after(id_)]
    assert all(paragraph.endswith((".", ".)")) for paragraph in paragraphs)
    assert set(section.get("see", ())) <= set(SECTIONS) - {id_}


def test_rules_cover_every_part_of_the_rules() -> None:
    told = {int(n) for section in SECTIONS.values() for n in re.findall(r"§(\d+)", section["source"])}
    assert told == set(range(1, 12))
    assert {section["part"] for section in SECTIONS.values()} == {part["id"] for part in RULES["part"]}


def test_sections_of_a_part_are_adjacent() -> None:
    order = [section["part"] for section in RULES["section"]]
    assert list(dict.fromkeys(order)) == [part["id"] for part in RULES["part"]]
    assert sum(a != b for a, b in pairwise(order)) == len(RULES["part"]) - 1


def test_the_rules_state_the_decks_amounts() -> None:
    for tile in TILES.values():
        valuation = tile["valuation"]
        if "dollars" in valuation:
            body = " ".join(handbook.body(f"valuation-{valuation['kind']}"))
            assert re.search(rf"\${valuation['dollars']}\b", body), tile["id"]


def test_every_link_has_a_target() -> None:
    links = [(shelf, name, section) for shelf, entries in HELP.items() for name, section in entries.items()]
    assert len(links) > 70
    assert [link for link in links if link[2] not in SECTIONS] == []


def test_help_covers_valuations_symbols_business_and_consultants() -> None:
    assert set(HELP["valuations"]) == {*KINDS, "sets-pair", "none"}
    assert set(HELP["symbols"]) == set(HELP["backs"]) == set(SYMBOLS)
    assert set(HELP["people"]) == set(COLOURS)
    assert set(HELP["business"]) == {*ICONS, "wild", "double", "exhausted"}
    assert set(HELP["consultants"]) == set(CONSULTANTS)
    assert {"grifter", "sign", "fomo", "central-station", "city-park"} <= set(HELP["topics"])


def test_help_entries_are_complete() -> None:
    further = {"valuations": {"short"}, "consultants": {"line"}}
    games = {f"more-{game}" for game in (*typing.get_args(Mode), *editions.EDITIONS)}
    for shelf in set(HELP) - {"refusals", "only"}:
        for name in HELP[shelf]:
            texts = {rest for rest in under(f"help-{shelf}-{name}-") if "-" not in rest or rest in games}
            arrival = {"arrival"} if shelf == "symbols" and name in COLOURS else set()
            assert texts - games == {"name", "text"} | further.get(shelf, set()) | arrival, (shelf, name)
            assert (
                catalogues.variables_of(MESSAGES[f"help-{shelf}-{name}-text"]) == set()
                or shelf == "valuations"
            )


@pytest.mark.parametrize("id_", TILES)
def test_valuation_help_reads_well(id_: str) -> None:
    building = standard_deck()[id_]
    valuation = building.valuation
    rules = Rules(standard_deck())
    for told in (handbook.valuation_help(building, rules), handbook.valuation_words(building)):
        assert not valuation.dollars or f"${valuation.dollars} " in told
        assert valuation.kind == "sets" or all(say(f"symbol_words.{s}") in told for s in valuation.symbols)


def test_every_building_has_its_own_flavour() -> None:
    flavour = under("flavour-")
    assert set(flavour) == set(under("building-")) - {"other"} == set(TILES)
    assert len(set(flavour.values())) == len(flavour) == 47
    assert [id_ for id_, text in flavour.items() if not 20 <= len(text) <= 85 or text[-1] != "."] == []


LONGEST = 9
"""The longest word that fits on the smallest tile with a name, in letters with the hyphen at its break."""


@pytest.mark.parametrize("language", languages())
def test_long_names_of_buildings_have_break_points(language: str) -> None:
    messages: dict[str, Any] = catalogues.compiled_catalogue(language)["messages"]
    names = {tile: messages[f"building-{tile}"] for tile in TILES}
    plain = {tile: name[""] if isinstance(name, dict) else name for tile, name in names.items()}
    parts = {
        tile: re.findall(rf"[^\s{SOFT_HYPHEN}-]+[{SOFT_HYPHEN}-]?", name) for tile, name in plain.items()
    }
    assert {tile: found for tile, found in parts.items() if max(map(width, found)) > LONGEST} == {}


def width(text: str) -> int:
    """Return a text's width in letters; a full-width one counts twice, and has no hyphen at a break."""
    wide = any(east_asian_width(letter) == "W" for letter in text)
    return 2 * len(text.rstrip(SOFT_HYPHEN)) if wide else len(text)


def test_only_the_style_breaks_a_name_on_a_tile() -> None:
    building = standard_deck()["department-store"]
    shown = str(plate(building, "N", business=False))
    assert named(building) == "Department Store"
    assert 'Depart<span class="hyphen"></span>ment Store' in shown and SOFT_HYPHEN not in shown


def test_files_use_exactly_their_declared_variables() -> None:
    messages = catalogues.read("en").messages
    for path in files("en"):
        declared = set(re.findall(r"^### .*?\$\w+.*", path.read_text("utf-8"), re.M))
        names = {name for line in declared for name in re.findall(r"\$(\w+)", line.partition(" - ")[0])}
        names |= {name for line in declared for name in re.findall(r"\$(\w+)(?=,| and| - )", line)}
        used = [
            catalogues.variables_of(MESSAGES[id_])
            for id_, message in messages.items()
            if message.path == path
        ]
        assert set().union(*used) == names, path.name


def test_amounts_have_dollar_signs() -> None:
    def check(id_: str, pattern: Any) -> None:
        if not isinstance(pattern, list):
            return
        for before, part in pairwise(["", *pattern]):
            if isinstance(part, list) and len(part) == 4:
                for variant in part[2].values():
                    check(id_, variant)
            elif isinstance(part, list) and part[0] in ("dollars", "margin", "mine", "theirs"):
                assert isinstance(before, str) and before.endswith("$"), id_

    for id_, message in MESSAGES.items():
        check(id_, message)
    for id_, text in EVERY:
        assert not re.search(r"\$[a-zA-Z{]", text), id_


def test_counts_name_people() -> None:
    for thing, message in under("counts-").items():
        assert catalogues.variables_of(message) == {"count"}, thing
    assert set(under("counts-")) >= set(COLOURS)


def test_words_match_their_subjects() -> None:
    assert set(under("facings-")) == set("NESW")
    assert set(under("people_words-")) == set(COLOURS)
    assert set(under("crowd_words-")) == set(COLOURS)
    assert set(under("symbol_words-")) == set(SYMBOLS)
    assert set(under("business_words-")) == {*ICONS, "wild"}


def test_every_decision_has_a_question_and_a_reason() -> None:
    for kind in DECISIONS:
        entry = under(f"decisions-{kind}-")
        assert {"ask", "why"} <= set(entry), kind
        assert "name" in catalogues.variables_of(entry["ask"]), kind
        assert ("ask_grifter" in entry) == ("why_grifter" in entry), kind


def test_every_refusal_has_a_text_and_a_rule() -> None:
    told = names_under("refusals-", "-text")
    assert set(faults.RULES) <= told == set(HELP["refusals"])
    assert names_under("refusals-", "-detail") <= told
    assert [key for key in told if catalogues.variables_of(MESSAGES[f"refusals-{key}-text"])] == []


def test_every_event_has_its_line_in_the_log() -> None:
    names = {
        re.sub("(?<!^)(?=[A-Z])", "_", event.__name__).lower() for event in typing.get_args(events.Event)
    }
    assert names <= set(under("log-"))


def test_editions_and_their_differences_match_the_engine() -> None:
    assert names_under("editions-", "-name") == set(editions.EDITIONS)
    assert set(under("edition_points-")) == {
        f"{flag}-{part}" for flag in FLAGS for part in ("name", "yes", "no")
    }


def test_every_shipped_package_is_credited_with_its_licence() -> None:
    entries = [entry for section in CREDITS["section"] for entry in section["entries"]]
    shipped = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    assert {entry["package"] for entry in entries if "package" in entry} == set(shipped)
    assert all(entry["licence"] for entry in entries if "package" in entry)
    assert {"Haakon Hoel Gaarder", "Sinister Fish Games"} <= {entry.get("name") for entry in entries}


def keys_of(said: Said) -> Iterator[str]:
    """Return all keys that a place in the code may look up."""
    for key in said.keys:
        if "{}" not in key:
            yield key
            continue
        assert key in FAMILIES, f"{said.where}: tell in FAMILIES what fills the holes of {key}"
        before, after = key.split("{}")[0], key.split("{}")[-1]
        yield from (f"{before}{value}{after}" for value in FAMILIES[key])


@cache
def all_said() -> list[Said]:
    """Return every text key in the code."""
    return [
        said
        for path in sorted((ROOT / "app").rglob("*.py"))
        for said in said_in(path, TABLES)
        if not any(_is_file(key) for key in said.keys)
    ]


def _is_file(key: str) -> bool:
    """Return whether a text with dots names a module, as contributions do, or a file of `assets`."""
    path = ROOT / "app" / "ui" / key.partition(":")[0].replace(".", "/")
    return path.with_suffix(".py").exists() or (ROOT / "assets" / key).is_file()


def said_before_python() -> set[str]:
    """Return the messages that the page shows without Python."""
    folders = ("assets/head", "assets/first", "assets/plain", "assets/boot")
    script = "".join(path.read_text("utf-8") for folder in folders for path in (ROOT / folder).iterdir())
    page = (ROOT / "index.html").read_text("utf-8")
    said = re.findall(r'\bsay\("(\w+)"', script) + re.findall(r'data-(?:text|label)="(\w+)"', page)
    explanation = script[script.index("const explanation") : script.index("globalThis.streetsBoot")]
    failures = re.findall(r'\bfail\("(\w+)"', script) + re.findall(r'[?:n] "(\w+)"', explanation)
    words = re.search(r"STEPS = (\{ scripts.*)", script)
    assert words
    steps = re.findall(r': "(\w+)"', words[1]) + re.findall(r'let words = "(\w+)"', script)
    told = {f"{what}-{part}" for what in failures for part in ("title", "text")}
    lost = {f"lost-{part}" for part in ("title", "text", "home")}
    return {f"boot-{name}" for name in {*said, *steps, *told, "noscript"}} | lost


def test_the_start_pages_texts_exist() -> None:
    assert said_before_python() == {id_ for id_ in MESSAGES if id_.startswith(("boot-", "lost-"))}


def test_every_used_text_exists() -> None:
    for said in all_said():
        for key in keys_of(said):
            assert key.replace(".", "-") in MESSAGES, f"{said.where}: there is no text {key}"


def test_every_text_is_used() -> None:
    used = {key.replace(".", "-") for said in all_said() for key in keys_of(said)} | said_before_python()
    assert sorted(set(MESSAGES) - used) == []


def test_every_family_of_texts_is_used() -> None:
    assert set(FAMILIES) == {key for said in all_said() for key in said.keys if "{}" in key}


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
