"""The first page, for newcomers and for those who have played."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.places import is_returner, visited
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.features.home.views import first_lead, newcomers_page, returners_page


def arrive(model: Model) -> Update:
    """Follow a visit to the first page."""
    return visited(model, "home")


def show(model: Model) -> Screen:
    """Return the first page."""
    return returners_page(first_lead(model)) if is_returner(model) else newcomers_page()
