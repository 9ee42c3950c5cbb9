"""The drills on the training page."""

from __future__ import annotations

from typing import Final

from app.ui.core.html import Markup, el, group
from app.ui.core.pieces import icon, link
from app.ui.core.region import region
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.drills.drills import DRILLS


def _drills() -> Markup:
    return group(
        el("header", el("h2", say("drills.title"))),
        el(
            "div",
            (
                link(
                    Route("drill", kind),
                    icon("ui-help"),
                    el("strong", say(f"drills.{kind}.title")),
                    class_="button train-card",
                )
                for kind in DRILLS
            ),
            class_="train-pair",
        ),
        el("p", say("drills.text"), class_="quiet"),
    )


DRILLS_TO_TRAIN: Final = region("train-drills", lambda model: (), _drills)
"""The region of the drills."""
