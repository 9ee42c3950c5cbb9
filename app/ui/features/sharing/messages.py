"""Messages about sharing."""

from __future__ import annotations

from app.ui.core.messages import Message


class ShareDeal(Message):
    """Share the link to the deal of the game on the table through the system, or copy it."""
