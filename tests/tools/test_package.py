"""The package `streets`: built here, installed in an empty environment, and used as in the README."""

from __future__ import annotations

import json
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from environment import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel with the locked builder and without network access."""
    folder = tmp_path_factory.mktemp("wheel")
    pip: list[str | Path] = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT], check=True
    )
    (built,) = folder.glob("streets-*.whl")
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment with only the wheel."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, with_pip=False)
    made = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        made,
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ]
    subprocess.run([*pip, "--no-index", "--no-deps", wheel], check=True)
    return made


def run(python: Path, *arguments: str, cwd: Path) -> str:
    done = subprocess.run([python, "-I", *arguments], cwd=cwd, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_wheel_contains_the_same_files(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = {name: archive.read(name) for name in archive.namelist() if ".dist-info/" not in name}
    wanted = {
        "streets/__init__.py": ROOT / "tools" / "package" / "__init__.py",
        "streets/py.typed": ROOT / "tools" / "package" / "py.typed",
        "streets/assets/decks/standard.toml": ROOT / "assets" / "decks" / "standard.toml",
    }
    for room in ("engine", "bots"):
        for path in (*(ROOT / "app" / room).rglob("*.py"), *(ROOT / "app" / room).glob("*.toml")):
            wanted[f"streets/{path.relative_to(ROOT / 'app').as_posix()}"] = path
    assert set(held) == set(wanted)
    assert all(held[name] == path.read_bytes() for name, path in wanted.items())


def test_the_readmes_examples_run(python: Path, tmp_path: Path) -> None:
    assert "```pycon" in (ROOT / "README.md").read_text("utf-8")
    assert run(python, "-m", "doctest", str(ROOT / "README.md"), cwd=tmp_path) == ""


def test_the_package_includes_the_command_line_and_the_bots(python: Path, tmp_path: Path) -> None:
    (game,) = run(python, "-m", "streets.engine", "selfplay", cwd=tmp_path).splitlines()
    assert json.loads(game)["format"] == "streets-record"
    lines = """
import streets
from streets.bots import BOTS
setup = streets.Setup((streets.SeatChoice("Ana"), streets.SeatChoice("Ben")), seed="bots")
state = streets.new_game(streets.deal(setup, streets.standard_deck())).state
for bot in BOTS.values():
    print(bot.choose(streets.observe(state, 0)) in streets.legal_actions(state))
"""
    assert set(run(python, "-c", lines, cwd=tmp_path).split()) == {"True"}


def test_playing_needs_the_whole_repository(python: Path, tmp_path: Path) -> None:
    command: list[str | Path] = [python, "-I", "-m", "streets.engine", "play"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert "the whole game is needed" in done.stderr and len(done.stderr.splitlines()) == 1
