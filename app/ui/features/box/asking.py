"""The question that the tray asks in a session with the real box."""

from __future__ import annotations

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


def tray_for(session: Session) -> BoxTray:
    """Return the tray of a session."""
    match open_question(session):
        case LiftedTile(number):
            return BoxTray(session, "lifted", nameable_lifted(session, number), number=number)
        case TileBack(seat, index):
            return BoxTray(session, "back", seat=seat, number=index)
        case DrawnTile(seat, unnamed):
            return BoxTray(session, "drawn", nameable_drawn(session, seat), seat, unnamed)
    decision = session.state.decision
    if decision is not None and decision.kind == "grifter":
        return BoxTray(session, "grifter")
    if decision is not None and decision.kind in ("build", "swap"):
        tiles = nameable(session, decision.seat)
        return BoxTray(session, "build" if decision.kind == "build" else "swap", tiles, decision.seat)
    return BoxTray(session)


def with_default_answers(session: Session) -> Session:
    """Return the session after the first possible answer to each question up to the next build.

    Nothing is scored from hand. The Grifter's spot and anything that the table must name stay open.
    """
    while open_question(session) is None and (decision := session.state.decision) is not None:
        if decision.kind in ("build", "grifter"):
            break
        session = session.act(Swap() if decision.kind == "swap" else decision.options[0])
    return session
