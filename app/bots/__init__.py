"""The bots: players that choose from one seat's observation.

A seat's `kind` in a record is the id of its bot. The interface knows a bot by its id too: its texts are the
messages `kinds-ID-…` of `assets/texts/LANGUAGE/new_game.ftl`, its portrait is `face-ID` in
`assets/art/icons.svg`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from ..engine.state import Action, State
from ..engine.values import Value
from .ratings import RATINGS


class Budget(NamedTuple):
    """Search limits: the number of candidates, the total of playouts, and the builds in each playout."""

    candidates: int = 8
    playouts: int = 64
    builds: int = 4


class Bot(Value):
    """A bot: its id, and either an immediate choice or a search with a budget.

    `at_once` returns a legal action for an observation. `time` is the usual duration of the search in
    milliseconds; it is stopped early on a slow device.
    """

    id: str
    at_once: Callable[[State], Action] | None = None
    budget: Budget | None = None
    time: int = 0

    def choose(self, observation: State) -> Action:
        """Return a legal action; raises `ValueError` if the observation has no visible decision.

        The choice is pure: the same observation gives the same action at any time on any machine.
        """
        if self.at_once is not None:
            return self.at_once(observation)
        from .search import best_action

        return best_action(observation, self.budget or Budget())

    @property
    def rating(self) -> int:
        """The strength in Elo, measured among all bots; greedy has 1000."""
        return RATINGS[self.id]


# The bots' modules are imported on first use, so they do not delay the start of the page.


def _beginner(observation: State) -> Action:
    from .quick import beginner_action

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
            Bot("expert", budget=Budget(candidates=8, playouts=96, builds=8), time=700),
        )
    }
)
"""All bots by id, weakest first."""


SUCCESSORS: Final[Mapping[str, str]] = MappingProxyType({"master": "expert"})
"""The removed bots of earlier versions, and the bots that replace them.

Records and stored forms still name them.
"""


def present_kind(kind: str) -> str:
    """Return a kind of seat; for a bot of an earlier version, that of its successor."""
    return SUCCESSORS.get(kind, kind)


def bot_of(kind: str) -> Bot:
    """Return the bot of a kind of seat, or greedy for an unknown kind, which a record may contain."""
    return BOTS.get(present_kind(kind), BOTS["greedy"])
