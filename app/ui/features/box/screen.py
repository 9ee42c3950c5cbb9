"""The screens of games with the real box: the form, and the corrections."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.features.box import correcting_views, form_views
from app.ui.features.box.correcting import visit_corrections
from app.ui.features.new_game.handlers import visit_form
from app.ui.table.model import box_on_table


def arrive(model: Model) -> Update:
    """Follow the address of the form or of the corrections."""
    return visit_corrections(model) if model.route.about == "fix" else visit_form(model)


def show(model: Model) -> Screen:
    """Return the corrections of the game on the table, or the form."""
    if model.route.about == "fix" and box_on_table(model):
        return correcting_views.SCREEN
    return form_views.SCREEN
