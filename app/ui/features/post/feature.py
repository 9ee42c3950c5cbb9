"""Games by post."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored

FEATURE: Final = (
    Handlers(("features.post.handlers", "features.post.opening", "features.post.sending")),
    Stored("post", "features.post.stored"),
    ScreenRow("post", "features.post.screen", "post.title"),  # /DATA: a game by post
)
