"""Typed text in one form, and searches in the words of the language."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from unicodedata import normalize

_ACCENTS: Final = re.compile("[\u0300-\u036f]")
"""Combining accents; the voicing marks of kana make other letters."""

_MINUS: Final = re.compile(r"(?<!\w)[−–ー](?=\d)")
"""Signs typed for a minus; a Japanese keyboard gives the long vowel mark."""

_UNSPACED: Final = re.compile("[\u3005-\u30ff\u3400-\u9fff]")
"""A kana or a Han character."""

_LETTERS: Final[dict[int, int | str]] = {
    **{hiragana: hiragana + 0x60 for hiragana in range(0x3041, 0x3097)},
    **{
        ord(letter): typed
        for letter, typed in {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "\u00ad": ""}.items()
    },
}
"""Katakana for hiragana, other letters as typed without their signs, and nothing for a soft hyphen."""

_UMLAUT: Final = re.compile("(?<=[aou])e")
"""The second letter of an umlaut typed as two: it may be missing in the plain text."""

_SHORTEST: Final = 3
"""The fewest letters that are sought inside words."""


def plain(text: str) -> str:
    """Return a text to compare: lower case, katakana, normal width, a hyphen as the minus sign.

    It has no accents and no soft hyphens.
    """
    folded = normalize("NFKD", text).casefold().translate(_LETTERS)
    return _MINUS.sub("-", normalize("NFC", _ACCENTS.sub("", folded)))


def is_word(word: str, typed: str) -> bool:
    """Return whether a plain word is the typed one, in which ae, oe and ue may stand for umlauts."""
    return _pattern(typed).fullmatch(word) is not None


def begins(word: str, typed: str) -> bool:
    """Return whether a plain word begins with the typed one, compared as in `is_word`."""
    return _pattern(typed).match(word) is not None


def fit_of(word: str, typed: str) -> int:
    """Return 2 if a plain word begins with the typed one, 1 if it is inside, 0 otherwise.

    In a script without blanks a word is a run of many words.
    """
    if begins(word, typed) or (_UNSPACED.search(typed) and typed in word):
        return 2
    return int(len(typed) >= _SHORTEST and _pattern(typed).search(word) is not None)


def how_well(text: str, sought: str) -> int:
    """Return how well the word of a search fits a text that fits it least: 2, 1 or 0, as in `fit_of`."""
    words = re.findall(r"\w+", plain(text))
    parts = re.findall(r"\w+", plain(sought))
    return min((max((fit_of(word, part) for word in words), default=0) for part in parts), default=2)


@lru_cache
def _pattern(typed: str) -> re.Pattern[str]:
    return re.compile(_UMLAUT.sub("e?", re.escape(typed)))
