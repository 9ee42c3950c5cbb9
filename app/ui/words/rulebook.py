"""The rules as the rules page tells them: its sections by anchor."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from app.ui.core.texts import book, knows, paragraphs, say


@cache
def sections() -> Mapping[str, Mapping[str, Any]]:
    """Return what is told about the sections, by their anchors, in order."""
    return {section["id"]: section for section in book("rules")["section"]}


def anchor_id(anchor: str) -> str:
    """Return the id of the heading that an anchor leads to."""
    return f"rule-{anchor}"


def title(anchor: str) -> str:
    """Return the title of a section."""
    return say(f"rule.{anchor}.title")


def body(anchor: str) -> tuple[str, ...]:
    """Return the paragraphs of a section."""
    return paragraphs(f"rule.{anchor}.body")


def points(anchor: str) -> tuple[str, ...]:
    """Return the items of the list that follows them, if there is one."""
    return paragraphs(f"rule.{anchor}.points") if knows(f"rule.{anchor}.points") else ()


def after(anchor: str) -> tuple[str, ...]:
    """Return the paragraphs after the list, if there are any."""
    return paragraphs(f"rule.{anchor}.after") if knows(f"rule.{anchor}.after") else ()


def mentions(anchor: str, sought: str) -> bool:
    """Return whether a section says all the words that are looked for, or their beginnings."""
    said = " ".join([title(anchor), *body(anchor), *points(anchor), *after(anchor)])
    words = re.findall(r"\w+", said.casefold())
    return all(any(word.startswith(part) for word in words) for part in re.findall(r"\w+", sought.casefold()))
