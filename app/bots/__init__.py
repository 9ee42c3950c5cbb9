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
from . import expert, greedy


class Bot(Value):
    """A bot: its id, the keys of its name and of its description, and how it chooses.

    `choose` takes what the seat that is asked may know (`observe`) and gives one of the legal actions. It
    is pure: the same observation gives the same action, at any time, on any machine.
    """

    id: str
    choose: Callable[[State], Action]

    @property
    def name_key(self) -> str:
        """The key of its name among the texts of the interface."""
        return f"kinds.{self.id}.name"

    @property
    def text_key(self) -> str:
        """The key of its description, one line."""
        return f"kinds.{self.id}.text"


BOTS: Final[Mapping[str, Bot]] = MappingProxyType(
    {bot.id: bot for bot in (Bot("greedy", greedy.choose), Bot("expert", expert.choose))}
)
"""All bots by id."""
