"""The number that is stored."""

from __future__ import annotations

from typing import Final

from app.ui.features.toy.state import TALLY

from app.saves.codec import Field, Schema, highest
from app.ui.core.model import Model
from app.ui.core.stored import StoredValue

_SCHEMA: Final = Schema(100, (Field("tally", int, 0, highest),))


def _read(model: Model, text: str) -> Model:
    """Return the model with the stored number."""
    return model.with_(TALLY, _SCHEMA.read(text)["tally"])


def _write(model: Model) -> str:
    """Return the number as a text."""
    return _SCHEMA.write(tally=model[TALLY])


STORED: Final = StoredValue(_SCHEMA, _read, _write)
