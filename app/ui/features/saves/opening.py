"""Handlers that open a saved game, a link or a file, or explain a damaged one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, cast

from app.engine.session import Session
from app.engine.standard import standard_deck
from app.saves.copies import checksum
from app.saves.index import record_in
from app.saves.links import LinkError, read_link
from app.saves.reading import Problem, Reading, read_record
from app.ui.core.effects import Download, Effect, Navigate
from app.ui.core.feature import contributions, load
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.routes import HOME, Route
from app.ui.core.texts import say
from app.ui.features.saves.effects import Adopt, Inspect, Load
from app.ui.features.saves.library import ARRIVAL, RENAMED_GAME, Arrival
from app.ui.features.saves.messages import (
    Adopted,
    AlreadySaved,
    CarryOn,
    DamagedSaveRead,
    FileRead,
    FileRefused,
    Loaded,
    Missing,
    Raw,
)
from app.ui.features.saves.places import FileReader, RecordReader
from app.ui.table.effects import Keep, Paint
from app.ui.table.handlers.games import put_on_table, with_undo_mode
from app.ui.table.handlers.settling import after_change
from app.ui.table.model import KEEPING, PAUSED, TABLE, Table, unsaved
from app.ui.table.origins import SAVED, LinkedGame, WatchedGame

MAX_GAME: Final = 400_000
"""The longest file of a game or a deck, in characters; a game has a few thousand."""

FORMAT_WITHIN: Final = 200
"""The mark of a file's format is within this many characters of its beginning."""


def visit_game(model: Model) -> Update:
    """Open the game in the address."""
    route, table, was = model.route, model[TABLE], model
    if route.screen != "open":
        model = model.with_(ARRIVAL, None).with_(RENAMED_GAME, "")
    match route.screen:
        case "game" if table is None or not table.origin.played or table.id != route.about:
            return return_to(model, route.about)
        case "game" if table is not None:
            return model, (Paint(table.session.state, table.viewing.looks),)
        case "play" if table is None or table.route != route:
            return _open_link(model, route.about)
        case "damaged":
            return model, (Inspect(route.about),)
        case "share" if table is None:
            return model, (Navigate(str(HOME), replacing=True),)
        case "open" if model[ARRIVAL] is None:
            return model, (Navigate(str(HOME), replacing=True),)
    return was, ()


def return_to(model: Model, game: str) -> Update:
    """Open a saved game, or bring back an unsaved one that a lesson replaced."""
    aside = model[PAUSED]
    if aside is not None and aside.id == game and model[KEEPING] != "saved":
        return model.with_(TABLE, aside).with_(PAUSED, None), ()
    return model.with_(TABLE, None).with_(PAUSED, None), (Load(game),)


@handles(Loaded)
def open_loaded(model: Model, message: Loaded) -> Update:
    """Put a saved game on the table, or explain its damage."""
    reading = read_record(message.text, standard_deck())
    if reading.session is None or reading.problem is not None:
        return model.with_(TABLE, None).with_(ARRIVAL, Arrival("save", message.text, reading)), ()
    table = model[TABLE]
    if table is not None and table.id == message.game:
        if model[KEEPING] == "deleted_elsewhere":
            model = model.with_(KEEPING, "saved")
        return _catch_up(model, table, reading.session)
    update = _from_feature(model, Arrival("save", message.text, reading))
    if update is not None:
        return update
    model = replace(model, problem="").with_(ARRIVAL, None).with_(KEEPING, "saved")
    model, effects = put_on_table(model, message.game, reading.session)
    return model.telling(say("saves.used_copy")) if message.older else model, effects


def _catch_up(model: Model, table: Table, session: Session) -> Update:
    """Advance the table to a session that another tab continued."""
    before, now = table.session.history, session.history
    length = len(before)
    goes_on = [played.action for played in now[:length]] == [played.action for played in before]
    events = tuple(event for played in now[length:] for event in played.events) if goes_on else ()
    table = replace(table, session=with_undo_mode(session, model.settings, table.origin))
    return after_change(model.with_(TABLE, table), events)


@handles(Missing)
def missing(model: Model, message: Missing) -> Update:
    """Report that nothing is stored here; the game may be on the sender's device."""
    problem = say("errors.address_unknown")
    if model.route.screen in ("game", "report", "again"):
        problem = f"{problem} {say('errors.game_elsewhere')}"
    return replace(model, problem=problem), ()


@handles(DamagedSaveRead)
def damaged_save_read(model: Model, message: DamagedSaveRead) -> Update:
    """Explain a damaged save."""
    reading = read_record(record_in(message.text), standard_deck())
    return model.with_(ARRIVAL, Arrival("save", message.text, reading, message.key)), ()


def _open_link(model: Model, data: str) -> Update:
    """Open a linked game as a new one, or explain its damage."""
    paused = model[PAUSED]
    if paused is not None and paused.route == Route("play", data):
        return model.with_(TABLE, paused).with_(PAUSED, None), ()
    if not data:
        return replace(model, problem=say("errors.link_empty")), ()
    try:
        text = read_link(data)
    except LinkError:
        reading = Reading(None, Problem("damaged"))
        return model.with_(ARRIVAL, Arrival("link", data, reading)), ()
    return open_record(model, Arrival("link", text, read_record(text, standard_deck())))


def open_record(model: Model, arrival: Arrival) -> Update:
    """Open a record from outside as a new game, or explain its damage."""
    reading, arrival = arrival.reading, arrival.replace(day="")
    update = _from_feature(model, arrival)
    if update is not None:
        return update
    model = model.with_(ARRIVAL, arrival)
    if reading.session is None or reading.problem is not None or unsaved(model):
        return model, show_arrival(arrival)
    return model, (Adopt(reading.session, _origin(arrival)),)


def _from_feature(model: Model, arrival: Arrival) -> Update | None:
    """Return the update of the feature that opens the record itself, or `None`."""
    if arrival.reading.session is None:
        return None
    for reader in contributions(RecordReader):
        if arrival.source in reader.sources:
            update: Update | None = load(reader.read)(model, arrival)
            if update is not None:
                return update
    return None


def show_arrival(arrival: Arrival) -> tuple[Effect, ...]:
    """Return the effects that show the page about an arrival."""
    return () if arrival.source == "link" else (Navigate(str(Route("open"))),)


def _origin(arrival: Arrival) -> str:
    """Return the checksum of a link's record, or an empty text for anything else."""
    linked = arrival.source == "link" and arrival.reading.problem is None
    return checksum(arrival.raw) if linked else ""


@handles(FileRead)
def file_read(model: Model, message: FileRead) -> Update:
    """Open a file in the feature that reads it, or as a new game; explain damage."""
    text = message.text
    beginning = text[:FORMAT_WITHIN]
    marked = [each for each in contributions(FileReader) if each.mark and each.mark in beginning]
    if marked:  # a device file contains a book, whose mark comes later
        first = min(marked, key=lambda each: beginning.index(each.mark))
        return cast(Update, load(first.read)(model, text))
    if len(text) > MAX_GAME:
        return refuse_file(model, FileRefused("large"))
    for reader in contributions(FileReader):
        opened: Update | None = load(reader.read)(model, text) if not reader.mark else None
        if opened is not None:
            return opened
    return open_record(model, Arrival("file", text, read_record(text, standard_deck())))


@handles(FileRefused)
def refuse_file(model: Model, message: FileRefused) -> Update:
    """Report why a file could not be read."""
    key = "errors.file_too_large" if message.why == "large" else "errors.file_unreadable"
    return model.with_notice(say(key), "problem"), ()


@handles(CarryOn)
def carry_on(model: Model, message: CarryOn) -> Update:
    """Continue with the intact part of a record, as a new game."""
    arrival = model[ARRIVAL]
    if arrival is None or arrival.reading.session is None:
        return model, ()
    return model, (Adopt(arrival.reading.session, _origin(arrival)),)


@handles(Adopted)
def open_adopted(model: Model, message: Adopted) -> Update:
    """Put a game from outside on the table under its own id.

    A linked game is saved only when someone plays on or asks to keep it.
    """
    arrival = model[ARRIVAL]
    model = replace(model, problem="").with_(ARRIVAL, None).with_(PAUSED, None).with_(KEEPING, "saved")
    linked = arrival is not None and bool(_origin(arrival))
    watched = linked and not message.session.start.people
    origin = (WatchedGame if watched else LinkedGame)(model.route.about) if linked else SAVED
    model, effects = put_on_table(model, message.game, message.session, origin)
    if watched:
        return model, effects  # the player may have asked for it here
    if linked:
        return model.telling(say("share.opened_link" if message.others else "share.opened_first")), effects
    route = Route("game", message.game)
    model = replace(model, route=route)  # set it now: a later route change would clear the notice
    if arrival is not None and arrival.source == "file":
        model = model.telling(say("share.opened_file"))
    return model, (*effects, Keep(message.game, message.session), Navigate(str(route), replacing=True))


@handles(AlreadySaved)
def open_saved(model: Model, message: AlreadySaved) -> Update:
    """Open the game that is already saved."""
    route = Route("game", message.game)
    model = replace(model, route=route, problem="").with_(ARRIVAL, None).telling(say("share.opened_again"))
    return model, (Navigate(str(route), replacing=True),)


@handles(Raw)
def raw(model: Model, message: Raw) -> Update:
    """Download a text unchanged."""
    arrival = model[ARRIVAL]
    return model, (Download("streets-raw.txt", arrival.raw),) if arrival is not None else ()
