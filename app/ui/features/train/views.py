"""The page for training: a section of each feature that has something to train."""

from __future__ import annotations

from functools import cache

from app.ui.core.feature import contributions
from app.ui.core.html import Markup, el
from app.ui.core.page_parts import page, page_head
from app.ui.core.places import TrainSection, region_at
from app.ui.core.region import Region, Screen, slot
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.table.model import table_route


def _train(table: Route | None) -> Markup:
    return el(
        "main",
        page_head(say("train.title"), table),
        (slot(part.id, "section", class_="train-part") for part in _sections()),
        class_="page train",
    )


def _sections() -> tuple[Region, ...]:
    parts = sorted(contributions(TrainSection), key=lambda part: part.order)
    return tuple(region_at(part.region) for part in parts)


@cache
def train_screen() -> Screen:
    """Return the page."""
    return page(lambda model: (table_route(model),), _train, *_sections())
