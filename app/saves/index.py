"""The index of saved games, built from the keys in use so that it is never stale."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.values import Value
from app.saves.copies import (
    ASIDE,
    BOOK,
    GAME,
    SLOT,
    SLOTS,
    Copies,
    body_of,
    copies_in,
    read_copies,
    slot_key,
    texts_of,
    write_copy,
)
from app.saves.save import Header, Save, SaveError, Summary, clean_title, read_save, write_save
from app.saves.store import Store

MAX_DAMAGED_TEXT: Final = 400_000
"""The most characters of a damaged text to read; a save has about five thousand."""


class IndexEntry(Value):
    """A saved game with an intact copy, as listed."""

    id: str
    count: int
    header: Header
    summary: Summary


class DamagedSave(Value):
    """A stored text that is not an intact save; the index does not read it until it is opened."""

    key: str


class OpenedSave(Value):
    """An opened save; `older` if a broken copy may have been newer."""

    count: int
    save: Save
    older: bool


class DeletedTexts(Value):
    """Texts removed by a deletion, by key."""

    texts: tuple[tuple[str, str], ...]


class SaveIndex:
    """The saved games in a store. Each text is read once, and again only after `mark_changed`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._keys: frozenset[str] = frozenset()
        self._noted: set[str] = set()
        self._read_game: dict[str, IndexEntry | tuple[DamagedSave, ...]] = {}
        self._others: set[str] = set()
        self.has_results = False

    def mark_changed(self, key: str) -> None:
        """Mark the text under a key, or every text, for reading again.

        The index notices added and removed keys by itself.
        """
        self._noted |= {key} if key else self._keys

    def refresh(self) -> SaveIndex:
        """Read the changes in the store and return the index."""
        used = self._store.keys()
        keys = frozenset(key for key in used if key.startswith((GAME, ASIDE)))
        self.has_results = any(key.startswith(BOOK) for key in used)
        games = set()
        for key in (keys ^ self._keys) | self._noted:
            if slot := SLOT.fullmatch(key):
                games.add(slot[1])
            elif key in keys:
                self._others.add(key)
            else:
                self._others.discard(key)
        for game in games:
            self._refresh_game(game)
        self._keys, self._noted = keys, set()
        return self

    def _refresh_game(self, game: str) -> None:
        texts = texts_of(self._store, game)
        if any(text is not None for text in texts):
            self._read_game[game] = _read_game(game, copies_in(game, texts))
        else:
            self._read_game.pop(game, None)

    @property
    def games(self) -> tuple[IndexEntry, ...]:
        """All games, most recently played first."""
        games = (entry for entry in self._read_game.values() if isinstance(entry, IndexEntry))
        return tuple(sorted(games, key=lambda game: (-game.header.updated, game.id)))

    @property
    def damaged(self) -> tuple[DamagedSave, ...]:
        """All damaged saves by key; texts that were never a game come first."""
        broken = [entry for _, entry in sorted(self._read_game.items()) if not isinstance(entry, IndexEntry)]
        return (*map(DamagedSave, sorted(self._others)), *(save for saves in broken for save in saves))


def _read_game(game: str, copies: Copies) -> IndexEntry | tuple[DamagedSave, ...]:
    save, newest = _save(copies), copies.newest
    if newest is None:
        return tuple(DamagedSave(broken.key) for broken in copies.broken)
    if save is None:
        return (DamagedSave(newest.key),)
    return IndexEntry(game, newest.count, save.header, save.summary)


def _save(copies: Copies) -> Save | None:
    try:
        return read_save(copies.newest.body) if copies.newest is not None else None
    except SaveError:
        return None


def open_game(store: Store, game: str) -> OpenedSave | None:
    """Return the newest intact save of a game, or `None` if there is none."""
    copies = read_copies(store, game)
    save = _save(copies)
    return OpenedSave(copies.count, save, bool(copies.broken)) if save is not None else None


def damaged_saves_of(store: Store, game: str) -> tuple[DamagedSave, ...]:
    """Return the remaining texts of a game that cannot be opened."""
    return tuple(
        DamagedSave(slot_key(game, slot)) for slot in SLOTS if store.get(slot_key(game, slot)) is not None
    )


def raw_text(store: Store, save: DamagedSave) -> str:
    """Return the raw text of a damaged save, or an empty text if it is gone."""
    return store.get(save.key) or ""


def record_in(text: str) -> str:
    """Return the part of a damaged text where the record should be."""
    body = body_of(text[:MAX_DAMAGED_TEXT])
    line, line_break, rest = body.partition("\n")
    return rest if line_break and '"format"' not in line and '"actions"' not in line else body


def rename_game(store: Store, game: str, title: str) -> bool:
    """Rename a game; return `False` if it does not exist."""
    opened = open_game(store, game)
    if opened is None:
        return False
    header = replace(opened.save.header, title=clean_title(title))
    write_copy(store, game, write_save(replace(opened.save, header=header)), opened.count)
    return True


def duplicate_game(store: Store, game: str, new: str, title: str, now: int) -> bool:
    """Save a copy of a game under a new id; return `False` if the game does not exist."""
    opened = open_game(store, game)
    if opened is None:
        return False
    header = replace(opened.save.header, title=clean_title(title), created=now, updated=now, origin="")
    write_copy(store, new, write_save(replace(opened.save, header=header)))
    return True


def delete_game(store: Store, keys: tuple[str, ...]) -> DeletedTexts:
    """Remove texts and return them for `restore_game`."""
    texts = tuple((key, text) for key in keys if (text := store.get(key)) is not None)
    for key, _ in texts:
        store.remove(key)
    return DeletedTexts(texts)


def game_keys(game: str) -> tuple[str, ...]:
    """Return the keys of a game's copies and of its report."""
    return (*(slot_key(game, slot) for slot in SLOTS), report_key(game))


def report_key(game: str) -> str:
    """Return the key of the verdicts on a game."""
    return f"verdicts.{game}"


def restore_game(store: Store, deleted: DeletedTexts) -> None:
    """Restore removed texts, except under keys written since."""
    for key, text in deleted.texts:
        if store.get(key) is None:
            store.set(key, text)
