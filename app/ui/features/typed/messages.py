"""The messages of the feature."""

from __future__ import annotations

from app.ui.core.messages import Message


class TypeLine(Message):
    """The input line of typed play changed to this text."""

    line: str


class EnterLine(Message):
    """Execute or answer the line of typed play."""
