"""Typed play."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANNOUNCE, Handlers, Hook

FEATURE: Final = (
    Handlers(("features.typed.handlers",)),
    Hook("features.typed.handlers:write_down", on=("enter-line",), phase=ANNOUNCE),
)
