"""The screen that scores a street."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.core.waiting import WAITING
from app.ui.features.score import views
from app.ui.features.score.trying import put_street_on_table


def arrive(model: Model) -> Update:
    """Follow the address: the page, or the position on the table."""
    return put_street_on_table(model) if model.route.about == "try" else (model, ())


def show(model: Model) -> Screen:
    """Return the page, or the page that waits for the position."""
    return WAITING if model.route.about == "try" else views.SCREEN
