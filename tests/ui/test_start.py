"""What the first page imports: a start waits for each module, so it takes those it shows and no more."""

from __future__ import annotations

import subprocess
import sys

from environment import ROOT

HOME = """
import sys
from pathlib import Path

from app.ui import texts
from app.ui.saves.library import Library
from app.ui.messages import StoredLoaded, GamesListed, Went
from app.ui.model import Model
from app.ui.update import update
from app.ui.screens import screen_of, title_of

texts.use(texts.read(Path("runtime/texts/en.json").read_text(encoding="utf-8")))
model = Model()
stored = StoredLoaded("settings", "{}"), StoredLoaded("learned", "{}")
for message in (*stored, Went(""), GamesListed(Library())):
    model, _ = update(model, message)
screen = screen_of(model)
assert title_of(model)
for region in (screen.frame, *screen.regions):
    assert str(region.view(*region.parts(model)))
print(*(name for name in sys.modules if name.startswith("app.")))
"""

LATER = (
    "app.bots.search",
    "app.engine.forecast",
    "app.ui.telling.story",
    "app.ui.telling.words",
    "app.ui.learning.tutor",
)
"""Among what a page needs only at a table or at a lesson, where most else hangs on."""


def test_the_first_page_imports_no_table() -> None:
    told = subprocess.run([sys.executable, "-c", HOME], cwd=ROOT, capture_output=True, text=True, check=True)
    imported = set(told.stdout.split())
    assert "app.ui.views.pages.home" in imported
    assert imported.isdisjoint(LATER)
    assert {name for name in imported if name.startswith("app.ui.views.table.")} == {
        "app.ui.views.table.pieces"
    }
    assert {name for name in imported if name.startswith("app.ui.handlers.")} == {
        f"app.ui.handlers.{name}" for name in ("address", "saves", "settings", "speaking")
    }
