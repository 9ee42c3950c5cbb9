"""Moving everything to another device."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers

FEATURE: Final = (Handlers(("features.moving.handlers",)),)
