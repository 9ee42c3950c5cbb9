"""Typed play."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANNOUNCE, Handlers, Hook
from app.ui.table.places import DrawerPage, Key, MenuEntry

FEATURE: Final = (
    Handlers(("features.typed.handlers",)),
    Hook("features.typed.handlers:write_down", on=("enter-line",), phase=ANNOUNCE),
    DrawerPage(
        "features.typed.views:typed_parts",
        "features.typed.views:typed",
        name="typed",
        title="typed.title",
        entry=False,  # the input line gets the focus
    ),
    MenuEntry(30, "ui-type", "typed.title", message="open typed", page="help"),
    Key("/", "open typed", "typed"),
)
