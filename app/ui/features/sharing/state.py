"""The state of sharing: the QR code in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.slices import Slice
from app.ui.table.draft import BuildDraft
from app.ui.table.input.camera import Camera
from app.ui.table.model import Refused

if TYPE_CHECKING:  # needed only for types, so a start need not wait for them
    from typing import TypedDict

    from app.engine.geometry import Cell
    from app.ui.core.messages import DrawerPage, OverlayName
    from app.ui.table.playback.steps import Flight, Playback

    class AttentionChanges(TypedDict, total=False):
        """Fields of `Attention`."""

        draft: BuildDraft | None
        lifting: int | None
        lifted: str
        refusal: Refused | None
        playback: Playback | None
        flights: tuple[Flight, ...]
        subject: str
        close: bool
        pulled: bool
        lit: tuple[Cell, ...]
        traced: tuple[Cell, ...]
        hovered: Cell | None
        told: str

    class BoardChanges(TypedDict, total=False):
        """Fields of `BoardView`."""

        camera: Camera
        turn_offered: bool
        focus: Cell
        overlay: OverlayName | Literal[""]
        drawer: DrawerPage | Literal[""]


class Code(Value):
    """A link's QR code, a row for each line, `1` for dark.

    No rows if the link is too long, or if the library that makes codes is `missing`.
    """

    link: str
    rows: tuple[str, ...]
    missing: bool = False


CODE: Final[Slice[Code | None]] = Slice("code", None)
"""The QR code shown beside its link."""
