"""The origin of lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.routes import LEARN, Route
from app.ui.table.model import TABLE
from app.ui.table.origins import Origin

if TYPE_CHECKING:
    from app.ui.core.model import Model
    from app.ui.features.learn.tutor import Tutoring
    from app.ui.table.model import Table


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
