"""Effects that write and read the file of a device."""

from __future__ import annotations

from app.ui.core.effects import Effect


class DeviceEffect(Effect):
    """An effect on the device file: games, results and settings."""


class WriteDevice(DeviceEffect):
    """Write everything on this device to a text; send `DeviceExported`."""


class ReadDevice(DeviceEffect):
    """Merge the file of another device; send its changes, then `DeviceTaken` or `DeviceRefused`."""

    text: str
