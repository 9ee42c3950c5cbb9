"""The section about moving to another device, on the page *More*."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Markup, el, group, region
from app.ui.core.pieces import button, file_button, icon
from app.ui.core.texts import say
from app.ui.features.moving.handlers import ExportDevice


def moving() -> Markup:
    """Show the buttons that export everything as a file and import another device's file."""
    return group(
        el("h2", say("moving.title")),
        el("p", say("moving.text"), class_="quiet"),
        el(
            "p",
            button(ExportDevice(), icon("ui-export"), say("moving.export"), class_="button small"),
            file_button(".json,application/json"),
            class_="device-ways",
        ),
    )


MOVING: Final = region("moving", lambda model: (), moving)
"""The region about moving to another device."""
