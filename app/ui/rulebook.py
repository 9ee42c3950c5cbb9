"""The rules as the rules page tells them: its sections by anchor."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from app.ui.texts import book


@cache
def sections() -> Mapping[str, Mapping[str, Any]]:
    """Return the sections by their anchors, in order."""
    return {section["id"]: section for section in book("rules")["section"]}


def anchor_id(anchor: str) -> str:
    """Return the id of the heading that an anchor leads to."""
    return f"rule-{anchor}"


def mentions(section: Mapping[str, Any], sought: str) -> bool:
    """Return whether a section says all the words that are looked for, or their beginnings."""
    said = " ".join(
        [section["title"], *section["body"], *section.get("points", ()), *section.get("after", ())]
    )
    words = re.findall(r"\w+", said.casefold())
    return all(any(word.startswith(part) for word in words) for part in re.findall(r"\w+", sought.casefold()))
