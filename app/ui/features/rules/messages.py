"""Messages of the rules."""

from __future__ import annotations

from app.ui.core.messages import Message


class AlbumFetched(Message):
    """The page fetched the pictures."""

    text: str


class Seek(Message):
    """Search the rules for words."""

    words: str
