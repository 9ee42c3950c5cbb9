"""Origins: where the game on the table comes from.

The origin decides what happens to the game. Handlers check `played` and `saved` before they create an effect,
so no effect contradicts the origin. A feature that brings games of its own adds a class.
"""

from __future__ import annotations

from typing import ClassVar, Final

from app.engine.values import Value
from app.ui.core.model import HOME, Route


class Origin(Value):
    """The base of all origins."""

    played: ClassVar[bool] = False
    """It is a real game: bots move, and one tab writes it.

    The next start draws it, the chosen assistance applies, and the end is shown.
    """

    saved: ClassVar[bool] = False
    """The game is in the list of saved games, and each action is saved."""

    kind: ClassVar[str] = ""
    """The name of this origin in conditions of contributions (`has_origin`)."""

    guided: ClassVar[bool] = False
    """It is a lesson or a puzzle, guided by the strip above the board."""

    recorded: ClassVar[bool] = True
    """The record of the session leads to its position, so a link can hold it."""

    def route(self, table: str) -> Route:
        """Return the table's address, given its id."""
        raise NotImplementedError

    @property
    def parent(self) -> Route:
        """The page to which the arrow leads."""
        return HOME

    asks: ClassVar[bool] = True
    """The questions of the game are announced; a puzzle asks its own."""

    @property
    def start(self) -> int:
        """How many actions lead to the position where the player begins; undo stops there."""
        return 0

    def rests(self, actions: int) -> bool:
        """Return whether the player has answered the exercise after that many actions."""
        return False

    @property
    def secret(self) -> bool:
        """Whether to hide the engine's evaluation of choices, because it would answer the question.

        Views and handlers check it wherever they compute dollars, outcomes or an order by worth.
        """
        return False


class SavedGame(Origin):
    """A saved game."""

    played = True
    saved = True

    def route(self, table: str) -> Route:
        """Return the address of the game."""
        return Route("game", table)


SAVED: Final = SavedGame()


class LinkedGame(Origin):
    """A game from a link. It becomes a saved game when someone acts in it or keeps it."""

    played = True

    data: str

    def route(self, table: str) -> Route:
        """Return the address that the game came from."""
        return Route("play", self.data)


class WatchedGame(LinkedGame):
    """A game of bots alone, such as the expert's with the same tiles, to watch or to keep."""
