"""Isolated names: in other programs, a right-to-left name must not reorder the text around it."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import bidirectional

ISOLATE: Final = "\u2068"
POP: Final = "\u2069"
"""The characters before and after an isolated text."""

_RIGHT_TO_LEFT: Final = ("R", "AL", "AN")
_SEAT_NAME: Final = re.compile(r'("name"\s*:\s*")((?:[^"\\]|\\.)*)("\s*,\s*"consultant")')


def isolated(name: str) -> str:
    """Return a name between isolating characters if a part of it is written from right to left."""
    return enclosed(name) if any(bidirectional(sign) in _RIGHT_TO_LEFT for sign in name) else name


def enclosed(name: str) -> str:
    """Return a name between isolating characters."""
    return f"{ISOLATE}{name}{POP}"


def isolated_in(record: str) -> str:
    """Return the text of a record with isolated names, which readers of records ignore."""
    return _SEAT_NAME.sub(lambda found: f"{found[1]}{isolated(found[2])}{found[3]}", record)
