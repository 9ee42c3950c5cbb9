"""The number that is stored."""

from __future__ import annotations

from app.ui.features.toy.state import TALLY

from app.ui.core.model import Model


def read(model: Model, text: str) -> Model:
    """Return the model with the stored number."""
    return model.with_(TALLY, int(text))


def write(model: Model) -> str:
    """Return the number as a text."""
    return str(model[TALLY])


def merge(stored: str, before: str, after: str) -> str:
    """Return the larger number."""
    return str(max(int(stored), int(after)))
