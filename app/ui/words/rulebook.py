"""The text of the rules page: its sections by anchor."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from app.ui.core.texts import book, knows, paragraphs, say

_UNSPACED: Final = re.compile("[\u3005-\u30ff\u3400-\u9fff]")
"""A kana or a Han character."""


@cache
def sections() -> Mapping[str, Mapping[str, Any]]:
    """Return the sections' data by anchor, in order."""
    return {section["id"]: section for section in book("rules")["section"]}


def anchor_id(anchor: str) -> str:
    """Return the id of an anchor's heading."""
    return f"rule-{anchor}"


def title(anchor: str) -> str:
    """Return the title of a section."""
    return say(f"rule.{anchor}.title")


def body(anchor: str) -> tuple[str, ...]:
    """Return the paragraphs of a section."""
    return paragraphs(f"rule.{anchor}.body")


def points(anchor: str) -> tuple[str, ...]:
    """Return the section's list items, if any."""
    return paragraphs(f"rule.{anchor}.points") if knows(f"rule.{anchor}.points") else ()


def after(anchor: str) -> tuple[str, ...]:
    """Return the paragraphs after the list, if any."""
    return paragraphs(f"rule.{anchor}.after") if knows(f"rule.{anchor}.after") else ()


def mentions(anchor: str, sought: str) -> bool:
    """Return whether a section contains all words of a search, or words beginning with them."""
    return _has(" ".join([title(anchor), *body(anchor), *points(anchor), *after(anchor)]), sought)


def is_about(anchor: str, sought: str) -> bool:
    """Return whether the title of a section contains all words of a search, or words beginning with them."""
    return _has(title(anchor), sought)


def _has(text: str, sought: str) -> bool:
    words = re.findall(r"\w+", text.casefold())
    parts = re.findall(r"\w+", sought.casefold())
    return all(any(_begins(word, part) for word in words) for part in parts)


def _begins(word: str, part: str) -> bool:
    # A word of a script without blanks is a run of many words.
    return part in word if _UNSPACED.search(part) else word.startswith(part)
