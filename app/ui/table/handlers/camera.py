"""Camera: move and zoom the view of the city."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from app.engine.geometry import OFFSET, Cell, facing_named
from app.engine.state import Abandon, Move, Score
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.stored import store
from app.ui.core.texts import say
from app.ui.table.input.camera import CELL, HANDLE, Camera
from app.ui.table.messages import Approach, DoubleTap, Fit, Pan, Resized, Scroll, TurnMap, Zoom, ZoomBy
from app.ui.table.model import TABLE, Table, handles_table
from app.ui.table.playback.steps import Playback

ROOMY: Final = 112
"""The size of a building in pixels at which possible spots are also kept in view."""

COMFORT: Final = 88
"""The size of a building in pixels at which playback shows the whole city."""

FRAME: Final = 0.2
"""The margin in cells around the final city, as the grass around it is wide."""

CLOSE: Final = 72
"""The size of a building in pixels beside a held tile, where players look closely and aim."""

NEIGHBOURS: Final = 0.45
"""The cells in view around a scored street; five buildings then have 60 pixels each on a small phone."""

IN_CLOSE_VIEW: Final = 5.1
"""The number of cells across a close view."""


def fitting_camera(table: Table, camera: Camera) -> Camera:
    """Return the camera that fits the whole city and its possible spots.

    While a tile is picked, its spots are in view, with room for the handles of its ghost. Otherwise they are
    only if buildings stay large, and those with a star or a light always. A question about the board keeps
    this view, so the city stays where it is. In a great city or on a small screen, the view zooms out to the
    spots when they are needed. If not everything fits even at the smallest scale, selectable cells come
    first.
    """
    city, held = table.shown.city, table.attention.held
    if table.attention.playback is not None:
        return _at_scene(table, table.attention.playback, camera)
    if table.attention.close and held is not None:
        return replace(camera.showing(held, edge=HANDLE), follows=True)
    if table.attention.close and table.attention.draft is None:
        return camera  # near a choice
    if _shows_final_city(table):
        final = camera.fitted(city, margin=FRAME)
        richest = table.attention.lit if table.celebrating else ()
        return _near_street(final, richest) if richest else final
    chosen = _choosable(table)
    if table.attention.draft is None and table.session.state.decision is not None:
        wide = camera.fitted([*city, *city.places])
        pointed = (*table.attention.good, *table.attention.lit)
        at_rest = wide if wide.scale * CELL >= ROOMY else camera.fitted([*city, *pointed])
        if all(at_rest.showing(cell) is at_rest for cell in chosen):
            return at_rest
    edge = HANDLE if table.attention.draft is not None else 0
    for cells in ([*city, *chosen], chosen):
        fitted = camera.fitted(cells, edge=edge)
        if all(fitted.showing(cell, edge=edge) is fitted for cell in chosen):
            return fitted
    return camera.fitted(chosen)


def _shows_final_city(table: Table) -> bool:
    """Return whether a finished game's city is in view."""
    over = table.session.state.over and table.replay.position is None
    return over and table.attention.playback is None


def _choosable(table: Table) -> list[Cell]:
    if table.attention.draft is not None:
        return [*table.attention.draft.places]
    decision = table.session.state.decision
    options = decision.options if decision is not None else ()
    return [option.cell for option in options if isinstance(option, (Abandon, Score, Move))]


def _at_scene(table: Table, playback: Playback, camera: Camera) -> Camera:
    """Return the camera on the step, if buildings of the whole city would be small, or on a phone.

    A scored street is in the middle, also during the events that lead up to it, so the view glides there
    once. Final payments show the whole city, because they move too fast to follow.
    """
    whole = camera.fitted(table.seen.city)
    if playback.step.receipt is not None and not playback.step.street:
        return whole
    street = next((step.street for step in playback.steps[playback.number :] if step.street), ())
    scene = {*playback.step.cells, *street}
    if not scene or (whole.scale * CELL >= COMFORT and not street):
        return whole
    return _near_street(whole, scene)


def _near_street(whole: Camera, scene: Collection[Cell]) -> Camera:
    """Return the camera of the whole city with the scene in the middle, or close to it on a small screen."""
    if whole.scale * CELL >= COMFORT:
        return _in_the_middle(whole, scene)
    near = whole.fitted(scene, margin=NEIGHBOURS)
    return near if near.scale > whole.scale else whole


def _in_the_middle(camera: Camera, cells: Collection[Cell]) -> Camera:
    """Return the camera moved so that the cells are in the middle of the board."""
    squares = [camera.square(cell) for cell in cells]
    left, top = (min(square[axis] for square in squares) for axis in (0, 1))
    right, bottom = (max(square[axis] + square[2] for square in squares) for axis in (0, 1))
    moved = camera.moved((camera.width - left - right) / 2, (camera.height - top - bottom) / 2)
    return replace(moved, follows=True)


def closer(table: Table) -> Table:
    """Return the table with the view close to the tile that is held, if buildings are small.

    Its cell stays where it is on the screen, so that a second tap hits it too. The ghost and its handles stay
    in view, even if the player has moved the view.
    """
    draft, camera = table.attention.draft, table.board.camera
    if draft is None or draft.cell is None or not camera.width:
        return table
    if not camera.follows:
        return table.with_board(camera=camera.showing(draft.cell, edge=HANDLE))
    side = camera.scale * CELL
    if side < CLOSE:
        wanted = max(CLOSE, min(camera.width, camera.height) / IN_CLOSE_VIEW)
        left, top, side = camera.square(draft.cell)
        table = table.with_attention(close=True)
        camera = camera.zoomed(left + side / 2, top + side / 2, wanted / side)
    return table.with_board(camera=replace(camera.showing(draft.cell, edge=HANDLE), follows=True))


def with_fitted_camera(table: Table) -> Table:
    """Return the table with its camera fitted again, if it follows the city; a final city always fits."""
    if not table.board.camera.follows and not _shows_final_city(table):
        return table
    camera = fitting_camera(table, table.board.camera)
    if camera != table.board.camera:
        table = table.with_board(camera=camera)
    return _turned_to_fit(table)


def _turned_to_fit(table: Table) -> Table:
    """Return the table, with its map turned if that enlarges a small city: once in a game.

    The map never turns while a tile is held or a playback runs, nor in a view that the player has moved. It
    turns only before a build: the words about it could cover the answers to another question.
    Lessons and positions to try name sides of the screen, so their map does not turn.
    """
    board, attention, decision = table.board, table.attention, table.decision
    if decision is None or decision.kind != "build":
        return table
    if not (board.turns and table.origin.played and board.camera.follows):
        return table
    if attention.draft is not None or attention.playback is not None or attention.close:
        return table
    if not board.camera.worth_turning(table.shown.city):
        return table
    camera = replace(board.camera, turned=not board.camera.turned)
    table = table.with_attention(turned=True).with_board(turns=False)
    return table.with_board(camera=fitting_camera(table, camera))


def _with_camera(model: Model, table: Table, camera: Camera) -> Update:
    return model.with_(TABLE, table.with_board(camera=camera)), ()


def _keep_held(table: Table, camera: Camera) -> Camera:
    """Return the camera moved so that the held tile is in view."""
    held = table.attention.held
    return camera.showing(held, edge=HANDLE) if held is not None else camera


@handles_table(Resized)
def resize(model: Model, table: Table, message: Resized) -> Update:
    """Store the board's new size; the held tile stays in view.

    A new height alone does not turn the map, because an open drawer changes it for a while.
    """
    wider = message.width != table.board.camera.width
    camera = table.board.camera.resized(message.width, message.height)
    camera = fitting_camera(table, camera) if camera.follows else _keep_held(table, camera)
    table = table.with_board(camera=camera)
    return model.with_(TABLE, _turned_to_fit(table) if wider else table), ()


@handles_table(TurnMap)
def turn_map(model: Model, table: Table, message: TurnMap) -> Update:
    """Turn the map by a quarter, or back, and keep it so for the next games.

    If the page has just turned it, this undoes that, and the page never turns it again.
    """
    if not table.origin.played:
        return model, ()
    turned = not table.board.camera.turned
    undone = table.attention.turned
    camera = replace(table.board.camera, turned=turned)
    table = table.with_attention(close=False, turned=False).with_board(turns=False)
    table = closer(table.with_board(camera=fitting_camera(table, camera)))
    settings = replace(model.settings, map="turned" if turned else "upright")
    if undone:
        settings = replace(settings, turning="off")
    model = replace(model, settings=settings).with_(TABLE, table)
    spoken = say("spoken.map_turned") if turned else say("spoken.map_upright")
    return model.saying(spoken), (store(model, "settings"),)


@handles_table(Pan)
def pan(model: Model, table: Table, message: Pan) -> Update:
    """Move the city."""
    return _with_camera(model, table, table.board.camera.moved(message.dx, message.dy))


@handles_table(Zoom)
def zoom(model: Model, table: Table, message: Zoom) -> Update:
    """Zoom around a point."""
    return _with_camera(model, table, table.board.camera.zoomed(message.x, message.y, message.factor))


@handles_table(Approach)
def approach(model: Model, table: Table, message: Approach) -> Update:
    """Go close to a point, so that the next tap can aim at a cell there."""
    camera = table.board.camera
    zoomed = camera.zoomed(message.x, message.y, CLOSE / (camera.scale * CELL))
    table = table.with_attention(close=True)
    return _with_camera(model, table, replace(zoomed, follows=True))


@handles_table(ZoomBy)
def zoom_by(model: Model, table: Table, message: ZoomBy) -> Update:
    """Zoom around the centre; the held tile stays in view."""
    camera = table.board.camera
    zoomed = camera.zoomed(camera.width / 2, camera.height / 2, message.factor)
    return _with_camera(model, table, _keep_held(table, zoomed))


@handles_table(Scroll)
def scroll(model: Model, table: Table, message: Scroll) -> Update:
    """Scroll by a third of the board in a direction."""
    direction = facing_named(message.direction)
    if direction is None:
        return model, ()
    (dx, dy), camera = OFFSET[direction], table.board.camera
    return _with_camera(model, table, camera.moved(-dx * camera.width / 3, -dy * camera.height / 3))


@handles_table(Fit)
def fit(model: Model, table: Table, message: Fit) -> Update:
    """Show the whole city."""
    table = table.with_attention(close=False)
    return _with_camera(model, table, fitting_camera(table, table.board.camera))


@handles_table(DoubleTap)
def double_tap(model: Model, table: Table, message: DoubleTap) -> Update:
    """Zoom in at a point, or out to the whole city; while a tile is held, taps belong to the tile."""
    camera = table.board.camera
    if table.attention.draft is not None:
        return model, ()
    zoomed = camera.zoomed(message.x, message.y, 1.8) if camera.follows else fitting_camera(table, camera)
    return _with_camera(model, table, zoomed)
