"""Putting games on the table; after a change of the session: the viewer, the playback, the next player."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

from app.engine.box import is_box, without_unknown
from app.engine.events import Abandoned, Built, Drew, Event, Renovated
from app.engine.game import observe
from app.engine.geometry import Cell
from app.engine.session import Played, Session
from app.engine.state import State
from app.saves.marks import marks_of, read_seating
from app.saves.post import addressee, read_post, undo_floor, unseen, with_tiles_face_down
from app.ui.core.feature import contributions, load
from app.ui.core.model import Model, Settings, draw_word
from app.ui.core.registry import After, Effect, Navigate, Update
from app.ui.core.texts import say
from app.ui.table.automatic import with_automatic_marks
from app.ui.table.handlers.camera import with_fitted_camera
from app.ui.table.handlers.drafts import with_grifter_tile
from app.ui.table.input.camera import Camera
from app.ui.table.messages import Celebrated, Hold, Keep, Paint, ShowOn, ShowRichest, Think
from app.ui.table.model import BOT_PAUSES, CALLED_KINDS, PAUSED, TABLE, Table, Viewing, helps
from app.ui.table.origins import SAVED, LinkedGame, Origin
from app.ui.table.phones import covered_hand, phones_of, turn_word_at
from app.ui.table.places import OwnSeat
from app.ui.table.playback.sequence import flights, steps_of
from app.ui.table.playback.steps import FAST, Playback, PlaybackStep, celebration_lasts, lasts, named_at
from app.ui.words.log import NOTHING_DRAWN, Drawn, report, since_own_choice
from app.ui.words.names import seat_name


def with_viewer(table: Table) -> Table:
    """Return the table for the right viewer: with their hand open, or waiting for the hand-over."""
    session = table.session
    state = session.state
    people = state.people
    decider = state.decision.seat if state.decision is not None else None
    open_hands = table.viewing.trust or len(people) == 1
    phones = phones_of(session).seats
    called = state.decision is not None and state.decision.kind in CALLED_KINDS
    viewer, awaiting = table.viewing.viewer, None
    if viewer in phones:
        viewer = None
    if is_box(session):
        viewer = None  # the hands are real
    elif table.viewing.seat is not None:
        viewer = table.viewing.seat
    elif table.viewing.follows and not open_hands:
        viewer = None
    elif decider in phones and not called:
        viewer = None  # the device lies on the table; nobody hides a hand on it
    elif decider in people and decider != viewer:
        if open_hands:
            viewer = decider
        elif not called:
            viewer, awaiting = None, decider
    elif decider not in people and not open_hands and state.current != viewer:
        viewer = None  # a bot's turn; the last viewer may have left
    viewing = table.viewing.replace(
        viewer=viewer, awaiting=awaiting, covered=covered_hand(session), word=turn_word_at(session)
    )
    table = table.for_viewer(viewing)
    if awaiting is not None:
        table = table.with_board(drawer="")
    return replace(table, shown=observation(table)).with_attention(traced=news(table))


def since_last_choice(table: Table) -> tuple[int, tuple[Played, ...]]:
    """Return the others' actions since the viewer last acted, after the number of actions before them.

    They include the viewer's own if it was the last, because others may have responded, as the Grifter does.
    """
    first = since_own_choice(table.session, table.viewing.next_viewer)
    return first, table.session.history[first:]


def drawn_since(table: Table, viewer: int) -> Drawn:
    """Return the tiles that a seat has drawn since it last acted with an open hand."""
    session = table.session
    for number in range(len(session.history), 0, -1):
        before = session.state_at(number - 1)
        decision = before.decision
        if decision is not None and decision.seat == viewer and decision.kind not in CALLED_KINDS:
            return _newly_held(session.state, viewer, before.seats[viewer].hand)
    return NOTHING_DRAWN


def _newly_held(state: State, seat: int, hand: Collection[str]) -> Drawn:
    return Drawn(seat, tuple(tile for tile in state.seats[seat].hand if tile not in hand))


def news(table: Table) -> tuple[Cell, ...]:
    """Return where others built or abandoned since the viewer last acted, in order.

    With the real box, return where the Grifter built last, because somebody has to lay his tile there.
    """
    seat = table.viewing.next_viewer
    if is_box(table.session):
        return tuple(event.cell for event in _grifters_last_builds(table.session))
    if seat is None:
        return ()
    _, choices = since_last_choice(table)
    changed = [
        event.cell
        for played in choices
        for event in played.events
        if isinstance(event, Built | Renovated | Abandoned) and event.seat != seat
    ]
    return tuple(dict.fromkeys(changed))


def _grifters_last_builds(session: Session) -> Iterator[Built]:
    """Yield the Grifter's builds since a person last built."""
    for played in reversed(session.history):
        for event in reversed(played.events):
            if isinstance(event, Built | Renovated) and not session.deal.rules.is_grifter(event.seat):
                return
            if isinstance(event, Built):
                yield event


def observation(table: Table) -> State:
    """Return the moment shown, as the viewer may know it."""
    session, lifted = table.session, table.attention.lifted
    state = session.state if table.replay.position is None else session.state_at(table.replay.position)
    if lifted:
        return _with_lifted(state, lifted)
    if is_box(session):
        return without_unknown(session, state)
    seen = observe(state, table.viewing.observer)
    seat = table.viewing.seat
    return with_tiles_face_down(seen, seat, unseen(session, seat)) if seat is not None else seen


def _with_lifted(state: State, tile: str) -> State:
    """Return the public state once a tile of the deciding hand is face up."""
    decision = state.decision
    if decision is None:
        return observe(state, -1)
    seats = list(state.seats)
    mover = seats[decision.seat]
    seats[decision.seat] = mover._replace(shown=(*mover.shown, tile))
    options = [option for option in decision.options if getattr(option, "tile", None) in (tile, None)]
    return replace(
        observe(replace(state, seats=tuple(seats)), -1), decision=decision.replace(options=tuple(options))
    )


def after_change(model: Model, events: tuple[Event, ...]) -> Update:
    """Return the model after the session changed, with its viewer, playback and timers."""
    was = model[TABLE]
    if was is None:
        return model, ()
    table = with_floor(was)
    before = table.shown
    if is_box(table.session):
        events = tuple(event for event in events if not isinstance(event, Drew))  # its back is invented
    hand = before.hand(table.viewing.viewer)
    table = with_viewer(table.after_change())
    steps: tuple[PlaybackStep, ...] = ()
    if model.settings.show != "off":
        steps = steps_of(observe(before, table.viewing.observer), events, hand, was.attention.held)
    if any(step.loud for step in steps):
        table = table.with_attention(playback=Playback(len(table.session.history), steps))
    else:
        table = table.with_attention(flights=flights(steps))
    table = with_fitted_camera(with_grifter_tile(table, helps(model)))
    spoken = report(events, table.session.state, model.settings.speech, _drawn(was, table, events))
    spoken = "\n".join(filter(None, (spoken, _new_word(was, table))))
    model = model.with_(TABLE, table)
    model = model.saying(spoken) if spoken else model
    return model, timers(table, model.settings)


def _new_word(was: Table, table: Table) -> str:
    """Return the announcement of a new turn word, spelled; empty if there is none."""
    word = table.viewing.word
    if word is None or word == was.viewing.word:
        return ""
    name = seat_name(table.session.state, word.seat)
    return say("phones.word_spoken", name=name, word=" ".join(word.word))


def with_floor(table: Table) -> Table:
    """Return the table of a game by post with undo limited to actions that others have not seen."""
    if table.viewing.seat is None:
        return table
    floor = undo_floor(table.session, table.viewing.seat)
    return replace(table, session=replace(table.session, floor=floor))


def _drawn(was: Table, table: Table, events: tuple[Event, ...]) -> Drawn:
    """Return the tiles drawn by the open hand's seat in these events, or since it was last open."""
    if table.viewing.viewer is None or not events or table.viewing.seat is not None:
        return NOTHING_DRAWN  # by post, a tile is shown when the game has come back
    if table.viewing.viewer != was.viewing.viewer:
        return drawn_since(table, table.viewing.viewer)
    if not any(isinstance(event, Drew) and event.seat == table.viewing.viewer for event in events):
        return NOTHING_DRAWN
    return _newly_held(table.session.state, table.viewing.viewer, was.shown.seats[table.viewing.viewer].hand)


def timers(table: Table, settings: Settings) -> tuple[Effect, ...]:
    """Return the timer of the next step, of the bot to move, or of the celebration."""
    playback = table.attention.playback
    if playback is not None:
        time = lasts(playback.step, settings.show) * (FAST if playback.fast else 1)
        stays = After(round(time), ShowOn(playback.choice, playback.number + 1))
        return () if playback.held else (stays,)
    state = table.session.state
    if table.celebrating:
        seats, choices = len(state.seats), len(table.session.history)
        return (
            After(named_at(seats), ShowRichest(choices)),
            After(celebration_lasts(seats), Celebrated(choices)),
        )
    if not table.origin.played or state.decision is None:
        return ()
    if table.viewing.seat not in (None, addressee(state)):
        return ()  # by post, bots play on the device of the next person
    if state.seats[state.decision.seat].kind in ("human", "grifter"):
        return ()
    return (After(BOT_PAUSES[settings.bots], Think(len(table.session.history))),)


def start_game(model: Model, session: Session, extra: Mapping[str, Any], game: str = "") -> Update:
    """Put a new game on the table, save it and go there; `extra` is stored in its record.

    Without an id, draw one.
    """
    if not game:
        model, game = draw_word(model)
    session = replace(session, extra=extra)
    model, effects = put_on_table(model.with_(PAUSED, None), game, session)
    return model, (*effects, Keep(game, session), Navigate(f"#/game/{game}"))


def put_on_table(model: Model, game: str, session: Session, origin: Origin = SAVED) -> Update:
    """Put a game on the table, with its players' agreements."""
    seating = read_seating(session.extra, len(session.state.seats))
    session = with_undo_mode(session, model.settings, origin)
    viewing = Viewing(looks=seating.looks, trust=seating.trust, seat=_own_seat(model, session))
    table = with_viewer(Table(game, session, session.state, origin, viewing))
    before = model[TABLE]
    camera = before.board.camera if before is not None else Camera()
    turned = origin.played and model.settings.map == "turned"
    camera = replace(camera, follows=True, turned=turned)
    table = table.with_board(camera=camera, turns=model.settings.turning == "on")
    model, effects = after_change(model.with_(TABLE, table), ())
    if origin.played:
        effects = (Hold(game), Paint(session.state, seating.looks), *effects)
    return model, effects


def _own_seat(model: Model, session: Session) -> int | None:
    """Return the seat of this device in a game by post."""
    if read_post(session) is None:
        return None
    seats = (load(part.find)(model, session) for part in contributions(OwnSeat))
    return next((seat for seat in seats if seat is not None), None)


def saving(table: Table) -> tuple[Effect, ...]:
    """Return the effects that save the game and paint it for the next start, if its origin allows."""
    keep = (Keep(table.id, table.session),) if table.origin.saved else ()
    paint = (Paint(table.session.state, table.viewing.looks),) if table.origin.played else ()
    return (*keep, *paint)


def with_saved_origin(model: Model) -> Update:
    """Turn a linked game into a saved one, because someone plays on or keeps it."""
    table = model[TABLE]
    if table is None or not isinstance(table.origin, LinkedGame):
        return model, ()
    table = replace(table, origin=SAVED)
    return replace(model, route=table.route).with_(TABLE, table), (
        Navigate(str(table.route), replacing=True),
    )


def with_undo_mode(session: Session, settings: Settings, origin: Origin) -> Session:
    """Return a session from a record with the undo mode of its players."""
    return replace(with_automatic_marks(session, settings, origin), practice=marks_of(session).practice)


def set_aside(model: Model) -> Model:
    """Return the model with the game on the table set aside for a lesson."""
    table = model[TABLE]
    if table is None or not table.origin.played:
        return model
    return model.with_(PAUSED, table)
