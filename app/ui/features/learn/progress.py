"""What somebody has learned so far, and how it is kept from visit to visit."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from app.engine.values import Value
from app.saves.store import read_json

KEY: Final = "learned"
"""Where it is stored."""

MAX_PROGRESS: Final = 20_000


class Progress(Value):
    """The lessons done, the steps at which others were left, and the hints that need no second telling.

    Lessons go by the rule that they teach first.
    """

    done: tuple[str, ...] = ()
    reached: Mapping[str, int] = MappingProxyType({})
    hints: tuple[str, ...] = ()

    def having(self, lesson: str, step: int, *, over: bool) -> Progress:
        """Return the progress with a lesson done, or left at a step."""
        reached = {name: at for name, at in self.reached.items() if name != lesson}
        if over:
            return Progress(tuple(dict.fromkeys((*self.done, lesson))), reached, self.hints)
        return Progress(self.done, {**reached, lesson: step} if step else reached, self.hints)

    def hinted(self, hint: str) -> Progress:
        """Return the progress with a hint told."""
        return Progress(self.done, self.reached, tuple(dict.fromkeys((*self.hints, hint))))


def written(progress: Progress) -> str:
    """Return the text that is stored."""
    return json.dumps({"done": progress.done, "reached": dict(progress.reached), "hints": progress.hints})


def read(text: str) -> Progress:
    """Read what was stored; what is damaged is as if nothing had been learned."""
    try:
        kept = read_json(text, MAX_PROGRESS)
    except ValueError:
        return Progress()
    reached = kept.get("reached")
    return Progress(
        _names(kept.get("done")),
        {name: at for name, at in reached.items() if type(at) is int and at > 0}
        if isinstance(reached, dict)
        else {},
        _names(kept.get("hints")),
    )


def _names(kept: object) -> tuple[str, ...]:
    return tuple(name for name in kept if isinstance(name, str)) if isinstance(kept, list) else ()
