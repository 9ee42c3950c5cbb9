"""The text of the rules page: its sections by anchor."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from app.ui.core.texts import book, knows, paragraphs, say
from app.ui.words.matching import has_words


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
    return has_words(" ".join([title(anchor), *body(anchor), *points(anchor), *after(anchor)]), sought)


def is_about(anchor: str, sought: str) -> bool:
    """Return whether the title of a section contains all words of a search, or words beginning with them."""
    return has_words(title(anchor), sought)
