"""The bots: players that choose from what one seat may know.

A seat's `kind` in a record is the id of its bot. Names and descriptions are in `assets/texts/interface.toml`
under `kinds`, by the same ids.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ..engine.actions import Action
from ..engine.state import State
from ..engine.values import Value
from .budget import Budget
from .ratings import RATINGS

LONG_SEARCH: Final = 1_000
"""Milliseconds beyond which a search shows its progress and can be cut short."""


class Bot(Value):
    """A bot: its id and how it chooses, at once or by a search within a budget.

    `at_once` takes what the seat that is asked may know (`observe`) and gives one of the legal actions.
    `time` is the milliseconds that a search should take in the page; on a slow device it is cut short.
    """

    id: str
    at_once: Callable[[State], Action] | None = None
    budget: Budget | None = None
    time: int = 0

    def choose(self, observation: State) -> Action:
        """Return one of the legal actions; raises `ValueError` if nothing is asked that the seat may know.

        It is pure: the same observation gives the same action, at any time, on any machine.
        """
        if self.at_once is not None:
            return self.at_once(observation)
        from .search import best_action

        return best_action(observation, self.budget or Budget())

    @property
    def takes_long(self) -> bool:
        """Whether players may want to see how far its search is, and cut it short."""
        return self.time > LONG_SEARCH

    @property
    def rating(self) -> int:
        """The strength measured among all bots, in Elo; greedy has 1000."""
        return RATINGS[self.id]

    @property
    def name_key(self) -> str:
        """The key of its name among the texts of the interface."""
        return f"kinds.{self.id}.name"

    @property
    def text_key(self) -> str:
        """The key of its description, one line."""
        return f"kinds.{self.id}.text"


# How the bots think is imported when one is asked: a page that starts need not know.


def _beginner(observation: State) -> Action:
    from .beginner import beginner_action

    return beginner_action(observation)


def _greedy(observation: State) -> Action:
    from .greedy import greedy_action

    return greedy_action(observation)


BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {
        bot.id: bot
        for bot in (
            Bot("beginner", _beginner),
            Bot("greedy", _greedy),
            Bot("club", budget=Budget(candidates=4, playouts=16, builds=2), time=650),
            Bot("expert", budget=Budget(candidates=8, playouts=64, builds=8), time=700),
            Bot("master", budget=Budget(candidates=8, playouts=256, builds=12), time=3_500),
        )
    }
)
"""All bots by id, the weakest first."""


def bot_of(kind: str) -> Bot:
    """Return the bot of a kind of seat; greedy for one of another program, as a record may name."""
    return BOTS.get(kind, BOTS["greedy"])
