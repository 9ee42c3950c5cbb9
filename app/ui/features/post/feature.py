"""Games by post."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored
from app.ui.features.saves.places import RecordReader

FEATURE: Final = (
    Handlers(("features.post.handlers", "features.post.opening", "features.post.sending")),
    Stored("post", "features.post.stored"),
    RecordReader("features.post.opening:take_record", ("link", "file", "save")),
    ScreenRow("post", "features.post.screen", "post.title"),  # /DATA: a game by post
)
