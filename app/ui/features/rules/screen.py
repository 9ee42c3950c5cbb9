"""The screens of the rules, of the player aid and of positions to try."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.core.waiting import WAITING
from app.ui.features.rules import pictures
from app.ui.features.rules import views as rules
from app.ui.features.rules.handlers import visit_aid, visit_picture, visit_rules


def arrive(model: Model) -> Update:
    """Follow the address of a rule, of a picture or of the player aid."""
    match model.route.screen:
        case "aid":
            return visit_aid(model)
        case "try":
            return visit_picture(model)
    return visit_rules(model)


def show(model: Model) -> Screen:
    """Return the rules, the player aid, or the page that waits for a position."""
    match model.route.screen:
        case "aid":
            return pictures.AID
        case "try":
            return WAITING
    return rules.SCREEN
