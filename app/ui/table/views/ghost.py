"""The ghost: the tile held over a cell with its facings, or a paler preview under the mouse."""

from __future__ import annotations

from app.engine.geometry import FACINGS, Cell, Facing
from app.engine.state import State
from app.saves.seating import SeatLook
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.pieces import at, sign
from app.ui.core.texts import say
from app.ui.table.draft import BuildDraft
from app.ui.table.input.camera import seen_facing
from app.ui.table.messages import Face
from app.ui.table.views.numbers import badges
from app.ui.table.views.tiles import printed


def ghost(
    state: State, draft: BuildDraft | None, hovered: Cell | None, look: SeatLook, turned: bool
) -> Markup:
    """Show the tile held over a cell, and a paler one over the legal cell under the mouse.

    Taps go through to the cell below, so each cell is always one element.
    """
    if draft is None:
        return NOTHING
    return group(
        _held(state, draft, look, turned),
        _hovering(state, draft, hovered, turned) if hovered is not None else None,
    )


def _hovering(state: State, draft: BuildDraft, cell: Cell, turned: bool) -> Markup:
    facing = draft.places[cell][0]
    shown = draft.numbers.get((cell, facing))
    return el(
        "div",
        el(
            "div",
            printed(state.rules.deck[draft.tile], seen_facing(facing, turned), state.rules.business),
            el("span", badges(shown), class_="numbers") if shown is not None else None,
            class_="tile",
        ),
        class_="hover pale",
        style=at(cell),
    )


def _held(state: State, draft: BuildDraft, look: SeatLook, turned: bool) -> Markup:
    """Show the held tile, the legal facings around it, and its worth."""
    if draft.cell is None:
        return NOTHING
    building, seen = state.rules.deck[draft.tile], seen_facing(draft.facing, turned)
    legal = draft.places[draft.cell]
    shown = draft.numbers.get((draft.cell, draft.facing))
    if shown is not None and draft.preview is not None and shown.mine is None:
        shown = shown._replace(worth=draft.preview.receipt.dollars)  # the Grifter may count less
    handles = (
        []
        if draft.cell in draft.covers
        else [_handle(facing, turned, facing in legal, facing == draft.facing) for facing in FACINGS]
    )
    return el(
        "div",
        el(
            "div",
            printed(building, seen, state.rules.business),
            el(
                "span",
                el("span", sign(look), class_="signs"),
                class_=f"standing standing-{seen}",
            ),
            el("span", badges(shown), class_="numbers") if shown is not None else None,
            class_="tile",
        ),
        handles,
        class_="hover",
        style=at(draft.cell),
    )


def _handle(facing: Facing, turned: bool, legal: bool, current: bool) -> Markup:
    side = seen_facing(facing, turned)
    return el(
        "button",
        type="button",
        tabindex=-1,
        class_=f"handle handle-{side}" + (" legal" if legal else "") + (" current" if current else ""),
        data_message=str(Face(facing)),
        aria_label=say("spoken.faces", facing=say(f"facings.{facing}")),
    )
