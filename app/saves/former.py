"""Values that versions before 0.1.0 stored elsewhere, or not at all.

Each row names a trace of such a version: a pattern in the text under another key. The row's own text, or else
the found one, then becomes the text under the present key.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final, NamedTuple

from app.saves.copies import BOOK, SLOTS
from app.saves.store import Store, StoreFull, read_json

_GLANCE: Final = 4_000
"""The number of characters in which to look for a trace."""


class Former(NamedTuple):
    """A key, the other key whose text may have the trace, the trace, and the text to use instead."""

    key: str
    other: str
    trace: re.Pattern[str]
    text: str = ""


_MUTE: Final = '{"sound": "off"}'
"""The default before 0.1.0."""

_ROW: Final = re.compile(r' game \[.*,\d{1,4},"\w*"(?:,"\w*"(?:,"[\w ]*")?)?\]$', re.ASCII | re.MULTILINE)
"""A row of the book without an order."""

_FORMER: Final = (
    Former("new_game", "settings", re.compile('"new_game"')),
    Former("settings", "learned", re.compile(r'\A(?!.*"won")'), _MUTE),
    Former("settings", "puzzles", re.compile(r'\A(?!.*"version")'), _MUTE),
    *(Former("settings", f"{BOOK}{slot}", _ROW, _MUTE) for slot in SLOTS),
    *(Former("learned", f"{BOOK}{slot}", _ROW, "{}") for slot in SLOTS),
)


def former_text(key: str, get: Callable[[str], str | None]) -> str | None:
    """Return the text that an earlier version's texts give a key, or `None`."""
    for former in _FORMER:
        text = get(former.other) if former.key == key else None
        if text is not None and former.trace.search(text[:_GLANCE]):
            return former.text or text
    return None


def stored_text(store: Store, key: str) -> str | None:
    """Return the text under a key; store that of an earlier version first if there is none.

    Raises `StoreOff`.
    """
    stored = text = store.get(key)
    if text is None:
        text = former_text(key, store.get)
    if key == "learned" and text is not None and '"won"' not in text[:_GLANCE]:
        stored_text(store, "settings")  # its trace is about to go
        text = _with_first_win(store, text)
    if text is not None and text != stored:
        try:
            store.set(key, text)
        except StoreFull:
            return text  # the next start finds it again
    return text


def _with_first_win(store: Store, text: str) -> str:
    """Return stored progress with the win of a solo game in the book, if there is one."""
    from app.saves.book import rows_of, stored_book  # only once on a device of such a version

    try:
        progress = read_json(text, _GLANCE)
    except ValueError:
        return text
    games = [row.seats for row in rows_of(stored_book(store)) if row.difficulty]
    return json.dumps({**progress, "won": any(seats[0].money > seats[1].money for seats in games)})
