"""Names, links and code in the documents match the repository."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

from environment import ROOT

DOCUMENTS = sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")))
NAMED = re.compile(r"(?<![\w./-])([\w./-]*\w\.(?:css|ftl|js|md|mjs|py|svg|toml|webp))\b")
ELSEWHERE = {
    "CONTRIBUTING.md": {
        "mine.toml",
        "app/bots/hasty.py",
        "assets/texts/en/tides.ftl",
        "tests/ui/features/test_tides.py",
    },  # the reader's
    "docs/building.md": {
        "assets/styles/styles.css",
        "assets/styles/night.css",
        "assets/head.js",
        "assets/plain.js",
        "assets/boot.js",
    },  # published
}
"""Names in documents that are not files of the repository."""


def files() -> set[str]:
    """Return all files of the repository, each also by the ends of its path."""
    found = set()
    for place in ("app", "assets", "docs", "tests", "tools", "requirements", "."):
        paths = ROOT.glob("*.*") if place == "." else (ROOT / place).rglob("*.*")
        for path in paths:
            parts = path.relative_to(ROOT).parts
            found |= {"/".join(parts[start:]) for start in range(len(parts))}
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_a_document_names_files_that_exist(document: Path) -> None:
    name = document.relative_to(ROOT).as_posix()
    named = {found.removeprefix("./") for found in NAMED.findall(document.read_text("utf-8"))}
    assert named - files() - ELSEWHERE.get(name, set()) == set()


def test_contributing_names_folders_that_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    places = set(re.findall(r"`([\w./]+/)`", text))
    assert len(places) > 5
    assert {place for place in places if not (ROOT / place).is_dir()} == set()


LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([\w-]+))?\)")


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings."""
    heads = re.findall(r"^#+ (.*)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_to_a_file_and_a_heading(document: Path) -> None:
    for target, anchor in LINK.findall(document.read_text("utf-8")):
        there = document.parent / target if target else document
        assert there.exists(), target
        assert not anchor or anchor in anchors(there), f"{target}#{anchor}"


def test_contributing_names_a_place_for_each_of_ten_changes() -> None:
    """Each place is a file, a folder, or a heading that lists them."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Where to go")[2]
    rows = re.findall(r"^\| (?!-|change)(.+?) \| (.+) \|$", section.partition("\n## ")[0], re.MULTILINE)
    assert len(rows) >= 10
    for change, place in rows:
        named = re.findall(r"`([\w./]+)`", place)
        assert any((ROOT / name).exists() for name in named), change


FEATURES = sorted(path.parent for path in ROOT.glob("app/ui/features/*/__init__.py"))
USUAL = {
    "__init__",
    "handlers",
    "hook",
    "messages",
    "state",
    "views",
}
"""Modules that many features have; the interface's document describes them once."""

ROOMS = (
    *("engine", "bots", "saves", "browser", "browser/input", "browser/observers"),
    *("ui/core", "ui/table", "ui/table/handlers", "ui/table/input", "ui/table/playback", "ui/words"),
)
"""Packages whose modules all appear in the documents. Views have one for each region and page."""


@pytest.mark.parametrize("room", ROOMS)
def test_the_documents_name_every_module(room: str) -> None:
    text = "".join(path.read_text("utf-8") for path in ROOT.glob("docs/*.md"))
    modules = {path.stem for path in (ROOT / "app" / room).glob("*.py")} - {"__init__"}
    assert modules
    assert {name for name in modules if not re.search(rf"\b{name}\b", text)} == set()


def table_of_features() -> dict[str, tuple[set[str], set[str]]]:
    """Return the features of each row of the table in `docs/interface.md`, and the modules that it names."""
    text = (ROOT / "docs/interface.md").read_text("utf-8").partition("| feature |")[2].partition("\n\n")[0]
    rows = [row.split("|") for row in text.splitlines()[2:]]
    named = [[set(re.findall(r"`(\w+)`", cell)) for cell in row] for row in rows]
    return {feature: (row[1], row[3]) for row in named for feature in row[1]}


@pytest.mark.parametrize("feature", FEATURES, ids=lambda path: path.name)
def test_the_documents_name_every_module_of_a_feature(feature: Path) -> None:
    modules = {path.stem for path in feature.glob("*.py")} - USUAL
    assert modules <= table_of_features()[feature.name][1]


def test_the_table_of_features_names_nothing_else() -> None:
    table = table_of_features()
    assert set(table) == {feature.name for feature in FEATURES}
    for folders, modules in table.values():
        found = {path.stem for folder in folders for path in (ROOT / "app/ui/features" / folder).glob("*.py")}
        assert modules <= found, folders


def test_the_documents_name_every_extension_point() -> None:
    text = (ROOT / "docs/extending.md").read_text("utf-8")
    kinds = {
        node.name
        for path in (ROOT / "app/ui").rglob("*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
        and {"Contribution", "TablePart"} & set(map(ast.unparse, node.bases))
    } - {"TablePart"}
    assert kinds and kinds == set(re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE))


def test_the_code_of_the_tour_is_the_code_of_the_app() -> None:
    tour = (ROOT / "docs/tour.md").read_text("utf-8")
    lines = [
        line for block in re.findall(r"```python\n(.*?)```", tour, re.DOTALL) for line in block.splitlines()
    ]
    sources = {
        line for path in (ROOT / "app/ui").rglob("*.py") for line in path.read_text("utf-8").splitlines()
    }
    assert lines
    assert [line for line in lines if line not in sources] == []


def test_the_examples_of_the_tour_run() -> None:
    assert doctest.testfile(str(ROOT / "docs/tour.md"), module_relative=False).failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_lines_of_prose_have_at_most_100_characters(document: Path) -> None:
    lines = document.read_text("utf-8").splitlines()
    assert [line for line in lines if len(line) > 100 and not line.startswith(("|", "    "))] == []
