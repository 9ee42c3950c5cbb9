"""The ladder, a part of the results book's page."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers
from app.ui.features.book.places import BookSection

FEATURE: Final = (
    Handlers(("features.ladder.handlers",)),
    BookSection("features.ladder.views:ladder_section"),
)
