"""The question that the tray asks in a session with the real box."""

from __future__ import annotations

from app.engine.box import (
    DrawnTile,
    LiftedTile,
    TileBack,
    nameable,
    nameable_drawn,
    nameable_lifted,
    open_question,
)
from app.engine.session import Session
from app.ui.features.box.state import BoxTray


def tray_for(session: Session, pending: Session | None, before: BoxTray) -> BoxTray:
    """Return the tray of a session, with the same back open."""
    tray = BoxTray(session, pending=pending, back=before.back)
    need = open_question(session if pending is None else pending)
    if isinstance(need, LiftedTile) and pending is not None:
        tiles = nameable_lifted(pending, need.number)
        return tray.replace(question="lifted", tiles=tiles, number=need.number)
    if isinstance(need, TileBack):
        return tray.replace(question="back", seat=need.seat, number=need.index)
    if isinstance(need, DrawnTile):
        tiles = nameable_drawn(session, need.seat)
        return tray.replace(question="drawn", tiles=tiles, seat=need.seat, number=need.unnamed)
    decision = session.state.decision
    if decision is not None and decision.kind in ("build", "swap"):
        tiles = nameable(session, decision.seat)
        return tray.replace(question=decision.kind, tiles=tiles, seat=decision.seat)
    return tray


def before_lift(session: Session) -> Session | None:
    """Return the session before the action in which the Grifter lifted an unnamed tile."""
    need = open_question(session)
    if not isinstance(need, LiftedTile):
        return None
    while len(session.history) >= need.number:
        session = session.undo()
    return session
