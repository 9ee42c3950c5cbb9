"""Extend the game as docs/architecture.md describes.

A copy of the game gets a kind of valuation with a colour, a consultant that lends symbols, and an edition
flag. Then every bot plays with them through the texts of the worker, and the game is saved and shown.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import catalogues
import languages
from app.bots import BOTS
from app.engine.deck_file import DeckError, parse_deck
from tests.engine.support import ROOT

FTL = """
help-valuations-crowd-name = Crowd
help-valuations-crowd-short = ${ $dollars } per building with a { $colour }
help-valuations-crowd-text = Worth ${ $dollars } for each building of its street with a { $colour } on it.

help-consultants-mayor-name = Mayor
help-consultants-mayor-line = Has two tourist symbols.
help-consultants-mayor-text = The two tourist symbols on this card count for all your buildings.

editions-house-name = House rules
editions-house-text = Crowds do not count.

edition_points-crowds_count-name = Crowds
edition_points-crowds_count-yes = Crowds count.
edition_points-crowds_count-no = Crowds count for nothing.

receipts-crowd = { $count } buildings with a crowd × ${ $dollars }
"""


def added(path: Path, before: str, row: str) -> None:
    """Insert a row before another one."""
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, before
    path.write_text(text.replace(before, row + before), encoding="utf-8")


@pytest.fixture(scope="module")
def extended(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the game with one more row in each table."""
    root = tmp_path_factory.mktemp("extended")
    without_caches = shutil.ignore_patterns("*.pyc")
    for folder in ("app", "assets/decks", "assets/texts"):
        shutil.copytree(ROOT / folder, root / folder, ignore=without_caches)
    for program in ("tests/engine/extended_game.py", "tests/ui/playing.py", "tests/ui/markup.py"):
        (root / program).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / program, root / program)
    engine, texts = root / "app" / "engine", root / "assets" / "texts"

    # A kind of valuation: its keys in a deck file, its counting function and reach, and its pictogram.
    added(
        engine / "kinds.py",
        '            Kind("size"',
        '            Kind("crowd", ("dollars", "colour"), _crowd, "valuation-crowd-{}"),\n',
    )
    added(
        engine / "kinds.py",
        "COPY: Final",
        "def _crowd(context: ValuationContext, valuation: Valuation) -> Count:\n"
        "    sites, colour = context.position.city.sites, COLOURS.index(valuation.symbols[0])\n"
        "    cells = [cell for cell in context.street.cells if sites[cell].people[colour]]\n"
        "    return len(cells), cells, False\n\n\n",
    )
    added(texts / "help.toml", 'size = "valuation-size"', 'crowd = "valuation-size"\n')
    # A consultant: a row that lends two tourist symbols.
    added(
        engine / "consultants.py",
        '            Consultant("hacker"',
        '            Consultant("mayor", lends=_mayor),\n',
    )
    added(
        engine / "consultants.py",
        "def _counts(",
        "def _mayor(position: Position, seat: int, final: bool) -> Lent:\n"
        '    return Lent(_counts(["tourist", "tourist"]))\n\n\n',
    )
    added(texts / "help.toml", 'hacker = "consultant-hacker"', 'mayor = "consultant-hacker"\n')
    # An edition flag, with the 2021 value as default, read where the rule applies.
    added(engine / "editions.py", "    covers_park: bool", "    crowds_count: bool = True\n")
    added(
        engine / "editions.py",
        '        Edition("draft"',
        '        Edition("house", crowds_count=False),\n',
    )
    added(
        engine / "kinds.py",
        "    cells = [cell for cell in context.street.cells if sites[cell].people[colour]]",
        "    if not context.position.rules.edition.crowds_count:\n        return NOTHING_COUNTED\n",
    )
    (texts / "en" / "extended.ftl").write_text(FTL, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        for module in (languages, catalogues):
            patch.setattr(module, "TEXTS", texts)
        (root / "en.json").write_text(json.dumps(catalogues.compiled_catalogue("en")), encoding="utf-8")
    return root


def run(root: Path, *arguments: str) -> str:
    """Run a program of the copy."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@cache
def played(root: Path, bot: str, edition: str) -> dict[str, Any]:
    """Let a bot play both seats in the copy."""
    return json.loads(run(root, "tests.engine.extended_game", bot, edition))  # type: ignore[no-any-return]


@pytest.mark.thorough
@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_with_a_new_kind_and_a_new_consultant(extended: Path, bot: str) -> None:
    game = played(extended, bot, "2021")
    crowds = [line for line in game["lines"] if line["kind"] == "crowd"]
    assert crowds
    assert all(line["dollars"] == line["units"] * line["each"] for line in crowds)
    # The card lends symbols for its owner's symbol and set valuations, and receipts name it there.
    lent = {(line["seat"], line["kind"]) for line in game["lines"] if line["card"] == "mayor"}
    assert lent <= {(0, "symbols"), (0, "sets")}


def test_the_new_kind_pays_and_the_new_card_lends(extended: Path) -> None:
    lines = [line for bot in ("beginner", "greedy") for line in played(extended, bot, "2021")["lines"]]
    assert any(line["dollars"] for line in lines if line["kind"] == "crowd")
    assert any(line["card"] == "mayor" for line in lines)


def test_bots_play_with_a_new_edition_flag(extended: Path) -> None:
    crowds = [line for line in played(extended, "greedy", "house")["lines"] if line["kind"] == "crowd"]
    assert crowds and not any(line["units"] for line in crowds)


def test_the_worker_receives_the_colour_of_the_new_kind(extended: Path) -> None:
    worker = json.loads(played(extended, "greedy", "house")["worker"])
    valuations = [tile["valuation"] for tile in worker["deck"][1]["tile"]]
    assert {"kind": "crowd", "dollars": 2, "colour": "tourist"} in valuations


def test_the_views_show_the_new_rows(extended: Path) -> None:
    markup = unescape(played(extended, "greedy", "house")["markup"])
    for text in (
        "Worth $2 for each building of its street with a tourist on it.",
        "The two tourist symbols on this card count for all your buildings.",
        "Crowds count for nothing.",
        "0 buildings with a crowd × $2",
    ):
        assert text in markup, text
    assert 'href="#art-valuation-crowd-tourist"' in markup


def test_the_command_line_knows_the_new_rows(extended: Path) -> None:
    options = ("--edition", "house", "--consultants", "--players", "5", "--games", "8")
    records = [json.loads(line) for line in run(extended, "app.engine", "selfplay", *options).splitlines()]
    assert {record["edition"] for record in records} == {"house"}
    assert any(seat["consultant"] == "mayor" for record in records for seat in record["seats"])


def test_an_unknown_kind_is_refused() -> None:
    """A kind without a row cannot be in a deck; it never silently pays $0."""
    text = (ROOT / "assets" / "decks" / "standard.toml").read_text(encoding="utf-8")
    with pytest.raises(DeckError) as caught:
        parse_deck(text.replace('kind = "size"', 'kind = "crowd"'))
    assert (caught.value.fault.code, caught.value.fault["value"]) == ("unknown", "crowd")
