"""The API reference: one command builds a page for each public module."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from environment import ROOT

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("api")
    subprocess.run([sys.executable, ROOT / "tools/api.py", "--out", folder], check=True)
    return folder


def test_every_module_has_a_page(reference: Path) -> None:
    for package in ("engine", "bots", "saves"):
        modules = {path.stem for path in (ROOT / "app" / package).glob("[!_]*.py")}
        assert {path.stem for path in (reference / "app" / package).glob("*.html")} == modules


def test_a_page_shows_docstrings_and_no_generated_ones(reference: Path) -> None:
    page = (reference / "app/engine/game.html").read_text(encoding="utf-8")
    assert "Return the first state of a deal" in page
    assert "Alias for field number" not in page
