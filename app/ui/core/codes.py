"""QR codes: the code in sight, and how it is drawn."""

from __future__ import annotations

import re
from typing import Final

from app.engine.values import Value
from app.ui.core.html import Markup, el
from app.ui.core.model import Slice
from app.ui.core.pieces import icon
from app.ui.core.texts import say


class Code(Value):
    """A link's QR code, a row for each line, `1` for dark.

    No rows if the link is too long, or if the library that makes codes is `missing`.
    """

    link: str
    rows: tuple[str, ...]
    missing: bool = False


CODE: Final[Slice[Code | None]] = Slice("code", None)
"""The QR code shown beside its link."""


QUIET_ZONE: Final = 4
"""The number of light modules required around a code."""


def qr_code(code: Code) -> Markup:
    """Draw a QR code with one shape per dark run, or say why there is none.

    `data-link` holds its link, from `#` on; a code of plain text has none.
    """
    rows, links = code.rows, code.link.startswith("#")
    if not rows:
        return caution(why_no_code(code))
    runs = ((y, run.start(), len(run[0])) for y, row in enumerate(rows) for run in re.finditer("1+", row))
    side = len(rows) + 2 * QUIET_ZONE
    return el(
        "svg",
        el("path", d="".join(f"M{x} {y}h{length}v1h-{length}z" for y, x, length in runs)),
        viewBox=f"{-QUIET_ZONE} {-QUIET_ZONE} {side} {side}",
        style=f"--modules:{side}",
        class_="qr",
        role="img",
        aria_label=say("share.code_itself") if links else say("share.code_text"),
        data_link=code.link if links else None,
    )


def why_no_code(code: Code) -> str:
    """Return the reason why a code has no rows."""
    return say("share.code_failed") if code.missing else say("share.code_long")


def caution(text: str) -> Markup:
    """Show a warning beside a link."""
    return el("p", icon("ui-warning"), text, class_="caution")
