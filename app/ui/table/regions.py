"""Regions that show parts of the table."""

from __future__ import annotations

from collections.abc import Callable

from app.ui.core.html import Markup, Named, Parts, Region, named_region
from app.ui.core.model import Model
from app.ui.table.model import Table, shown_table


def table_region(
    id: str, parts: Callable[[Model, Table], tuple[*Parts]], view: Callable[[*Parts], Markup]
) -> Region:
    """Return a region whose view renders some parts of the table."""
    return Region(id, lambda model: parts(model, shown_table(model)), view)


def named_table_region(
    id: str, parts: Callable[[Model, Table], Named], view: Callable[[Named], Markup]
) -> Region:
    """Return a region whose view takes parts of the table as one named value."""
    return named_region(id, lambda model: parts(model, shown_table(model)), view)
