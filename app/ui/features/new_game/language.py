"""Default names in another language: noted before the catalogue changes, translated afterwards."""

from __future__ import annotations

from typing import Final

from app.ui.core.messages import CatalogueLoaded, Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.slices import Slice
from app.ui.features.new_game.form import unnamed_places
from app.ui.features.new_game.stored import FORM, form_of, with_default_names

UNNAMED: Final[Slice[frozenset[int | None]]] = Slice("unnamed", frozenset())
"""The places with a default name before the language changes; `None` is the solo place."""


def follow_language(before: Model, message: Message, result: Update) -> Update:
    """Note the places with default names, or give them those of the new language."""
    model, effects = result
    if isinstance(message, CatalogueLoaded):
        return model.with_(UNNAMED, unnamed_places(form_of(model))), effects
    return model.with_(FORM, with_default_names(form_of(model), model[UNNAMED])), effects
