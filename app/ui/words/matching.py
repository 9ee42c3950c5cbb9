"""Typed text in one form, and searches in the words of the language."""

from __future__ import annotations

import re
from typing import Final
from unicodedata import normalize

_ACCENTS: Final = re.compile("[\u0300-\u036f]")
"""Combining accents; the voicing marks of kana make other letters."""

_MINUS: Final = re.compile(r"(?<!\w)[−–ー](?=\d)")
"""Signs typed for a minus; a Japanese keyboard gives the long vowel mark."""

_UNSPACED: Final = re.compile("[\u3005-\u30ff\u3400-\u9fff]")
"""A kana or a Han character."""


def plain(text: str) -> str:
    """Return a text to compare: lower case, no accents, normal width, a hyphen as the minus sign."""
    plainer = normalize("NFC", _ACCENTS.sub("", normalize("NFKD", text).casefold()))
    return _MINUS.sub("-", plainer)


def has_words(text: str, sought: str) -> bool:
    """Return whether a text contains all words of a search, or words beginning with them."""
    words = re.findall(r"\w+", plain(text))
    parts = re.findall(r"\w+", plain(sought))
    return all(any(_begins(word, part) for word in words) for part in parts)


def _begins(word: str, part: str) -> bool:
    # A word of a script without blanks is a run of many words.
    return part in word if _UNSPACED.search(part) else word.startswith(part)
