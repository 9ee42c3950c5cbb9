"""The page for training."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.places import visited
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.features.train.views import train_screen


def arrive(model: Model) -> Update:
    """Follow a visit to the page."""
    return visited(model, "train")


def show(model: Model) -> Screen:
    """Return the page."""
    return train_screen()
