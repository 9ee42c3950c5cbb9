"""Thinking in slices: a thought is begun, goes on while there is time, and can be left at any moment."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.actions import Action
from ..engine.observation import decode_state
from . import BOTS
from .budget import Budget
from .search import think


class Desk:
    """Where one thought at a time is worked on, all in texts."""

    def __init__(self) -> None:
        self._thought: Iterator[Action] | None = None
        self._choice: Action | None = None
        self.playouts = 0

    def begin(self, bot: str, observation: str, playouts: int) -> None:
        """Begin a thought of a bot, of so many playouts, and forget any other."""
        self._thought = think(decode_state(observation), budget_of(bot, playouts))
        self._choice, self.playouts = None, 0

    def go_on(self) -> str | None:
        """Go on by one playout; return the action's text once it is chosen."""
        if self._thought is None:
            raise RuntimeError("no thought was begun")
        choice = next(self._thought, None)
        if choice is None:
            return str(self._choice)
        self._choice = choice
        self.playouts += 1
        return None

    def settle(self) -> str:
        """Return the text of what is liked best so far, where there is no time to go on."""
        if self._choice is None:
            raise RuntimeError("the thought has not gone on yet")
        self._thought = None
        return str(self._choice)


def budget_of(bot: str, playouts: int) -> Budget:
    """Return a thinking bot's budget with as many playouts as there is time for, never more than its own."""
    budget = BOTS[bot].budget
    if budget is None:
        raise LookupError(f"{bot} chooses at once")
    return budget._replace(playouts=min(playouts, budget.playouts))
