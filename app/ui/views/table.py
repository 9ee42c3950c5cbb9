"""The table: its frame and its regions, and what of the model each of them shows."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import Any, Final

from app.engine.actions import Build, Renovate
from app.engine.city import City
from app.engine.events import TileLifted
from app.engine.state import Seat
from app.ui.html import Markup, el
from app.ui.model import Model, Table
from app.ui.seating import Looks
from app.ui.texts import say
from app.ui.views import (
    city,
    drawer,
    end,
    explain,
    handover,
    notice,
    prompt,
    rail,
    review,
    saves,
    toolbar,
    tray,
)
from app.ui.views.region import Parts, Region, Screen, slot

_NONE: Final[Mapping[Any, Any]] = MappingProxyType({})
"""What is legal with no tile taken up; always the same object, so that nothing is shown anew for it."""


def _table(model: Model) -> Table:
    if model.table is None:
        raise LookupError("there is no game on the table")
    return model.table


def frame(
    kind: str, seat: int | None, drawer_open: bool, asking: bool, curtain: bool, ended: bool, reviewing: bool
) -> Markup:
    """Lay out the table; its attributes tell scripts and styles what is being asked of whom.

    What lies behind the curtain or the end is inert, but for the board: browsers would work out inertness for
    every shape of the city at every hand-over. It is taken from keys and readers by attributes of its own.
    """
    covered = curtain or ended
    return el(
        "main",
        el("nav", slot("rail"), slot("stack"), class_="rail", inert=covered),
        el(
            "section",
            el(
                "div",
                el(
                    "div",
                    slot("rows", role="grid", aria_label=say("table.board")),
                    slot("city", role="none"),
                    slot("places", role="none"),
                    slot("marks", aria_hidden="true"),
                    slot("options", role="none"),
                    slot("ghost", role="none"),
                    id="layer",
                    role="none",
                ),
                id="board",
                role="group",
                tabindex=-1 if covered else 0,
                aria_hidden="true" if covered else None,
                aria_label=say("table.board"),
            ),
            slot("tools", inert=covered),
            slot("keeping", inert=covered),
            slot("explain", inert=covered),
            slot("show", inert=covered),
            class_="stage",
        ),
        el(
            "section",
            slot("history"),
            slot("tray"),
            slot("prompt"),
            slot("review"),
            class_="shelf",
            inert=covered,
        ),
        slot("drawer", "aside"),
        slot("end"),
        slot("curtain"),
        slot("notice"),
        class_="table"
        + (" drawer-open" if drawer_open else "")
        + (" asking" if asking else "")
        + (" curtained" if curtain else "")
        + (" reviewing" if reviewing else ""),
        data_decision=kind or None,
        data_seat=seat,
    )


def _frame_parts(model: Model) -> Parts:
    table = _table(model)
    decision = table.session.state.decision
    asking = decision is not None and decision.kind not in ("build", "grifter")
    return (
        decision.kind if decision is not None else "",
        decision.seat if decision is not None else None,
        bool(table.drawer),
        asking,
        table.curtain is not None,
        _ended(table),
        table.position is not None,
    )


def _ended(table: Table) -> bool:
    """Tell whether the end is shown: the game is over, and nothing else of it is being looked at."""
    return table.session.state.over and table.position is None and table.show is None


def _city_parts(model: Model) -> Parts:
    table = _table(model)
    shown = table.shown
    return shown.city, shown.seats, table.viewer, table.looks, shown.rules.business


def _tiles(shown: City, seats: tuple[Seat, ...], viewer: int | None, looks: Looks, business: bool) -> Markup:
    return city.tiles(shown, tuple(seat.name for seat in seats), viewer, looks, business=business)


def _places_parts(model: Model) -> Parts:
    table = _table(model)
    draft = table.draft
    legal, worths = (draft.places, draft.worths) if draft is not None else (_NONE, _NONE)
    return table.shown.city, legal, worths, model.settings.helps


def _marks_parts(model: Model) -> Parts:
    table = _table(model)
    return (
        table.shown,
        table.decision,
        table.lit,
        table.traced,
        table.refused,
        table.show,
        table.overlay,
        table.draft,
        table.looks,
    )


def _ghost_parts(model: Model) -> Parts:
    table = _table(model)
    decision = table.decision
    return table.shown, table.draft, table.looks[decision.mover if decision is not None else 0]


def _rail_parts(model: Model) -> Parts:
    table = _table(model)
    decision = table.session.state.decision
    asked = decision.seat if decision is not None else None
    return table.shown, asked, table.viewer, table.show, table.looks


def _tray_parts(model: Model) -> Parts:
    table = _table(model)
    up = table.draft.tile if table.draft is not None else None
    return table.shown, table.viewer, table.decision, up


def _prompt_parts(model: Model) -> Parts:
    table = _table(model)
    steps = table.session.steps
    decision = table.decision
    this_turn = takewhile(lambda step: step.turn == table.shown.turn, reversed(steps))
    second = any(isinstance(step.action, Build | Renovate) for step in this_turn)
    replays = any(isinstance(event, TileLifted) for step in steps[-1:] for event in step.events)
    return (
        table.shown,
        decision,
        table.draft,
        table.refused,
        table.position is None,
        second,
        replays,
    )


def _history_parts(model: Model) -> Parts:
    session = _table(model).session
    return session.undo_problem(), bool(session.undone)


SCREEN: Final = Screen(
    Region("app", _frame_parts, frame),
    (
        Region("rail", _rail_parts, rail.rail),
        Region("stack", lambda model: (_table(model).shown,), rail.stack),
        Region("rows", lambda model: (_table(model).shown.city,), city.rows),
        Region("city", _city_parts, _tiles),
        Region("places", _places_parts, city.places),
        Region("marks", _marks_parts, city.marks),
        Region(
            "options",
            lambda model: (_table(model).shown, _table(model).decision, _table(model).looks),
            city.options,
        ),
        Region("ghost", _ghost_parts, city.ghost),
        Region("tools", lambda model: (_table(model).drawer, _table(model).overlay), toolbar.toolbar),
        Region(
            "keeping",
            lambda model: (model.keeping, bool(_table(model).session.steps)),
            saves.keeping,
        ),
        Region("history", _history_parts, toolbar.history),
        Region("tray", _tray_parts, tray.tray),
        Region("prompt", _prompt_parts, prompt.prompt),
        Region(
            "explain",
            lambda model: (
                _table(model).shown,
                _table(model).draft,
                _table(model).subject,
                _table(model).decision,
                model.settings.helps,
                _table(model).looks,
            ),
            explain.explain,
        ),
        Region(
            "show",
            lambda model: (
                _table(model).shown,
                _table(model).show,
                _table(model).decision,
                _table(model).looks,
            ),
            explain.show,
        ),
        Region(
            "drawer",
            lambda model: (
                _table(model).drawer,
                _table(model).session,
                _table(model).shown,
                _table(model).viewer,
                _table(model).looks,
            ),
            drawer.drawer,
        ),
        Region(
            "curtain",
            lambda model: (_table(model).session, _table(model).curtain, _table(model).looks),
            handover.handover,
        ),
        Region("review", lambda model: (_table(model).session, _table(model).position), review.review),
        Region(
            "end",
            lambda model: (
                _table(model).session,
                _ended(_table(model)),
                _table(model).looks,
            ),
            end.end,
        ),
        Region("notice", lambda model: (model.notice,), notice.notice),
    ),
)
