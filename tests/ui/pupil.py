"""A pupil who follows the lessons through messages alone."""

from __future__ import annotations

from app.ui.core.messages import Message, RouteChanged, parse_message
from app.ui.core.model import Model, Settings
from app.ui.core.registry import Effect
from app.ui.core.texts import ASSETS
from app.ui.core.update import update
from app.ui.features.learn import progress
from app.ui.features.learn.course import Lesson, read_course
from app.ui.features.learn.handlers import FETCH_LESSONS
from app.ui.features.learn.progress import PROGRESS, LessonOn, LessonsFetched, pointed_control, tutoring_of
from app.ui.features.learn.tutor import Tutoring, held_ghost, words
from app.ui.table.messages import Tap
from app.ui.table.model import Table
from tests.ui.markup import page_of
from tests.ui.playing import attributes, table_of

TEXT = (ASSETS / "lessons" / "lessons.toml").read_text(encoding="utf-8")

ALL_LESSONS = read_course(TEXT)


class Pupil:
    """Follows a lesson through messages alone."""

    def __init__(self, lesson: Lesson, learned: progress.Progress | None = None) -> None:
        self.effects: list[Effect] = []
        self.model = Model(settings=Settings(show="off")).with_(PROGRESS, learned or progress.Progress())
        self.send(RouteChanged(f"#/learn/{lesson.number}"))
        assert self.effects == [FETCH_LESSONS]
        self.send(LessonsFetched(TEXT))

    def send(self, message: Message) -> None:
        self.model, effects = update(self.model, message)
        self.effects += effects

    @property
    def table(self) -> Table:
        return table_of(self.model)

    @property
    def tutoring(self) -> Tutoring:
        tutoring = tutoring_of(self.table)
        assert tutoring is not None
        return tutoring

    def said(self) -> str:
        """The coach's current words."""
        return words(self.tutoring, self.table.session.state, held_ghost(self.table))

    def page(self) -> str:
        return page_of(self.model)

    def follow(self) -> None:
        """Use the control that the lesson points to."""
        pointed = pointed_control(self.model)
        if self.tutoring.waits:
            self.send(LessonOn())
            return
        if not pointed:
            self.find()
            return
        name, _, value = pointed.partition(" ")
        assert value in attributes(self.page(), f"data-{name}"), pointed
        start = {"action": "act ", "message": "", "tile": "pick ", "cell": "tap "}[name]
        self.send(parse_message(start + value))

    def find(self) -> None:
        """Find the spot unaided: by the worths on the board, and by turning the ghost."""
        step, draft = self.tutoring.step, self.table.attention.draft
        assert step.find and draft is not None
        best = max(draft.worths.values())
        cells = [cell for (cell, _), worth in draft.worths.items() if worth == best]
        if draft.cell is None or draft.cell not in cells:
            self.send(Tap(cells[0]))
        else:
            self.send(parse_message("turn"))
