"""Playing: what is committed, taken back, thought out by bots, passed on and shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.engine.actions import Action, Move, parse_action
from app.engine.events import (
    Abandoned,
    Built,
    Event,
    GameEnded,
    Moved,
    Renovated,
    StreetScored,
    TileLifted,
)
from app.engine.game import IllegalAction, legal_actions, observe
from app.engine.geometry import Cell, parse_cell
from app.engine.session import Session
from app.engine.state import State
from app.ui.effects import After, Effect, Keep, Paint
from app.ui.handlers.camera import refitted
from app.ui.handlers.drafts import lifted
from app.ui.messages import (
    Act,
    Close,
    Light,
    LookAt,
    MoveAll,
    Open,
    Overlay,
    Redo,
    Replay,
    Reveal,
    ShowNext,
    Speak,
    Think,
    Undo,
    UndoTurn,
)
from app.ui.model import BEATS, BOT_PAUSES, CALLED_KINDS, Beat, Model, Notice, Settings, Show, Table
from app.ui.texts import say
from app.ui.unasked import answered
from app.ui.update import Update, handles
from app.ui.words import refusal_notice, spoken_scores, spoken_street, tell, undo_words

# --- Who sits before the device ---


def seated(table: Table) -> Table:
    """Give the table as the right person may see it: their hand open, or the device to be passed on first."""
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
    """Give the cells on which others built or abandoned since the viewer last chose something."""
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
    """Give the moment shown as the viewer may know it."""
    session = table.session
    state = session.state if table.position is None else session.state_at(table.position)
    return observe(state, -1 if table.viewer is None else table.viewer)


def settled(model: Model, events: tuple[Event, ...]) -> Update:
    """Give the model after the session changed: who sees it, what is shown, who is next."""
    table = model.table
    if table is None:
        return model, ()
    table = replace(table, draft=None, refused=None, position=None, lit=(), subject="", hovered=None)
    table = replace(table, thinking=None)
    table = seated(replace(table, show=None))
    table = replace(table, show=_show(table, beats_of(events), model.settings))
    table = refitted(lifted(table, model.settings))
    spoken = tell(events, table.session.state)
    model = replace(model, table=table, notice=None)
    model = model.saying(spoken) if spoken else model
    return model, _timers(table, model.settings)


def beats_of(events: Iterable[Event]) -> tuple[Beat, ...]:
    """Give the beats that tell of what happened: the Grifter's choice and every payment."""
    beats: list[Beat] = []
    lifting: TileLifted | None = None
    for event in events:
        match event:
            case TileLifted():
                lifting = event
            case Built(cell=cell) if lifting is not None:
                beats.append(Beat(lifted=lifting, built=cell))
                lifting = None
            case StreetScored(street, receipts, _):
                beats += [Beat(street, receipt) for receipt in receipts]
            case GameEnded(receipts, _):
                beats += [Beat((), receipt) for receipt in receipts]
            case _:
                pass
    return tuple(beats)


def _show(table: Table, beats: tuple[Beat, ...], settings: Settings) -> Show | None:
    if settings.show == "off" or not beats or (settings.still and table.behind is not None):
        return None
    return Show(len(table.session.history), beats, len(beats) if settings.still else 0, settings.still)


def _timers(table: Table, settings: Settings) -> tuple[Effect, ...]:
    """Give the timers of the next beat, and of the bot that is asked once the show is over."""
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


# --- Committing ---


def acted(model: Model, action: Action) -> Update:
    """Commit an action; one that is not offered leaves all as it is and says why."""
    table = model.table
    if table is None or table.follows:
        return model, ()
    try:
        session = table.session.act(action)
    except IllegalAction as error:
        return replace(model, notice=refusal_notice(error)), ()
    return committed(model, table, session, session.history[-1].events)


def committed(model: Model, table: Table, session: Session, events: tuple[Event, ...]) -> Update:
    """Settle what was chosen, once all is answered too that nobody need be asked."""
    session, more = answered(session, model.settings)
    return kept(replace(model, table=replace(table, session=session)), (*events, *more))


def kept(model: Model, events: tuple[Event, ...]) -> Update:
    """Settle what an action or taking one back led to, and save it."""
    model, effects = settled(model, events)
    if model.table is None:
        return model, effects
    table = model.table
    return model, (Keep(table.id, table.session), Paint(table.session.state, table.looks), *effects)


@handles(Act)
def act(model: Model, message: Act) -> Update:
    """Commit an action the player chose."""
    if model.table is None or model.table.decision is None:
        return model, ()
    return acted(model, parse_action(message.action))


@handles(MoveAll)
def move_all(model: Model, message: MoveAll) -> Update:
    """Send all moving people of a colour to one building, one after the other."""
    action = parse_action(message.action)
    table = model.table
    if table is None or table.decision is None or not isinstance(action, Move):
        return model, ()
    session = table.session
    events: list[Event] = []
    mover = table.decision.seat
    while action in legal_actions(session.state):
        decision = session.state.decision
        if decision is None or decision.kind != "move" or decision.seat != mover:
            break
        session = session.act(action)
        events += session.history[-1].events
        if any(not isinstance(event, Moved) for event in session.history[-1].events):
            break
    if not events:
        return model, ()
    return committed(model, table, session, tuple(events))


# --- Taking back ---


def _returned(model: Model, session: Session, spoken: str) -> Update:
    if model.table is None:
        return model, ()
    if model.table.follows:
        return replace(model, notice=Notice(say("undo.follower"))), ()
    model = replace(model, table=replace(model.table, session=session)).saying(spoken)
    return kept(model, ())


@handles(Undo)
def undo(model: Model, message: Undo) -> Update:
    """Take the last action back, or say why that is not possible."""
    if model.table is None:
        return model, ()
    problem = undo_words(model.table.session)
    if problem:
        return replace(model, notice=Notice(problem)), ()
    return _returned(model, model.table.session.undo(), say("undo.undone"))


@handles(UndoTurn)
def undo_turn(model: Model, message: UndoTurn) -> Update:
    """Take back all that can be of this turn."""
    if model.table is None:
        return model, ()
    problem = undo_words(model.table.session)
    if problem:
        return replace(model, notice=Notice(problem)), ()
    return _returned(model, model.table.session.undo_turn(), say("undo.undone"))


@handles(Redo)
def redo(model: Model, message: Redo) -> Update:
    """Do again what was taken back."""
    if model.table is None:
        return model, ()
    session = model.table.session.redo()
    if session is model.table.session:
        return replace(model, notice=Notice(say("undo.nothing_redo"))), ()
    return _returned(model, session, say("undo.redone"))


# --- Looking ---


@handles(Reveal)
def reveal(model: Model, message: Reveal) -> Update:
    """Open the hand of the seat that the device was passed to."""
    table = model.table
    if table is None or table.behind is None:
        return model, ()
    table = seated(replace(table, viewer=table.behind, behind=None))
    return replace(model, table=refitted(lifted(table, model.settings))), ()


@handles(ShowNext)
def show_next(model: Model, message: ShowNext) -> Update:
    """Go on with the show by one beat, or end it."""
    table = model.table
    if table is None or table.show is None:
        return model, ()
    show = table.show
    late = (message.step, message.beat) != (show.step, show.number + 1)
    if message.beat >= 0 and late:
        return model, ()
    over = message.beat < 0 or message.beat >= len(show.beats)
    table = replace(table, show=None if over else replace(show, number=message.beat))
    return replace(model, table=table), _timers(table, model.settings)


@handles(Replay)
def replay(model: Model, message: Replay) -> Update:
    """Show the Grifter's last turn again."""
    table = model.table
    if table is None:
        return model, ()
    for step in reversed(table.session.history):
        beats = beats_of(step.events)
        if any(beat.lifted is not None for beat in beats):
            still = model.settings.still
            show = Show(len(table.session.history), beats, len(beats) if still else 0, still)
            table = replace(table, show=show, draft=None, drawer="")
            return replace(model, table=table), _timers(table, model.settings)
    return model, ()


@handles(Open)
def open_drawer(model: Model, message: Open) -> Update:
    """Open the drawer on a page, or close it if it is there already."""
    if model.table is None:
        return model, ()
    page = "" if model.table.drawer == message.page else message.page
    return replace(model, table=replace(model.table, drawer=page, lit=())), ()


@handles(Close)
def close(model: Model, message: Close) -> Update:
    """Close the drawer."""
    if model.table is None:
        return model, ()
    return replace(model, table=replace(model.table, drawer="", lit=())), ()


@handles(Overlay)
def overlay(model: Model, message: Overlay) -> Update:
    """Lay something over the city, or take it away again."""
    if model.table is None:
        return model, ()
    name = "" if model.table.overlay == message.name else message.name
    return replace(model, table=replace(model.table, overlay=name)), ()


@handles(Speak)
def say_aloud(model: Model, message: Speak) -> Update:
    """Say the scores, or all about the street of the focused cell."""
    table = model.table
    if table is None:
        return model, ()
    if message.subject == "scores":
        return model.saying(spoken_scores(table.shown)), ()
    if table.focus in table.shown.city:
        return model.saying(spoken_street(table.shown, table.focus, table.viewer)), ()
    return model, ()


@handles(Light)
def light(model: Model, message: Light) -> Update:
    """Light some cells; those lit already are put out."""
    if model.table is None:
        return model, ()
    cells = tuple(parse_cell(text) for text in message.cells.split())
    if cells == model.table.lit:
        cells = ()
    return replace(model, table=replace(model.table, lit=cells)), ()


@handles(LookAt)
def look_at(model: Model, message: LookAt) -> Update:
    """Look at an earlier moment, or come back to the present."""
    table = model.table
    if table is None:
        return model, ()
    latest = len(table.session.history)
    position = message.position if 0 <= message.position <= latest else None
    events = table.session.history[position - 1].events if position else ()
    traced = tuple(event.cell for event in events if isinstance(event, Built | Renovated | Abandoned))
    if position is None:
        traced = news(table.session, table.viewer)
    table = replace(table, position=position, draft=None, refused=None, show=None, lit=(), traced=traced)
    table = replace(table, subject="", drawer="" if table.drawer == "menu" else table.drawer, thinking=None)
    table = refitted(replace(table, shown=observed(table)))
    model = replace(model, table=lifted(table, model.settings))
    if position is None:
        return model, _timers(table, model.settings)
    return model, ()
