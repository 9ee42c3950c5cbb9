"""Read and write the stored progress in the lessons."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.features.learn.progress import LEARNED, PROGRESS, read_progress, write_progress

SCHEMA = LEARNED


def read(model: Model, text: str) -> Model:
    """Read the progress; damaged text counts as none."""
    progress = read_progress(text)
    return model if progress == model[PROGRESS] else model.with_(PROGRESS, progress)


def write(model: Model) -> str:
    """Return the text of the progress."""
    return write_progress(model[PROGRESS])
