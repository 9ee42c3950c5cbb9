"""Everything of a device in one file: games, results and settings, to move to another device.

Games are told apart by their id. Of two stages of a game the longer one stays; if both devices played on,
both stay. Results merge as books do. So a file taken twice changes nothing more.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from app.engine.values import Value
from app.saves.book import ResultsBook, book_data, merged_books, read_book_data, store_book, stored_book
from app.saves.copies import SLOT, checksum, read_copies, slot_key, write_copy
from app.saves.index import SaveIndex, open_game
from app.saves.puzzle_results import PuzzleResults, answers_text, merged_answers, read_answers
from app.saves.same_tiles import TILES, take_friends
from app.saves.save import Save, SaveError, read_save
from app.saves.store import Store, read_json

DEVICE_MARK: Final = "streets-device"
DEVICE_VERSION: Final = 1
MAX_DEVICE: Final = 24_000_000
"""The longest file that is read, in characters."""

SETTING_KEYS: Final = ("settings", "learned")
"""The stored values that replace or join those of the other device."""

PUZZLE_KEY: Final = "puzzles"
"""The stored value with the answers to puzzles; those of the other device follow."""

ADDED_KEYS: Final = re.compile(rf"box|post|{re.escape(TILES)}[\w-]{{1,40}}", re.ASCII)
"""The stored values that move where the other device has none: choices, games by post, same tiles.

Friends' results with the same tiles merge.
"""

_MAX_VALUE: Final = 20_000
_MAX_ADDED: Final = 500_000
_MAX_GAMES: Final = 5_000


class Taken(Value):
    """What came from a file: games that are new or longer now, results that are new, and stored values."""

    games: tuple[str, ...]
    results: int
    values: Mapping[str, str]


def device_json(store: Store) -> str:
    """Return everything in a store as JSON, a line for each game; raises the store's errors."""
    found = stored_book(store)
    used = store.keys()
    keys = (*SETTING_KEYS, PUZZLE_KEY, *sorted(filter(ADDED_KEYS.fullmatch, used)))
    values = {key: text for key in keys if (text := store.get(key)) is not None}
    games = {game.id: _body(store, game.id) for game in SaveIndex(store).refresh().games}
    head = {"format": DEVICE_MARK, "version": DEVICE_VERSION, "values": values, "book": book_data(found)}
    lines = ",\n".join(f"{json.dumps(id)}: {json.dumps(body)}" for id, body in games.items())
    return f'{json.dumps(head)[:-1]}, "games": {{\n{lines}\n}}}}\n'


def _body(store: Store, game: str) -> str:
    newest = read_copies(store, game).newest
    return newest.body if newest is not None else ""


def read_device(text: str) -> Mapping[str, Any]:
    """Return the data of a file; raises `ValueError` if it is none."""
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


def take_device(store: Store, data: Mapping[str, Any]) -> Taken:
    """Merge the data of a file into a store; damaged parts are left out. Raises the store's errors."""
    found = _texts(data.get("values"))
    values = {key: found[key] for key in SETTING_KEYS if key in found and len(found[key]) <= _MAX_VALUE}
    if "learned" in values:
        values["learned"] = _learned(store.get("learned") or "", values["learned"])
    if PUZZLE_KEY in found:
        values |= _answered(store.get(PUZZLE_KEY), found[PUZZLE_KEY])
    for key, text in found.items():
        if ADDED_KEYS.fullmatch(key) and len(text) <= _MAX_ADDED and store.get(key) is None:
            values[key] = text
    taken = []
    for game, body in list(_texts(data.get("games")).items())[:_MAX_GAMES]:
        if SLOT.fullmatch(slot_key(game, "a")) and (id := _take_game(store, game, body)):
            taken.append(id)
    for key, text in values.items():
        store.set(key, text)
    take_friends(store, {key: text for key, text in found.items() if key.startswith(TILES)})
    return Taken(tuple(taken), _take_results(store, data, values), values)


def _learned(ours: str, theirs: str) -> str:
    """Return the progress of both: lessons and hints of either device count."""
    try:
        mine, new = (read_json(text, _MAX_VALUE) for text in (ours or "{}", theirs))
        for key in ("done", "hints"):
            new[key] = list(dict.fromkeys([*new.get(key, ()), *mine.get(key, ())]))
    except (ValueError, TypeError):
        return ours or theirs
    return json.dumps(new)


def _answered(ours: str | None, theirs: str) -> Mapping[str, str]:
    """Return the stored answers to puzzles of both devices; none if the file's are unreadable."""
    try:
        new = read_answers(theirs)
    except ValueError:
        return {}
    try:
        known = read_answers(ours or "{}")
    except ValueError:
        known = PuzzleResults()
    return {PUZZLE_KEY: answers_text(merged_answers(new, known))}


def _texts(found: object) -> Mapping[str, str]:
    entries = found.items() if isinstance(found, dict) else ()
    return {key: text for key, text in entries if isinstance(text, str)}


def _take_results(store: Store, data: Mapping[str, Any], values: Mapping[str, str]) -> int:
    """Merge the results, unless the settings keep no book; return how many are new."""
    try:
        new = read_book_data(data.get("book"))
        keeps = json.loads(values.get("settings", "{}")).get("book") != "off"
    except (ValueError, AttributeError, RecursionError):
        return 0
    before = stored_book(store)
    merged = merged_books(before, new) if keeps else ResultsBook()
    if not keeps or merged == before:
        return 0
    return len(store_book(store, merged).rows.keys() - before.rows.keys())


def _take_game(store: Store, game: str, body: str) -> str:
    """Take a game unless it is here; return its id, another one if both devices played on, or nothing."""
    try:
        theirs = read_save(body)
    except SaveError:
        return ""
    opened = open_game(store, game)
    if opened is not None:
        ours = opened.save
        if ours.record == theirs.record or _goes_on(ours, theirs):
            return ""
        if not _goes_on(theirs, ours):
            other = f"{game[:30]}-{checksum(theirs.record)}"
            return "" if open_game(store, other) is not None else _written(store, other, body)
    return _written(store, game, body)


def _written(store: Store, game: str, body: str) -> str:
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
