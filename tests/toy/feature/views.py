"""The page of the feature, and its strip and its drawer page at the table."""

from __future__ import annotations

from typing import Final

from app.ui.features.toy.state import TALLY, SetTally

from app.ui.core.html import Markup, el
from app.ui.core.model import Model
from app.ui.core.page_parts import page
from app.ui.table.model import Table


def tally_parts(model: Model, table: Table) -> tuple[int]:
    """Return the number."""
    return (model[TALLY],)


def tally_view(number: int) -> Markup:
    """Show the number, with a button that clears it."""
    return el("p", f"Tally {number}", data_message=str(SetTally(0)))


SCREEN: Final = page(lambda model: (model[TALLY],), tally_view)
