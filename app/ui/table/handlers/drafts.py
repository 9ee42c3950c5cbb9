"""Builds in progress: all options of a tile, requested from the engine once when it is picked."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.actions import Abandon, Action, Build, Move, Renovate
from app.engine.city import placement_problem
from app.engine.events import TileLifted
from app.engine.forecast import preview, renovation_worth, worths
from app.engine.game import illegal
from app.engine.geometry import FACINGS, Cell, Facing
from app.engine.refusals import Refusal
from app.ui.core.model import BuildDraft, Refused, Settings, Table
from app.ui.core.texts import say
from app.ui.words.grifter import not_best_words
from app.ui.words.sentences import refusal_anchor, refusal_words


def draft_for(table: Table, tile: str, settings: Settings) -> BuildDraft | None:
    """Return the draft of a picked tile, or `None` if it has no use now."""
    decision = table.decision
    if decision is None or decision.kind not in ("build", "grifter"):
        return None
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
    value: dict[tuple[Cell, Facing], int] = {}
    if settings.helps == "full" or not table.origin.played:
        value = worths(state, tile)
        for cell in covers:
            value[cell, places[cell][0]] = renovation_worth(state, Renovate(tile, cell))
    ordered = {
        cell: tuple(sorted(facings, key=lambda f, c=cell: -value.get((c, f), 0)))  # type: ignore[misc]
        for cell, facings in places.items()
    }
    return BuildDraft(tile, ordered, value, frozenset(covers), doubles)


def with_ghost(table: Table, draft: BuildDraft, cell: Cell, facing: Facing | None = None) -> BuildDraft:
    """Return the draft with its tile over a legal cell, in a given or the best facing, and its effect."""
    draft = replace(draft, cell=cell, facing=facing or draft.places[cell][0])
    state = table.session.state
    action, double = draft.action, draft.double
    return replace(
        draft,
        preview=preview(state, action) if action is not None else None,
        doubled=preview(state, double) if double is not None else None,
    )


def with_grifter_tile(table: Table, settings: Settings) -> Table:
    """Return the table with the Grifter's tile picked if the player places it."""
    decision = table.decision
    if decision is None or decision.kind != "grifter" or table.session.state.lifted is None:
        return table
    draft = draft_for(table, table.session.state.lifted, settings)
    if draft is None:
        return table
    session = table.session
    events = session.history[-1].events if session.history else session.opening
    judged = next((event for event in reversed(events) if isinstance(event, TileLifted)), None)
    # The Grifter only counts the valuation, so its numbers replace the whole worth.
    dollars = judged.worths if judged is not None and judged.rule == "valuation" else ()
    worths = {(cell, facing): worth for cell, facing, worth in dollars} if draft.worths else {}
    return table.with_attention(draft=replace(draft, judged=judged, worths=worths))


NEARNESS: Final = ("too-long", "long-sides", "apart", "corner-only", "occupied")
"""The problems of a placement, the closest to legal first."""


def refusal_for(table: Table, draft: BuildDraft, cell: Cell, facing: Facing | None = None) -> Refused | None:
    """Return why the tile does not fit: in a facing, or in the one closest to legal."""
    state = table.session.state
    if draft.covers and cell in state.city:
        return _refused(table, cell, "S", illegal(state, Renovate(draft.tile, cell)).refusal)
    found = [
        (turned, problem)
        for turned in ((facing,) if facing else FACINGS)
        if (problem := placement_problem(table.shown.city, cell, turned)) is not None
    ]
    if found and (facing or len(found) == len(FACINGS)):
        return _refused(table, cell, *min(found, key=lambda pair: NEARNESS.index(pair[1].problem)))
    return _not_best(draft, cell, facing) if draft.judged is not None else None


def not_offered(table: Table, cell: Cell) -> Refused | None:
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
    return _refused(table, cell, "S", illegal(table.session.state, action).refusal)


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


def _refused(table: Table, cell: Cell, facing: Facing, refusal: Refusal | None) -> Refused | None:
    if refusal is None:
        return None
    words, anchor = refusal_words(table.shown, refusal), refusal_anchor(refusal.problem)
    return Refused(cell, facing, refusal.problem, refusal.cells, words, anchor)


def _not_best(draft: BuildDraft, cell: Cell, facing: Facing | None) -> Refused:
    """Return that the Grifter has better spots, and by how much."""
    words = not_best_words(draft.judged, cell, facing)
    anchor = refusal_anchor("grifter-not-best")
    return Refused(cell, facing or "S", "grifter-not-best", (), words, anchor)
