"""Messages of the stars."""

from __future__ import annotations

from app.ui.core.messages import Message


class SeekStars(Message):
    """Find the stars of the position on the table, once the page shows it."""


class ShowClosing(Message):
    """Highlight the spots that close the street of the standing line, or clear the highlight."""
