"""The training page: a section for each feature that offers training."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Markup, el, slot
from app.ui.core.model import Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.places import TrainSection, page_parts
from app.ui.core.texts import say
from app.ui.table.model import unfinished_game


def _train(game: Route | None) -> Markup:
    return el(
        "main",
        page_head(say("train.title"), game),
        (slot(part.id, "section", class_="train-part") for part in page_parts(TrainSection)),
        class_="page train",
    )


SCREEN: Final = page(lambda model: (unfinished_game(model),), _train, *page_parts(TrainSection))
