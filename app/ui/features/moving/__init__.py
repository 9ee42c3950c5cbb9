"""Moving everything to another device."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Performers
from app.ui.core.places import MoreSection
from app.ui.features.saves.places import FileReader

FEATURE: Final = (
    Handlers(("features.moving.handlers",)),
    Performers(("features.moving.handlers",)),
    MoreSection("features.moving.views:MOVING", order=1),
    FileReader("features.moving.handlers:open_device_file", mark='"streets-device"'),
)
