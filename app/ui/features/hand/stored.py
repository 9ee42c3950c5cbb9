"""Read, write and merge the stored hands of this phone."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.features.hand.state import HANDS, PHONE_HAND, kept_hands_text, read_kept

SCHEMA = HANDS


def read(model: Model, text: str) -> Model:
    """Read the hands."""
    return model.with_(PHONE_HAND, model[PHONE_HAND].merged_with(read_kept(text)))


def write(model: Model) -> str:
    """Return the text of the hands."""
    return kept_hands_text(model[PHONE_HAND].kept)
