"""Effects that read and store the reports of games."""

from __future__ import annotations

from app.ui.core.effects import Effect


class ReadReport(Effect):
    """Read a game's stored report; send `ReportRead`."""

    game: str


class KeepReport(Effect):
    """Store the verdicts on a game. If storage is full, the next visit computes them again."""

    game: str
    text: str
