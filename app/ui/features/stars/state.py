"""Stars: messages, state, conditions, and following the table (see also `app.ui.table.good_spots`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.state import Action, Build, Renovate
from app.engine.values import Value
from app.saves.marks import marks_of
from app.ui.core.messages import Message
from app.ui.core.model import Model, Setting, Slice
from app.ui.core.registry import After, Update
from app.ui.features.learn.progress import PROGRESS, STARRED_WINS, tutoring_of
from app.ui.table.good_spots import GOOD_SPOTS, good_spots
from app.ui.table.model import TABLE, Table, alone_on_easy, with_table

if TYPE_CHECKING:
    from app.bots.stars import BuildMark
    from app.engine.forecast import Closing
    from app.engine.geometry import Cell
    from app.engine.state import State


class SeekStars(Message):
    """Find the stars of the position on the table, once the page shows it."""


class ShowClosing(Message):
    """Highlight the spots that close the street of the standing line, or clear the highlight."""


class ShowMarked(Message):
    """Highlight the spot of the better build that the mark means, or clear the highlight."""


class StandingLine(Value):
    """A street that one building closes, in the position `shown`."""

    shown: State
    closing: Closing


class Marked(Value):
    """The mark of the last build and the build itself: its game, tile and cell."""

    game: str
    tile: str
    cell: Cell
    mark: BuildMark


STARS_SETTING: Final = Setting("stars", ("learning", "on", "off"))
"""Whether good spots have stars: until the third win on Easy, always on Easy, or never."""

STARS_SOUGHT: Final[Slice[State | None]] = Slice("stars sought", None)
"""The position of the last search for stars, so that each is searched once."""

STANDING_LINE: Final[Slice[StandingLine | None]] = Slice("closing", None)
"""The street of the standing line."""

BUILD_MARK: Final[Slice[Marked | None]] = Slice("mark", None)
"""The mark of the last build, until the next one."""


ANY_BUILD = "build *"
"""The pattern of a lesson's step that any build solves."""


def has_stars(model: Model, table: Table) -> bool:
    """Return whether the board shows stars to the person at the table.

    It shows them in a first game, on Easy until the third win or as the player chooses, and in a lesson step
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
    return marks.first_game or settings[STARS_SETTING] == "on" or model[PROGRESS].wins_on_easy < STARRED_WINS


AFTER_THE_PICTURE = 1
"""Milliseconds before the search for stars, so that the board shows the action first."""


def seek_stars(before: Model, message: Message, result: Update) -> Update:
    """Start the search for stars when a build is due in a new position; drop older stars."""
    model, effects = result
    table = model[TABLE]
    if table is None or not has_stars(model, table):
        return _without(model), effects
    decision = table.decision
    if decision is None or decision.kind != "build" or model[STARS_SOUGHT] is table.shown:
        return result
    return model.with_(STARS_SOUGHT, table.shown), (*effects, After(AFTER_THE_PICTURE, SeekStars()))


def mark_build(before: Model, message: Message, result: Update) -> Update:
    """Mark a build for which the board had stars; undoing it, or another build, drops the mark."""
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if table is None or was is None or table.session is was.session:
        return result
    played = table.session.history[len(was.session.history) :]
    if played and table.id == was.id and not isinstance(played[0].action, Build | Renovate):
        return result
    mark = _mark(before, was, played[0].action) if played and table.origin.played else None
    return (model.with_(BUILD_MARK, mark) if mark != model[BUILD_MARK] else model), effects


def _mark(model: Model, table: Table, action: Action) -> Marked | None:
    """Return the mark of a build, or `None` if the board had no stars for it."""
    good = good_spots(model, table)
    if good is None or not isinstance(action, Build):
        return None
    from app.bots import stars  # late: most pages have no stars

    mark = stars.mark_build(good.estimates, action.tile, (action.cell, action.facing))
    return Marked(table.id, action.tile, action.cell, mark) if mark is not None else None


def _without(model: Model) -> Model:
    """Return the model without stars."""
    if model[STARS_SOUGHT] is None and model[GOOD_SPOTS] is None and model[BUILD_MARK] is None:
        return model
    model = with_table(model, lambda table: table.with_attention(good=()))
    return (
        model.with_(STARS_SOUGHT, None)
        .with_(GOOD_SPOTS, None)
        .with_(STANDING_LINE, None)
        .with_(BUILD_MARK, None)
    )
