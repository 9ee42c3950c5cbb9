"""The tile held over a cell, and the summary of a building under a resting mouse."""

from __future__ import annotations

from typing import NamedTuple

from app.engine.geometry import FACINGS, Cell, Facing, cell_text
from app.engine.state import Decision, State
from app.engine.valuation import receipt
from app.saves.marks import Looks, SeatLook
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.pieces import at, mark, money, sign
from app.ui.core.texts import say
from app.ui.table.input.camera import reading_order, seen_facing
from app.ui.table.messages import Face
from app.ui.table.model import BuildDraft
from app.ui.table.views.city import badges, option_cells
from app.ui.table.views.tiles import printed
from app.ui.words.handbook import valuation_words
from app.ui.words.names import named, seat_name


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
        data_held=cell_text(draft.cell),
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


class GlanceParts(NamedTuple):
    """The inputs of the tooltip."""

    state: State
    hovered: Cell | None
    decision: Decision | None
    busy: bool
    """Whether the board explains or asks something already."""
    looks: Looks
    turned: bool
    secret: bool
    """Whether to hide worths, because they would answer a question."""


def glance(parts: GlanceParts) -> Markup:
    """Show the building under the mouse, unless the board already explains or asks something."""
    state, hovered, looks, turned = parts.state, parts.hovered, parts.looks, parts.turned
    if hovered is None or hovered not in state.city or parts.busy or option_cells(parts.decision, state):
        return NOTHING
    site = state.city.sites[hovered]
    row, _ = reading_order(hovered, turned)
    first = min(reading_order(cell, turned)[0] for cell in state.city)
    return el(
        "div",
        el("strong", named(site.building)),
        el("span", valuation_words(site.building)),
        el(
            "span",
            mark(looks[site.owner]),
            seat_name(state, site.owner),
            money(receipt(state, hovered).dollars) if not parts.secret else None,
            class_="with-icon",
        )
        if site.owner is not None
        else None,
        class_="glance" + (" below" if row == first else ""),
        style=at(hovered),
    )
