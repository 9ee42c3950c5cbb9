"""Where the next thing goes (docs/architecture.md).

A kind of valuation, a consultant and an edition's point are each added to a copy of the engine as written
there, and games are played with them.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.engine.deck_file import DeckError, parse_deck
from tests.engine.support import ROOT

Run = Callable[..., str]


def added(path: Path, before: str, row: str) -> None:
    """Add a row before another one."""
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, before
    path.write_text(text.replace(before, row + before), encoding="utf-8")


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the engine with one row more in each table."""
    root = tmp_path_factory.mktemp("extended")
    shutil.copytree(ROOT / "app" / "engine", root / "app" / "engine", ignore=shutil.ignore_patterns("*.pyc"))
    (root / "app" / "__init__.py").touch()
    shutil.copytree(ROOT / "assets" / "decks", root / "assets" / "decks")
    engine = root / "app" / "engine"

    # A kind: a row that says what it needs in a deck file, what it counts and where, and its pictogram.
    added(
        engine / "kinds.py",
        '            Kind("size"',
        '            Kind("crowd", ("dollars",), _crowd, "valuation-crowd"),\n',
    )
    added(
        engine / "kinds.py",
        "COPY: Final",
        "def _crowd(context: ValuationContext, valuation: Valuation) -> Count:\n"
        "    sites = context.position.city.sites\n"
        "    cells = [cell for cell in context.street.cells if sites[cell].population >= 2]\n"
        "    return len(cells), cells, False\n\n\n",
    )
    # A consultant: a row. It draws two, like the Contractor, and lends a tourist symbol.
    added(
        engine / "consultants.py",
        '            Consultant("hacker"',
        '            Consultant("mayor", builds=2, lends=_mayor),\n',
    )
    added(
        engine / "consultants.py",
        "def _counts(",
        "def _mayor(position: Position, seat: int, final: bool) -> Lent:\n"
        '    return Lent(_counts(["tourist", "tourist"]))\n\n\n',
    )
    # An edition's point: a flag, by default as in 2021, asked where the rule is.
    added(engine / "editions.py", "    covers_park: bool", "    crowds_count: bool = True\n")
    added(
        engine / "editions.py",
        '        Edition("draft"',
        '        Edition("house", crowds_count=False),\n',
    )
    added(
        engine / "kinds.py",
        "    cells = [cell for cell in context.street.cells if sites[cell].population >= 2]",
        "    if not context.position.rules.edition.crowds_count:\n        return NOTHING\n",
    )
    return root


@pytest.fixture
def run(engine: Path) -> Run:
    """Run the copy's command line, or some lines of Python beside it."""

    def program(*arguments: str, text: str | None = None) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "app.engine", *arguments]
            if text is None
            else [sys.executable, "-c", text],
            cwd=engine,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return program


PLAY = """
import json, sys
from pathlib import Path
from app.engine.deck_file import parse_deck
from app.engine.game import apply, legal_actions, new_game
from app.engine.record import Record, encode
from app.engine.session import replay
from app.engine.rng import Rng
from app.engine.setup import RANDOM, SeatChoice, Setup, deal
from app.engine.events import GameEnded, StreetScored

text = Path("assets/decks/standard.toml").read_text(encoding="utf-8")
deck = parse_deck(text.replace('kind = "size"', 'kind = "crowd"'))
lines = []
for number in range({games}):
    seats = (SeatChoice("Ana", "human", {card!r}), SeatChoice("Ben", "human", RANDOM))
    setup = Setup(seats, edition={edition!r}, consultants=True, seed=str(number))
    given = deal(setup, deck)
    state, rng, actions = new_game(given).state, Rng(str(number)), []
    while options := legal_actions(state):
        # Close together, so that many streets are scored.
        picks = [options[rng.below(len(options))] for _ in range(6)]
        near = lambda a: sum((c[0] + x, c[1] + y) in state.city for x in (-1, 0, 1) for y in (-1, 0, 1)) \\
            if (c := getattr(a, "cell", None)) else 0
        action = max(picks, key=near)
        actions.append(str(action))
        outcome = apply(state, action)
        state = outcome.state
        for event in outcome.events:
            if isinstance(event, StreetScored | GameEnded):
                for paid in event.receipts:
                    for line in paid.lines:
                        lines.append([paid.seat, line.kind, line.units, line.each, line.dollars, line.card])
    assert replay(Record(given, tuple(actions))).session.state == state
    assert state.over
print(json.dumps(lines))
"""


def played(run: Run, **options: Any) -> list[list[Any]]:
    text = PLAY
    for name, value in {"games": 6, "card": "mayor", "edition": "2021", **options}.items():
        text = text.replace(f"{{{name}!r}}", repr(value)).replace(f"{{{name}}}", str(value))
    return json.loads(run(text=text))  # type: ignore[no-any-return]


def test_a_kind_and_a_consultant_are_played_with(run: Run) -> None:
    lines = played(run)
    crowds = [line for line in lines if line[1] == "crowd"]
    assert any(units for _, _, units, *_ in crowds)
    assert all(dollars == units * each for _, _, units, each, dollars, _ in crowds)
    # The card lends to symbols and sets of its owner, and is named where it changed what they pay.
    named = {(seat, kind) for seat, kind, _, _, _, card in lines if card == "mayor"}
    assert named and {kind for _, kind in named} <= {"symbols", "sets", "wild"}


def test_an_editions_point_is_played_with(run: Run) -> None:
    assert any(units for _, kind, units, *_ in played(run) if kind == "crowd")
    house = [units for _, kind, units, *_ in played(run, edition="house") if kind == "crowd"]
    assert house and not any(house)


def test_the_command_line_knows_them(run: Run) -> None:
    games = run("selfplay", "--edition", "house", "--consultants", "--players", "5", "--games", "8")
    records = [json.loads(line) for line in games.splitlines()]
    assert {record["edition"] for record in records} == {"house"}
    assert any(seat["consultant"] == "mayor" for record in records for seat in record["seats"])


def test_what_is_not_in_a_table_is_refused() -> None:
    """A kind without a row cannot be in a deck; nothing silently pays $0."""
    text = (ROOT / "assets" / "decks" / "standard.toml").read_text(encoding="utf-8")
    with pytest.raises(DeckError) as caught:
        parse_deck(text.replace('kind = "size"', 'kind = "crowd"'))
    assert (caught.value.fault.code, caught.value.fault["value"]) == ("unknown", "crowd")
