"""The state of the feature, its messages and its effect."""

from __future__ import annotations

from typing import Final

from app.ui.core.messages import Message
from app.ui.core.model import Slice
from app.ui.core.registry import Effect

TALLY: Final[Slice[int]] = Slice("toy", 0)
"""The number of actions so far."""


class SetTally(Message):
    """Set the number."""

    number: int


class Chimed(Message):
    """The chime has sounded."""


class Chime(Effect):
    """Send `Chimed`."""
