"""The pseudo-locale: accented, bracketed English, half as long again, to reveal missing space or keys."""

from __future__ import annotations

import json
import re
from typing import Any

from texts import ensure_texts

OPEN, CLOSE = "⟦", "⟧"
ACCENTED = str.maketrans("aeiouyAEIOUYcnszCNSZ", "áéíóúýÁÉÍÓÚÝčñšžČÑŠŽ")


def pseudo() -> dict[str, Any]:
    """Return the compiled English catalogue with every message lengthened and bracketed."""
    catalogue: dict[str, Any] = json.loads((ensure_texts() / "en.json").read_text(encoding="utf-8"))
    messages = {id_: _bracketed(id_, message) for id_, message in catalogue["messages"].items()}
    return {**catalogue, "messages": messages}


def _bracketed(id_: str, pattern: Any) -> Any:
    if isinstance(pattern, str):
        return re.sub(r"[^\n]+", lambda part: f"{OPEN}{_longer(part[0])}{CLOSE}", pattern)
    return [OPEN, *_within(pattern), CLOSE]


def _within(pattern: Any) -> list[Any]:
    return [
        _longer(part).replace("\n", f"{CLOSE}\n{OPEN}")
        if isinstance(part, str)
        else [part[0], part[1], {key: _variant(each) for key, each in part[2].items()}, part[3]]
        if len(part) == 4
        else part
        for part in ([pattern] if isinstance(pattern, str) else pattern)
    ]


def _variant(pattern: Any) -> Any:
    return _longer(pattern) if isinstance(pattern, str) else _within(pattern)


def _longer(text: str) -> str:
    """Return a text with accents, and each vowel but a word's first doubled."""
    doubled = re.sub(r"(?<=\w)([aeiou])", r"\1\1", text)
    return doubled.translate(ACCENTED)
