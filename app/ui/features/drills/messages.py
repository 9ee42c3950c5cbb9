"""The messages of the feature."""

from __future__ import annotations

from app.ui.core.messages import Message


class BeginDrill(Message):
    """Begin a drill (`legal` or `worth`)."""

    once = True

    kind: str


class AnswerDrill(Message):
    """Answer the drill's question."""

    answer: str


class DrillOn(Message):
    """Go on to the next question."""
