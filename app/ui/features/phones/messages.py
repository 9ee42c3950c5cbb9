"""Messages of the table about hands on phones."""

from __future__ import annotations

from app.ui.core.messages import Message


class HandBack(Message):
    """Move a seat's hand back to this device."""

    seat: int


class PlainHand(Message):
    """Show the tiles of a seat's hand as a code of plain text, for phones without the page."""

    seat: int


class CopyHand(Message):
    """Copy the link to a seat's hand."""

    seat: int
