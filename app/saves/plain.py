"""JSON that is not trusted, where little is expected."""

from __future__ import annotations

import json
from typing import Any, Final

MAX_BRACKETS: Final = 400
"""More are never needed, and deep nesting would bring the reader down."""


def read_json(text: str, longest: int) -> dict[str, Any]:
    """Read a small JSON object; raises `ValueError` if it is none, too long or too nested."""
    if len(text) > longest or text.count("[") + text.count("{") > MAX_BRACKETS:
        raise ValueError("too long or too nested")
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("not a JSON object")
    return data
