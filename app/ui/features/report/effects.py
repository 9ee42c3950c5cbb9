"""Effects on the reports that are kept beside their games."""

from __future__ import annotations

from app.ui.core.effects import Effect


class ReadReport(Effect):
    """Read what was kept of a game's report; send `ReportRead`."""

    game: str


class KeepReport(Effect):
    """Keep the verdicts on a game beside it. If there is no room, they are made anew the next time."""

    game: str
    text: str
