"""Imports of the first page: only the modules that it shows, because each one delays the start."""

from __future__ import annotations

import subprocess
import sys
from functools import cache

from environment import ROOT

HOME = """
import sys
from pathlib import Path

from app.ui.core import texts
from app.ui.features.saves.state import Library
from app.ui.core.messages import RouteChanged, StoredLoaded
from app.ui.features.saves.state import GamesListed
from app.ui.core.model import Model
from app.ui.core.update import update
from app.ui.core.page_parts import screen_of, window_title

texts.use(texts.read_catalogue(Path("runtime/texts/en.json").read_text(encoding="utf-8")))
model = Model()
stored = StoredLoaded("settings", "{}"), StoredLoaded("learned", "{}")
for message in (*stored, RouteChanged(""), GamesListed(Library())):
    model, _ = update(model, message)
screen = screen_of(model)
assert window_title(model)
assert str(screen.frame.view(*screen.frame.parts(model)))
for region in screen.regions:
    str(region.view(*region.parts(model)))
print(*(name for name in sys.modules if name.startswith("app.")))
"""

LATER = (
    "app.bots.search",
    "app.engine.forecast",
    "app.ui.table.playback.sequence",
    "app.ui.words.sentences",
    "app.ui.features.learn.tutor",
)
"""Modules needed only at a table or in a lesson, on which most others depend."""


@cache
def first_page() -> frozenset[str]:
    """Return our modules that the first page imports."""
    done = subprocess.run([sys.executable, "-c", HOME], cwd=ROOT, capture_output=True, text=True, check=True)
    return frozenset(done.stdout.split())


def test_the_first_page_imports_no_table() -> None:
    imported = first_page()
    assert "app.ui.features.home.views" in imported
    assert imported.isdisjoint(LATER)
    assert {name for name in imported if name.startswith("app.ui.table.views")} == set()
    assert {name for name in imported if name.endswith(".views")} == {
        "app.ui.features.home.views",
        "app.ui.features.saves.views",
    }


def test_the_first_page_imports_few_handlers() -> None:
    assert {name for name in first_page() if "handlers" in name} == {
        "app.ui.table.handlers",
        "app.ui.table.handlers.speaking",
        "app.ui.features.saves.handlers",
    }
