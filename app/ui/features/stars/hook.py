"""Follow the table for the stars."""

from __future__ import annotations

from app.ui.core.effects import After
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.stars.conditions import has_stars
from app.ui.features.stars.messages import SeekStars
from app.ui.features.stars.state import STANDING_LINE, STARS_SOUGHT
from app.ui.table.good_spots import GOOD_SPOTS
from app.ui.table.model import TABLE, with_table

AFTER_THE_PICTURE = 1
"""Milliseconds before the search for stars, so that the board shows the action first."""


def seek_stars(before: Model, message: Message, result: Update) -> Update:
    """Start the search for stars when a build is due in a new position; drop older stars."""
    model, effects = result
    table = model[TABLE]
    if table is None or not has_stars(model, table):
        return _without(model), effects
    decision = table.decision
    if decision is None or decision.kind != "build" or model[STARS_SOUGHT] is table.shown:
        return result
    return model.with_(STARS_SOUGHT, table.shown), (*effects, After(AFTER_THE_PICTURE, SeekStars()))


def _without(model: Model) -> Model:
    """Return the model without stars."""
    if model[STARS_SOUGHT] is None and model[GOOD_SPOTS] is None:
        return model
    model = with_table(model, lambda table: table.with_attention(good=()))
    return model.with_(STARS_SOUGHT, None).with_(GOOD_SPOTS, None).with_(STANDING_LINE, None)
