"""The command line in a fresh clone: what it installs, and its message if it cannot."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.engine.__main__ import random_game
from app.engine.record import encode
from environment import ROOT
from tests.engine.support import DECK, setup


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the sources, with a record."""
    root = tmp_path_factory.mktemp("clone")
    ignored = shutil.ignore_patterns("__pycache__")
    for folder in ("app", "assets/decks", "assets/texts", "tools", "requirements"):
        shutil.copytree(ROOT / folder, root / folder, ignore=ignored)
    for file in ("index.html", "404.html", "assets/manifest.webmanifest"):
        shutil.copy(ROOT / file, root / file)
    record = encode(random_game(setup(2, seed="clone"), DECK))
    (root / "game.json").write_text(record, encoding="utf-8")
    return root


def run(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the clone."""
    return subprocess.run(
        [sys.executable, "-B", "-m", "app.engine", *arguments],
        cwd=root,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def files(root: Path) -> set[Path]:
    return {*root.rglob("*")}


@pytest.mark.parametrize(
    "command", ["selfplay --games 1", "snapshot game.json", "perft 1 game.json", "daily 2026-11-26"]
)
def test_the_engines_commands_write_and_install_nothing(clone: Path, command: str) -> None:
    before = files(clone)
    done = run(clone, *command.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
    assert files(clone) == before


@pytest.mark.skipif(os.name == "nt", reason="the failing installer is a shell script")
@pytest.mark.parametrize("command", ["play", "report game.json"])
def test_without_a_network_one_line_says_what_cannot_be_installed(clone: Path, command: str) -> None:
    installer = clone / ".venv/bin/python"
    installer.parent.mkdir(parents=True, exist_ok=True)
    installer.write_text("#!/bin/sh\necho Retrying; echo No route to the index\nexit 1\n", encoding="utf-8")
    installer.chmod(0o755)
    done = run(clone, *command.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        "Installing the packages locked in requirements/texts.txt ...",
        "The texts cannot be compiled: "
        "Installing requirements/texts.txt failed (exit status 1): No route to the index",
    ]
