"""Putting games on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.engine.session import Session
from app.ui.effects import DrawSeed, Hold, Keep, Navigate, Paint
from app.ui.handlers.settling import seated, settled
from app.ui.messages import AskSeed
from app.ui.model import Model, Settings, Table
from app.ui.seating import read
from app.ui.unasked import marked
from app.ui.update import Update, handles


@handles(AskSeed)
def ask_seed(model: Model, message: AskSeed) -> Update:
    """Have a seed drawn."""
    return model, (DrawSeed(message.start),)


def started(model: Model, game: str, session: Session, extra: Mapping[str, Any]) -> Update:
    """Put a game that begins on the table, keep it, and go there; `extra` travels with its record."""
    session = replace(session, extra=extra)
    model, effects = opened(model, game, session)
    return model, (*effects, Keep(game, session), Navigate(f"#/game/{game}"))


def opened(model: Model, game: str, session: Session) -> Update:
    """Put a game on the table, with what its people agreed on."""
    seating = read(session.extra, len(session.state.seats))
    session = agreed(session, model.settings)
    table = seated(Table(game, session, session.state, None, looks=seating.looks, trust=seating.trust))
    if model.table is not None:
        table = replace(table, camera=replace(model.table.camera, follows=True))
    model, effects = settled(replace(model, table=table), ())
    return model, (Hold(game), Paint(session.state, seating.looks), *effects)


def agreed(session: Session, settings: Settings) -> Session:
    """Return a session that was read from a record with the undo that its people agreed on."""
    practice = read(session.extra, len(session.state.seats)).practice
    return replace(marked(session, settings), practice=practice)
