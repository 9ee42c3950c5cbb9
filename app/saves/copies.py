"""Two copies of every saved game, written in turn, so that one stays intact if a write fails.

A copy is a *sealed* text: `streets-save VERSION COUNT CHECKSUM`, a line break, and the body. Every write
increments the count, so the newest copy is the intact one with the highest count. Before overwriting a
damaged copy, the store moves it to a separate key.
"""

from __future__ import annotations

import re
from typing import Final, Literal
from zlib import crc32

from app.engine.values import Value
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
