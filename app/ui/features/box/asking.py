"""The question that the tray asks in a session with the real box."""

from __future__ import annotations

from dataclasses import replace

from app.engine.actions import Swap
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


def entered_session(session: Session, tray: BoxTray) -> Session:
    """Return the session with everything that the table has entered, including a held action."""
    return session if tray.pending is None else tray.pending


def before_lift(session: Session) -> Session | None:
    """Return the session before the action in which the Grifter lifted an unnamed tile."""
    need = open_question(session)
    if not isinstance(need, LiftedTile):
        return None
    while len(session.history) >= need.number:
        session = session.undo()
    return replace(session, undone=())


def with_default_answers(session: Session) -> Session:
    """Return the session after the first possible answer to each question up to the next build.

    Nothing is scored from hand. The Grifter's spot and anything that the table must name stay open.
    """
    while open_question(session) is None and (decision := session.state.decision) is not None:
        if decision.kind in ("build", "grifter"):
            break
        session = session.act(Swap() if decision.kind == "swap" else decision.options[0])
    return session
