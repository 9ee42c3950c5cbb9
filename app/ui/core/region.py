"""Regions: parts of the page that are rendered separately."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

from app.engine.values import Value
from app.ui.core.html import Markup, el
from app.ui.core.model import Model

Parts = TypeVarTuple("Parts")
Named = TypeVar("Named")


class Region(Value):
    """A part of the page: the id of its element, the parts of the model it depends on, and its view.

    The page calls the view only when the parts have changed (`same_parts`). Create regions with `region` and
    `table_region`, whose types make sure that the view accepts these parts.
    """

    id: str
    parts: Callable[[Model], tuple[object, ...]]
    view: Callable[..., Markup]


def region(id: str, parts: Callable[[Model], tuple[*Parts]], view: Callable[[*Parts], Markup]) -> Region:
    """Return a region whose view renders some parts of the model."""
    return Region(id, parts, view)


def named_region(id: str, parts: Callable[[Model], Named], view: Callable[[Named], Markup]) -> Region:
    """Return a region whose view takes its parts as one named value, a `NamedTuple`."""
    return Region(id, lambda model: (parts(model),), view)


def same_parts(before: object, now: object) -> bool:
    """Return whether parts are the same objects, equal texts or numbers, or tuples of such parts."""
    if before is now:
        return True
    if isinstance(before, tuple) and isinstance(now, tuple):
        return len(before) == len(now) and all(map(same_parts, before, now))
    return isinstance(now, str | int | float) and before == now


class Screen(Value):
    """A page: its regions, and its frame, in which `slot` marks their places."""

    frame: Region
    regions: tuple[Region, ...] = ()


def slot(region: str, tag: str = "div", **attributes: str | bool) -> Markup:
    """Return a region's element within a frame; changes to the frame keep its contents."""
    return el(tag, id=region, data_region=True, **attributes)
