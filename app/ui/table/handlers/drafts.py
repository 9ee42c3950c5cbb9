"""Builds in progress, with all options of a tile from the engine; the focused cell; and the camera."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import partial
from typing import Final

from app.engine.city import placement_problem
from app.engine.events import TileLifted
from app.engine.faults import Refusal
from app.engine.forecast import payoffs, preview, renovation_worth
from app.engine.game import illegal
from app.engine.geometry import FACINGS, OFFSET, Cell, Facing, facing_named
from app.engine.people import Placement
from app.engine.state import Abandon, Action, Build, Decision, Draft, Move, Renovate, Score, State
from app.engine.valuation import receipt
from app.saves.marks import marks_of
from app.ui.core.model import Helps, Model, Settings
from app.ui.core.registry import FocusOn, Update
from app.ui.core.stored import store
from app.ui.core.texts import passage, say, sentence
from app.ui.table.input.camera import CELL, HANDLE, Camera
from app.ui.table.input.choosing import cell_id
from app.ui.table.messages import Approach, DoubleTap, Fit, Focus, Pan, Resized, Scroll, TurnMap, Zoom, ZoomBy
from app.ui.table.model import NUMBERED, TABLE, BuildDraft, Numbers, Refused, Table, handles_table
from app.ui.table.playback.steps import Playback
from app.ui.words.log import in_messages, preview_words
from app.ui.words.sentences import line_words, not_best_words, pointing_words, refusal_anchor, refusal_words


def draft_for(table: Table, tile: str, helps: Helps, good: Collection[Placement] = ()) -> BuildDraft | None:
    """Return the draft of a picked tile, or `None` if it cannot be built now.

    `helps` is the board's assistance (`Model.helps`), which decides about numbers. `good` are the tile's
    placements with a star.
    """
    decision = table.decision
    if decision is None or decision.kind not in ("build", "grifter"):
        return None
    covered = table.viewing.covered
    if covered is not None and tile in covered.slots and tile not in table.shown.seats[covered.seat].hand:
        return None  # it lies face down
    places: dict[Cell, list[Facing]] = {}
    covers: set[Cell] = set()
    doubles = False
    for option in decision.options:
        if isinstance(option, Build) and option.tile == tile:
            facings = places.setdefault(option.cell, [])
            if option.facing not in facings:
                facings.append(option.facing)
            doubles = doubles or option.double
        elif isinstance(option, Renovate) and option.tile == tile:
            covers.add(option.cell)
            places[option.cell] = [table.shown.city.sites[option.cell].facing]
    if not places:
        return None
    state = table.session.state
    draft = BuildDraft(
        tile,
        {cell: tuple(facings) for cell, facings in places.items()},
        {},
        frozenset(covers),
        doubles,
        seat=decision.seat,
    )
    if helps in NUMBERED:
        draft = _with_numbers(draft, state, decision, table.shown if _estimates(table, helps) else None)
    return best_first(draft, good)


def _estimates(table: Table, helps: Helps) -> bool:
    """Return whether to show estimates: not where results are compared or hands are unknown."""
    return helps == "expected" and marks_of(table.session).judged


def _with_numbers(draft: BuildDraft, state: State, decision: Decision, seen: State | None) -> BuildDraft:
    """Return the draft with its numbers, with estimates if the builder's observation is given."""
    by_place = payoffs(state, draft.tile, decision.mover)
    value = {place: payoff.worth for place, payoff in by_place.items()}
    for cell in draft.covers:
        value[cell, draft.places[cell][0]] = renovation_worth(state, Renovate(draft.tile, cell))
    estimates = expectations(seen, draft.tile) if seen is not None and decision.kind == "build" else {}
    numbers = {}
    for place, worth in value.items():
        payoff, estimate = by_place.get(place), estimates.get(place)
        if payoff is None or payoff.paid is None:
            numbers[place] = Numbers(worth, expected=estimate)
        else:
            mine, rival = payoff.paid[draft.seat], payoff.rival(draft.seat)
            numbers[place] = Numbers(worth, mine, rival, estimate)
    return replace(draft, worths=value, numbers=numbers)


def best_first(draft: BuildDraft, good: Collection[Placement] = ()) -> BuildDraft:
    """Return the draft with the facings of each cell in order: one with a star, then the best numbers."""

    def rank(cell: Cell, facing: Facing) -> tuple[bool, tuple[int, int]]:
        return (cell, facing) in good, draft.rank(cell, facing)

    ordered = {
        cell: tuple(sorted(facings, key=partial(rank, cell), reverse=True))
        for cell, facings in draft.places.items()
    }
    return replace(draft, places=ordered)


def expectations(seen: State, tile: str) -> dict[tuple[Cell, Facing], int]:
    """Return the bots' quick estimate of each placement of a tile, in dollars; `seen` is an observation."""
    from app.bots.evaluation import Evaluator  # late: few games show estimates
    from app.bots.quick import turns_left

    draft = Draft(seen)
    gain = Evaluator(draft, seen.current, turns_left(draft, building=True)).builds.gain
    building = seen.rules.deck[tile]
    return {
        (cell, facing): round(gain(building, cell, facing))
        for cell, facings in seen.city.places.items()
        for facing in facings
    }


def with_ghost(table: Table, draft: BuildDraft, cell: Cell, facing: Facing | None = None) -> BuildDraft:
    """Return the draft with its tile over a legal cell, in a given or the best facing, and its effect.

    A secret table gets no effect.
    """
    draft = replace(draft, cell=cell, facing=facing or draft.places[cell][0])
    if table.origin.secret:
        return draft
    state = table.session.state
    action, double = draft.action, draft.double
    return replace(
        draft,
        preview=preview(state, action) if action is not None else None,
        doubled=preview(state, double) if double is not None else None,
    )


def with_grifter_tile(table: Table, helps: Helps) -> Table:
    """Return the table with the Grifter's tile picked if the player places it."""
    decision = table.decision
    if decision is None or decision.kind != "grifter" or table.session.state.lifted is None:
        return table
    draft = draft_for(table, table.session.state.lifted, helps)
    if draft is None:
        return table
    session = table.session
    events = session.history[-1].events if session.history else session.opening
    judged = next((event for event in reversed(events) if isinstance(event, TileLifted)), None)
    # The Grifter only counts the valuation, so his numbers replace the whole worth.
    dollars = judged.worths if judged is not None and judged.rule == "valuation" else ()
    worths = {(cell, facing): worth for cell, facing, worth in dollars} if draft.worths else {}
    numbers = {place: each._replace(worth=worths.get(place)) for place, each in draft.numbers.items()}
    if not numbers:  # the other spots show his dollars in any case
        numbers = {(cell, facing): Numbers(worth) for cell, facing, worth in dollars if cell in draft.places}
    draft = best_first(replace(draft, judged=judged, worths=worths, numbers=numbers))
    return table.with_attention(draft=draft)


NEARNESS: Final = ("too-long", "long-sides", "apart", "corner-only", "occupied")
"""The problems of a placement, the closest to legal first."""


def refusal_for(table: Table, draft: BuildDraft, cell: Cell, facing: Facing | None = None) -> Refused | None:
    """Return why the tile does not fit: in a facing, or in the one closest to legal."""
    state = table.session.state
    if draft.covers and cell in state.city:
        return _refusal(table, cell, "S", illegal(state, Renovate(draft.tile, cell)).refusal)
    problems = [
        (turned, problem)
        for turned in ((facing,) if facing else FACINGS)
        if (problem := placement_problem(table.shown.city, cell, turned)) is not None
    ]
    if problems and (facing or len(problems) == len(FACINGS)):
        return _refusal(table, cell, *min(problems, key=lambda pair: NEARNESS.index(pair[1].problem)))
    return _not_best(draft, cell, facing) if draft.judged is not None else None


def why_not_offered(table: Table, cell: Cell) -> Refused | None:
    """Return why a cell does not answer the current choice on the board, or `None`."""
    decision = table.decision
    if decision is None:
        return None
    action: Action
    match decision.options[0]:
        case Move(colour):
            action = Move(colour, cell)
        case Abandon():
            action = Abandon(cell)
        case _:
            return None
    if action in decision.options:
        return None
    return _refusal(table, cell, "S", illegal(table.session.state, action).refusal)


def advice(table: Table, cell: Cell) -> Refused | None:
    """Return the next step for a tap on an empty cell, or `None` without a decision."""
    if table.decision is None or cell in table.shown.city:
        return None
    match table.decision.kind:
        case "build":
            hint = "take_up"
        case "score":
            hint = "street"
        case _:
            hint = "answer"
    return Refused(cell, "S", "", (), say(f"hints.{hint}"), "")


def _refusal(table: Table, cell: Cell, facing: Facing, refusal: Refusal | None) -> Refused | None:
    if refusal is None:
        return None
    words, anchor = refusal_words(table.shown, refusal), refusal_anchor(refusal.problem)
    return Refused(cell, facing, refusal.problem, refusal.cells, words, anchor)


def _not_best(draft: BuildDraft, cell: Cell, facing: Facing | None) -> Refused:
    """Return the refusal of a cell for which the Grifter has better spots."""
    words = not_best_words(draft.judged, cell, facing)
    anchor = refusal_anchor("grifter-not-best")
    return Refused(cell, facing or "S", "grifter-not-best", (), words, anchor)


@handles_table(Focus)
def focus(model: Model, table: Table, message: Focus) -> Update:
    """Focus a cell, bring it into view and announce it."""
    table = table.with_board(focus=message.cell, camera=table.board.camera.showing(message.cell))
    table = table.with_attention(focus_words=focus_words(table, model.settings))
    return model.with_(TABLE, table), (FocusOn(cell_id(message.cell)),)


def focus_words(table: Table, settings: Settings) -> str:
    """Return the announcement of the focused cell: a build's effect, its refusal, or the cell's worth."""
    draft, cell = table.attention.draft, table.board.focus
    if draft is not None and cell in draft.places:
        return ghost_words(table, with_ghost(table, draft, cell), settings)
    if draft is not None:
        reason = refusal_for(table, draft, cell)
        return reason.words if reason is not None else ""
    return passage(_worth(table)) if settings.speech == "full" else ""


def ghost_words(table: Table, draft: BuildDraft, settings: Settings) -> str:
    """Return a ghost's position and the effect of building it, as far as assistance allows."""
    texts = [sentence(say("spoken.faces", facing=say(f"facings.{draft.facing}")))]
    if draft.preview is not None and draft.worths:
        texts += preview_words(table.shown, draft.preview, settings.speech, draft.judgement)
    return in_messages(texts)


def _worth(table: Table) -> Iterable[str]:
    """Yield a building's earnings and reasons, and the buildings that point into its street."""
    state, cell = table.shown, table.board.focus
    if cell not in state.city:
        return
    if state.city.sites[cell].owner is not None and not table.origin.secret:
        now = receipt(state, cell)
        yield sentence(say("preview.worth", dollars=now.dollars))
        yield from (sentence(line_words(state, now, line)) for line in now.lines)
    if pointing := state.city.pointing(state.city.streets[cell]):
        yield sentence(pointing_words(state, pointing))


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
