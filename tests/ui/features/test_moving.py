"""Moving to another device: one file from the settings, opened on the other device."""

from __future__ import annotations

import json

from app.saves.book import store_book
from app.saves.copies import write_copy
from app.saves.save import Header, save_of, write_save
from app.ui.core.messages import Message, RouteChanged
from app.ui.core.model import Model
from app.ui.core.registry import BringTexts, Download
from app.ui.core.update import update
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.moving.handlers import DeviceEffect, ExportDevice, ReadDevice, device_messages
from app.ui.features.saves.state import FileRead, ListGames
from app.ui.table.model import KEEPING
from tests.saves.books import full
from tests.saves.support import MemoryStore, started
from tests.ui.markup import page_of
from tests.ui.playing import attributes


class Device:
    """The interface with a store, without a page."""

    def __init__(self, texts: dict[str, str] | None = None, room: int = 10**9) -> None:
        self.store = MemoryStore(texts, room=room)
        self.model = Model()
        self.others: list[object] = []

    def send(self, message: Message) -> None:
        self.model, effects = update(self.model, message)
        for effect in effects:
            if isinstance(effect, DeviceEffect):
                for answer in device_messages(self.store, effect):
                    self.send(answer)
            else:
                self.others.append(effect)


def exported() -> str:
    device = Device({"settings": '{"theme": "dark", "language": "ru"}'})
    write_copy(device.store, "one", write_save(save_of(started(), Header())))
    store_book(device.store, full(7))
    device.send(RouteChanged("#/more"))
    assert "export-device" in attributes(page_of(device.model), "data-message")
    device.send(ExportDevice())
    (file,) = (effect for effect in device.others if isinstance(effect, Download))
    assert file.name == "streets-device.json"
    return file.text


def test_a_file_brings_games_results_and_settings() -> None:
    device, text = Device(), exported()
    device.send(FileRead(text))
    results = device.model[RESULTS_BOOK].results
    assert device.model.settings.theme == "dark" and results is not None
    assert len(results.rows) == 7 and "game.one.a" in device.store.texts
    assert device.model.notice is not None
    assert device.model.notice.text == "Imported: 1 game, 7 results, and your settings."
    assert {ListGames(), BringTexts("ru")} <= set(device.others)
    device.send(FileRead(text))
    assert device.model.notice.text == "You already have everything in this file."


def test_a_damaged_file_is_refused() -> None:
    device = Device()
    device.send(FileRead('{"format": "streets-device", "version": 9}'))
    assert device.model.notice is not None and device.model.notice.kind == "problem"


def test_a_file_with_other_settings_only_names_them() -> None:
    device, text = Device(), exported()
    device.send(FileRead(text))
    device.store.texts["settings"] = '{"theme": "light"}'
    device.send(FileRead(text))
    assert device.model.notice is not None
    assert device.model.notice.text == "Imported: 0 games, 0 results, and your settings."
    device.store.texts.pop("game.one.a")
    device.send(FileRead(text))
    assert device.model.notice.text == "Imported: 1 game, 0 results."


def test_damaged_entries_are_counted_and_a_fully_damaged_file_is_reported() -> None:
    device, data = Device(), json.loads(exported())
    data["games"]["one"] = "damaged"
    data["book"]["games"][:3] = [None, 7, {}]
    device.send(FileRead(json.dumps(data)))
    assert device.model.notice is not None
    told = "Imported: 0 games, 4 results, and your settings. 4 damaged entries were skipped."
    assert device.model.notice.text == told
    device.send(FileRead(json.dumps(data)))
    assert device.model.notice.text.startswith("You already have everything in this file. 4 damaged")
    data["values"] = {"box": "{"}
    data["book"]["games"] = [None]
    device.send(FileRead(json.dumps(data)))
    assert device.model.notice.kind == "problem"
    assert device.model.notice.text == "Everything in this file is damaged. Nothing was imported."


def test_a_full_storage_is_reported() -> None:
    device = Device(room=1000)
    device.send(FileRead(exported()))
    assert device.model[KEEPING] == "full"


def test_only_its_own_file_is_read_as_a_device() -> None:
    _, effects = update(Model(), FileRead('{"format": "streets-record"}'))
    assert not any(isinstance(effect, ReadDevice) for effect in effects)
