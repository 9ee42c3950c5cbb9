"""Effects of sharing."""

from __future__ import annotations

from app.ui.core.effects import Effect


class DrawPicture(Effect):
    """Render a drawing (`poster`) as a picture, and offer it under a name."""

    name: str
    drawing: str


class CopyReport(Effect):
    """Copy a bug report to the clipboard: version, browser and this record."""

    record: str
