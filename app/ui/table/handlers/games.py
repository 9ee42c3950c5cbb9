"""Putting games on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.engine.session import Session
from app.saves.marks import marks_of
from app.saves.post import read_post
from app.saves.seating import read_seating
from app.ui.core.chance import draw_word
from app.ui.core.effects import Effect, Navigate
from app.ui.core.feature import contributions, load
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.settings import Settings
from app.ui.table.automatic import with_automatic_marks
from app.ui.table.effects import Hold, Keep, Paint
from app.ui.table.handlers.settling import after_change, with_viewer
from app.ui.table.input.camera import Camera
from app.ui.table.model import PAUSED, TABLE, Table, Viewing
from app.ui.table.origins import SAVED, LinkedGame, Origin
from app.ui.table.places import OwnSeat


def start_game(model: Model, session: Session, extra: Mapping[str, Any], game: str = "") -> Update:
    """Put a new game on the table, save it and go there; `extra` is stored in its record.

    Without an id, draw one.
    """
    if not game:
        model, game = draw_word(model)
    session = replace(session, extra=extra)
    model, effects = put_on_table(model.with_(PAUSED, None), game, session)
    return model, (*effects, Keep(game, session), Navigate(f"#/game/{game}"))


def put_on_table(model: Model, game: str, session: Session, origin: Origin = SAVED) -> Update:
    """Put a game on the table, with its players' agreements."""
    seating = read_seating(session.extra, len(session.state.seats))
    session = with_undo_mode(session, model.settings, origin)
    viewing = Viewing(looks=seating.looks, trust=seating.trust, seat=_own_seat(model, session))
    table = with_viewer(Table(game, session, session.state, origin, viewing))
    before = model[TABLE]
    camera = before.board.camera if before is not None else Camera()
    turned = origin.played and model.settings.map == "turned"
    camera = replace(camera, follows=True, turned=turned)
    table = table.with_board(camera=camera, turns=model.settings.turning == "on")
    model, effects = after_change(model.with_(TABLE, table), ())
    if origin.played:
        effects = (Hold(game), Paint(session.state, seating.looks), *effects)
    return model, effects


def _own_seat(model: Model, session: Session) -> int | None:
    """Return the seat of this device in a game by post."""
    if read_post(session) is None:
        return None
    seats = (load(part.find)(model, session) for part in contributions(OwnSeat))
    return next((seat for seat in seats if seat is not None), None)


def saving(table: Table) -> tuple[Effect, ...]:
    """Return the effects that save the game and paint it for the next start, if its origin allows."""
    keep = (Keep(table.id, table.session),) if table.origin.saved else ()
    paint = (Paint(table.session.state, table.viewing.looks),) if table.origin.played else ()
    return (*keep, *paint)


def with_saved_origin(model: Model) -> Update:
    """Turn a linked game into a saved one, because someone plays on or keeps it."""
    table = model[TABLE]
    if table is None or not isinstance(table.origin, LinkedGame):
        return model, ()
    table = replace(table, origin=SAVED)
    return replace(model, route=table.route).with_(TABLE, table), (
        Navigate(str(table.route), replacing=True),
    )


def with_undo_mode(session: Session, settings: Settings, origin: Origin) -> Session:
    """Return a session from a record with the undo mode of its players."""
    return replace(with_automatic_marks(session, settings, origin), practice=marks_of(session).practice)


def set_aside(model: Model) -> Model:
    """Return the model with the game on the table set aside for a lesson."""
    table = model[TABLE]
    if table is None or not table.origin.played:
        return model
    return model.with_(PAUSED, table)
