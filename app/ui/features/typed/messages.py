"""The messages of the feature."""

from __future__ import annotations

from app.ui.core.messages import Message


class TypeLine(Message):
    """The text of the input line changed."""

    line: str


class EnterLine(Message):
    """Carry out or answer the typed line."""
