"""Regions: the parts of the page that are shown anew each for itself."""

from __future__ import annotations

from collections.abc import Callable

from app.engine.values import Value
from app.ui.html import Markup, el
from app.ui.model import Model

Parts = tuple[object, ...]


class Region(Value):
    """A part of the page: the element with this id, what of the model it depends on, and its view.

    The view is called with the parts only when one of them is another object than last time.
    """

    id: str
    parts: Callable[[Model], Parts]
    view: Callable[..., Markup]


class Screen(Value):
    """A page: its frame, in which `slot` marks the places of the regions, and the regions."""

    frame: Region
    regions: tuple[Region, ...] = ()


def slot(region: str, tag: str = "div", **attributes: str | bool) -> Markup:
    """Give the element of a region within a frame; the frame's own changes leave its contents alone."""
    return el(tag, id=region, data_region=True, **attributes)
