"""The way back into the course, for the list of lessons and for the first page, which loads no lesson."""

from __future__ import annotations

from app.ui.core.html import Markup, el
from app.ui.core.pieces import icon
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.learn.progress import Progress


def continuing(learned: Progress) -> Markup | None:
    """Offer to go on with the course, once it was begun and until its last lesson."""
    if not learned.following:
        return None
    return el(
        "a",
        icon("ui-play"),
        say("learn.continue", number=learned.following, total=learned.lessons),
        href=str(Route("learn", str(learned.following))),
        class_="button primary large",
        data_hint=True,
    )
