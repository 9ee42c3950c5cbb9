"""Messages about the device file."""

from __future__ import annotations

from app.ui.core.messages import Message


class ExportDevice(Message):
    """Export everything on this device as a file."""


class DeviceExported(Message):
    """The page has written everything on this device to a text."""

    text: str


class DeviceTaken(Message):
    """The page has merged another device's file: `games` are new or longer now, `results` are new.

    `changed`: the file held anything new, perhaps only `settings`. `intact` entries could be read, `damaged`
    ones not.
    """

    games: int
    results: int
    changed: bool
    settings: bool
    intact: int
    damaged: int


class DeviceRefused(Message):
    """A file is not a device file, or cannot be read."""
