"""An address that leads nowhere."""

from __future__ import annotations

from dataclasses import replace

from app.ui.model import Model
from app.ui.registry import Update
from app.ui.texts import say
from app.ui.views.pages import home
from app.ui.views.region import Screen


def arrive(model: Model) -> Update:
    """Say that there is nothing."""
    problem = say("errors.address_unknown")
    return replace(model, problem=problem).saying(problem), ()


def show(model: Model) -> Screen:
    """Return the page that says so."""
    return home.WAITING
