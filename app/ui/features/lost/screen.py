"""An address that leads nowhere."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.core.texts import say
from app.ui.features.home import views as home


def arrive(model: Model) -> Update:
    """Say that there is nothing."""
    problem = say("errors.address_unknown")
    return replace(model, problem=problem).saying(problem), ()


def show(model: Model) -> Screen:
    """Return the page that says so."""
    return home.WAITING
