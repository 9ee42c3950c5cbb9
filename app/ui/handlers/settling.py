"""Settling: what follows a change of the session: who sees it, what is shown of it, who is next."""

from __future__ import annotations

from dataclasses import replace

from app.engine.events import (
    Abandoned,
    Built,
    Event,
    Renovated,
)
from app.engine.game import observe
from app.engine.geometry import Cell
from app.engine.session import Session
from app.engine.state import State
from app.ui.effects import After, Effect
from app.ui.handlers.camera import refitted
from app.ui.handlers.drafts import lifted
from app.ui.messages import (
    ShowNext,
    Think,
)
from app.ui.model import BEATS, BOT_PAUSES, CALLED_KINDS, Beat, Model, Settings, Show, Table
from app.ui.telling.radio import report
from app.ui.telling.story import beats
from app.ui.update import Update


def seated(table: Table) -> Table:
    """Return the table as the right person may see it: their hand open, or the device to pass on first."""
    session = table.session
    state = session.state
    people = [n for n, seat in enumerate(state.seats) if seat.kind == "human"]
    asked = state.decision.seat if state.decision is not None else None
    open_hands = table.trust or len(people) == 1
    viewer, behind = table.viewer, None
    if table.follows and not open_hands:
        viewer = None
    elif asked in people and asked != viewer:
        if open_hands:
            viewer = asked
        elif state.decision is None or state.decision.kind not in CALLED_KINDS:
            viewer, behind = None, asked
    elif asked not in people and not open_hands and state.current != viewer:
        viewer = None  # a bot's turn: whose turn it was may have left
    drawer = "" if behind is not None or state.over else table.drawer
    table = replace(table, viewer=viewer, behind=behind, drawer=drawer)
    return replace(table, shown=observed(table), traced=news(session, viewer))


def news(session: Session, viewer: int | None) -> tuple[Cell, ...]:
    """Return the cells on which others built or abandoned since the viewer last chose something."""
    if viewer is None:
        return ()
    cells: list[Cell] = []
    for step in reversed(session.history):
        cells += [
            event.cell
            for event in step.events
            if isinstance(event, Built | Renovated | Abandoned) and event.seat != viewer
        ]
        if step.seat == viewer:
            break
    return tuple(cells)


def observed(table: Table) -> State:
    """Return the moment shown as the viewer may know it."""
    session = table.session
    state = session.state if table.position is None else session.state_at(table.position)
    return observe(state, -1 if table.viewer is None else table.viewer)


def settled(model: Model, events: tuple[Event, ...]) -> Update:
    """Return the model after the session changed: who sees it, what is shown, who is next."""
    table = model.table
    if table is None:
        return model, ()
    before = table.shown
    table = replace(table, draft=None, refused=None, position=None, lit=())
    table = replace(table, subject="", pulled=False, hovered=None)
    table = replace(table, thinking=None)
    table = seated(replace(table, show=None))
    before = observe(before, -1 if table.viewer is None else table.viewer)
    table = replace(table, show=_show(table, beats(before, events), model.settings))
    table = refitted(lifted(table, model.settings))
    spoken = report(events, table.session.state, model.settings.speech)
    model = replace(model, table=table)
    model = model.saying(spoken) if spoken else model
    return model, timers(table, model.settings)


def _show(table: Table, told: tuple[Beat, ...], settings: Settings) -> Show | None:
    if settings.show == "off" or not told or (settings.still and table.behind is not None):
        return None
    return Show(len(table.session.history), told, len(told) if settings.still else 0, settings.still)


def timers(table: Table, settings: Settings) -> tuple[Effect, ...]:
    """Return the timers of the next beat, and of the bot that is asked once the show is over."""
    effects: list[Effect] = []
    wait = 0
    show = table.show
    if show is not None and not show.still:
        wait = show.lasts(settings.show)
        effects.append(After(BEATS[settings.show] * show.beat.weight, ShowNext(show.step, show.number + 1)))
    state = table.session.state
    if state.decision is not None and state.seats[state.decision.seat].kind not in ("human", "grifter"):
        effects.append(After(wait + BOT_PAUSES[settings.bots], Think(len(table.session.history))))
    return tuple(effects)
