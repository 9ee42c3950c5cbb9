"""Pictures of a report: the surroundings of a choice with its ghost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.engine.actions import Abandon, Action, Build, Renovate
from app.engine.forecast import preview
from app.engine.geometry import Cell
from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.html import Markup, el
from app.ui.core.pieces import at, money, sign
from app.ui.table.views.board import cell_size
from app.ui.table.views.tiles import printed, standing

REACH: Final = 2
"""The cells shown on each side of a spot."""

_WIDE, _NARROW = 0.34, 0.195
"""The scale of a picture on a wide page and on a phone."""

_SMALL: Final = 0.12
"""The scale of a picture in a strip."""


def choice_picture(state: State, action: Action, looks: Looks, *, small: bool = False) -> Markup:
    """Draw the surroundings of an action with its ghost, or with the building given up outlined."""
    assert isinstance(action, Build | Renovate | Abandon)
    wide, narrow = (_SMALL, _SMALL) if small else (_WIDE, _NARROW)
    (x, y), across = action.cell, 2 * REACH + 1
    size = f"{cell_size()};--left:{x - REACH};--top:{y - REACH};--across:{across};--down:{across}"
    return el(
        "span",
        el("span", _tiles(state, action.cell, looks), _ghost(state, action, looks), class_="plan-layer"),
        class_="plan",
        style=f"{size};--wide:{wide};--narrow:{narrow}",
        aria_hidden="true",
    )


def _tiles(state: State, middle: Cell, looks: Looks) -> Iterator[Markup]:
    for cell, site in state.city.sites.items():
        if max(abs(cell[0] - middle[0]), abs(cell[1] - middle[1])) <= REACH:
            drawn = printed(site.building, site.facing, state.rules.business)
            yield el("span", drawn, standing(site, site.facing, looks), class_="tile", style=at(cell))


def _ghost(state: State, action: Build | Renovate | Abandon, looks: Looks) -> Markup:
    if isinstance(action, Abandon):
        return el("span", class_="outline lit", style=at(action.cell))
    facing = action.facing if isinstance(action, Build) else state.city.sites[action.cell].facing
    seat = state.decision.mover if state.decision is not None else 0
    return el(
        "span",
        el(
            "span",
            printed(state.rules.deck[action.tile], facing, state.rules.business),
            el("span", el("span", sign(looks[seat]), class_="signs"), class_=f"standing standing-{facing}"),
            money(preview(state, action).receipt.dollars, "worth"),
            class_="tile",
        ),
        class_="hover",
        style=at(action.cell),
    )
