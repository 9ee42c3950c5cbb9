"""Everything on a device in one file: games, results and settings, to move to another device.

Games are identified by id. Of two stages of a game the longer one stays; if both devices played on, both
stay. Results merge like books. Importing a file twice changes nothing more.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

from app.engine.values import Value
from app.saves.book import book_data, merged_books, read_book_data, store_book, stored_book
from app.saves.codec import Schema
from app.saves.copies import SLOT, checksum, read_copies, slot_key, write_copy
from app.saves.former import former_text
from app.saves.index import SaveIndex, open_game
from app.saves.same_tiles import MAX_DEAL_TEXT, TILES, take_friends
from app.saves.save import Save, SaveError, read_save
from app.saves.store import Store, read_json

DEVICE_MARK: Final = "streets-device"
DEVICE_VERSION: Final = 1
MAX_DEVICE: Final = 24_000_000
"""The longest file to read, in characters."""

TILES_KEYS: Final = re.compile(rf"{re.escape(TILES)}[\w-]{{1,40}}", re.ASCII)
"""The stored values of results with the same tiles, copied only if the other device has none."""

_MAX_VALUE: Final = 500_000
_MAX_GAMES: Final = 5_000


class ImportResult(Value):
    """The result of an import: new or longer games, the number of new results, and stored values.

    `changed`: the file held anything new. `intact` entries of the file could be read, `damaged` ones could
    not.
    """

    games: tuple[str, ...]
    results: int
    values: Mapping[str, str]
    changed: bool
    intact: int
    damaged: int


def device_json(store: Store, values: Collection[str]) -> str:
    """Return everything in a store as JSON, a line for each game; raises the store's errors.

    `values` are the keys of the stored values that move.
    """
    book = stored_book(store)
    used = store.keys()
    keys = (*values, *sorted(filter(TILES_KEYS.fullmatch, used)))
    texts = {key: text for key in keys if (text := store.get(key)) is not None}
    games = {game.id: _body(store, game.id) for game in SaveIndex(store).refresh().games}
    head = {"format": DEVICE_MARK, "version": DEVICE_VERSION, "values": texts, "book": book_data(book)}
    lines = ",\n".join(f"{json.dumps(id)}: {json.dumps(body)}" for id, body in games.items())
    return f'{json.dumps(head)[:-1]}, "games": {{\n{lines}\n}}}}\n'


def _body(store: Store, game: str) -> str:
    newest = read_copies(store, game).newest
    return newest.body if newest is not None else ""


def read_device(text: str) -> Mapping[str, Any]:
    """Parse a device file; raises `ValueError` for other texts."""
    if len(text) > MAX_DEVICE:
        raise ValueError("too long")
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(data, dict) or (data.get("format"), data.get("version")) != (
        DEVICE_MARK,
        DEVICE_VERSION,
    ):
        raise ValueError("not the file of a device")
    return data


def take_device(store: Store, data: Mapping[str, Any], schemas: Mapping[str, Schema]) -> ImportResult:
    """Merge the data of a file into a store without damaged parts. Raises the store's errors.

    `schemas` are those of the stored values that move, by key.
    """
    texts = _texts(data.get("values"))
    if (form := former_text("new_game", texts.get)) is not None:
        texts = {"new_game": form, **texts}
    values: dict[str, str] = {}
    games, readable = [], []
    for key in filter(texts.__contains__, schemas):
        ours = store.get(key)
        text = _merged_value(schemas[key], ours, texts[key])
        readable.append(text is not None)
        if text is not None and text != ours:
            values[key] = text
    for key, text in texts.items():
        if TILES_KEYS.fullmatch(key) and len(text) <= MAX_DEAL_TEXT and store.get(key) is None:
            values[key] = text
    for game, body in list(_texts(data.get("games")).items())[:_MAX_GAMES]:
        theirs = _save(body) if SLOT.fullmatch(slot_key(game, "a")) else None
        readable.append(theirs is not None)
        if theirs is not None and (id := _take_game(store, game, theirs, body)):
            games.append(id)
    for key, text in values.items():
        store.set(key, text)
    friends = take_friends(store, {key: text for key, text in texts.items() if key.startswith(TILES)})
    results = _take_results(store, data, texts.get("settings", "{}"))
    return ImportResult(
        tuple(games),
        results.new,
        values,
        bool(games or values or friends or results.changed),
        sum(readable) + results.intact,
        len(readable) - sum(readable) + results.damaged + _no_texts(data.get("games")),
    )


def _merged_value(record: Schema, ours: str | None, theirs: str) -> str | None:
    """Return a stored value merged from both devices, or `None` if the file's cannot be read."""
    for own in (ours or "{}", "{}"):
        try:
            return record.merge(own, None, theirs)
        except ValueError:
            continue
    return None


# --- Games and results ---


def _no_texts(found: object) -> int:
    """Return how many entries are not texts."""
    return len(found) - len(_texts(found)) if isinstance(found, dict) else 0


def _texts(found: object) -> Mapping[str, str]:
    entries = found.items() if isinstance(found, dict) else ()
    return {key: text for key, text in entries if isinstance(text, str)}


class _Results(NamedTuple):
    """The result of importing a book: new games, whether it changed ours, its intact and damaged games."""

    new: int = 0
    changed: bool = False
    intact: int = 0
    damaged: int = 0


def _take_results(store: Store, data: Mapping[str, Any], settings: str) -> _Results:
    """Merge the results, unless the file's settings turn the book off."""
    try:
        file = read_book_data(data.get("book"))
    except ValueError:
        return _Results()
    try:
        keeps = read_json(settings, _MAX_VALUE).get("book") != "off"
    except ValueError:
        keeps = True
    intact = len(file.book.rows)
    before = stored_book(store)
    merged = merged_books(before, file.book)
    if not keeps or merged == before:
        return _Results(0, False, intact, file.damaged)
    new = len(store_book(store, merged).rows.keys() - before.rows.keys())
    return _Results(new, True, intact, file.damaged)


def _save(body: str) -> Save | None:
    try:
        return read_save(body)
    except SaveError:
        return None


def _take_game(store: Store, game: str, theirs: Save, body: str) -> str:
    """Import a game unless it is here; return its id (a new one if both devices played on) or nothing."""
    opened = open_game(store, game)
    if opened is not None:
        ours = opened.save
        if ours.record == theirs.record or _goes_on(ours, theirs):
            return ""
        if not _goes_on(theirs, ours):
            other = f"{game[:30]}-{checksum(theirs.record)}"
            return "" if open_game(store, other) is not None else _write(store, other, body)
    return _write(store, game, body)


def _write(store: Store, game: str, body: str) -> str:
    write_copy(store, game, body, read_copies(store, game).count)
    return game


def _goes_on(one: Save, other: Save) -> bool:
    """Return whether a game is a later stage of another."""
    later, earlier = (_actions(save) for save in (one, other))
    return earlier is not None and later is not None and later[: len(earlier)] == earlier


def _actions(save: Save) -> list[Any] | None:
    try:
        actions = json.loads(save.record).get("actions")
    except (ValueError, AttributeError, RecursionError):
        return None
    return actions if isinstance(actions, list) else None
