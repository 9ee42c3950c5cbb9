"""The table: its frame, its regions, and the parts of the model that each region shows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from app.engine.city import City
from app.engine.geometry import Cell, Facing
from app.engine.receipts import Receipt
from app.engine.state import GRIFTER, Seat
from app.saves.marks import SeatLook
from app.ui.core import page_parts
from app.ui.core.feature import contributions
from app.ui.core.html import NOTHING, Markup, Screen, el, group, region, slot
from app.ui.core.model import Model
from app.ui.core.page_parts import update_offer
from app.ui.core.pieces import icon
from app.ui.core.texts import say
from app.ui.table.crowd import people_sent
from app.ui.table.good_spots import good_placements, good_spots, good_tiles
from app.ui.table.model import CALLED_KINDS, BuildDraft, Numbers, Table, helps
from app.ui.table.phones import may_have_phones
from app.ui.table.places import (
    ControlsNote,
    Guide,
    Placed,
    PromptButton,
    PromptCover,
    RailRow,
    TrayCover,
    active,
    gather,
    placed,
    undoable,
)
from app.ui.table.questions import built_this_turn
from app.ui.table.regions import named_table_region, table_region
from app.ui.table.views import (
    city,
    drawer,
    end,
    explain,
    ghost,
    log,
    marks,
    prompt,
    rail,
    toolbar,
)
from app.ui.table.views.board import FACTS, cell_size
from app.ui.words.log import Recap, built_by, celebrated_seats, recaps, richest_street, since_own_choice
from app.ui.words.names import seat_names

_NONE: Final[Mapping[Any, Any]] = MappingProxyType({})
"""The legal spots without a picked tile: always the same object, so nothing renders again."""


def frame(kind: str, seat: int | None, covered: bool, states: str) -> Markup:
    """Show the frame of the table; its attributes describe the decision to scripts and styles.

    `states` are its classes. Parts behind the hand-over or the end are `covered` and so inert, except the
    board. Browsers would compute inertness for every shape of the city at every hand-over, so other
    attributes keep keys and screen readers out of the board.
    """
    return el(
        "main",
        el(
            "nav",
            slot("rail"),
            slot("rail-rows"),
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
                    slot("life", aria_hidden="true"),
                    slot("dusk", aria_hidden="true"),
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
            slot("minimap"),
            slot("overlaid"),
            el("div", icon("ui-north"), class_="compass", aria_hidden="true"),
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
        slot("party", aria_hidden="true"),
        slot("hand-over"),
        slot("told"),
        slot("cell-told", class_="visually-hidden"),
        class_=f"table {states}".strip(),
        data_decision=kind or None,
        data_seat=seat,
    )


def _guide_parts(model: Model, table: Table) -> Placed[Guide] | None:
    """Return the current guide, if there is one."""
    guides = sorted(contributions(Guide), key=lambda guide: guide.last)
    shown = (placed(guide, model, table) for guide in guides)
    return next((guide for guide in shown if guide is not None), None)


def _guide(guide: Placed[Guide] | None) -> Markup:
    """Show the guide: the coach, a puzzle's or a lesson's, or a hint."""
    return guide.markup if guide is not None else NOTHING


def _frame_parts(model: Model, table: Table) -> tuple[str, int | None, bool, str]:
    decision = table.session.state.decision if not table.resting else None
    waiting, ended = table.awaiting_hand_over is not None, table.ended
    states = (
        _class_if(bool(table.board.drawer), "drawer-open"),
        _class_if(
            decision is not None
            and decision.kind not in ("build", "grifter")
            and not (decision.kind == "swap" and _on_phone(table))
            and table.attention.playback is None,
            "asking",
        ),
        _class_if(waiting, "awaiting-hand-over"),
        _class_if(ended, "ended"),
        _class_if(table.replay.position is not None, "reviewing"),
        _class_if(not table.origin.played, "passing"),
        _class_if(table.origin.guided, "in-lesson"),
        _class_if(table.board.camera.turned, "turned"),
    )
    return (
        decision.kind if decision is not None else "",
        decision.seat if decision is not None else None,
        waiting or ended,
        " ".join(filter(None, states)),
    )


def _class_if(condition: bool, class_: str) -> str:
    return class_ if condition else ""


def cell_told(text: str) -> Markup:
    """Show the announcement of the focused cell to screen readers."""
    return el("p", text) if text else NOTHING


def _map_corner(table: Table) -> toolbar.Corner:
    """Return the corner of the mini-map, if the view is close to a held tile."""
    draft = table.drafted
    if draft is None or not table.attention.close:
        return ""
    return toolbar.free_corner(table.board.camera, draft.places, draft.cell)


def _tiles(shown: City, seats: tuple[Seat, ...], viewer: int | None, turned: bool) -> Markup:
    return city.tiles(shown, seat_names(seats), viewer, turned)


def _legal(draft: BuildDraft | None) -> Mapping[Cell, tuple[Facing, ...]]:
    return draft.places if draft is not None else _NONE


def _numbers(draft: BuildDraft | None) -> Mapping[tuple[Cell, Facing], Numbers]:
    return draft.numbers if draft is not None else _NONE


def _lit(model: Model, table: Table) -> city.Lit:
    """Return how legal spots are highlighted: those of the Grifter's tile in his look."""
    if helps(model) == "none":
        return "unlit"
    grifter = table.drafted is not None and table.drafted.judged is not None
    return table.viewing.looks[GRIFTER] if grifter else "lit"


def _places_parts(model: Model, table: Table) -> city.PlacesParts:
    return city.PlacesParts(
        table.seen.city,
        _legal(table.drafted),
        _numbers(table.drafted),
        _lit(model, table),
        table.board.camera.turned,
        good_placements(model, table),
    )


def _legal_under(table: Table) -> Cell | None:
    """Return the legal cell under the mouse, unless the ghost is there."""
    draft, cell = table.drafted, table.attention.hovered
    return cell if draft is not None and cell in draft.places and cell != draft.cell else None


def _look(table: Table) -> SeatLook:
    """Return the look of the deciding seat."""
    return table.viewing.looks[table.question.mover if table.question is not None else 0]


def _open_hand(table: Table) -> int | None:
    """Return the seat with the open hand, or `None` while another seat acts at the device."""
    decision = table.session.state.decision
    if table.viewing.seat is not None:
        return table.viewing.seat
    called = decision is not None and decision.kind in CALLED_KINDS and decision.seat != table.viewing.viewer
    return None if called else table.viewing.viewer


def _marks_parts(model: Model, table: Table) -> marks.MarksParts:
    return marks.MarksParts(
        table.seen,
        table.question,
        table.attention.lit,
        () if table.ended else table.attention.traced,
        table.attention.refusal,
        table.attention.playback,
        table.board.overlay,
        table.drafted,
        table.viewing.looks,
        built_by(table.session, celebrated_seats(table.session)) if table.ended else (),
        table.board.camera.turned,
        table.origin.secret,
        _richest(table),
    )


def _richest(table: Table) -> tuple[Receipt, ...]:
    """Return the receipts of the best street while the end shows it."""
    shows = table.ended and table.celebrating and table.attention.lit
    street = richest_street(table.session) if shows else None
    return street.receipts if street is not None else ()


def _glance_parts(model: Model, table: Table) -> ghost.GlanceParts:
    return ghost.GlanceParts(
        table.shown,
        table.attention.hovered,
        table.question,
        bool(table.drafted or table.attention.subject or table.attention.playback),
        table.viewing.looks,
        table.board.camera.turned,
        table.origin.secret,
    )


def _decider(table: Table) -> int | None:
    """Return the deciding seat; `None` during playback or at an earlier moment."""
    decision = table.session.state.decision
    if decision is None or table.attention.playback is not None or table.replay.position is not None:
        return None
    return decision.seat


def _recaps(table: Table) -> tuple[Recap, ...]:
    """Return the bots' turns since the only person last chose; several people see them at hand-over."""
    if len(table.shown.people) != 1 and table.viewing.seat is None:
        return ()
    if table.attention.playback is not None or table.replay.position is not None:
        return ()
    return recaps(table.session, since_own_choice(table.session, table.viewing.viewer), table.viewing.viewer)


def _tray_places(model: Model, table: Table) -> Placed[TrayCover] | prompt.TrayParts:
    """Return the cover of the tray, or else the parts of the tray itself."""
    covers = gather(TrayCover, model, table)
    return covers[0] if covers else _tray_parts(model, table)


def _tray(shown: Placed[TrayCover] | prompt.TrayParts) -> Markup:
    return prompt.tray(shown) if isinstance(shown, prompt.TrayParts) else shown.markup


def _tray_parts(model: Model, table: Table) -> prompt.TrayParts:
    return prompt.TrayParts(
        table.shown,
        _open_hand(table),
        table.question,
        table.drafted.tile if table.drafted is not None else None,
        table.viewing.covered if table.replay.position is None else None,
        table.attention.lifting,
        good_tiles(model, table),
    )


def _prompt_parts(model: Model, table: Table) -> prompt.PromptParts:
    return prompt.PromptParts(
        table.shown,
        table.question,
        table.drafted,
        table.attention.refusal,
        table.seen.current if table.replay.position is None and not table.resting else None,
        built_this_turn(table),
        bool(table.attention.traced and table.viewing.next_viewer is not None) and not table.origin.guided,
        helps(model),
        table.thinking if table.thinking is not None and table.thinking.shown else None,
        people_sent(table.session),
        table.viewing.looks,
        _recaps(table),
        table.attention.playback is not None,
        _on_phone(table),
        table.viewing.word,
        gather(PromptCover, model, table),
        active(PromptButton, model),
    )


def _on_phone(table: Table) -> bool:
    """Return whether the question is for a seat whose hand is on a phone."""
    covered, question = table.viewing.covered, table.question
    return covered is not None and question is not None and question.seat == covered.seat


def _explain_parts(model: Model, table: Table) -> explain.ExplainParts:
    return explain.ExplainParts(
        table.shown,
        table.drafted,
        table.attention.subject,
        helps(model),
        table.viewing.looks,
        table.attention.pulled,
        table.origin.played and bool(may_have_phones(table.session)),
        table.origin.secret,
        good_spots(model, table),
    )


def _placed(places: tuple[Placed[ControlsNote], ...] | tuple[Placed[RailRow], ...]) -> Markup:
    """Show the notes beside the tools, or the rows below the seats."""
    return group(each.markup for each in places)


SCREEN: Final = Screen(
    table_region("app", _frame_parts, frame),
    (
        named_table_region("coach", _guide_parts, _guide),
        table_region(
            "rail",
            lambda m, t: (t.seen, t.attention.playback, t.viewing.looks, helps(m), _decider(t)),
            rail.rail,
        ),
        named_table_region("rail-rows", lambda m, t: gather(RailRow, m, t), _placed),
        table_region("stack", lambda _, t: (t.shown,), rail.stack),
        table_region("rows", lambda _, t: (t.seen.city, t.board.camera.turned), city.rows),
        table_region(
            "city",
            lambda _, t: (t.seen.city, t.seen.seats, t.viewing.viewer, t.board.camera.turned),
            _tiles,
        ),
        *(
            table_region(
                region,
                lambda _, t: (t.seen.city, t.viewing.looks, t.seen.rules.business, t.board.camera.turned),
                partial(city.facts, part),
            )
            for part, region in enumerate(FACTS)
        ),
        named_table_region("places", _places_parts, city.places),
        table_region(
            "minimap",
            lambda _, t: (
                t.seen.city,
                _legal(t.drafted),
                t.drafted.cell if t.drafted is not None else None,
                _map_corner(t),
                t.board.camera.turned,
            ),
            toolbar.minimap,
        ),
        named_table_region("marks", _marks_parts, marks.marks),
        table_region(
            "options", lambda _, t: (t.shown, t.question, t.viewing.looks, t.origin.secret), city.options
        ),
        table_region(
            "ghost",
            lambda _, t: (t.shown, t.drafted, _legal_under(t), _look(t), t.board.camera.turned),
            ghost.ghost,
        ),
        named_table_region("glance", _glance_parts, ghost.glance),
        table_region(
            "tools",
            lambda _, t: (t.board.drawer,),
            toolbar.toolbar,
        ),
        named_table_region("keeping", lambda m, t: gather(ControlsNote, m, t), _placed),
        table_region("history", lambda m, t: (undoable(m, t), bool(t.session.undone)), toolbar.history),
        table_region(
            "overlaid",
            lambda _, t: (t.board.overlay, t.attention.turned and t.attention.draft is None),
            toolbar.overlaid,
        ),
        named_table_region("tray", _tray_places, _tray),
        named_table_region("prompt", _prompt_parts, prompt.prompt),
        named_table_region("explain", _explain_parts, explain.explain),
        table_region(
            "show",
            lambda _, t: (t.shown, t.attention.playback, t.viewing.looks, t.attention.pulled),
            explain.show,
        ),
        named_table_region("drawer", drawer.drawer_parts, drawer.drawer),
        table_region(
            "hand-over",
            lambda _, t: (
                t.session,
                t.awaiting_hand_over,
                bool(t.attention.traced),
                t.viewing.looks,
                t.viewing.word,
            ),
            prompt.handover,
        ),
        table_region("review", lambda _, t: (t.session, t.replay.position, t.attention.playback), log.review),
        named_table_region("end", end.end_parts, end.end),
        table_region("life", lambda m, t: (t.seen.city, m.settings.life == "on"), city.life),
        table_region("dusk", lambda m, t: (t.seen.city, end.is_counting(m, t)), city.dusk),
        table_region(
            "party", lambda m, t: (t.session.state, t.viewing.looks, end.is_counting(m, t)), city.party
        ),
        region("offer", lambda m: (update_offer(m),), page_parts.offer),
        table_region("cell-told", lambda _, t: (t.attention.focus_words,), cell_told),
        region("told", lambda m: (m.notice,), page_parts.notice),
    ),
)
