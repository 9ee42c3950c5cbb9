"""Origins: where the game on the table comes from, a class for each.

The origin decides what is done with the game. Effects that do not fit it are never created: handlers ask
`played` and `saved` before they make one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from app.engine.values import Value
from app.ui.core.routes import Route

if TYPE_CHECKING:
    from app.ui.features.learn.tutor import Tutoring


class Origin(Value):
    """What all origins have in common."""

    played: ClassVar[bool] = False
    """It is a game for its own sake. Bots move, one tab may write it, the next start draws it, the assistance
    is the one chosen, and the end is shown."""

    saved: ClassVar[bool] = False
    """It is one of the saved games: each action is saved."""

    def route(self, table: str) -> Route:
        """Return the address of the table with an id."""
        raise NotImplementedError


class SavedGame(Origin):
    """One of the saved games."""

    played = True
    saved = True

    def route(self, table: str) -> Route:
        """Return the address of the game."""
        return Route("game", table)


SAVED: Final = SavedGame()


class LinkedGame(Origin):
    """A game that came with a link. It becomes a saved game once a person chooses something or keeps it."""

    played = True

    data: str

    def route(self, table: str) -> Route:
        """Return the address that the game came with."""
        return Route("play", self.data)


class GuidedLesson(Origin):
    """A lesson, and how far the learner is."""

    tutoring: Tutoring

    def route(self, table: str) -> Route:
        """Return the address of the lesson."""
        return Route("learn", str(self.tutoring.lesson.number))


class PositionToTry(Origin):
    """The position of a picture in the rules, by the picture's name."""

    picture: str

    def route(self, table: str) -> Route:
        """Return the address of the position."""
        return Route("try", self.picture)
