"""Messages and effects of sharing."""

from __future__ import annotations

from typing import Literal

from app.ui.core.messages import Message
from app.ui.core.registry import Effect

Shape = Literal["tall", "wide"]
"""The shape of a poster."""


class ShareDeal(Message):
    """Share the link to the deal of the game on the table through the system, or copy it."""


class KeepPicture(Message):
    """Share a poster of the city on the table, `tall` or `wide`, or save it as a file."""

    shape: Shape


class PictureFailed(Message):
    """The picture could not be made."""


class ShareLink(Message):
    """Share the link to the game on the table through the system, or copy it."""


class CopyText(Message):
    """Copy the `link` or the `deal` link of the game on the table, or a bug `report`."""

    which: str


class ShowCode(Message):
    """Show or hide the `link` or `deal` link of the game on the table as a QR code."""

    which: str


class NotShared(Message):
    """The player closed the system's share sheet."""


class Copied(Message):
    """Whether copying succeeded."""

    done: bool


class CodeMade(Message):
    """The QR code of the address with this fragment: a row for each line, `1` for dark."""

    fragment: str
    rows: tuple[str, ...]


class CodeFailed(Message):
    """An address has no QR code: it is too `long`, or the code library is `missing`."""

    fragment: str
    why: str


class DrawPicture(Effect):
    """Render a poster as a picture, and offer it under a name."""

    name: str
    drawing: str


class CopyReport(Effect):
    """Copy a bug report to the clipboard: version, browser and this record."""

    record: str
