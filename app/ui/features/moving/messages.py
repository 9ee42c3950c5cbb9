"""Messages about the file with everything of this device."""

from __future__ import annotations

from app.ui.core.messages import Message


class ExportDevice(Message):
    """Offer everything of this device as a file."""


class DeviceExported(Message):
    """The page has put everything into a text."""

    text: str


class DeviceTaken(Message):
    """A file of another device was merged: games that are new or longer now, and new results.

    `changed`: something came, perhaps only `settings`. `intact` entries could be read, `damaged` ones not.
    """

    games: int
    results: int
    changed: bool
    settings: bool
    intact: int
    damaged: int


class DeviceRefused(Message):
    """A file is none of a device, or it cannot be read."""
