"""The engine gives the same results in Pyodide and in CPython."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from app.engine.__main__ import main
from environment import ROOT
from tests.pyodide.command_line import command_line_modules

GOLDEN = ROOT / "tests/engine/golden"
GAMES = [
    "--players 2",
    "--players 3 --business --edition draft",
    "--players 4 --consultants --edition ru",
    "--players 5 --business --consultants",
    "--mode solo --difficulty hard",
    "--mode solo --business --consultants --edition draft",
]


def in_cpython(arguments: list[str]) -> str:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        assert main(arguments) == 0
    return printed.getvalue().strip()


def call(arguments: list[str]) -> str:
    """Return source that calls the engine's command line."""
    return f"""
import sys
from pathlib import Path
if "app.engine.__main__" not in sys.modules:
    folder = Path("/tmp/command_line")
    folder.mkdir()
    for name, text in {command_line_modules()!r}.items():
        (folder / name).write_text(text)
    sys.path.append(str(folder))
    import app.engine.__main__
    sys.path.remove(str(folder))
assert sys.modules["app.engine.__main__"].main({arguments!r}) == 0
"""


@pytest.mark.parametrize("options", GAMES)
def test_selfplay_and_snapshots_equal_cpythons(
    in_pyodide: Callable[[str], str], options: str, tmp_path: Path
) -> None:
    play = ["selfplay", "--games", "1", "--seed", "pyodide", *options.split()]
    game = in_cpython(play)
    assert len(game.splitlines()) == 1
    assert in_pyodide(call(play)).strip() == game

    file = tmp_path / "game.jsonl"
    file.write_text(game)
    in_pyodide(f"from pathlib import Path\nPath('/tmp/game.jsonl').write_text({game!r})")
    snapshots = in_pyodide(call(["snapshot", "--each", "/tmp/game.jsonl"]))
    assert snapshots.strip() == in_cpython(["snapshot", "--each", str(file)])
    assert json.loads(snapshots.splitlines()[-1])["over"]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_golden_games_reach_cpythons_digests(in_pyodide: Callable[[str], str], path: Path) -> None:
    played = in_pyodide(f"""
from pathlib import Path
from app.engine.deck_file import parse_deck
from app.engine.record import decode
from app.engine.session import replay
from app.engine.snapshot import digest

deck = parse_deck(Path("assets/decks/standard.toml").read_text())
for line in Path({path.relative_to(ROOT).as_posix()!r}).read_text().splitlines():
    record = decode(line, deck)
    replayed = replay(record)
    assert replayed.error is None, replayed.error
    expected = record.extra["expected"]
    assert [seat.money for seat in replayed.session.state.seats] == expected["money"]
    assert digest(replayed.session.states) == expected["digest"]
    print("played")
""")
    assert played.split() == ["played"] * len(path.read_text().splitlines())


def test_sixty_daily_deals_equal_cpythons(in_pyodide: Callable[[str], str]) -> None:
    dealt = in_pyodide("from tests.engine.make_daily_deals import lines\nprint(*lines(), sep='\\n')")
    assert dealt.splitlines() == (GOLDEN / "daily_deals.txt").read_text(encoding="utf-8").splitlines()
