"""The collection of puzzles, and puzzles on the table."""

from __future__ import annotations

from app.ui.core.messages import Message, RouteChanged, TodayIs
from app.ui.core.model import Model
from app.ui.core.update import update
from app.ui.features.puzzles.collection import (
    Puzzle,
    read_collection,
)
from app.ui.features.puzzles.state import PuzzlesFetched
from environment import ROOT
from tests.ui.playing import seeded

FILE = ROOT / "assets" / "puzzles" / "puzzles.json"

TEXT = FILE.read_text(encoding="utf-8")

COLLECTION = read_collection(TEXT)

TODAY = "2026-11-26"

JUDGED = next(puzzle for puzzle in COLLECTION.puzzles if puzzle.exact is None)


def sent(model: Model, *messages: Message) -> Model:
    for message in messages:
        model, _ = update(model, message)
    return model


def opened(address: str, model: Model | None = None) -> Model:
    return sent(model or seeded(), RouteChanged(address), PuzzlesFetched(TEXT), TodayIs(TODAY))


def at(puzzle: Puzzle, model: Model | None = None) -> Model:
    """Return the model with a puzzle on the table."""
    return opened(f"#/puzzle/{puzzle.id}", model)
