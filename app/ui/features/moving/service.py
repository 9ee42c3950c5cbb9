"""Carry out the effects on the device file, and answer with messages."""

from __future__ import annotations

from app.saves.book import stored_book
from app.saves.copies import SLOTS, slot_key
from app.saves.device import device_json, read_device, take_device
from app.saves.store import Store, StoreError
from app.ui.core.messages import Message, StoredLoaded
from app.ui.core.performing import Outside, performs
from app.ui.core.stored import moving_schemas
from app.ui.features.book.messages import BookRead
from app.ui.features.moving.effects import DeviceEffect, ReadDevice
from app.ui.features.moving.messages import DeviceExported, DeviceRefused, DeviceTaken
from app.ui.features.saves.messages import Changed, SaveResult
from app.ui.features.saves.service import failure_of


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
