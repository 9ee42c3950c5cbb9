"""Conditions for stars on the board."""

from __future__ import annotations

from app.saves.marks import marks_of
from app.ui.core.model import Model
from app.ui.features.learn.origins import tutoring_of
from app.ui.features.learn.progress import PROGRESS
from app.ui.features.stars.state import STARS_SETTING
from app.ui.table.model import Table, alone_on_easy

ANY_BUILD = "build *"
"""The pattern of a lesson's step that any build solves."""


def has_stars(model: Model, table: Table) -> bool:
    """Return whether the board shows stars to the person at the table.

    It shows them in a first game, on Easy until the first win or as the player chooses, and in a lesson step
    that any build solves. It never shows them where players compare results, or where the page knows no hand.
    """
    settings, tutoring = model.settings, tutoring_of(table)
    if settings[STARS_SETTING] == "off" or settings.helps == "none" or table.viewing.follows:
        return False
    if tutoring is not None:
        return not tutoring.waits and ANY_BUILD in tutoring.step.meant
    marks = marks_of(table.session)
    if not table.origin.played or not marks.judged or not alone_on_easy(model):
        return False
    return marks.first_game or settings[STARS_SETTING] == "on" or not model[PROGRESS].won
