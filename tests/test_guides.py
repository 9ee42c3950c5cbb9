"""Follow the guides of CONTRIBUTING to the letter, in a copy: a feature, a bot, a valuation kind, and more.

The text of the guides has the commands, the modules, the rows and the texts. The tests of the copy then hold.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from environment import ROOT

pytestmark = [pytest.mark.thorough, pytest.mark.xdist_group("guides")]  # all use the same copy

FOLDERS = ("app", "assets", "docs", "requirements", "tests", "tools")
UNUSED = ("__pycache__", "screens", "e2e", "golden", "playthroughs", "speech", "*.pyc")
TESTED = {
    "tests/test_layers.py": "defined_once or edges or floors or cycles or circle",
    "tests/test_docstrings.py": "have_docstrings",
    "tests/tools/test_docs.py": "documents_name or table_of_features",
    "tests/tools/test_files.py": "",
    "tests/tools/test_catalogues.py": "lacks_no_message or exists_in or has_the_variables or own_texts",
    "tests/ui/test_styles.py": "used_class",
    "tests/ui/core/test_texts.py": "",
    "tests/ui/core/test_language.py": "tempers",
    "tests/ui/core/test_screens.py": "tides or home",
    "tests/ui/features/test_pages.py": "setting",
    "tests/ui/features/test_tides.py": "",
    "tests/bots/test_bots.py": "needs_a_decision",
    "tests/engine/test_deck.py": "standard_deck",
}
"""The tests that an addition can break, by file, and which of a file."""

FORM = """
import json
from pathlib import Path
from app.ui.core import texts
from app.ui.core.messages import RouteChanged, Seeded
from app.ui.core.model import Model
from app.ui.core.update import update
from app.ui.features.new_game.form import AddBot, SetGame, SetPlace
from tests.ui.markup import page_of

texts.use(json.loads(Path("runtime/texts/en.json").read_text(encoding="utf-8")))
model, pages = update(Model(), Seeded("tests"))[0], {}
for bot in ("hasty", "quick-one"):
    for message in (RouteChanged("#/new"), AddBot(), SetPlace(1, "kind", bot), SetGame("palette", "1")):
        model, _ = update(model, message)
    pages[bot] = page_of(model)
print(json.dumps(pages))
"""
"""Prints the form of a new game with each of the new bots."""


def guide(title: str) -> str:
    """Return a section of CONTRIBUTING."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def steps(title: str) -> list[str]:
    """Return the numbered steps of a guide."""
    return re.split(r"^\d\. ", guide(title), flags=re.MULTILINE)[1:]


def blocks(step: str) -> list[str]:
    """Return the indented blocks of code in a step."""
    found = re.findall(r"(?:^ {7}.*\n|^\n(?= {7}|\n))+", step, re.MULTILINE)
    return [dedent(block).strip("\n") + "\n" for block in found if block.strip()]


def place(step: str, suffix: str, number: int = 0) -> str:
    """Return a file that a step names."""
    named: list[str] = re.findall(rf"`([\w/]+\.{suffix})`", step)
    return named[number]


def code(step: str, start: str) -> str:
    """Return the code in the running text of a step that starts like this."""
    found: list[str] = re.findall(rf"`({re.escape(start)}[^`]*)`", " ".join(step.split()))
    return found[0]


class Copy:
    """A copy of the repository."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in FOLDERS:
            shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns(*UNUSED))
        for path in ROOT.iterdir():
            if path.is_file() and path.name != ".git":
                shutil.copy(path, root / path.name)
        (root / "runtime").mkdir()
        for path in (ROOT / "runtime").iterdir():
            if path.name != "texts":
                (root / "runtime" / path.name).symlink_to(path)
        for name in (".libraries", ".venv", "node_modules"):
            (root / name).symlink_to(ROOT / name, target_is_directory=True)

    def read(self, path: str) -> str:
        """Return the text of a file."""
        return (self.root / path).read_text(encoding="utf-8")

    def write(self, path: str, text: str) -> None:
        """Write a file."""
        (self.root / path).write_text(text, encoding="utf-8")

    def insert(self, path: str, before: str, text: str) -> None:
        """Insert a text before another one."""
        whole = self.read(path)
        assert whole.count(before) == 1, before
        self.write(path, whole.replace(before, text + before))

    def append(self, path: str, text: str) -> None:
        """Append a text to a file."""
        self.write(path, f"{self.read(path)}\n{text}")

    def run(self, *arguments: str) -> str:
        """Run a program of the copy; return its output."""
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.root, capture_output=True, text=True, input="", check=False
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    def command(self, text: str, start: str) -> str:
        """Run the command of a guide that starts like this."""
        (found,) = re.findall(rf"python3 ({re.escape(start)}[^#\n`]*)", text)
        words = re.findall(r'"[^"]*"|\S+', found)
        return self.run(*(word.strip('"') for word in words))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Return a copy in which all guides were followed."""
    copy = Copy(tmp_path_factory.mktemp("guides") / "copy")
    follow_feature(copy)
    follow_bot(copy)
    follow_kind(copy)
    copy.command(guide("Add a language"), "tools/translate.py new")
    copy.run("tools/translate.py", "fill")
    copy.run("tools/files.py")
    copy.run("tools/texts.py")
    return copy


def follow_feature(copy: Copy) -> None:
    copy.command(guide("Add a feature"), "tools/feature.py new")
    *_, setting = steps("Add a feature")
    package = "app/ui/features/tides/__init__.py"
    row = f'    SettingRow("rare", {code(setting, "Setting(")}),\n'
    copy.insert(package, "    ScreenRow(", row)
    copy.write(
        package,
        copy.read(package)
        .replace("import Door\n", "import Door, SettingRow\n")
        .replace("import Route\n", "import Route, Setting\n"),
    )
    keys = re.findall(r"`(settings-\w+)`", setting)
    assert len(keys) == 3
    copy.append("assets/texts/en/tides.ftl", "".join(f"{key} = Some words\n" for key in keys))


def follow_bot(copy: Copy) -> None:
    module, row, strength, document, words, _ = steps("Add a bot")
    copy.write(place(module, "py"), blocks(module)[0])
    registry = place(row, "py")
    function, entry = blocks(row)[0].rsplit("\n\n", 1)
    copy.write(registry, copy.read(registry).replace("\nBOTS: Final", f"\n{function}\n\n\nBOTS: Final", 1))
    for each in (entry.strip(), f"{code(row, 'Bot(')},"):
        copy.insert(registry, '            Bot("beginner",', f"            {each}\n")
    ratings = place(strength, "py")
    copy.insert(ratings, '"beginner": 613', f'{code(strength, chr(34))}, "quick-one": 400, ')
    copy.append(place(document, "md"), f"`{Path(place(module, 'py')).name}`: a hasty bot.\n")
    copy.append(place(words, "ftl"), blocks(words)[0])


def follow_kind(copy: Copy) -> None:
    row, section, words, tile = steps("Add a valuation kind")
    kinds = place(row, "py")
    function, entry = blocks(row)[0].rsplit("\n\n", 1)
    copy.insert(kinds, "COPY: Final", f"{function}\n\n\n")
    copy.insert(kinds, '            Kind("size"', f"            {entry.strip()}\n")
    help_ = place(section, "toml")
    copy.write(help_, copy.read(help_).replace("[valuations]\n", "[valuations]\n" + blocks(section)[0], 1))
    helping, receipts = blocks(words)[0].split("\n\n")
    copy.append(place(words, "ftl"), helping + "\n")
    copy.append(place(words, "ftl", 1), receipts)
    made = copy.read("assets/decks/standard.toml").replace(
        'valuation = { kind = "size", dollars = 2 }', code(tile, "valuation = ")
    )
    copy.write("mine.toml", made)
    assert "crowd" in made


def test_the_tests_accept_all_additions(copy: Copy) -> None:
    wanted = " or ".join(
        f"({Path(file).name} and ({which}))" if which else Path(file).name for file, which in TESTED.items()
    )
    copy.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTED, "-k", wanted)


def test_the_code_of_the_guides_is_tidy(copy: Copy) -> None:
    for command in (("check",), ("format", "--check", "--diff")):
        copy.run("-m", "ruff", *command, "--no-cache", "app", "tests/ui/features/test_tides.py")


def test_the_form_shows_a_new_bot_with_its_texts_or_its_id(copy: Copy) -> None:
    pages: dict[str, str] = json.loads(copy.run("-c", FORM))
    page = pages["hasty"]
    assert ">Hasty<" in page and "Cannot wait. Takes what comes first. Elo 300.<" in page
    assert any(f'value="{name}"' in page for name in ("Flash", "Dash", "Bolt", "Zip", "Swift"))
    assert "#art-face-robot" in page and "#art-face-hasty" not in page
    assert ">Quick one<" in pages["quick-one"] and ">Elo 400.<" in pages["quick-one"]
    assert 'value="Quick one 2"' in pages["quick-one"]


def test_a_new_bot_plays_in_the_arena_and_in_the_terminal(copy: Copy) -> None:
    told = copy.run("tools/arena.py", "hasty", "greedy", "--games", "2", "--processes", "1")
    assert told.startswith("hasty against greedy, 2 players: ")
    told = copy.run("-m", "app.engine", "play", "Ana", "--bot", "hasty", "--seed", "1")
    assert "Hasty" in told


def test_a_deck_with_a_new_kind_plays(copy: Copy) -> None:
    _, play, *_ = steps("Add a building")
    copy.command(play, "-m app.engine play --deck mine.toml")
