"""Conditions for the coach: where it may speak, and whether its findings fit the table."""

from __future__ import annotations

from typing import Final

from app.engine.state import State
from app.saves.marks import marks_of
from app.ui.core.model import Model
from app.ui.core.settings import Settings
from app.ui.features.coach.state import COACH, COACH_SETTING, THINK_AGAIN_SETTING, Coaching
from app.ui.table.model import TABLE, Table, table_in_sight

COACHED: Final = ("build", "abandon")
"""The decisions that the coach helps with; the others cost only cents."""

PRACTICE: Final = 4
"""In a practice game the coach warns of losses of at least this many dollars."""


def coached_table(model: Model) -> Table | None:
    """Return the table if the coach may speak now to the person whose hand is open, about their turn.

    Never in a daily deal, on the ladder or in a game by post. Where several people share the device, only if
    they want it.
    """
    table = table_in_sight(model)
    if table is None or not _may_coach(model.settings, table):
        return None
    decision = table.question
    if decision is None or decision.kind not in COACHED or len(decision.options) < 2:
        return None
    return table if table.viewing.viewer == decision.seat else None


def _may_coach(settings: Settings, table: Table) -> bool:
    session = table.session
    if not table.origin.played or table.viewing.follows or not marks_of(session).judged:
        return False
    alone = len(table.session.state.people) == 1
    return settings[COACH_SETTING] == "always" or (settings[COACH_SETTING] == "alone" and alone)


def warns_from(model: Model) -> int:
    """Return the least loss before which the coach warns, in dollars; 0 for never."""
    table = table_in_sight(model)
    if table is None or not _may_coach(model.settings, table):
        return 0
    if model.settings[THINK_AGAIN_SETTING] != "never":
        return int(model.settings[THINK_AGAIN_SETTING])
    return PRACTICE if table.session.practice else 0


def fits(coaching: Coaching, table: Table | None) -> bool:
    """Return whether the coach's findings belong to the position and the person at the table.

    The verdict on a finished build stays valid until the seat chooses again.
    """
    if table is None or table.id != coaching.game or table.viewing.viewer != coaching.seat:
        return False
    if table.viewing.awaiting is not None or table.replay.position is not None:
        return False
    later = len(table.session.history) - coaching.position
    return later == 0 or (bool(coaching.made) and later > 0)


def may_warn(model: Model) -> bool:
    """Return whether the coach may warn before a build: the player wants it, or plays a practice game."""
    table = model[TABLE]
    return table is not None and (model.settings[THINK_AGAIN_SETTING] != "never" or table.session.practice)


def may_hint(model: Model) -> bool:
    """Return whether the coach may give a hint now."""
    return coached_table(model) is not None


def advice_parts(model: Model, table: Table) -> tuple[State, Coaching] | None:
    """Return the position and the coaching to show, or `None` while the coach is silent."""
    coach = model[COACH]
    return (table.shown, coach) if coach is not None and coach.says and fits(coach, table) else None
