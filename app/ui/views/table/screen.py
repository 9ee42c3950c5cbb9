"""The table: its frame and its regions, and what of the model each of them shows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from app.engine.city import City
from app.engine.geometry import Cell, Facing
from app.engine.state import Seat
from app.ui.crowd import sent
from app.ui.html import NOTHING, Markup, el
from app.ui.model import CALLED_KINDS, BuildDraft, Model, Table
from app.ui.naming import seat_names
from app.ui.origins import LinkedGame
from app.ui.seating import SeatLook
from app.ui.telling.chronicle import built_by
from app.ui.telling.questions import built_this_turn
from app.ui.texts import say
from app.ui.views import notice
from app.ui.views.pages import learn, saves
from app.ui.views.region import Screen, region, slot, table_region
from app.ui.views.table import (
    choices,
    city,
    drawer,
    end,
    explain,
    ghost,
    glance,
    handover,
    marks,
    prompt,
    rail,
    review,
    toolbar,
    tray,
)
from app.ui.views.table.pieces import FACTS, cell_size

_NONE: Final[Mapping[Any, Any]] = MappingProxyType({})
"""What is legal with no tile taken up; always the same object, so that nothing is shown anew for it."""


def frame(
    kind: str,
    seat: int | None,
    drawer_open: bool,
    asking: bool,
    curtain: bool,
    ended: bool,
    reviewing: bool,
    passing: bool,
    in_lesson: bool,
) -> Markup:
    """Lay out the table; its attributes tell scripts and styles what is being asked of whom.

    What lies behind the curtain or the end is inert, except the board: browsers would work out inertness for
    every shape of the city at every hand-over. It is taken from keys and readers by attributes of its own.
    """
    covered = curtain or ended
    return el(
        "main",
        el(
            "nav",
            slot("rail"),
            slot("stack"),
            class_="rail",
            aria_label=say("table.seats"),
            tabindex=0,
            inert=covered,
        ),
        slot("coach"),
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
                    el("div", map(slot, FACTS), id="facts", aria_hidden="true"),
                    slot("options", role="none"),
                    slot("ghost", role="none"),
                    slot("glance", aria_hidden="true"),
                    id="layer",
                    role="none",
                ),
                id="board",
                style=cell_size(),
                role="group",
                tabindex=-1,
                aria_hidden="true" if covered else None,
                aria_label=say("table.board"),
            ),
            class_="stage",
        ),
        el(
            "section",
            slot("prompt"),
            slot("explain", role="group", tabindex="0", aria_label=say("table.explanation")),
            slot("show", role="group", tabindex="0", aria_label=say("table.story")),
            slot("tray"),
            slot("review"),
            class_="shelf",
            inert=covered,
        ),
        el(
            "div",
            slot("history"),
            slot("tools"),
            slot("keeping"),
            slot("offer"),
            class_="controls",
            inert=covered,
        ),
        slot("drawer", "aside"),
        slot("end"),
        slot("curtain"),
        slot("told"),
        slot("cell-told", class_="visually-hidden"),
        class_="table"
        + (" drawer-open" if drawer_open else "")
        + (" asking" if asking else "")
        + (" curtained" if curtain else "")
        + (" ended" if ended else "")
        + (" reviewing" if reviewing else "")
        + (" passing" if passing else "")
        + (" in-lesson" if in_lesson else ""),
        data_decision=kind or None,
        data_seat=seat,
    )


def _frame_parts(
    model: Model, table: Table
) -> tuple[str, int | None, bool, bool, bool, bool, bool, bool, bool]:
    decision = table.session.state.decision
    asking = decision is not None and decision.kind not in ("build", "grifter")
    return (
        decision.kind if decision is not None else "",
        decision.seat if decision is not None else None,
        bool(table.board.drawer),
        asking,
        table.curtain is not None,
        _ended(table),
        table.replay.position is not None,
        not table.origin.played,
        table.tutoring is not None,
    )


def cell_told(text: str) -> Markup:
    """Show, to screen readers, what is told of the cell with the focus."""
    return el("p", text) if text else NOTHING


def _ended(table: Table) -> bool:
    """Return whether the end is shown: the game is over, and nothing else of it is being looked at."""
    return (
        table.origin.played
        and table.session.state.over
        and table.replay.position is None
        and table.attention.playback is None
    )


def _tiles(shown: City, seats: tuple[Seat, ...], viewer: int | None) -> Markup:
    return city.tiles(shown, seat_names(seats), viewer)


def _explained(table: Table) -> BuildDraft | None:
    """Return the draft that is explained: none while a story is told, which has the room."""
    return table.attention.draft if table.attention.playback is None else None


def _legal(draft: BuildDraft | None) -> Mapping[Cell, tuple[Facing, ...]]:
    return draft.places if draft is not None else _NONE


def _worths(draft: BuildDraft | None) -> Mapping[tuple[Cell, Facing], int]:
    return draft.worths if draft is not None else _NONE


def _legal_under(table: Table) -> Cell | None:
    """Return the legal cell under the mouse, unless the tile taken up is held there."""
    draft, cell = table.attention.draft, table.attention.hovered
    return cell if draft is not None and cell in draft.places and cell != draft.cell else None


def _look(table: Table) -> SeatLook:
    """Return how the seat looks for which is decided."""
    return table.viewing.looks[table.decision.mover if table.decision is not None else 0]


def _open_hand(table: Table) -> int | None:
    """Return the seat whose hand lies open: nobody's while another seat leans over the device."""
    decision = table.session.state.decision
    called = decision is not None and decision.kind in CALLED_KINDS and decision.seat != table.viewing.viewer
    return None if called else table.viewing.viewer


SCREEN: Final = Screen(
    table_region("app", _frame_parts, frame),
    (
        table_region("coach", lambda m, t: (t, learn.following(t.tutoring), learn.game_left(m)), learn.coach),
        table_region(
            "rail", lambda _, t: (t.seen, t.viewing.viewer, t.attention.playback, t.viewing.looks), rail.rail
        ),
        table_region("stack", lambda _, t: (t.shown,), rail.stack),
        table_region("rows", lambda _, t: (t.seen.city,), city.rows),
        table_region("city", lambda _, t: (t.seen.city, t.seen.seats, t.viewing.viewer), _tiles),
        *(
            table_region(
                region,
                lambda _, t: (t.seen.city, t.viewing.looks, t.seen.rules.business),
                partial(city.facts, part),
            )
            for part, region in enumerate(FACTS)
        ),
        table_region(
            "places",
            lambda m, t: (t.seen.city, _legal(t.attention.draft), _worths(t.attention.draft), m.helps),
            city.places,
        ),
        table_region(
            "marks",
            lambda _, t: (
                t.seen,
                t.decision,
                t.attention.lit,
                t.attention.traced,
                t.attention.refusal,
                t.attention.playback,
                t.board.overlay,
                t.attention.draft,
                t.viewing.looks,
                built_by(t.session, t.session.state.winners) if _ended(t) else (),
            ),
            marks.marks,
        ),
        table_region("options", lambda _, t: (t.shown, t.decision, t.viewing.looks), choices.options),
        table_region(
            "ghost", lambda _, t: (t.shown, t.attention.draft, _legal_under(t), _look(t)), ghost.ghost
        ),
        table_region(
            "glance",
            lambda _, t: (
                t.shown,
                t.attention.hovered,
                t.decision,
                bool(t.attention.draft or t.attention.subject or t.attention.playback),
                t.viewing.looks,
            ),
            glance.glance,
        ),
        table_region("tools", lambda _, t: (t.board.drawer, t.board.overlay), toolbar.toolbar),
        table_region(
            "keeping",
            lambda m, t: (m.keeping, bool(t.session.history), isinstance(t.origin, LinkedGame)),
            saves.keeping,
        ),
        table_region(
            "history", lambda _, t: (t.session.undo_problem(), bool(t.session.undone)), toolbar.history
        ),
        table_region(
            "tray",
            lambda _, t: (
                t.shown,
                _open_hand(t),
                t.decision,
                t.attention.draft.tile if t.attention.draft is not None else None,
            ),
            tray.tray,
        ),
        table_region(
            "prompt",
            lambda m, t: (
                t.shown,
                t.decision,
                t.attention.draft,
                t.attention.refusal,
                t.seen.current if t.replay.position is None else None,
                built_this_turn(t),
                bool(t.attention.traced),
                m.helps,
                t.thinking.seat if t.thinking is not None and t.thinking.shown else None,
                sent(t.session),
            ),
            prompt.prompt,
        ),
        table_region(
            "explain",
            lambda m, t: (
                t.shown,
                _explained(t),
                t.attention.subject,
                m.helps,
                t.viewing.looks,
                t.attention.pulled,
            ),
            explain.explain,
        ),
        table_region(
            "show",
            lambda _, t: (t.shown, t.attention.playback, t.viewing.looks, t.attention.pulled),
            explain.show,
        ),
        table_region(
            "drawer",
            lambda m, t: (
                t.board.drawer,
                t.session,
                t.shown,
                t.viewing.viewer,
                t.viewing.looks,
                m.offer,
                t.typed.line,
                t.typed.exchanges,
                t.board.overlay,
            ),
            drawer.drawer,
        ),
        table_region(
            "curtain",
            lambda _, t: (t.session, t.curtain, bool(t.attention.traced), t.viewing.looks),
            handover.handover,
        ),
        table_region(
            "review", lambda _, t: (t.session, t.replay.position, t.attention.playback), review.review
        ),
        table_region("end", lambda _, t: (t.session, _ended(t), t.viewing.looks), end.end),
        region("offer", lambda m: (m.offer,), notice.offer),
        table_region("cell-told", lambda _, t: (t.attention.told,), cell_told),
        region("told", lambda m: (m.notice,), notice.notice),
    ),
)
