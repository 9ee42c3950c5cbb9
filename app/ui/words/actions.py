"""Actions in words."""

from __future__ import annotations

from app.engine.actions import Abandon, Action, Build, Renovate
from app.engine.state import State
from app.ui.core.texts import say
from app.ui.words.sentences import building_name, described_place, name_at


def action_words(state: State, action: Action) -> str:
    """Return a build or an abandonment as a phrase, with its place."""
    match action:
        case Build(tile, cell, facing, double):
            return say(
                "report.build_double" if double else "report.build",
                building=building_name(state, tile),
                place=described_place(state.city, cell),
                facing=say(f"facings.{facing}"),
            )
        case Renovate(tile, cell):
            return say(
                "report.renovate",
                building=building_name(state, tile),
                target=name_at(state, cell),
            )
        case Abandon(cell):
            return say("report.abandon", building=name_at(state, cell))
    raise LookupError(f"not judged: {action}")


def short_action_words(state: State, action: Action) -> str:
    """Return a build or an abandonment as a phrase for a picture that shows its place."""
    if isinstance(action, Build):
        return building_name(state, action.tile)
    return action_words(state, action)
