"""Undo the changes that messengers, mail programs and editors make to an address."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote

_INVISIBLE: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]"
)
ENDS: Final = ".,;:!?…\"'`´’”“„«»()<>[]{}*_~|\\"
"""Characters that texts put around an address."""

_BLANK: Final = re.compile(r"\s+")
_ENTITY: Final = re.compile(r"&(?:amp|#0*38|#x0*26);", re.IGNORECASE)
_DASHES: Final = "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d"
_TIMES: Final = 4
"""The most times that programs may have percent-escaped an address."""

_ESCAPE: Final = re.compile("%[0-9a-fA-F]{2}")
_ESCAPED_ENDS: Final = re.compile("[?&]")
TRACKERS: Final = re.compile(
    r"(utm_\w+|mtm_\w+|pk_\w+|hsa_\w+|[a-z]{1,4}clid|gad_source|gbraid|wbraid|igshi?d?|mc_[ce]id|si|_ga|_gl|_hs\w+|"
    r"mkt_tok|ref|ref_src|ref_url|spm|share_id|yclid|_openstat|wt_mc|s_kwcid|vero_id|oly_\w+|s|t|fb\w*|__\w+)",
    re.ASCII | re.IGNORECASE,
)
"""Names of tracking parameters that other programs append to an address."""


def without_invisible(text: str) -> str:
    """Return a text without invisible characters."""
    return _INVISIBLE.sub("", text)


def without_blanks(text: str) -> str:
    """Return a text without blanks, line breaks and invisible characters."""
    return _BLANK.sub("", without_invisible(text))


def ampersands(text: str) -> str:
    """Return a text with HTML entities for `&` replaced, however often they were escaped."""
    while (plain := _ENTITY.sub("&", text)) != text:
        text = plain
    return text


def has_escapes(text: str) -> bool:
    """Return whether a text contains percent-escapes."""
    return _ESCAPE.search(text) is not None


def decodings(text: str) -> list[str]:
    """Return a text and the results of unquoting its percent-escapes once, twice and so on."""
    texts = [text]
    while len(texts) <= _TIMES and has_escapes(text):
        text = unquote(text, errors="replace")
        texts.append(text)
    return texts


def fully_unquoted(text: str) -> str:
    """Return a text with all percent-escapes unquoted."""
    return decodings(text)[-1]


def with_dashes(text: str, long: str = "-") -> str:
    """Return a text with dashes replaced by hyphens; `long` replaces the dashes made of two hyphens."""
    return text.translate({ord(dash): long if dash in "\u2014\u2013" else "-" for dash in _DASHES})


HEAD: Final = re.compile(
    r"[^A-Za-z0-9%]*((?:[a-z][\s\u00ad\u200b-\u200f\u2060\ufeff]*)+)"
    r"(?:[^A-Za-z0-9%/?&]*$|[^A-Za-z0-9%/?&]*[?&].*|/+(.*))",
    re.ASCII | re.IGNORECASE | re.DOTALL,
)
"""The page of an address and its data, with any surrounding text."""

STRAY: Final = re.compile(r"[^A-Za-z0-9]*(?:[?&].*)?|:~:.*", re.ASCII | re.DOTALL)
"""Text that other programs append to the address of the first page."""


def without_trailing(text: str) -> str:
    """Return an id or name from an address without trailing punctuation and tracking parameters."""
    return before_options(without_blanks(text)).strip(ENDS)


def before_options(text: str) -> str:
    """Return a text up to the first appended parameter."""
    return _ESCAPED_ENDS.split(text, maxsplit=1)[0]
