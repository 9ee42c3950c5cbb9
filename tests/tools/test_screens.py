"""The screenshots: bots reach every wanted moment, and the README's pictures stay small."""

from __future__ import annotations

import pytest

from environment import ROOT
from readme import SCENES, digest, digest_file, outline
from scenes import asks, best_build, game, moment
from tests.ui.markup import read


@pytest.mark.parametrize(
    ("kind", "players", "options"),
    [
        ("abandon", 3, {"consultants": True}),
        ("move", 3, {"business": True, "consultants": True}),
        ("claim", 3, {"business": True, "consultants": True}),
        ("token", 5, {"business": True}),
        ("grifter", 1, {}),
    ],
)
def test_every_kind_of_decision_occurs(kind: str, players: int, options: dict[str, bool]) -> None:
    session = game(players, **options)
    decision = session.state_at(moment(session, asks(kind))).decision
    assert decision is not None and decision.kind == kind


def test_the_best_build_is_legal() -> None:
    session = game(3, business=True, consultants=True)
    state = session.state_at(moment(session, asks("build", 25)))
    assert state.decision is not None and best_build(state) in state.decision.options


def test_every_picture_is_used_in_a_document() -> None:
    documents = "\n".join(path.read_text("utf-8") for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")))
    pictures = [
        path for path in (ROOT / "docs").rglob("*") if path.suffix in {".png", ".webp", ".gif", ".svg"}
    ]
    assert pictures
    assert [p.name for p in pictures if p.relative_to(ROOT / "docs").as_posix() not in documents] == []


def test_the_pictures_of_the_readme_are_small() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    pictures = sorted((ROOT / "docs" / "screens").glob("*.webp"))
    assert [picture.name for picture in pictures] == ["scoring.webp", "tablet-light.webp"]
    assert all(f"docs/screens/{picture.name}" in readme for picture in pictures)
    assert all(picture.stat().st_size < 250_000 for picture in pictures)


@pytest.mark.parametrize("name", SCENES)
def test_the_pictures_of_the_readme_show_todays_page(name: str) -> None:
    assert digest_file(name).read_text("utf-8").strip() == digest(name), "run python3 tools/readme.py"


def test_a_digest_depends_on_tools_and_layout_but_not_on_words() -> None:
    page = "<div class='b a'><button>{}<i class='hyphen'/><svg><use href='#{}'/></svg></button></div>"
    undo, back, redo = (
        [*outline(read(page.format(*each)))] for each in (("Undo", "a"), ("Back", "a"), ("Undo", "b"))
    )
    assert undo == back == ["div  a b", "button ", "svg  #a"] != redo
