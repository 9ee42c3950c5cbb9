"""The stored box of choices to try again."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.features.report.box import BOX, CHOICES, box_text, read_box

SCHEMA = CHOICES


def read(model: Model, text: str) -> Model:
    """Read the box."""
    return model.with_(BOX, read_box(text))


def write(model: Model) -> str:
    """Return the text of the box."""
    return box_text(model[BOX])
