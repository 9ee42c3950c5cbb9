"""Begin a game with hands on phones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.engine.session import Session
from app.ui.core.effects import Navigate
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.routes import Route
from app.ui.table.handlers.games import start_game


def start_with_phones(model: Model, name: str, session: Session, extra: Mapping[str, Any], me: int) -> Update:
    """Put a new game on the table, and open the page that gives hands to phones."""
    model, effects = start_game(model, session, extra, name)
    return model, (*effects, Navigate(str(Route("phones"))))
