"""The rules as the rules page tells them: its sections by anchor."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from app.ui.texts import book


@cache
def sections() -> Mapping[str, Mapping[str, Any]]:
    """Give the sections by their anchors, in order."""
    return {section["id"]: section for section in book("rules")["section"]}


def anchor_id(anchor: str) -> str:
    """Give the id of the heading that an anchor leads to."""
    return f"rule-{anchor}"
