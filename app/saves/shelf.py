"""The shelf: all games that are kept, found by looking. No list is stored that could go stale."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.values import Value
from app.saves.copies import (
    ASIDE,
    GAME,
    SLOT,
    SLOTS,
    Copies,
    body_of,
    judged,
    read,
    slot_key,
    texts_of,
    write,
)
from app.saves.save import Header, Save, SaveError, Summary, clean_title, read_save, write_save
from app.saves.store import Store

MAX_WRECK: Final = 400_000
"""Characters of a broken text that are looked at; a save has about five thousand."""


class Game(Value):
    """An intact game on the shelf."""

    id: str
    count: int
    header: Header
    summary: Summary


class Wreck(Value):
    """A text on the shelf that is no intact save; it is looked into only when asked for."""

    key: str


class Opened(Value):
    """A game taken from the shelf; `older` if its newest copy was broken."""

    count: int
    save: Save
    older: bool


class Deleted(Value):
    """All that a deletion took away, by key."""

    texts: tuple[tuple[str, str], ...]


class Shelf:
    """All games and wrecks in a store; a text is read once, and again only if it is noted as another."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keys: frozenset[str] = frozenset()
        self._noted: set[str] = set()
        self._found: dict[str, Game | tuple[Wreck, ...]] = {}
        self._others: set[str] = set()

    def note(self, key: str) -> None:
        """Note that the text under a key may be another than before; what comes and goes is seen anyway."""
        self._noted.add(key)

    def look(self) -> Shelf:
        """Look at all that is new here, and return the shelf."""
        used = self._store.keys()
        keys = frozenset(key for key in used if key.startswith((GAME, ASIDE)))
        games = set()
        for key in (keys ^ self._keys) | self._noted:
            if slot := SLOT.fullmatch(key):
                games.add(slot[1])
            elif key in keys:
                self._others.add(key)
            else:
                self._others.discard(key)
        for game in games:
            self._look_at(game)
        self._keys, self._noted = keys, set()
        return self

    def _look_at(self, game: str) -> None:
        texts = texts_of(self._store, game)
        if any(text is not None for text in texts):
            self._found[game] = _found(game, judged(game, texts))
        else:
            self._found.pop(game, None)

    @property
    def games(self) -> tuple[Game, ...]:
        """All games, the last played first."""
        games = (found for found in self._found.values() if isinstance(found, Game))
        return tuple(sorted(games, key=lambda game: (-game.header.updated, game.id)))

    @property
    def wrecks(self) -> tuple[Wreck, ...]:
        """All wrecks, in the order of their keys; those that are no game at all come first."""
        broken = [found for _, found in sorted(self._found.items()) if not isinstance(found, Game)]
        return (*map(Wreck, sorted(self._others)), *(wreck for wrecks in broken for wreck in wrecks))


def _found(game: str, copies: Copies) -> Game | tuple[Wreck, ...]:
    save, newest = _save(copies), copies.newest
    if newest is None:
        return tuple(Wreck(broken.key) for broken in copies.broken)
    if save is None:
        return (Wreck(newest.key),)
    return Game(game, newest.count, save.header, save.summary)


def _save(copies: Copies) -> Save | None:
    try:
        return read_save(copies.newest.body) if copies.newest is not None else None
    except SaveError:
        return None


def open_game(store: Store, game: str) -> Opened | None:
    """Take a game from the shelf, or `None` if there is no intact save of it."""
    copies = read(store, game)
    save = _save(copies)
    return Opened(copies.count, save, bool(copies.broken)) if save is not None else None


def wrecks_of(store: Store, game: str) -> tuple[Wreck, ...]:
    """Return what is left of a game that cannot be opened."""
    return tuple(Wreck(slot_key(game, slot)) for slot in SLOTS if store.get(slot_key(game, slot)) is not None)


def raw_text(store: Store, wreck: Wreck) -> str:
    """Return the text of a wreck as it is; empty if it is gone."""
    return store.get(wreck.key) or ""


def record_in(text: str) -> str:
    """Return the part of a broken text where its record would be."""
    body = body_of(text[:MAX_WRECK])
    line, line_break, rest = body.partition("\n")
    return rest if line_break and '"format"' not in line and '"actions"' not in line else body


def rename(store: Store, game: str, title: str) -> bool:
    """Change a game's title; return `False` if there is no such game."""
    opened = open_game(store, game)
    if opened is None:
        return False
    header = replace(opened.save.header, title=clean_title(title))
    write(store, game, write_save(replace(opened.save, header=header)), opened.count)
    return True


def duplicate(store: Store, game: str, new: str, title: str, now: int) -> bool:
    """Put a game on the shelf once more under a new id; `False` if there is no such game."""
    opened = open_game(store, game)
    if opened is None:
        return False
    header = replace(opened.save.header, title=clean_title(title), created=now, updated=now, origin="")
    write(store, new, write_save(replace(opened.save, header=header)))
    return True


def delete(store: Store, keys: tuple[str, ...]) -> Deleted:
    """Take texts away, and give what `restore` needs to bring them back."""
    texts = tuple((key, text) for key in keys if (text := store.get(key)) is not None)
    for key, _ in texts:
        store.remove(key)
    return Deleted(texts)


def game_keys(game: str) -> tuple[str, ...]:
    """Return the keys that a game's copies have."""
    return tuple(slot_key(game, slot) for slot in SLOTS)


def restore(store: Store, deleted: Deleted) -> None:
    """Bring back what was taken away, except what has been written anew since."""
    for key, text in deleted.texts:
        if store.get(key) is None:
            store.set(key, text)
