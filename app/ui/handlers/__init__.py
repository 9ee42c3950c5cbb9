"""What each message does: a module for each concern.

What the first page needs is here at once. `everything` imports the others when the first message for one of
them comes or a game is on the table; the page brings them as soon as it is shown.
"""

from __future__ import annotations

from app.ui.handlers import address, saves, settings, speaking
from app.ui.update import completed_by

__all__ = ["address", "saves", "settings", "speaking"]


@completed_by
def _everything() -> None:
    from app.ui.handlers import everything  # noqa: F401
