"""Read and write the stored answers to puzzles."""

from __future__ import annotations

from app.saves.puzzle_results import RESULTS, answers_text, merged_answers, read_answers
from app.ui.core.model import Model
from app.ui.features.puzzles.state import PUZZLES, puzzles_of

SCHEMA = RESULTS


def read(model: Model, text: str) -> Model:
    """Add the stored answers to those of the model."""
    puzzles = puzzles_of(model)
    results = merged_answers(puzzles.results, read_answers(text))
    return model if results == puzzles.results else model.with_(PUZZLES, puzzles.replace(results=results))


def write(model: Model) -> str:
    """Return the text of the answers."""
    return answers_text(puzzles_of(model).results)
