"""The stored entries of the last new game."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final

from app.saves.store import read_json
from app.ui.core.effects import StoreText
from app.ui.core.model import Model
from app.ui.core.stored import store
from app.ui.features.new_game import form
from app.ui.features.new_game.form import FORM, form_of

FORM_KEY: Final = "new_game"
MAX_FORM: Final = 20_000


def read(model: Model, text: str) -> Model:
    """Read the entries; damaged ones keep their defaults."""
    try:
        entries = _entries(text)
    except ValueError:
        return model
    return model.with_(FORM, form.followed(form_of(model), entries))


def write(model: Model) -> str:
    """Return the text of the entries."""
    return json.dumps({FORM_KEY: form.remembered(form_of(model))})


def merge(stored: str, before: str, after: str) -> str:
    """Merge each entry."""
    return json.dumps({FORM_KEY: form.merged_form(*map(_entries, (stored, before, after)))})


def _entries(text: str) -> Any:
    return read_json(text, MAX_FORM).get(FORM_KEY)


def with_form_stored(model: Model) -> tuple[Model, StoreText]:
    """Return the model after the form's entries were stored for the next new game, and the effect."""
    before = model.with_(FORM, form.recalled(form_of(model).kept))
    model = model.with_(FORM, replace(form_of(model), kept=form.remembered(form_of(model))))
    return model, store(model, FORM_KEY, before)
