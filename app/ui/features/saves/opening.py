"""Handlers that open a saved game, a link or a file, or explain a damaged one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.daily_deal import DAILY, daily_date
from app.engine.deck_file import DeckError, parse_deck
from app.engine.limits import MAX_TEXT
from app.engine.session import Session
from app.engine.standard import standard_deck
from app.saves.copies import checksum
from app.saves.index import record_in
from app.saves.links import LinkError, read_link
from app.saves.post import read_post
from app.saves.reading import Problem, Reading, read_record
from app.ui.core.effects import After, Download, Effect, Navigate
from app.ui.core.model import Model, Notice
from app.ui.core.registry import Update, handles
from app.ui.core.routes import HOME, Route
from app.ui.core.texts import listed, say
from app.ui.features.book.effects import ImportBook, OpenBook
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.moving.effects import ReadDevice
from app.ui.features.new_game.form import FORM, form_of
from app.ui.features.post.opening import receive
from app.ui.features.post.state import POST, Letter, own_seat
from app.ui.features.same_tiles.messages import CheckArrival
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
from app.ui.table.effects import Keep, Paint
from app.ui.table.handlers.games import put_on_table, with_undo_mode
from app.ui.table.handlers.settling import after_change
from app.ui.table.model import KEEPING, PAUSED, TABLE, Table, unsaved
from app.ui.table.origins import SAVED, LinkedGame

MAX_GAME: Final = 400_000
"""The longest file of a game or a deck, in characters; a game has some thousands."""

DEVICE_FORMAT: Final = '"streets-device"'
"""The file with everything of a device has this near its beginning."""

BOOK_FORMAT: Final = '"streets-book"'
"""The file of a results book has this near its beginning."""


def visit_game(model: Model) -> Update:
    """Follow the address of a game."""
    route, table, was = model.route, model[TABLE], model
    if route.screen != "open":
        model = model.with_(ARRIVAL, None).with_(RENAMED_GAME, "")
    match route.screen:
        case "game" if table is None or not table.origin.played or table.id != route.about:
            return back_to(model, route.about)
        case "game" if table is not None:
            return model, (Paint(table.session.state, table.viewing.looks),)
        case "play" if table is None or table.origin != LinkedGame(route.about):
            return _followed(model, route.about)
        case "damaged":
            return model, (Inspect(route.about),)
        case "share" if table is None:
            return model, (Navigate(str(HOME), replacing=True),)
        case "open" if model[ARRIVAL] is None:
            return model, (Navigate(str(HOME), replacing=True),)
    return was, ()


def back_to(model: Model, game: str) -> Update:
    """Open a saved game; an unsaved one returns as it was set aside for a lesson."""
    aside = model[PAUSED]
    if aside is not None and aside.id == game and model[KEEPING] != "saved":
        return model.with_(TABLE, aside).with_(PAUSED, None), ()
    return model.with_(TABLE, None).with_(PAUSED, None), (Load(game),)


@handles(Loaded)
def loaded(model: Model, message: Loaded) -> Update:
    """Put a saved game on the table, or explain its damage."""
    reading = read_record(message.text, standard_deck())
    if reading.session is None or reading.problem is not None:
        return model.with_(TABLE, None).with_(ARRIVAL, Arrival("save", message.text, reading)), ()
    table = model[TABLE]
    if table is not None and table.id == message.game:
        if model[KEEPING] == "deleted_elsewhere":
            model = model.with_(KEEPING, "saved")
        return _followed_up(model, table, reading.session)
    post = read_post(reading.session)
    if post is not None and own_seat(model[POST], post) is None and not reading.session.state.over:
        model = model.with_(POST, model[POST].replace(letter=Letter(reading.session, story="same")))
        return model, (Navigate("#/post", replacing=True),)
    model = replace(model, problem="").with_(ARRIVAL, None).with_(KEEPING, "saved")
    model, effects = put_on_table(model, message.game, reading.session)
    return model.telling(say("saves.used_copy")) if message.older else model, effects


def _followed_up(model: Model, table: Table, session: Session) -> Update:
    """Advance the table to a session that another tab continued."""
    before, now = table.session.history, session.history
    known = len(before)
    goes_on = [played.action for played in now[:known]] == [played.action for played in before]
    events = tuple(event for played in now[known:] for event in played.events) if goes_on else ()
    table = replace(table, session=with_undo_mode(session, model.settings))
    return after_change(model.with_(TABLE, table), events)


@handles(Missing)
def missing(model: Model, message: Missing) -> Update:
    """Say that nothing is stored here; the game may be on the sender's device."""
    problem = say("errors.address_unknown")
    if model.route.screen in ("game", "report", "again"):
        problem = f"{problem} {say('errors.game_elsewhere')}"
    return replace(model, problem=problem), ()


@handles(DamagedSaveRead)
def damaged_save_read(model: Model, message: DamagedSaveRead) -> Update:
    """Explain a damaged save."""
    reading = read_record(record_in(message.text), standard_deck())
    return model.with_(ARRIVAL, Arrival("save", message.text, reading, message.key)), ()


def _followed(model: Model, data: str) -> Update:
    """Open a linked game as a new one, or explain its damage."""
    paused = model[PAUSED]
    if paused is not None and paused.origin == LinkedGame(data):
        return model.with_(TABLE, paused).with_(PAUSED, None), ()
    if not data:
        return replace(model, problem=say("errors.link_empty")), ()
    try:
        text = read_link(data)
    except LinkError:
        reading = Reading(None, Problem("damaged"))
        return model.with_(ARRIVAL, Arrival("link", data, reading)), ()
    return received(model, Arrival("link", text, read_record(text, standard_deck())))


def received(model: Model, arrival: Arrival) -> Update:
    """Open a record from outside as a new game, or explain its damage."""
    reading = arrival.reading
    if reading.problem is None and reading.session is not None and read_post(reading.session) is not None:
        model, effects = receive(model, reading.session)
        return model, (Navigate("#/post", replacing=True), *effects)
    day = _unplayed_day(model, reading.session) if reading.session is not None else ""
    arrival = arrival.replace(day=day)
    model = model.with_(ARRIVAL, arrival)
    if day and model[RESULTS_BOOK].results is None and reading.problem is None:
        return model, (OpenBook(), After(0, CheckArrival()))
    if reading.session is None or reading.problem is not None or unsaved(model) or day:
        return model, _shown(arrival)
    return model, (Adopt(reading.session, _origin(arrival)),)


def _unplayed_day(model: Model, session: Session) -> str:
    """Return the date of a game's daily deal if nobody here has finished one of it, else an empty text.

    A book that has not been read yet knows of none.
    """
    if DAILY not in session.extra or not session.history:
        return ""
    date = daily_date(session.deal, session.extra) or ""
    known = model[RESULTS_BOOK].results
    return "" if known is not None and date in known.daily else date


@handles(CheckArrival)
def check_arrival(model: Model, message: CheckArrival) -> Update:
    """Go on with a game of a daily deal, now that the book has been read."""
    arrival = model[ARRIVAL]
    if arrival is None or not arrival.day:
        return model, ()
    return received(model, arrival) if model[RESULTS_BOOK].results is not None else (model, _shown(arrival))


def _shown(arrival: Arrival) -> tuple[Effect, ...]:
    """Return the effects that show the page about an arrival."""
    return () if arrival.source == "link" else (Navigate(str(Route("open"))),)


def _origin(arrival: Arrival) -> str:
    """Return the checksum of a link's record, or an empty text for anything else."""
    linked = arrival.source == "link" and arrival.reading.problem is None
    return checksum(arrival.raw) if linked else ""


@handles(FileRead)
def file_read(model: Model, message: FileRead) -> Update:
    """Open the game in a file as a new one, or offer its deck for one; explain damage."""
    if DEVICE_FORMAT in message.text[:200]:
        return model, (ReadDevice(message.text),)
    if BOOK_FORMAT in message.text[:200]:
        if model.settings.book == "off":
            return replace(model, notice=Notice(say("book.off"), "problem")), ()
        return model, (ImportBook(message.text),)
    if len(message.text) > MAX_GAME:
        return file_refused(model, FileRefused("large"))
    try:
        deck = parse_deck(message.text[:MAX_TEXT], "custom")
    except DeckError as error:
        if error.fault.code not in ("not-toml", "no-tiles"):
            wrong = dict(error.fault.values)
            entry = listed([str(wrong[key]) for key in ("tile", "key") if key in wrong], "unit")
            return replace(model, notice=Notice(say("errors.deck_damaged", entry=entry), "problem")), ()
    else:
        return model.with_(FORM, replace(form_of(model), deck=deck)), (Navigate(str(Route("new"))),)
    return received(model, Arrival("file", message.text, read_record(message.text, standard_deck())))


@handles(FileRefused)
def file_refused(model: Model, message: FileRefused) -> Update:
    """Say why a file could not be read."""
    key = "errors.file_too_large" if message.why == "large" else "errors.file_unreadable"
    return replace(model, notice=Notice(say(key), "problem")), ()


@handles(CarryOn)
def carry_on(model: Model, message: CarryOn) -> Update:
    """Continue with the intact part of a record, as a new game."""
    arrival = model[ARRIVAL]
    if arrival is None or arrival.reading.session is None:
        return model, ()
    return model, (Adopt(arrival.reading.session, _origin(arrival)),)


@handles(Adopted)
def adopted(model: Model, message: Adopted) -> Update:
    """Put a game from outside on the table under its own id.

    A linked game is saved only when someone plays on or asks to keep it.
    """
    arrival = model[ARRIVAL]
    model = replace(model, problem="").with_(ARRIVAL, None).with_(PAUSED, None).with_(KEEPING, "saved")
    linked = arrival is not None and bool(_origin(arrival))
    origin = LinkedGame(model.route.about) if linked else SAVED
    model, effects = put_on_table(model, message.game, message.session, origin)
    if linked:
        return model.telling(say("share.opened_link" if message.others else "share.opened_first")), effects
    route = Route("game", message.game)
    model = replace(model, route=route)  # at once: following the address later would clear the notice
    if arrival is not None and arrival.source == "file":
        model = model.telling(say("share.opened_file"))
    return model, (*effects, Keep(message.game, message.session), Navigate(str(route), replacing=True))


@handles(AlreadySaved)
def already_saved(model: Model, message: AlreadySaved) -> Update:
    """Open the game that is already saved."""
    route = Route("game", message.game)
    model = replace(model, route=route, problem="").with_(ARRIVAL, None).telling(say("share.opened_again"))
    return model, (Navigate(str(route), replacing=True),)


@handles(Raw)
def raw(model: Model, message: Raw) -> Update:
    """Download a text unchanged."""
    arrival = model[ARRIVAL]
    return model, (Download("streets-raw.txt", arrival.raw),) if arrival is not None else ()
