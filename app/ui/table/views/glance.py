"""The tooltip beside a building under a resting mouse, with a summary."""

from __future__ import annotations

from typing import NamedTuple

from app.engine.geometry import Cell
from app.engine.state import Decision, State
from app.engine.valuation import receipt
from app.saves.seating import Looks
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.pieces import at, mark, money
from app.ui.table.input.camera import reading_order
from app.ui.table.views.choices import option_cells
from app.ui.words.names import named, seat_name
from app.ui.words.printed import valuation_words


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
