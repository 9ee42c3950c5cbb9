"""Learning progress, kept between visits."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from app.engine.values import Value
from app.saves.store import merged_entries, merged_names, read_json
from app.ui.core.slices import Slice

MAX_PROGRESS: Final = 20_000


class Progress(Value):
    """Completed lessons, steps reached in others, hints given, and whether the player has won a solo game.

    Lessons are named by their first rules.
    """

    done: tuple[str, ...] = ()
    reached: Mapping[str, int] = MappingProxyType({})
    hints: tuple[str, ...] = ()
    following: int = 0
    """The number of the next lesson; 0 before the course begins and after its last lesson."""
    lessons: int = 0
    """The number of lessons in the course."""
    won: bool = False
    """The player has won a solo game."""

    def having(self, lesson: str, step: int, *, over: bool) -> Progress:
        """Return the progress with a lesson completed, or with the step that the learner reached."""
        reached = {name: at for name, at in self.reached.items() if name != lesson}
        if over:
            return self.replace(done=tuple(dict.fromkeys((*self.done, lesson))), reached=reached)
        return self.replace(reached={**reached, lesson: step} if step else reached)

    def hinted(self, hint: str) -> Progress:
        """Return the progress with a hint given."""
        return self.replace(hints=tuple(dict.fromkeys((*self.hints, hint))))


def write_progress(progress: Progress) -> str:
    """Return the progress as text for storage."""
    return json.dumps(
        {
            "done": progress.done,
            "reached": dict(progress.reached),
            "hints": progress.hints,
            "following": progress.following,
            "lessons": progress.lessons,
            "won": progress.won,
        }
    )


def merged_progress(stored: str, before: str, after: str) -> str:
    """Return stored progress with the changes between two others; the further of two next lessons counts."""
    ours, was, now = map(read_progress, (stored, before, after))
    done = tuple(merged_names(ours.done, was.done, now.done))
    reached = merged_entries(dict(ours.reached), dict(was.reached), dict(now.reached))
    latest = now if ours.following == was.following else max(ours, now, key=lambda each: each.following)
    return write_progress(
        Progress(
            done,
            {lesson: step for lesson, step in reached.items() if lesson not in done},
            tuple(merged_names(ours.hints, was.hints, now.hints)),
            latest.following,
            latest.lessons,
            ours.won or now.won,
        )
    )


def read_progress(text: str) -> Progress:
    """Parse the stored progress; damaged text counts as no progress."""
    try:
        data = read_json(text, MAX_PROGRESS)
    except ValueError:
        return Progress()
    reached = data.get("reached")
    return Progress(
        _names(data.get("done")),
        {name: at for name, at in reached.items() if type(at) is int and at > 0}
        if isinstance(reached, dict)
        else {},
        _names(data.get("hints")),
        *_place(data.get("following"), data.get("lessons")),
        data.get("won") is True,
    )


def _place(following: object, lessons: object) -> tuple[int, int]:
    if type(following) is int and type(lessons) is int and 0 <= following <= lessons:
        return following, lessons
    return 0, 0


def _names(kept: object) -> tuple[str, ...]:
    return tuple(name for name in kept if isinstance(name, str)) if isinstance(kept, list) else ()


PROGRESS: Final[Slice[Progress]] = Slice("learned", Progress())
"""The lessons and hints done so far."""
