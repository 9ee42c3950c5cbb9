"""The response to an unknown address."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.texts import say


def visit_unknown(model: Model) -> Update:
    """Announce that the address is unknown."""
    problem = say("errors.address_unknown")
    return replace(model, problem=problem).saying(problem), ()
