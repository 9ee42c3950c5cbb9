"""The text of the rules page: its sections by anchor."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from app.ui.core.texts import book, knows, paragraphs, say
from app.ui.words.matching import how_well


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


def sections_with(sought: str) -> list[str]:
    """Return the anchors of the sections that contain all words of a search.

    Those with words that begin so come first, and of these the ones with such a title.
    """
    fits = {
        anchor: (how_well(_text(anchor), sought), how_well(title(anchor), sought)) for anchor in sections()
    }
    return sorted((anchor for anchor in fits if fits[anchor][0]), key=fits.__getitem__, reverse=True)


def _text(anchor: str) -> str:
    return " ".join([title(anchor), *body(anchor), *points(anchor), *after(anchor)])
