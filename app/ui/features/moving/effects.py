"""Effects of moving to another device."""

from __future__ import annotations

from app.ui.core.effects import Effect


class DeviceEffect(Effect):
    """An effect on the file with everything of this device."""


class WriteDevice(DeviceEffect):
    """Put everything into a text; send `DeviceExported`."""


class ReadDevice(DeviceEffect):
    """Merge the file of another device; send what it changed, then `DeviceTaken` or `DeviceRefused`."""

    text: str
