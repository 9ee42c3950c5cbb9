"""Open a saved game, a link, a file or a pasted text; keep it saved, also in several tabs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, cast

from app.engine.deck_file import standard_deck
from app.engine.session import Session
from app.saves.cleaning import fully_unquoted
from app.saves.copies import ASIDE, GAME, checksum
from app.saves.index import record_in
from app.saves.links import MAX_LINK, LinkError, link_data, read_link
from app.saves.reading import Problem, Reading, read_record
from app.ui.core.feature import contributions, load
from app.ui.core.html import NOTHING, Markup, Screen, el
from app.ui.core.messages import Message
from app.ui.core.model import HOME, Model, Route
from app.ui.core.page_parts import WAITING, page, parse_route
from app.ui.core.pieces import alert, button, icon, link
from app.ui.core.registry import AskToday, Download, Effect, FocusOn, Navigate, ReadStored, Update, handles
from app.ui.core.stored import stored_keys
from app.ui.core.texts import say
from app.ui.features.saves import state as saves
from app.ui.features.saves.places import AddressReader, FileReader, KeyReader, PasteReader, RecordReader
from app.ui.table.handlers.settling import (
    after_change,
    put_on_table,
    with_saved_origin,
    with_undo_mode,
    with_viewer,
)
from app.ui.table.messages import Hold, Keep, Paint
from app.ui.table.model import KEEPING, PAUSED, TABLE, Table, handles_table, unsaved
from app.ui.table.origins import SAVED, LinkedGame, WatchedGame
from app.ui.words.dates import date_words
from app.ui.words.sentences import problem_words

MAX_GAME: Final = 400_000
"""The longest file of a game or a deck, in characters; a game has a few thousand."""

FORMAT_WITHIN: Final = 200
"""The mark of a file's format is within this many characters of its beginning."""


def visit_game(model: Model) -> Update:
    """Open the game in the address."""
    route, table, was = model.route, model[TABLE], model
    if route.screen != "open":
        model = model.with_(saves.ARRIVAL, None).with_(saves.RENAMED_GAME, "")
    match route.screen:
        case "game" if table is None or not table.origin.played or table.id != route.about:
            return return_to(model, route.about)
        case "game" if table is not None:
            return model, (Paint(table.session.state, table.viewing.looks),)
        case "play" if table is None or table.route != route:
            return _open_link(model, route.about)
        case "damaged":
            return model, (saves.Inspect(route.about),)
        case "share" if table is None:
            return model, (Navigate(str(HOME), replacing=True),)
        case "open" if model[saves.ARRIVAL] is None:
            return model, (Navigate(str(HOME), replacing=True),)
    return was, ()


def return_to(model: Model, game: str) -> Update:
    """Open a saved game, or bring back an unsaved one that a lesson replaced."""
    aside = model[PAUSED]
    if aside is not None and aside.id == game and model[KEEPING] != "saved":
        return model.with_(TABLE, aside).with_(PAUSED, None), ()
    return model.with_(TABLE, None).with_(PAUSED, None), (saves.Load(game),)


@handles(saves.Loaded)
def open_loaded(model: Model, message: saves.Loaded) -> Update:
    """Put a saved game on the table, or explain its damage."""
    reading = read_record(message.text, standard_deck())
    if reading.session is None or reading.problem is not None:
        return model.with_(TABLE, None).with_(saves.ARRIVAL, saves.Arrival("save", message.text, reading)), ()
    table = model[TABLE]
    if table is not None and table.id == message.game:
        if model[KEEPING] == "deleted_elsewhere":
            model = model.with_(KEEPING, "saved")
        return _catch_up(model, table, reading.session)
    update = _from_feature(model, saves.Arrival("save", message.text, reading))
    if update is not None:
        return update
    model = replace(model, problem="").with_(saves.ARRIVAL, None).with_(KEEPING, "saved")
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


@handles(saves.Missing)
def missing(model: Model, message: saves.Missing) -> Update:
    """Report that nothing is stored here; the game may be on the sender's device."""
    problem = say("errors.address_unknown")
    if model.route.screen in ("game", "report", "again"):
        problem = f"{problem} {say('errors.game_elsewhere')}"
    return replace(model, problem=problem), ()


@handles(saves.DamagedSaveRead)
def damaged_save_read(model: Model, message: saves.DamagedSaveRead) -> Update:
    """Explain a damaged save."""
    reading = read_record(record_in(message.text), standard_deck())
    return model.with_(saves.ARRIVAL, saves.Arrival("save", message.text, reading, message.key)), ()


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
        return model.with_(saves.ARRIVAL, saves.Arrival("link", data, reading)), ()
    return open_record(model, saves.Arrival("link", text, read_record(text, standard_deck())))


def open_record(model: Model, arrival: saves.Arrival) -> Update:
    """Open a record from outside as a new game, or explain its damage."""
    reading, arrival = arrival.reading, arrival.replace(day="")
    update = _from_feature(model, arrival)
    if update is not None:
        return update
    model = model.with_(saves.ARRIVAL, arrival)
    if reading.session is None or reading.problem is not None or unsaved(model):
        return model, show_arrival(arrival)
    return model, (saves.Adopt(reading.session, _origin(arrival)),)


def _from_feature(model: Model, arrival: saves.Arrival) -> Update | None:
    """Return the update of the feature that opens the record itself, or `None`."""
    if arrival.reading.session is None:
        return None
    for reader in contributions(RecordReader):
        if arrival.source in reader.sources:
            update: Update | None = load(reader.read)(model, arrival)
            if update is not None:
                return update
    return None


def show_arrival(arrival: saves.Arrival) -> tuple[Effect, ...]:
    """Return the effects that show the page about an arrival."""
    return () if arrival.source == "link" else (Navigate(str(Route("open"))),)


def _origin(arrival: saves.Arrival) -> str:
    """Return the checksum of a link's record, or an empty text for anything else."""
    linked = arrival.source == "link" and arrival.reading.problem is None
    return checksum(arrival.raw) if linked else ""


@handles(saves.FileRead)
def file_read(model: Model, message: saves.FileRead) -> Update:
    """Open a file in the feature that reads it, or as a new game; explain damage."""
    text = message.text
    beginning = text[:FORMAT_WITHIN]
    marked = [each for each in contributions(FileReader) if each.mark and each.mark in beginning]
    if marked:  # a device file contains a book, whose mark comes later
        first = min(marked, key=lambda each: beginning.index(each.mark))
        return cast(Update, load(first.read)(model, text))
    if len(text) > MAX_GAME:
        return refuse_file(model, saves.FileRefused("large"))
    for reader in contributions(FileReader):
        opened: Update | None = load(reader.read)(model, text) if not reader.mark else None
        if opened is not None:
            return opened
    return open_record(model, saves.Arrival("file", text, read_record(text, standard_deck())))


@handles(saves.FileRefused)
def refuse_file(model: Model, message: saves.FileRefused) -> Update:
    """Report why a file could not be read."""
    key = "errors.file_too_large" if message.why == "large" else "errors.file_unreadable"
    return model.with_notice(say(key), "problem"), ()


@handles(saves.CarryOn)
def carry_on(model: Model, message: saves.CarryOn) -> Update:
    """Continue with the intact part of a record, as a new game."""
    arrival = model[saves.ARRIVAL]
    if arrival is None or arrival.reading.session is None:
        return model, ()
    return model, (saves.Adopt(arrival.reading.session, _origin(arrival)),)


@handles(saves.Adopted)
def open_adopted(model: Model, message: saves.Adopted) -> Update:
    """Put a game from outside on the table under its own id.

    A linked game is saved only when someone plays on or asks to keep it.
    """
    arrival = model[saves.ARRIVAL]
    model = replace(model, problem="").with_(saves.ARRIVAL, None).with_(PAUSED, None).with_(KEEPING, "saved")
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


@handles(saves.AlreadySaved)
def open_saved(model: Model, message: saves.AlreadySaved) -> Update:
    """Open the game that is already saved."""
    route = Route("game", message.game)
    model = (
        replace(model, route=route, problem="").with_(saves.ARRIVAL, None).telling(say("share.opened_again"))
    )
    return model, (Navigate(str(route), replacing=True),)


@handles(saves.Raw)
def raw(model: Model, message: saves.Raw) -> Update:
    """Download a text unchanged."""
    arrival = model[saves.ARRIVAL]
    return model, (Download("streets-raw.txt", arrival.raw),) if arrival is not None else ()


MAX_PASTED: Final = 2 * MAX_LINK
INTERNAL: Final = ("home", "lost", "open", "share", "damaged")
"""Screens whose addresses mean nothing on another device."""


class PasteError(ValueError):
    """A pasted text has no usable address, or a damaged one; the message is the key of a text."""


def pasted_route(text: str) -> Route:
    """Return the address in a text; raises `PasteError`."""
    readers = {reader.screen: reader for reader in contributions(AddressReader)}
    bare = "|".join(re.escape(screen) for screen, reader in readers.items() if reader.bare)
    begins = re.compile(rf"#|%23|(?<![\w/])/?(?=(?:{bare})/)", re.IGNORECASE)
    problem = "errors.paste_none"
    text = text[:MAX_PASTED]
    for start in begins.finditer(text):
        rest = text[start.end() :]
        token = rest.split(maxsplit=1)[0] if rest.split() else ""
        route = parse_route(f"#{token}")
        try:
            whole = _whole_route(route, rest, readers)
        except LinkError:
            problem = readers[route.screen].damaged
            continue
        if whole is not None:
            return whole
    raise PasteError(problem)


def _whole_route(route: Route, rest: str, readers: Mapping[str, AddressReader]) -> Route | None:
    """Return a route with complete data, or `None` for an unusable one; raises `LinkError` for damage."""
    reader = readers.get(route.screen)
    if reader is not None:
        data: str = load(reader.read)(route.about, rest)
        return Route(route.screen, data) if data else None
    return route if route.screen not in INTERNAL else None


def whole_data(rest: str, first: str, encode: Callable[[str], str]) -> str:
    """Return a link's data, joined if a chat broke it into lines; incomplete data stays unchanged."""
    text = read_link(fully_unquoted(parse_route(f"#{rest}").about)[:MAX_LINK])
    try:
        return encode(text)
    except LinkError:  # truncated
        return first


def read_game_address(first: str, rest: str) -> str:
    """Return the data of a link to a game; raises `LinkError`."""
    return whole_data(rest, first, link_data)


@handles(saves.Pasting)
def pasting(model: Model, message: saves.Pasting) -> Update:
    """Store the text of the field."""
    return model.with_(saves.PASTED, message.text).with_(saves.PASTE_PROBLEM, ""), ()


@handles(saves.OpenPasted)
def open_pasted(model: Model, message: saves.OpenPasted) -> Update:
    """Open the pasted link or record, or report what is wrong with it."""
    text = model[saves.PASTED].strip()
    if text.startswith("{"):
        model = model.with_(saves.PASTED, "").with_(saves.PASTE_PROBLEM, "")
        return open_record(model, saves.Arrival("file", text, read_record(text, standard_deck())))
    for reader in contributions(PasteReader):
        opened: Update | None = load(reader.read)(
            model.with_(saves.PASTED, "").with_(saves.PASTE_PROBLEM, ""), text
        )
        if opened is not None:
            return opened
    try:
        route = pasted_route(text)
    except PasteError as error:
        problem = say(str(error) if text else "errors.paste_empty")
        return model.with_(saves.PASTE_PROBLEM, problem).saying(problem), (FocusOn(saves.PASTE_FIELD),)
    return model.with_(saves.PASTED, "").with_(saves.PASTE_PROBLEM, ""), (Navigate(str(route)),)


def arrival_page(arrival: saves.Arrival | None, lost: bool, problem: str) -> Markup:
    """Explain a record from outside or a damaged one, and offer to open its intact part.

    `lost`: the game on the table is unsaved, so opening another one would lose it.
    """
    if arrival is None:
        return el("main", el("h1", problem or say("loading.game"), tabindex=-1), _home(), class_="page")
    reading = arrival.reading
    choices = len(reading.session.history) if reading.session is not None else 0
    return el(
        "main",
        el("h1", say(f"saves.arrival_{arrival.source}"), tabindex=-1, data_refuge=True),
        el("p", _description(arrival)) if not arrival.day else None,
        _damage_details(reading.problem) if reading.problem is not None else None,
        _spoiler_warning(arrival.day) if arrival.day else None,
        alert(say("saves.unsaved_open")) if lost else None,
        el(
            "div",
            link(
                Route("daily", arrival.day),
                icon("ui-play"),
                say("same_tiles.play_it"),
                class_="button primary",
            )
            if arrival.day
            else None,
            button(
                saves.CarryOn(),
                icon("ui-eye" if arrival.day else "ui-play"),
                _open_label(arrival, choices),
                class_="button" if arrival.day else "button primary",
            )
            if reading.session is not None
            else None,
            button(saves.Export(), say("saves.export_running")) if lost else None,
            button(saves.Raw(), say("saves.download_raw")),
            button(saves.DeleteDamaged(arrival.key), say("buttons.delete")) if arrival.key else None,
            _home(),
            class_="does",
        ),
        class_="page arrival",
    )


def _open_label(arrival: saves.Arrival, choices: int) -> str:
    if arrival.reading.problem is not None:
        return say("saves.continue_prefix", number=choices)
    return say("same_tiles.look_anyway" if arrival.day else "saves.open")


def _spoiler_warning(date: str) -> Markup:
    words = say("same_tiles.spoils", date=date_words(date))
    return alert(words)


def _description(arrival: saves.Arrival) -> str:
    if arrival.reading.problem is None:
        return say("saves.damaged") if arrival.source == "save" else say("saves.arrival_good")
    match arrival.source, arrival.reading.problem.kind:
        case _, "newer":
            return say("saves.newer")
        case "save", _:
            return say("saves.damaged")
        case "link", _:
            return say("errors.link_damaged")
        case _, "foreign":
            return say("errors.file_not_record")
        case _, "large":
            return say("errors.file_too_large")
    return say("saves.arrival_damaged")


def _damage_details(problem: Problem) -> Markup:
    if problem.kind == "illegal":
        reason = problem_words(problem.why)
        text = say("saves.illegal_action", number=problem.number, action=problem.action, reason=reason)
    elif problem.kind == "damaged" and problem.key:
        text = say("errors.record_damaged", entry=problem.key)
    else:
        return NOTHING
    return el("p", text, class_="explained")


def _home() -> Markup:
    return link(HOME, icon("ui-home"), say("saves.title"))


SCREEN: Final = page(lambda model: (model[saves.ARRIVAL], unsaved(model), model.problem), arrival_page)


def arrival_screen(model: Model) -> Screen:
    """Return the page that explains a record, or the one that waits for it."""
    return SCREEN if model[saves.ARRIVAL] is not None else WAITING


def game_screen(model: Model) -> Screen:
    """Return the page of a saved game that is not on the table."""
    return SCREEN if model[TABLE] is not None else arrival_screen(model)


WORTH_KEEPING: Final = 5
"""After this many actions a game is worth asking for persistent storage."""


@handles(saves.SaveResult)
def save_result(model: Model, message: saves.SaveResult) -> Update:
    """Store the result of saving; if another tab saved first, load its game."""
    table = model[TABLE]
    if message.game and (table is None or table.id != message.game):
        return model, ()
    if not message.game and table is not None and message.how != "disabled":
        return model.with_notice(say(f"saves.{message.how}"), "problem"), ()  # another game
    kept_again = unsaved(model) and message.how == "saved"
    model = model.with_(KEEPING, message.how)
    if kept_again:
        return model, (saves.ListGames(),) if model.route.screen in saves.LISTING else ()
    if message.how == "other_tab" and table is not None:
        return model.with_(TABLE, _watch(table)), (saves.Load(table.id),)
    worth_it = table is not None and len(table.session.history) >= WORTH_KEEPING
    if message.how == "saved" and worth_it and not (model[saves.PROMISE_ASKED] or model[saves.PERSISTENT]):
        return model.with_(saves.PROMISE_ASKED, True), (saves.AskPromise(),)
    return model, ()


@handles_table(saves.LockResult)
def lock_result(model: Model, table: Table, message: saves.LockResult) -> Update:
    """Play on, or watch while another tab plays."""
    if table.id != message.game:
        return model, ()
    if not message.here:
        model = model.telling(say("saves.taken_over")) if message.lost else model
        return model.with_(TABLE, _watch(table)).with_(KEEPING, "other_tab"), ()
    if not table.viewing.follows:
        return model, ()
    table = replace(table, viewing=table.viewing.replace(follows=False))
    model = model.telling(say("saves.took_over"))
    return model.with_(TABLE, table).with_(KEEPING, "saved"), (saves.Load(table.id),)


def keep_following(before: Model, message: Message, result: Update) -> Update:
    """Let no page change a game that another tab plays; only what that tab has saved changes it."""
    was, table = before[TABLE], result[0][TABLE]
    if was is None or table is None or was.id != table.id or not was.viewing.follows:
        return result
    if table.session is was.session or isinstance(message, saves.Loaded):
        return result
    return before.telling(say("undo.follower")), ()


def _watch(table: Table) -> Table:
    return with_viewer(
        replace(table, viewing=table.viewing.replace(follows=True)).with_attention(draft=None, refusal=None)
    )


@handles_table(saves.KeepAgain)
def keep_again(model: Model, table: Table, message: saves.KeepAgain) -> Update:
    """Save a game from a link, or one that another tab deleted while it was on the table."""
    if table.viewing.follows or not table.origin.played:
        return model, ()
    model, moved = with_saved_origin(model)
    return model, (Keep(table.id, table.session), *moved)


@handles(saves.TakeOver)
def take_over(model: Model, message: saves.TakeOver) -> Update:
    """Ask to play in this tab."""
    table = model[TABLE]
    if table is None or not table.origin.played:
        return model, ()
    return model, (Hold(table.id, force=True),)


@handles(saves.Changed)
def follow_other_tab(model: Model, message: saves.Changed) -> Update:
    """Read again what another tab wrote, or what the page read late."""
    effects: list[Effect] = []
    table, route = model[TABLE], model.route
    if table is not None and message.key.startswith(f"game.{table.id}."):
        effects += _table_effects(model)
    if message.key.startswith((GAME, ASIDE)):
        effects.append(saves.NoteWritten(message.key))
        if route.screen in saves.LISTING:
            effects.append(saves.ListGames())
        if table is None and route.screen == "game" and message.key.startswith(f"{GAME}{route.about}."):
            effects.append(saves.Load(route.about))
    if message.key in stored_keys():
        effects.append(ReadStored(message.key))
    effects += _key_effects(model, message.key)
    return model, tuple(effects)


@handles(saves.Returned)
def read_changes(model: Model, message: saves.Returned) -> Update:
    """Read again everything visible that other tabs may have changed."""
    effects: list[Effect] = [
        AskToday(),
        *map(ReadStored, stored_keys()),
        saves.NoteWritten(),
        *_table_effects(model),
    ]
    effects += _key_effects(model)
    if model.route.screen in saves.LISTING:
        effects.append(saves.ListGames())
    return model, tuple(effects)


def _key_effects(model: Model, key: str = "") -> Iterator[Effect]:
    """Yield the effects of the features that follow a key, or any key if it is empty."""
    for reader in contributions(KeyReader):
        if reader.while_(model):
            yield from load(reader.read)(model, key)


def _table_effects(model: Model) -> tuple[Effect, ...]:
    """Return the effect that reads a saved game on the table again, if another tab may have changed it."""
    table = model[TABLE]
    if table is None or not table.origin.saved:
        return ()
    return (saves.LookAgain(table.id),) if model[KEEPING] == "deleted_elsewhere" or not unsaved(model) else ()
