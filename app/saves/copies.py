"""Two copies of every saved game, written in turn: whatever happens to one, the other is whole.

A copy is a *sealed* text: `streets-save VERSION COUNT CHECKSUM`, a line break, and the body. The count grows
by one with every write, so the newest copy is the intact one with the highest count. A copy that is not
intact is never written over: its text is set aside under a key of its own first.
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
MAX_COUNT: Final = 10**12 - 1
"""The highest count a seal has room for."""

_SEAL: Final = re.compile(rf"{SEAL_MARK} ([1-9]\d{{0,3}}) ([1-9]\d{{0,11}}) ([0-9a-f]{{8}})\n", re.ASCII)

SLOT: Final = re.compile(rf"{re.escape(GAME)}([\w-]{{1,40}})\.({'|'.join(SLOTS)})", re.ASCII)
"""The key of a copy. What has another form was not written by us: it is explained, never opened as it is."""

Flaw = Literal["foreign", "damaged", "newer"]


class Unverified(StoreError):
    """What was stored did not read back the same."""


class Overtaken(StoreError):
    """Somebody else, such as another tab, has written a newer copy of the game."""


class Copy(Value):
    """An intact copy of a game: where it is, its count and what it says."""

    key: str
    count: int
    body: str


class BrokenCopy(Value):
    """A text under a game's key that is no intact copy, and what is wrong with it."""

    key: str
    text: str
    flaw: Flaw


class Copies(Value):
    """What is kept of a game."""

    newest: Copy | None
    broken: tuple[BrokenCopy, ...]

    @property
    def count(self) -> int:
        """The count of the newest intact copy, 0 without one."""
        return self.newest.count if self.newest is not None else 0


def checksum(text: str) -> str:
    """Return eight hexadecimal digits that change with the text."""
    return f"{crc32(text.encode('utf-8', 'surrogatepass')):08x}"


def seal(count: int, body: str) -> str:
    """Write a copy."""
    return f"{SEAL_MARK} {SEAL_VERSION} {count} {checksum(f'{count} {body}')}\n{body}"


def unseal(text: str) -> tuple[int, str] | Flaw:
    """Read a copy's count and body, or tell what is wrong with it."""
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
    """Return what follows the seal of a text, intact or not; without a seal the whole text."""
    first, line_break, rest = text.partition("\n")
    return rest if line_break and first.startswith(SEAL_MARK) else text


def slot_key(game: str, slot: str) -> str:
    """Return the key of one of the two copies of a game."""
    return f"{GAME}{game}.{slot}"


def read_copies(store: Store, game: str) -> Copies:
    """Read the copies of a game; nothing is changed."""
    return copies_in(game, texts_of(store, game))


def texts_of(store: Store, game: str) -> tuple[str | None, ...]:
    """Return what is under the keys of a game's copies."""
    return tuple(store.get(slot_key(game, slot)) for slot in SLOTS)


def copies_in(game: str, texts: tuple[str | None, ...]) -> Copies:
    """Tell which of the texts under a game's keys are intact, and which of those is the newest."""
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
    """Write the next copy of a game and read it back; give its count.

    `after` is the count last read or written here. Raises `Overtaken` if there is a newer copy, `Unverified`,
    and what the store raises; in every case at least the newest intact copy is still there.
    """
    kept = read_copies(store, game)
    if kept.count > after:
        raise Overtaken(game)
    newest = kept.newest.key if kept.newest is not None else None
    key = next(slot_key(game, slot) for slot in SLOTS if slot_key(game, slot) != newest)
    for broken in kept.broken:
        if broken.key == key:
            put_aside(store, game, broken.text)
    count = after + 1 if kept.count < MAX_COUNT else 1
    _put(store, key, seal(count, body))
    if newest is not None and count < kept.count:
        store.remove(newest)  # nothing is higher than it: counting begins again
    return count


def take_newer(store: Store, key: str, text: str) -> bool:
    """Take over a text that another place has under a key, if it is newer; tell whether it was."""
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
    """Keep a broken text under a key of its own, and give that key."""
    key = f"{ASIDE}{game}.{checksum(text)}"
    if store.get(key) != text:
        _put(store, key, text)
    return key


def _put(store: Store, key: str, text: str) -> None:
    store.set(key, text)
    if store.get(key) != text:
        raise Unverified(key)
