"""A feature is a folder and a line: it can be removed, and another one can be added."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

import pytest

from app.ui.table.messages import Pick, Tap
from tests.copied_app import ROOT, copy_app, play_in, with_feature
from tests.ui.playing import Player, new_session

REMOVED = (
    ("book", "daily", "journey", "moving", "rival", "same_tiles"),
    ("coach",),
    ("daily", "rival", "same_tiles"),
    ("drills",),
    ("journey",),
    ("moving",),
    ("phones", "hand"),
    ("post",),
    ("puzzles",),
    ("report", "again"),
    ("rival",),
    ("stars",),
    ("typed",),
)
"""Features that can be removed, with those that need them."""


@pytest.mark.thorough
@pytest.mark.parametrize("without", REMOVED, ids="-".join)
def test_a_feature_can_be_removed(without: tuple[str, ...], tmp_path: Path) -> None:
    """All pages, a game, its save and its end work; every target, message and address exists."""
    assert play_in(copy_app(tmp_path, *without)) == ""


def test_a_feature_is_one_folder_and_one_line(tmp_path: Path) -> None:
    """It has state, messages, an effect, a stored value, a job, a hook, a guide, pages and a file reader."""
    copy = with_feature(copy_app(tmp_path), "toy", ROOT / "tests/toy/feature")
    assert play_in(copy, ROOT / "tests/toy/play.py") == ""


def test_a_tap_on_a_spot_enters_few_rooms() -> None:
    """Only the core, the table, the words and three features run: those that save, hint and introduce."""
    player = Player(new_session(2))
    player.ready()
    decision = player.table.decision
    assert decision is not None
    player.send(Pick(player.table.shown.seats[decision.seat].hand[0]))
    player.markup()
    draft = player.table.attention.draft
    assert draft is not None
    entered: set[str] = set()

    def enter(frame: FrameType, event: str, value: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(ROOT / "app/ui"):
            parts = path.relative_to(ROOT / "app/ui").parts
            entered.add("/".join(parts[: 2 if parts[0] == "features" else 1]))

    sys.setprofile(enter)
    try:
        player.send(Tap(next(iter(draft.places))))
        player.markup()
    finally:
        sys.setprofile(None)
    assert {"core", "table", "words"} <= entered and len(entered) <= 6
