"""The screenshots: bots reach every wanted moment, and the README's pictures stay small."""

from __future__ import annotations

import pytest

from environment import ROOT
from scenes import asks, best_build, game, moment


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
    assert sum(picture.stat().st_size for picture in pictures) < 900_000
