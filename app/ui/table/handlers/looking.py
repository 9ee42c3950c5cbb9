"""Looking: playback, drawer, overlays and earlier moments; nothing here plays."""

from __future__ import annotations

from dataclasses import replace

from app.engine.events import Abandoned, Built, Renovated
from app.engine.game import observe
from app.engine.geometry import parse_cell
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Effect, FocusOn, Update, handles
from app.ui.table import messages
from app.ui.table.handlers.camera import with_fitted_camera
from app.ui.table.handlers.drafts import focus, with_grifter_tile
from app.ui.table.handlers.settling import news, observation, since_last_choice, timers
from app.ui.table.input.choosing import answer_begins
from app.ui.table.model import FINDER, TABLE, FinderState, Table, handles_table, helps
from app.ui.table.places import drawer_page
from app.ui.table.playback.sequence import steps_of
from app.ui.table.playback.steps import Playback, PlaybackStep
from app.ui.table.questions import question
from app.ui.words.log import richest_street
from app.ui.words.sentences import spoken_scores, spoken_street


@handles(messages.OpenBack)
def open_back(model: Model, message: messages.OpenBack) -> Update:
    """List the tiles with a back."""
    return model.with_(FINDER, FinderState(message.back)), ()


@handles(messages.FindTile)
def find_tile(model: Model, message: messages.FindTile) -> Update:
    """List the tiles that match the search text."""
    return model.with_(FINDER, model[FINDER].replace(words=message.words)), ()


@handles_table(messages.ShowNext)
def show_next(model: Model, table: Table, message: messages.ShowNext) -> Update:
    """Go on or back by one step of the playback, or end it."""
    if table.attention.playback is None:
        return model, ()
    playback = table.attention.playback
    late = message.choice != playback.choice or message.step not in (playback.number - 1, playback.number + 1)
    if message.step >= 0 and late:
        return model, ()
    if message.step < 0 or message.step >= len(playback.steps):
        return model.with_(TABLE, table.with_attention(playback=None)), ()
    table = with_fitted_camera(table.with_attention(playback=replace(playback, number=message.step)))
    return model.with_(TABLE, table), timers(table, model.settings)


@handles_table(messages.Celebrated)
def end_celebration(model: Model, table: Table, message: messages.Celebrated) -> Update:
    """End the celebration, unless the game has changed since."""
    if message.choices != len(table.session.history):
        return model, ()
    table = replace(table, celebrating=False).with_attention(lit=())
    return model.with_(TABLE, with_fitted_camera(table)), ()


@handles_table(messages.ShowRichest)
def show_richest(model: Model, table: Table, message: messages.ShowRichest) -> Update:
    """Light the best street of the only person, close to it, until the celebration ends."""
    street = richest_street(table.session)
    if not table.celebrating or street is None or message.choices != len(table.session.history):
        return model, ()
    return model.with_(TABLE, with_fitted_camera(table.with_attention(lit=street.cells))), ()


@handles_table(messages.ShowOn)
def show_on(model: Model, table: Table, message: messages.ShowOn) -> Update:
    """Go on with the playback, unless it is paused."""
    if table.attention.playback is None or table.attention.playback.held:
        return model, ()
    return show_next(model, table, messages.ShowNext(message.choice, message.step))


@handles_table(messages.HoldShow)
def hold_show(model: Model, table: Table, message: messages.HoldShow) -> Update:
    """Pause the playback, or resume it with the step's full time."""
    if table.attention.playback is None or table.attention.playback.held == message.held:
        return model, ()
    table = table.with_attention(playback=replace(table.attention.playback, held=message.held))
    return model.with_(TABLE, table), timers(table, model.settings)


@handles_table(messages.HurryShow)
def hurry_show(model: Model, table: Table, message: messages.HurryShow) -> Update:
    """Speed up the playback, or reset its speed; the time of the current step starts again."""
    playback = table.attention.playback
    if playback is None or playback.fast == message.fast:
        return model, ()
    table = table.with_attention(playback=replace(playback, fast=message.fast))
    return model.with_(TABLE, table), timers(table, model.settings)


def follow_playback_end(before: Model, message: Message, result: Update) -> Update:
    """After a playback, restore the view and let the next bot start."""
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if was is None or table is None or was.attention.playback is None or table.attention.playback is not None:
        return result
    if table.replay.running and table.replay.position is not None:
        goes_on = isinstance(message, messages.ShowOn | messages.Tap) or (
            isinstance(message, messages.ShowNext) and message.step > 0
        )
        if not goes_on:
            return _stop_replay(model, table)[0], effects
        model, more = _play_from(model, table, table.replay.position + 1)
        return model, (*effects, *more)
    if was.session is not table.session or table.replay.position is not None:
        return result
    table = with_fitted_camera(table)
    return model.with_(TABLE, table), (*effects, *timers(table, model.settings))


@handles_table(messages.Replay)
def replay_since(model: Model, table: Table, message: messages.Replay) -> Update:
    """Replay what the others did since the seat at the device last acted."""
    first, choices = since_last_choice(table)
    steps: list[PlaybackStep] = []
    for number, played in enumerate(choices, first):
        steps += steps_of(observe(table.session.state_at(number), table.viewing.observer), played.events)
    if not steps:
        return model, ()
    playback = Playback(len(table.session.history), tuple(steps))
    table = (
        replace(table, replay=table.replay.replace(position=None))
        .with_attention(playback=playback, draft=None, subject="", flights=())
        .with_board(drawer="")
    )
    return model.with_(TABLE, with_fitted_camera(table)), timers(table, model.settings)


@handles_table(messages.Open)
def open_drawer(model: Model, table: Table, message: messages.Open) -> Update:
    """Open the drawer on a page; close it if that page is already open. There may be no such page."""
    if drawer_page(message.page) is None:
        return model, ()
    page = "" if table.board.drawer == message.page else message.page
    return model.with_(TABLE, table.with_board(drawer=page).with_attention(lit=())), ()


@handles_table(messages.Close)
def close(model: Model, table: Table, message: messages.Close) -> Update:
    """Close the drawer."""
    return model.with_(TABLE, table.with_board(drawer="").with_attention(lit=())), ()


def celebrate(model: Model, table: Table) -> Update:
    """Start the celebration, which waits for the playback."""
    table = replace(table, celebrating=True)
    effects = timers(table, model.settings) if table.attention.playback is None else ()
    return model.with_(TABLE, table), effects


def show_end(model: Model, table: Table) -> Update:
    """Close the drawer to show the end of the game."""
    return model.with_(TABLE, table.with_board(drawer="")), ()


@handles_table(messages.Overlay)
def overlay(model: Model, table: Table, message: messages.Overlay) -> Update:
    """Show an overlay on the city, or hide it."""
    name = "" if table.board.overlay == message.name else message.name
    return model.with_(TABLE, table.with_board(overlay=name)), ()


@handles_table(messages.Speak)
def say_aloud(model: Model, table: Table, message: messages.Speak) -> Update:
    """Announce the scores, or the street of the focused cell."""
    if message.subject == "scores":
        return model.saying(spoken_scores(table.shown)), ()
    if table.board.focus in table.shown.city:
        return model.saying(spoken_street(table.shown, table.board.focus, table.viewing.viewer)), ()
    return model, ()


@handles_table(messages.Ask)
def ask(model: Model, table: Table, message: messages.Ask) -> Update:
    """Focus the control that answers the current question, and repeat the question."""
    if table.decision is None:
        return model, ()
    begins = answer_begins(table)
    effects: tuple[Effect, ...] = (FocusOn(begins),) if isinstance(begins, str) and begins else ()
    if isinstance(begins, tuple):
        model, effects = focus(model, table, messages.Focus(begins))
    return model.saying(question(table, helps(model))), effects


@handles_table(messages.Light)
def light(model: Model, table: Table, message: messages.Light) -> Update:
    """Highlight cells; tapping highlighted ones again clears them."""
    cells = tuple(parse_cell(text) for text in message.cells.split())
    if cells == table.attention.lit:
        cells = ()
    return model.with_(TABLE, table.with_attention(lit=cells)), ()


@handles_table(messages.PlayFrom)
def play_from(model: Model, table: Table, message: messages.PlayFrom) -> Update:
    """Close the drawer and replay the game from a moment on; at the end, from the start."""
    total, table = len(table.session.history), table.with_board(drawer="")
    return _play_from(model, table, message.position if 0 <= message.position < total else 0)


def _play_from(model: Model, table: Table, position: int) -> Update:
    """Play back the events from a position on, or stop at the end."""
    history = table.session.history
    for number in range(position, len(history)):
        before = observe(table.session.state_at(number), table.viewing.observer)
        steps = steps_of(before, history[number].events)
        if steps:
            model, _ = look_at(model, table, messages.LookAt(number))
            looking = model[TABLE]
            if looking is None:
                return model, ()
            table = replace(looking, replay=looking.replay.replace(running=True)).with_attention(
                playback=Playback(number + 1, steps)
            )
            return model.with_(TABLE, with_fitted_camera(table)), timers(table, model.settings)
    return look_at(model, table, messages.LookAt(len(history)))


def _stop_replay(model: Model, table: Table) -> Update:
    stopped = replace(table, replay=table.replay.replace(running=False))
    return model.with_(TABLE, with_fitted_camera(stopped)), ()


@handles_table(messages.LookAt)
def look_at(model: Model, table: Table, message: messages.LookAt) -> Update:
    """Look at an earlier moment, or return to the present."""
    latest = len(table.session.history)
    position = message.position if 0 <= message.position <= latest else None
    events = table.session.history[position - 1].events if position else ()
    traced = tuple(event.cell for event in events if isinstance(event, Built | Renovated | Abandoned))
    if position is None:
        traced = news(table)
    table = table.at_moment(position, traced)
    table = with_fitted_camera(replace(table, shown=observation(table)))
    model = model.with_(TABLE, with_grifter_tile(table, helps(model)))
    if position is None:
        return model, timers(table, model.settings)
    return model, ()
