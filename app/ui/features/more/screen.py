"""The page *More*."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.places import visited
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.features.more import views as more


def arrive(model: Model) -> Update:
    """Follow a visit to the page."""
    return visited(model, "more")


def show(model: Model) -> Screen:
    """Return the page."""
    return more.more_screen()
