"""Looking: the show, the drawer, what is laid over the city, and earlier moments; nothing is played."""

from __future__ import annotations

from dataclasses import replace

from app.engine.events import (
    Abandoned,
    Built,
    Renovated,
    TileLifted,
)
from app.engine.game import observe
from app.engine.geometry import parse_cell
from app.ui.effects import Effect, FocusOn
from app.ui.handlers.camera import focus, refitted
from app.ui.handlers.drafts import lifted
from app.ui.handlers.settling import news, observed, timers
from app.ui.input.choosing import answer_begins
from app.ui.messages import (
    Ask,
    Close,
    Focus,
    Light,
    LookAt,
    Open,
    Overlay,
    Replay,
    ShowNext,
    Speak,
)
from app.ui.model import Model, Show, Table
from app.ui.telling.questions import question
from app.ui.telling.story import beats
from app.ui.telling.words import spoken_scores, spoken_street
from app.ui.update import Update, handles_table


@handles_table(ShowNext)
def show_next(model: Model, table: Table, message: ShowNext) -> Update:
    """Go on with the show by one beat, or back by one, or end it."""
    if table.show is None:
        return model, ()
    show = table.show
    late = message.step != show.step or message.beat not in (show.number - 1, show.number + 1)
    if message.beat >= 0 and late:
        return model, ()
    over = message.beat < 0 or message.beat >= len(show.beats)
    table = replace(table, show=None if over else replace(show, number=message.beat))
    return replace(model, table=table), timers(table, model.settings)


@handles_table(Replay)
def replay(model: Model, table: Table, message: Replay) -> Update:
    """Show the Grifter's last turn again."""
    history = table.session.history
    for number in range(len(history), 0, -1):
        events = history[number - 1].events
        if any(isinstance(event, TileLifted) for event in events):
            before = observe(table.session.state_at(number - 1), -1 if table.viewer is None else table.viewer)
            told = beats(before, events)
            still = model.settings.still
            show = Show(len(history), told, len(told) if still else 0, still)
            table = replace(table, show=show, draft=None, drawer="")
            return replace(model, table=table), timers(table, model.settings)
    return model, ()


@handles_table(Open)
def open_drawer(model: Model, table: Table, message: Open) -> Update:
    """Open the drawer on a page, or close it if it is there already."""
    page = "" if table.drawer == message.page else message.page
    return replace(model, table=replace(table, drawer=page, lit=())), ()


@handles_table(Close)
def close(model: Model, table: Table, message: Close) -> Update:
    """Close the drawer."""
    return replace(model, table=replace(table, drawer="", lit=())), ()


@handles_table(Overlay)
def overlay(model: Model, table: Table, message: Overlay) -> Update:
    """Lay something over the city, or take it away again."""
    name = "" if table.overlay == message.name else message.name
    return replace(model, table=replace(table, overlay=name)), ()


@handles_table(Speak)
def say_aloud(model: Model, table: Table, message: Speak) -> Update:
    """Say the scores, or all about the street of the focused cell."""
    if message.subject == "scores":
        return model.saying(spoken_scores(table.shown)), ()
    if table.focus in table.shown.city:
        return model.saying(spoken_street(table.shown, table.focus, table.viewer)), ()
    return model, ()


@handles_table(Ask)
def ask(model: Model, table: Table, message: Ask) -> Update:
    """Go to where what is asked is answered, and say it once more."""
    if table.decision is None:
        return model, ()
    begins = answer_begins(table)
    effects: tuple[Effect, ...] = (FocusOn(begins),) if isinstance(begins, str) and begins else ()
    if isinstance(begins, tuple):
        model, effects = focus(model, table, Focus(begins))
    return model.saying(question(table, model.helps)), effects


@handles_table(Light)
def light(model: Model, table: Table, message: Light) -> Update:
    """Light some cells; those lit already are put out."""
    cells = tuple(parse_cell(text) for text in message.cells.split())
    if cells == table.lit:
        cells = ()
    return replace(model, table=replace(table, lit=cells)), ()


@handles_table(LookAt)
def look_at(model: Model, table: Table, message: LookAt) -> Update:
    """Look at an earlier moment, or come back to the present."""
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
        return model, timers(table, model.settings)
    return model, ()
