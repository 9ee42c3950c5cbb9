"""Moving about over the city."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from app.engine.actions import Abandon, Move, Score
from app.engine.geometry import OFFSET, Cell, facing_named
from app.ui.core.messages import DoubleTap, Fit, Pan, Resized, Scroll, Zoom, ZoomBy
from app.ui.core.model import Model, Table
from app.ui.core.registry import Update, handles
from app.ui.table.input.camera import CELL, Camera
from app.ui.table.playback.steps import Show

COMFORT: Final = 88
"""Pixels a building should have for places that nobody needs yet to be kept in view beside it."""


def fitted(table: Table, camera: Camera) -> Camera:
    """Return the camera on the whole city, and on where it may grow.

    While a tile is up, its places are in view. Before that they are only if buildings stay large with them:
    in a great city or on a small screen the view steps back to the places when they are asked for. Where not
    even the smallest buildings leave room for all, what can be chosen is in view before the rest.
    """
    city = table.shown.city
    if table.attention.playback is not None:
        return _at_scene(table, table.attention.playback, camera)
    decision = table.session.state.decision
    if table.attention.draft is None and decision is not None and decision.kind in ("build", "grifter"):
        wide = camera.fitted([*city, *city.places])
        return wide if wide.scale * CELL >= COMFORT else camera.fitted(city)
    chosen = _choosable(table)
    whole = camera.fitted([*city, *chosen])
    return whole if all(whole.showing(cell) is whole for cell in chosen) else camera.fitted(chosen)


def _choosable(table: Table) -> list[Cell]:
    if table.attention.draft is not None:
        return [*table.attention.draft.places]
    decision = table.session.state.decision
    options = decision.options if decision is not None else ()
    return [option.cell for option in options if isinstance(option, (Abandon, Score, Move))]


def _at_scene(table: Table, show: Show, camera: Camera) -> Camera:
    """Return the camera on what is being told of, where the whole city leaves its buildings small.

    What leads up to a street is told where the street is: the view glides there once. What the end pays is
    counted with the finished city in sight: it goes from building to building too fast to follow.
    """
    whole = camera.fitted(table.seen.city)
    if show.beat.receipt is not None and not show.beat.street:
        return whole
    street = next((beat.street for beat in show.beats[show.number :] if beat.street), ())
    scene = {*show.beat.cells, *street}
    if not scene or whole.scale * CELL >= COMFORT:
        return whole
    near = camera.fitted(scene, margin=1)
    return near if near.scale > whole.scale else whole


def refitted(table: Table) -> Table:
    """Return the table with its camera on the whole city again, if it follows the city."""
    if not table.board.camera.follows:
        return table
    camera = fitted(table, table.board.camera)
    return table if camera == table.board.camera else table.with_board(camera=camera)


def _seen_by(model: Model, change: Callable[[Table], Camera]) -> Update:
    if model.table is None:
        return model, ()
    return replace(model, table=model.table.with_board(camera=change(model.table))), ()


@handles(Resized)
def resized(model: Model, message: Resized) -> Update:
    """Take the board's new size; what is held stays in view."""

    def change(table: Table) -> Camera:
        camera = table.board.camera.resized(message.width, message.height)
        if camera.follows:
            return fitted(table, camera)
        held = table.attention.draft.cell if table.attention.draft is not None else None
        return camera.showing(held) if held is not None else camera

    return _seen_by(model, change)


@handles(Pan)
def pan(model: Model, message: Pan) -> Update:
    """Move the city."""
    return _seen_by(model, lambda table: table.board.camera.moved(message.dx, message.dy))


@handles(Zoom)
def zoom(model: Model, message: Zoom) -> Update:
    """Zoom around a point."""
    return _seen_by(model, lambda table: table.board.camera.zoomed(message.x, message.y, message.factor))


@handles(ZoomBy)
def zoom_by(model: Model, message: ZoomBy) -> Update:
    """Zoom around the middle; what is held stays in view."""

    def change(table: Table) -> Camera:
        camera = table.board.camera.zoomed(
            table.board.camera.width / 2, table.board.camera.height / 2, message.factor
        )
        held = table.attention.draft.cell if table.attention.draft is not None else None
        return camera.showing(held) if held is not None else camera

    return _seen_by(model, change)


@handles(Scroll)
def scroll(model: Model, message: Scroll) -> Update:
    """Show what lies a third of the board further in a direction."""
    direction = facing_named(message.direction)
    if direction is None:
        return model, ()
    dx, dy = OFFSET[direction]

    def change(table: Table) -> Camera:
        return table.board.camera.moved(
            -dx * table.board.camera.width / 3, -dy * table.board.camera.height / 3
        )

    return _seen_by(model, change)


@handles(Fit)
def fit(model: Model, message: Fit) -> Update:
    """Show the whole city."""
    return _seen_by(model, lambda table: fitted(table, table.board.camera))


@handles(DoubleTap)
def double_tap(model: Model, message: DoubleTap) -> Update:
    """Go closer to a point, or back to the whole city; while a tile is held, taps are for the tile."""

    def change(table: Table) -> Camera:
        if table.attention.draft is not None:
            return table.board.camera
        if table.board.camera.follows:
            return table.board.camera.zoomed(message.x, message.y, 1.8)
        return fitted(table, table.board.camera)

    return _seen_by(model, change)
