"""Learning progress, kept between visits."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from app.engine.values import Value
from app.saves.codec import Field, Schema, either, furthest, united
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
    return LEARNED.write(progress)


def read_progress(text: str) -> Progress:
    """Parse the stored progress; damaged text counts as no progress."""
    try:
        progress = Progress(**LEARNED.read(text))
    except ValueError:
        return Progress()
    return progress if progress.following <= progress.lessons else progress.replace(following=0, lessons=0)


def _names(plain: Any) -> tuple[str, ...]:
    if not isinstance(plain, list):
        raise TypeError("no list")
    return tuple(name for name in plain if isinstance(name, str))


def _steps(plain: Any) -> Mapping[str, int]:
    return {name: at for name, at in plain.items() if type(at) is int and at > 0}


def _count(plain: Any) -> int:
    if type(plain) is not int or plain < 0:
        raise ValueError("no count")
    return plain


def _without_done(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data without the steps in completed lessons."""
    done, reached = data.get("done"), data.get("reached")
    if not isinstance(done, list) or not isinstance(reached, dict):
        return data
    return {**data, "reached": {lesson: step for lesson, step in reached.items() if lesson not in done}}


LEARNED: Final = Schema(
    MAX_PROGRESS,
    (
        Field("done", _names, (), united),
        Field("reached", _steps, MappingProxyType({}), write=dict),
        Field("hints", _names, (), united),
        Field("following", _count, 0, furthest),
        Field("lessons", _count, 0, furthest),
        Field("won", lambda plain: plain is True, False, either),
    ),
    former=_without_done,
)
"""The stored progress."""

PROGRESS: Final[Slice[Progress]] = Slice("learned", Progress())
"""The lessons and hints done so far."""
