"""Handlers of the stars."""

from __future__ import annotations

from typing import Final

from app.bots.stars import hand_estimates, stars
from app.engine.forecast import closings
from app.engine.geometry import Cell
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.texts import say
from app.ui.features.stars import state
from app.ui.table.good_spots import GOOD_SPOTS, GoodSpots
from app.ui.table.handlers.camera import with_fitted_camera
from app.ui.table.model import TABLE, Table, handles_table

WORTH_A_LINE: Final = 8
"""The least dollars of a street that gets a standing line, if the star closes it."""


@handles_table(state.SeekStars)
def find_stars(model: Model, table: Table, message: state.SeekStars) -> Update:
    """Find the stars of the position on the table, and the most valuable street to close."""
    decision = table.decision
    if decision is None or decision.kind != "build" or not state.has_stars(model, table):
        return model, ()
    estimates = hand_estimates(table.shown)
    best = stars(estimates)
    cells = tuple(cell for cell, _ in best.spots[best.tiles[0]]) if best.tiles else ()
    model = model.with_(GOOD_SPOTS, GoodSpots(table.shown, best, estimates))
    model = model.with_(TABLE, with_fitted_camera(table.with_attention(good=cells)))
    starred = set(best.spots[best.tiles[0]]) if best.tiles else set()
    streets = closings(table.shown, decision.seat, WORTH_A_LINE)
    first = next((street for street in streets if starred & set(street.spots)), None)
    return model.with_(
        state.STANDING_LINE, state.StandingLine(table.shown, first) if first is not None else None
    ), ()


@handles_table(state.ShowClosing)
def show_closing(model: Model, table: Table, message: state.ShowClosing) -> Update:
    """Highlight the spots that close the street, or clear the highlight."""
    line = model[state.STANDING_LINE]
    if line is None or line.shown is not table.shown:
        return model, ()
    return _light(model, table, tuple(dict.fromkeys(cell for cell, _ in line.closing.spots))), ()


def _light(model: Model, table: Table, spots: tuple[Cell, ...]) -> Model:
    """Highlight some spots, or clear the highlight if they have it."""
    lit = () if table.attention.lit == spots else spots
    model = model.with_(TABLE, with_fitted_camera(table.with_attention(lit=lit)))
    return model.saying(say("stars.lit", count=len(lit))) if lit else model


@handles_table(state.ShowMarked)
def show_better(model: Model, table: Table, message: state.ShowMarked) -> Update:
    """Highlight the spot of the better build, or clear the highlight."""
    marked = model[state.BUILD_MARK]
    return (_light(model, table, (marked.mark.place[0],)) if marked is not None else model), ()
