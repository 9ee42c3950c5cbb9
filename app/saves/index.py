"""The index of saved games, built from the keys in use so that it is never stale."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, Literal
from zlib import crc32

from app.engine.values import Value
from app.saves.save import Header, Save, SaveError, Summary, clean_title, read_save, write_save
from app.saves.store import Store, StoreError

SEAL_MARK: Final = "streets-save"
SEAL_VERSION: Final = 1
SLOTS: Final = ("a", "b")
GAME: Final = "game."
ASIDE: Final = "aside."
BOOK: Final = "results."
MAX_COUNT: Final = 10**12 - 1
"""The highest count that fits in a seal."""

_SEAL: Final = re.compile(rf"{SEAL_MARK} ([1-9]\d{{0,3}}) ([1-9]\d{{0,11}}) ([0-9a-f]{{8}})\n", re.ASCII)

SLOT: Final = re.compile(rf"{re.escape(GAME)}([\w-]{{1,40}})\.({'|'.join(SLOTS)})", re.ASCII)
"""The key of a copy. The page explains texts under other keys, and never opens them directly."""

Flaw = Literal["foreign", "damaged", "newer"]


class Unverified(StoreError):
    """A stored text did not read back unchanged."""


class Overtaken(StoreError):
    """Another tab or window has written a newer copy of the game."""


class Copy(Value):
    """An intact copy of a game: its key, count and body."""

    key: str
    count: int
    body: str


class BrokenCopy(Value):
    """A damaged or foreign text under a game's key, and its flaw."""

    key: str
    text: str
    flaw: Flaw


class Copies(Value):
    """The stored copies of a game."""

    newest: Copy | None
    broken: tuple[BrokenCopy, ...]

    @property
    def count(self) -> int:
        """The count of the newest intact copy, or 0."""
        return self.newest.count if self.newest is not None else 0


def checksum(text: str) -> str:
    """Return a text's CRC-32 as eight hexadecimal digits."""
    return f"{crc32(text.encode('utf-8', 'surrogatepass')):08x}"


def seal(count: int, body: str) -> str:
    """Return a body with its seal."""
    return f"{SEAL_MARK} {SEAL_VERSION} {count} {checksum(f'{count} {body}')}\n{body}"


def unseal(text: str) -> tuple[int, str] | Flaw:
    """Return the count and body of a sealed text, or its flaw."""
    seal = _SEAL.match(text)
    if seal is None:
        return "damaged" if text.startswith(SEAL_MARK) else "foreign"
    version, count, body = int(seal[1]), int(seal[2]), text[seal.end() :]
    if version > SEAL_VERSION:
        return "newer"
    if seal[3] != checksum(f"{count} {body}"):
        return "damaged"
    return count, body


def body_of(text: str) -> str:
    """Return the text after the seal, intact or not; without a seal, the whole text."""
    first, line_break, rest = text.partition("\n")
    return rest if line_break and first.startswith(SEAL_MARK) else text


def slot_key(game: str, slot: str) -> str:
    """Return the key of one of a game's two copies."""
    return f"{GAME}{game}.{slot}"


def read_copies(store: Store, game: str) -> Copies:
    """Read a game's copies without changing anything."""
    return copies_in(game, texts_of(store, game))


def texts_of(store: Store, game: str) -> tuple[str | None, ...]:
    """Return the texts under the keys of a game's copies."""
    return tuple(store.get(slot_key(game, slot)) for slot in SLOTS)


def copies_in(game: str, texts: tuple[str | None, ...]) -> Copies:
    """Return the newest intact copy and the broken ones among the texts under a game's keys."""
    intact: list[Copy] = []
    broken: list[BrokenCopy] = []
    for slot, text in zip(SLOTS, texts, strict=True):
        key = slot_key(game, slot)
        if text is None:
            continue
        match unseal(text):
            case (count, body):
                intact.append(Copy(key, count, body))
            case flaw:
                broken.append(BrokenCopy(key, text, flaw))
    return Copies(max(intact, key=lambda copy: copy.count, default=None), tuple(broken))


def write_copy(store: Store, game: str, body: str, after: int = 0) -> int:
    """Write a game's next copy, verify it, and return its count.

    `after` is the count last read or written here. Raises `Overtaken` if there is a newer copy, `Unverified`,
    and the store's errors; the newest intact copy always survives.
    """
    copies = read_copies(store, game)
    if copies.count > after:
        raise Overtaken(game)
    newest = copies.newest.key if copies.newest is not None else None
    key = next(slot_key(game, slot) for slot in SLOTS if slot_key(game, slot) != newest)
    for broken in copies.broken:
        if broken.key == key:
            put_aside(store, game, broken.text)
    count = after + 1 if copies.count < MAX_COUNT else 1
    _put(store, key, seal(count, body))
    if newest is not None and count < copies.count:
        store.remove(newest)  # The count has reached its maximum and starts again.
    return count


def take_newer(store: Store, key: str, text: str) -> bool:
    """Adopt a text from elsewhere for a key if it is newer; return whether it was."""
    here = store.get(key)
    theirs = unseal(text)
    if here is not None:
        ours = unseal(here)
        slot = SLOT.fullmatch(key)
        if slot is None or not isinstance(theirs, tuple) or ours in ("foreign", "newer"):
            return False
        if isinstance(ours, tuple) and ours[0] >= theirs[0]:
            return False
        if ours == "damaged":
            put_aside(store, slot[1], here)
    _put(store, key, text)
    return True


def put_aside(store: Store, game: str, text: str) -> str:
    """Move a broken text to a separate key and return that key."""
    key = f"{ASIDE}{game}.{checksum(text)}"
    if store.get(key) != text:
        _put(store, key, text)
    return key


def _put(store: Store, key: str, text: str) -> None:
    store.set(key, text)
    if store.get(key) != text:
        raise Unverified(key)


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
