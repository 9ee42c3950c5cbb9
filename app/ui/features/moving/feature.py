"""Moving everything to another device."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Performers

FEATURE: Final = (
    Handlers(("features.moving.handlers",)),
    Performers(("features.moving.service",)),
)
