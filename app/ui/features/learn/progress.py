"""Learning: its messages, the progress kept between visits, and the origin of lessons."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from app.engine.values import Value
from app.saves.codec import Field, Schema, either, furthest, united
from app.ui.core.messages import Message
from app.ui.core.model import LEARN, Model, Route, Slice
from app.ui.core.stored import StoredValue
from app.ui.table.model import TABLE, Table
from app.ui.table.origins import Origin

if TYPE_CHECKING:
    from app.ui.features.learn.tutor import Tutoring


class LessonsFetched(Message):
    """The page fetched the lessons."""

    text: str


class LessonOn(Message):
    """Leave a finished step of a lesson for the next one."""


class LessonAgain(Message):
    """Restart the lesson on the table."""


class FirstGame(Message):
    """Begin the first game."""

    once = True


class DismissHint(Message):
    """Dismiss the hint of the first game."""


MAX_PROGRESS: Final = 20_000

STARRED_WINS: Final = 3
"""The board shows stars on Easy until the player has won this often there."""


class Progress(Value):
    """Completed lessons, steps reached in others, hints given, and solo games won.

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
    """The player has won a solo game; 0.1.0 noted only this."""
    easy: int = 0
    """The number of solo games won on Easy since 0.1.0, at most one more than `STARRED_WINS`."""
    normal: bool = False
    """The player has won a solo game on Normal or Hard."""

    def having(self, lesson: str, step: int, *, over: bool) -> Progress:
        """Return the progress with a lesson completed, or with the step that the learner reached."""
        reached = {name: at for name, at in self.reached.items() if name != lesson}
        if over:
            return self.replace(done=tuple(dict.fromkeys((*self.done, lesson))), reached=reached)
        return self.replace(reached={**reached, lesson: step} if step else reached)

    def winning(self, difficulty: str) -> Progress:
        """Return the progress with a solo game won."""
        if difficulty == "easy":
            return self.replace(won=True, easy=min(self.wins_on_easy, STARRED_WINS) + 1)
        return self.replace(won=True, normal=True)

    @property
    def wins_on_easy(self) -> int:
        """The number of solo games won on Easy; a win that 0.1.0 noted counts as one there."""
        return max(self.easy, int(self.won and not self.normal))

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


def _former(data: dict[str, Any]) -> dict[str, Any]:
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
        Field("easy", _count, 0, furthest),
        Field("normal", lambda plain: plain is True, False, either),
    ),
    former=_former,
)
"""The stored progress."""

PROGRESS: Final[Slice[Progress]] = Slice("learned", Progress())
"""The lessons and hints done so far."""


class GuidedLesson(Origin):
    """A lesson, and the learner's progress in it."""

    kind = "lesson"
    guided = True

    tutoring: Tutoring

    def route(self, table: str) -> Route:
        """Return the address of the lesson."""
        return Route("learn", str(self.tutoring.lesson.number))

    @property
    def parent(self) -> Route:
        """The list of lessons."""
        return LEARN

    @property
    def start(self) -> int:
        """How many actions lead to the first step."""
        return self.tutoring.starts[0]

    def rests(self, actions: int) -> bool:
        """Return whether the lesson is over."""
        return self.tutoring.over


def tutoring_of(table: Table) -> Tutoring | None:
    """Return the learner's progress, in a lesson."""
    return table.origin.tutoring if isinstance(table.origin, GuidedLesson) else None


def pointed_control(model: Model) -> str:
    """Return the control that a lesson points to, as the attribute and value of a stable hook."""
    table = model[TABLE]
    tutoring = tutoring_of(table) if table is not None else None
    return tutoring.points if tutoring is not None else ""


def lessons_done(model: Model) -> int:
    """Return the number of lessons done: a tree each on the street."""
    return len(model[PROGRESS].done)


def _with_progress(model: Model, text: str) -> Model:
    """Read the progress; damaged text counts as none."""
    progress = read_progress(text)
    return model if progress == model[PROGRESS] else model.with_(PROGRESS, progress)


STORED: Final = StoredValue(LEARNED, _with_progress, lambda model: write_progress(model[PROGRESS]))
