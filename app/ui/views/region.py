"""Regions: the parts of the page that are shown anew each for itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVarTuple

from app.engine.values import Value
from app.ui.html import Markup, el
from app.ui.model import Model, Table

Parts = TypeVarTuple("Parts")


class Region(Value):
    """A part of the page: the element with this id, what of the model it depends on, and its view.

    The view is called with the parts only when one of them is another object than last time. Regions are made
    by `region` and `table_region`, which see to it that the view takes just these parts.
    """

    id: str
    parts: Callable[[Model], tuple[object, ...]]
    view: Callable[..., Markup]


def region(id: str, parts: Callable[[Model], tuple[*Parts]], view: Callable[[*Parts], Markup]) -> Region:
    """Return the region of a view that shows some parts of the model."""
    return Region(id, parts, view)


def table_region(
    id: str, parts: Callable[[Model, Table], tuple[*Parts]], view: Callable[[*Parts], Markup]
) -> Region:
    """Return the region of a view that shows some parts of the table; shown only while there is one."""

    def on_table(model: Model) -> tuple[*Parts]:
        if model.table is None:
            raise LookupError("there is no game on the table")
        return parts(model, model.table)

    return Region(id, on_table, view)


class Screen(Value):
    """A page: its frame, in which `slot` marks the places of the regions, and the regions."""

    frame: Region
    regions: tuple[Region, ...] = ()


def slot(region: str, tag: str = "div", **attributes: str | bool) -> Markup:
    """Return the element of a region within a frame; the frame's own changes leave its contents alone."""
    return el(tag, id=region, data_region=True, **attributes)
