"""Move a device with the stored values of all features."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.saves import device
from app.saves.store import Store
from app.ui.core.stored import moving_schemas


def device_json(store: Store) -> str:
    """Return everything in a store as JSON."""
    return device.device_json(store, moving_schemas())


def take_device(store: Store, data: Mapping[str, Any]) -> device.ImportResult:
    """Merge the data of a file into a store."""
    return device.take_device(store, data, moving_schemas())
