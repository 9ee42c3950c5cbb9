"""The screen for an unknown address."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.core.texts import say
from app.ui.core.waiting import WAITING


def arrive(model: Model) -> Update:
    """Announce that the address is unknown."""
    problem = say("errors.address_unknown")
    return replace(model, problem=problem).saying(problem), ()


def show(model: Model) -> Screen:
    """Return the page for an unknown address."""
    return WAITING
