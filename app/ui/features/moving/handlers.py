"""Handlers for moving to another device: export everything as a file, and import such a file."""

from __future__ import annotations

from app.ui.core.effects import BringTexts, Download
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.texts import say
from app.ui.features.moving.effects import ReadDevice, WriteDevice
from app.ui.features.moving.messages import DeviceExported, DeviceRefused, DeviceTaken, ExportDevice
from app.ui.features.saves.effects import ListGames


@handles(ExportDevice)
def export_device(model: Model, message: ExportDevice) -> Update:
    """Write everything on this device to a text."""
    return model, (WriteDevice(),)


@handles(DeviceExported)
def offer_device_file(model: Model, message: DeviceExported) -> Update:
    """Offer the text as a file."""
    return model, (Download("streets-device.json", message.text),)


def open_device_file(model: Model, text: str) -> Update:
    """Merge the file of another device."""
    return model, (ReadDevice(text),)


@handles(DeviceTaken)
def device_taken(model: Model, message: DeviceTaken) -> Update:
    """Report the imported games and results, and use the imported language."""
    if message.damaged and not message.intact:
        return model.with_notice(say("moving.damaged_only"), "problem"), ()
    if not message.changed:
        words = say("moving.nothing_new")
    elif message.settings:
        words = say("moving.taken", games=message.games, results=message.results)
    else:
        words = say("moving.taken_without_settings", games=message.games, results=message.results)
    if message.damaged:
        words = f"{words} {say('moving.damaged', count=message.damaged)}"
    return model.telling(words), (ListGames(), BringTexts(model.settings.language))


@handles(DeviceRefused)
def refuse_device_file(model: Model, message: DeviceRefused) -> Update:
    """Report that a file cannot be read."""
    return model.with_notice(say("moving.refused"), "problem"), ()
