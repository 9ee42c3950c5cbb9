"""The part of the settings about moving to another device."""

from __future__ import annotations

from app.ui.core.fields import fieldset
from app.ui.core.html import Markup, el
from app.ui.core.pieces import button, icon
from app.ui.core.texts import say
from app.ui.features.moving.messages import ExportDevice


def moving() -> Markup:
    """Offer everything of this device as a file, and open the file of another one."""
    return fieldset(
        say("moving.title"),
        el("p", say("moving.text"), class_="quiet"),
        el(
            "p",
            button(ExportDevice(), icon("ui-export"), say("moving.export"), class_="button small"),
            el(
                "label",
                icon("ui-import"),
                say("home.import"),
                el("input", type="file", accept=".json,application/json", class_="visually-hidden"),
                class_="button small",
            ),
            class_="device-ways",
        ),
    )
