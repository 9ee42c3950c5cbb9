"""Valuations of buildings: pictograms, and the lines of a receipt."""

from __future__ import annotations

from app.engine.deck import Building, Valuation
from app.engine.kinds import COPY, KINDS
from app.engine.receipts import Receipt
from app.engine.state import State
from app.ui.core.html import Markup, el, group
from app.ui.core.pieces import icon, money


def receipt_lines(state: State, receipt: Receipt) -> Markup:
    """Show the lines of a receipt, each with its reason and its dollars."""
    from app.ui.words.sentences import line_words  # late: a hand on a phone shows no receipts

    return el(
        "ul",
        (
            el("li", el("span", line_words(state, receipt, line)), money(line.dollars))
            for line in receipt.lines
        ),
        class_="receipt",
    )


def pictogram(building: Building) -> Markup:
    """Draw a valuation: its dollars, and what earns them."""
    valuation = building.valuation
    if valuation.kind == "none":
        return group()
    dollars = money(valuation.dollars) if valuation.kind != COPY else None
    return el("span", dollars, _counted_symbols(valuation), class_="pictogram", aria_hidden="true")


def _counted_symbols(valuation: Valuation) -> Markup:
    name = KINDS[valuation.kind].icon
    class_ = "icon symbol" if name.startswith("symbol") else "icon"
    return group(icon(name.format(symbol), class_) for symbol in valuation.symbols or ("",))
