"""Regions: the parts of the page that are shown anew each for itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from app.engine.values import Value
from app.ui.core.html import Markup, el
from app.ui.core.model import Model, Table

Parts = TypeVarTuple("Parts")
Named = TypeVar("Named", bound=tuple[object, ...])


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
        return parts(model, _table(model))

    return Region(id, on_table, view)


def _table(model: Model) -> Table:
    if model.table is None:
        raise LookupError("there is no game on the table")
    return model.table


def named_region(
    id: str, kind: Callable[..., Named], parts: Callable[[Model], Named], view: Callable[[Named], Markup]
) -> Region:
    """Return the region of a view that takes its parts as one named value, a `NamedTuple`."""
    return Region(id, parts, lambda *fields: view(kind(*fields)))


def named_table_region(
    id: str,
    kind: Callable[..., Named],
    parts: Callable[[Model, Table], Named],
    view: Callable[[Named], Markup],
) -> Region:
    """Return the region of a view that takes some parts of the table as one named value."""

    def on_table(model: Model) -> Named:
        return parts(model, _table(model))

    return named_region(id, kind, on_table, view)


class Screen(Value):
    """A page: its frame, in which `slot` marks the places of the regions, and the regions."""

    frame: Region
    regions: tuple[Region, ...] = ()


def slot(region: str, tag: str = "div", **attributes: str | bool) -> Markup:
    """Return the element of a region within a frame; the frame's own changes leave its contents alone."""
    return el(tag, id=region, data_region=True, **attributes)
