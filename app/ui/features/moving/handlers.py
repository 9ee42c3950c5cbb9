"""Moving to another device: messages, handlers, and the service that writes and reads the file."""

from __future__ import annotations

from app.saves.book import stored_book
from app.saves.copies import SLOTS, slot_key
from app.saves.device import device_json, read_device, take_device
from app.saves.store import Store, StoreError
from app.ui.core.messages import Message, StoredLoaded
from app.ui.core.model import Model
from app.ui.core.registry import BringTexts, Download, Effect, Outside, Update, handles, performs
from app.ui.core.stored import moving_schemas
from app.ui.core.texts import say
from app.ui.features.book.state import BookRead
from app.ui.features.saves.service import failure_of
from app.ui.features.saves.state import Changed, ListGames, SaveResult


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


class DeviceEffect(Effect):
    """An effect on the device file: games, results and settings."""


class WriteDevice(DeviceEffect):
    """Write everything on this device to a text; send `DeviceExported`."""


class ReadDevice(DeviceEffect):
    """Merge the file of another device; send its changes, then `DeviceTaken` or `DeviceRefused`."""

    text: str


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


@performs(DeviceEffect)
def move_device(effect: DeviceEffect, outside: Outside) -> None:
    """Carry out an effect on the device file."""
    for message in device_messages(outside.store, effect):
        outside.send(message)


def device_messages(store: Store, effect: DeviceEffect) -> list[Message]:
    """Carry out an effect and return the resulting messages."""
    try:
        return _import(store, effect.text) if isinstance(effect, ReadDevice) else [_export(store)]
    except StoreError as error:
        return [SaveResult("", failure_of(error))]


def _export(store: Store) -> Message:
    return DeviceExported(device_json(store, moving_schemas()))


def _import(store: Store, text: str) -> list[Message]:
    try:
        data = read_device(text)
    except ValueError:
        return [DeviceRefused()]
    result = take_device(store, data, moving_schemas())
    changed = [Changed(slot_key(game, slot)) for game in result.games for slot in SLOTS]
    report = DeviceTaken(
        len(result.games),
        result.results,
        result.changed,
        "settings" in result.values,
        result.intact,
        result.damaged,
    )
    values = [StoredLoaded(key, value) for key, value in result.values.items()]
    return [*values, *changed, BookRead(stored_book(store)), report]
