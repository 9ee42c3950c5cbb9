"""The buttons at the end of a game that share it."""

from __future__ import annotations

from app.ui.core.html import Markup
from app.ui.core.routes import Route
from app.ui.features.sharing.messages import KeepPicture
from app.ui.table.views.end import end_button


def share_button(main: bool) -> Markup:
    """Show the link to the page that shares the game."""
    return end_button(main, Route("share"), "ui-share", "buttons.share")


def picture_button(main: bool) -> Markup:
    """Show the button that shares or saves a picture of the city."""
    return end_button(main, KeepPicture(), "ui-picture", "buttons.picture")
