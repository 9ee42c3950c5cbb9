"""Add a bot as CONTRIBUTING describes: two bots in a copy of the game, one of them without texts."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from environment import ROOT

pytestmark = pytest.mark.xdist_group("adding")  # all use the same copy

MODULE = '''"""A bot that takes the first legal action."""

from __future__ import annotations

from ..engine.actions import Action
from ..engine.state import State


def first_action(observation: State) -> Action:
    """Return the first legal action."""
    assert observation.decision is not None
    return observation.decision.options[0]
'''
FUNCTION = """
def _first(observation: State) -> Action:
    from .first import first_action

    return first_action(observation)


BOTS: Final"""
TEXTS = """
kinds-cautious-name = Cautious
kinds-cautious-text = Takes what comes first.
"""
FORM = """
import json
from pathlib import Path
from app.ui.core import texts
from app.ui.core.messages import RouteChanged, Seeded
from app.ui.core.model import Model
from app.ui.core.screens import screen_of
from app.ui.core.update import update
from app.ui.features.new_game.messages import AddBot, SetGame, SetPlace

texts.use(json.loads(Path("runtime/texts/en.json").read_text(encoding="utf-8")))
model, pages = update(Model(), Seeded("tests"))[0], {}
for bot in ("cautious", "quick-one"):
    for message in (RouteChanged("#/new"), AddBot(), SetPlace(1, "kind", bot), SetGame("palette", "1")):
        model, _ = update(model, message)
    screen = screen_of(model)
    pages[bot] = str(screen.frame.view(*screen.frame.parts(model)))
print(json.dumps(pages))
"""
"""Prints the form of a new game with each of the new bots."""


def inserted(path: Path, before: str, text: str) -> None:
    """Insert a text before another one."""
    whole = path.read_text(encoding="utf-8")
    assert whole.count(before) == 1, before
    path.write_text(whole.replace(before, text + before), encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the game with two more bots."""
    root = tmp_path_factory.mktemp("bots")
    without_caches = shutil.ignore_patterns("*.pyc")
    for folder in ("app", "assets/decks", "assets/texts", "tools", "requirements"):
        shutil.copytree(ROOT / folder, root / folder, ignore=without_caches)
    for file in ("index.html", "404.html", "assets/manifest.webmanifest"):
        shutil.copy(ROOT / file, root / file)
    (root / ".libraries").symlink_to(ROOT / ".libraries", target_is_directory=True)

    bots, texts = root / "app/bots", root / "assets/texts"
    (bots / "first.py").write_text(MODULE, encoding="utf-8")
    module = bots / "__init__.py"
    module.write_text(
        module.read_text(encoding="utf-8").replace("\nBOTS: Final", FUNCTION, 1), encoding="utf-8"
    )
    inserted(module, '            Bot("greedy",', '            Bot("cautious", _first),\n')
    inserted(module, '            Bot("greedy",', '            Bot("quick-one", budget=Budget(), time=5),\n')
    inserted(bots / "ratings.py", '"greedy": 1000', '"cautious": 700, "quick-one": 800, ')
    with (texts / "en/new_game.ftl").open("a", encoding="utf-8") as messages:
        messages.write(TEXTS)
    return root


def run(root: Path, *arguments: str) -> str:
    """Run a program of the copy; return its output."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=root, capture_output=True, text=True, input="", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def form(copy: Path) -> dict[str, str]:
    """Return the form of a new game with each of the new bots."""
    run(copy, "tools/texts.py")
    pages: dict[str, str] = json.loads(run(copy, "-c", FORM))
    return pages


def test_the_form_shows_a_bots_name_line_and_strength(form: dict[str, str]) -> None:
    page = form["cautious"]
    assert ">Cautious<" in page and ">Takes what comes first. Elo 700.<" in page
    assert 'value="Cautious 2"' in page


def test_the_form_calls_a_bot_without_texts_by_its_id(form: dict[str, str]) -> None:
    page = form["quick-one"]
    assert ">Quick one<" in page and ">Elo 800.<" in page
    assert 'value="Quick one 2"' in page


def test_bots_without_a_portrait_share_one(form: dict[str, str]) -> None:
    page = form["cautious"]
    assert "#art-face-robot" in page
    assert "#art-face-cautious" not in page and "#art-face-quick-one" not in page


def test_a_new_bot_plays_in_the_arena(copy: Path) -> None:
    told = run(copy, "tools/arena.py", "cautious", "greedy", "--games", "2", "--processes", "1")
    assert told.startswith("cautious against greedy, 2 players: ")


@pytest.mark.usefixtures("form")
def test_a_new_bot_plays_in_the_terminal(copy: Path) -> None:
    told = run(copy, "-m", "app.engine", "play", "Ana", "--bot", "cautious", "--seed", "1")
    assert "Cautious" in told
