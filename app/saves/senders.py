"""Senders of messages: the name in the head of a message in a copied chat, next to its date and time.

Programs write such heads in every language: `26/11/26, 8:15 p. m. - Ana:`, `[26.11.26, 20:15:33] Ana:`,
`Ana, [26 Nov 2026 at 20:15]`, `Ana — Today at 20:15`. The reader therefore uses no words. It divides a head
at its separators, and recognizes a date or a time by its digits.
"""

from __future__ import annotations

import re
from typing import Final

from app.engine.setup import clean_name

_TIME: Final = re.compile(r"\d{1,2}:\d\d")
_WHEN: Final = re.compile(r"\d{1,2}[:.]\d\d|\d{1,4}[./-]\s?\d{1,2}(?!\d)|(?<![\d+])\d{4}(?!\d)|\d{1,2}[月日]")
_FIGURES: Final = re.compile(r"(?<!\w)\d[\d.,/:-]*(?: ?[ap]\. ?m\.?| ?[ap]m\b)?[,.]?", re.IGNORECASE)
_BRACKETS: Final = re.compile(r"[\[\]]")
_SEPARATOR: Final = re.compile(r"\s[-–|•]\s|\s?—\s?|[,،、，](?=\s)|\s*[\[\]]\s*")
_AROUND: Final = " :：,;–—-~"
_MAX_WORDS: Final = 4
_MAX_TIME_WORDS: Final = 3
"""The most words beside the digits of a date or a time, as in "Today at 20:15"."""


def sender_in(head: str, *, timed: bool = False) -> str:
    """Return the sender in the head of a message, or an empty text for other lines.

    `timed`: accept only a head with a time. Otherwise a head may also end with a colon.
    """
    head = head.strip()
    if not _TIME.search(head) and (timed or not head.endswith((":", "："))):
        return ""
    return _name(head.strip(_AROUND))


def _name(head: str) -> str:
    places = [0, *(place for match in _SEPARATOR.finditer(head) for place in match.span()), len(head)]
    parts = [
        (start, end) for start, end in zip(places[::2], places[1::2], strict=True) if head[start:end].strip()
    ]
    times = [part for part in parts if _WHEN.search(head, *part)]
    if any(_count_words(head[start:end]) > _MAX_TIME_WORDS for start, end in times):
        return ""  # a sentence with a time
    if not times:
        return _short(head)
    before = [part for part in parts if part < times[0]]
    after = [part for part in parts if part > times[-1]]
    if after:
        return _short(head[after[0][0] :])
    if before and "@" not in head:
        bracketed = "[" in head[before[-1][1] : times[0][0]]
        return _short(head[: before[-1][1]] if bracketed else head[slice(*before[0])])
    return _beside_figures(head[slice(*times[-1])])


def _count_words(text: str) -> int:
    return len([word for word in text.split() if not any(sign.isdigit() for sign in word)])


def _beside_figures(text: str) -> str:
    """Return the name in a text without a separator before the time."""
    figures = [*_FIGURES.finditer(text)]
    before = text[: figures[0].start()] if figures else text
    return _short(before if before.strip(_AROUND) else text[figures[-1].end() :])


def _short(name: str) -> str:
    """Return a name without an address in angle brackets, or an empty text if it cannot be a name."""
    name = _BRACKETS.sub(" ", name.partition(" <")[0]).strip(_AROUND)
    good = len(name.split()) <= _MAX_WORDS and not re.search(r":\s", name)
    return clean_name(name) if good else ""
