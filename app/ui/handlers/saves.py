"""Saved games: kept after every action, listed, opened, shared, and explained where they are damaged."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.session import Session
from app.engine.standard import standard_deck
from app.saves.copies import ASIDE, GAME, checksum
from app.saves.links import LinkError, read_link
from app.saves.reading import Problem, Reading, read_record
from app.saves.shelf import record_in
from app.ui.effects import (
    Adopt,
    AskPromise,
    BringBack,
    CopyGame,
    Download,
    Effect,
    FocusOn,
    Hold,
    Inspect,
    Keep,
    ListGames,
    Load,
    LookAgain,
    Navigate,
    Paint,
    Remove,
    Retitle,
)
from app.ui.handlers.games import agreed, opened
from app.ui.handlers.settling import seated, settled
from app.ui.messages import (
    Adopted,
    CarryOn,
    Changed,
    Delete,
    DeleteWreck,
    Duplicate,
    FileRead,
    FileRefused,
    Held,
    KeepAgain,
    Kept,
    Loaded,
    Message,
    Missing,
    MoreGames,
    Owned,
    Promised,
    Raw,
    Rename,
    Renaming,
    Restore,
    Shelved,
    TakeOver,
    Think,
    Thought,
    Wrecked,
)
from app.ui.model import Model, Notice, Table
from app.ui.routes import HOME, Route
from app.ui.saves.library import LISTED, TITLE_FIELD, Arrival
from app.ui.texts import say
from app.ui.update import Update, handles, handles_table, watches

WORTH_KEEPING: Final = 5
"""Choices after which a game is so dear that the browser is asked to promise that it stays."""


def visited(model: Model) -> Update | None:
    """Do what an address about saved games asks for; `None` for all other addresses."""
    route, table = model.route, model.table
    if route.screen != "open":
        model = replace(model, arrival=None, renaming="")
    match route.screen:
        case "home":
            left = model.paused if model.keeping != "saved" else None
            return replace(model, paused=left), (ListGames(), Paint(None))
        case "game" if table is None or table.passing or table.id != route.about:
            return _back_to(model, route.about)
        case "game" if table is not None:
            return model, (Paint(table.session.state, table.looks),)
        case "play" if table is None or table.link != route.about:
            return _followed(model, route.about)
        case "damaged":
            return model, (Inspect(route.about),)
        case "share" if table is None:
            return model, (Navigate(str(HOME), replace=True),)
        case "open" if model.arrival is None:
            return model, (Navigate(str(HOME), replace=True),)
    return None


def _back_to(model: Model, game: str) -> Update:
    """Open a game: as it is kept, but one that could not be kept as it was put aside for a lesson."""
    aside = model.paused
    if aside is not None and aside.id == game and model.keeping != "saved":
        return replace(model, table=aside, paused=None), ()
    return replace(model, table=None, paused=None), (Load(game),)


# --- Keeping ---


@handles(Kept)
def kept(model: Model, message: Kept) -> Update:
    """Take note of how saving went; where another tab was faster, its game is the one that counts."""
    table = model.table
    if message.game and (table is None or table.id != message.game):
        return model, ()
    if not message.game and table is not None and message.how != "disabled":
        return replace(model, notice=Notice(say(f"saves.{message.how}"), "problem")), ()  # not of this game
    kept_again = model.unsaved and message.how == "saved"
    model = replace(model, keeping=message.how)
    if kept_again:
        return model, (ListGames(),) if model.route == HOME else ()
    if message.how == "other_tab" and table is not None:
        return replace(model, table=_watching(table)), (Load(table.id),)
    worth_it = table is not None and len(table.session.history) >= WORTH_KEEPING
    if message.how == "saved" and worth_it and not (model.promise_asked or model.persistent):
        return replace(model, promise_asked=True), (AskPromise(),)
    return model, ()


@handles_table(Held)
def held(model: Model, table: Table, message: Held) -> Update:
    """Play on, or watch while another tab plays."""
    if table.id != message.game:
        return model, ()
    if not message.here:
        model = model.telling(say("saves.taken_over")) if message.lost else model
        return replace(model, table=_watching(table), keeping="other_tab"), ()
    if not table.follows:
        return model, ()
    table = replace(table, follows=False)
    model = model.telling(say("saves.took_over"))
    return replace(model, table=table, keeping="saved"), (Load(table.id),)


def _watching(table: Table) -> Table:
    return seated(replace(table, follows=True, draft=None, refused=None))


@handles_table(KeepAgain)
def keep_again(model: Model, table: Table, message: KeepAgain) -> Update:
    """Keep a game that came with a link, or was deleted in another tab while it was on the table here."""
    return model, () if table.follows else (Keep(table.id, table.session),)


@handles(TakeOver)
def take_over(model: Model, message: TakeOver) -> Update:
    """Ask to play here."""
    return model, (Hold(model.table.id, force=True),) if model.table is not None else ()


@handles(Changed)
def changed(model: Model, message: Changed) -> Update:
    """Follow what another tab wrote."""
    effects: list[Effect] = []
    table = model.table
    if (
        table is not None
        and message.key.startswith(f"game.{table.id}.")
        and (model.keeping == "deleted_elsewhere" or not model.unsaved)
    ):
        effects.append(LookAgain(table.id))
    if model.route.screen == "home" and message.key.startswith((GAME, ASIDE)):
        effects.append(ListGames(message.key))
    return model, tuple(effects)


@handles(Promised)
def promised(model: Model, message: Promised) -> Update:
    """Take note of what the browser promises."""
    return replace(model, persistent=message.persistent, home_screen=message.home_screen), ()


# --- Opening ---


@handles(Loaded)
def loaded(model: Model, message: Loaded) -> Update:
    """Put a saved game on the table, or explain what is wrong with it."""
    reading = read_record(message.text, standard_deck())
    if reading.session is None or reading.problem is not None:
        return replace(model, table=None, arrival=Arrival("save", message.text, reading)), ()
    table = model.table
    if table is not None and table.id == message.game:
        if model.keeping == "deleted_elsewhere":
            model = replace(model, keeping="saved")
        return _followed_up(model, table, reading.session)
    model, effects = opened(replace(model, arrival=None, keeping="saved"), message.game, reading.session)
    return model.telling(say("saves.used_copy")) if message.older else model, effects


def _followed_up(model: Model, table: Table, session: Session) -> Update:
    """Bring the table up to a session that another tab went on with."""
    before, now = table.session.history, session.history
    known = len(before)
    goes_on = [played.action for played in now[:known]] == [played.action for played in before]
    events = tuple(event for played in now[known:] for event in played.events) if goes_on else ()
    table = replace(table, session=agreed(session, model.settings))
    return settled(replace(model, table=table), events)


@handles(Missing)
def missing(model: Model, message: Missing) -> Update:
    """Say that there is nothing."""
    return replace(model, problem=say("errors.address_unknown")), ()


@handles(Wrecked)
def wrecked(model: Model, message: Wrecked) -> Update:
    """Explain a text that is no intact save."""
    reading = read_record(record_in(message.text), standard_deck())
    return replace(model, arrival=Arrival("save", message.text, reading, message.key)), ()


def _followed(model: Model, data: str) -> Update:
    """Open the game in a link as a new one, or explain what is wrong with it."""
    if model.paused is not None and model.paused.link == data:
        return replace(model, table=model.paused, paused=None), ()
    if not data:
        return replace(model, problem=say("errors.link_empty")), ()
    try:
        text = read_link(data)
    except LinkError:
        reading = Reading(None, Problem("damaged"))
        return replace(model, arrival=Arrival("link", data, reading)), ()
    return _arrived(model, Arrival("link", text, read_record(text, standard_deck())))


def _arrived(model: Model, arrival: Arrival) -> Update:
    model = replace(model, arrival=arrival)
    reading = arrival.reading
    if reading.session is None or reading.problem is not None or model.unsaved:
        return model, () if arrival.source == "link" else (Navigate(str(Route("open"))),)
    return model, (Adopt(reading.session, _origin(arrival)),)


def _origin(arrival: Arrival) -> str:
    """Return what tells the games of one link from all others; nothing if it is no link, or a damaged one."""
    linked = arrival.source == "link" and arrival.reading.problem is None
    return checksum(arrival.raw) if linked else ""


@handles(FileRead)
def file_read(model: Model, message: FileRead) -> Update:
    """Open the game in a file as a new one, or explain what is wrong with it."""
    return _arrived(model, Arrival("file", message.text, read_record(message.text, standard_deck())))


@handles(FileRefused)
def file_refused(model: Model, message: FileRefused) -> Update:
    """Say why a file was not read."""
    key = "errors.file_too_large" if message.why == "large" else "errors.file_unreadable"
    return replace(model, notice=Notice(say(key), "problem")), ()


@handles(CarryOn)
def carry_on(model: Model, message: CarryOn) -> Update:
    """Go on with what is good of a record, as a new game."""
    arrival = model.arrival
    if arrival is None or arrival.reading.session is None:
        return model, ()
    return model, (Adopt(arrival.reading.session, _origin(arrival)),)


@handles(Adopted)
def adopted(model: Model, message: Adopted) -> Update:
    """Put a game that came from elsewhere on the table under its own id; all others stay in the list.

    One from a link is only looked at: it is kept once somebody plays on or wants it kept.
    """
    arrival = model.arrival
    model = replace(model, arrival=None, paused=None, keeping="saved", problem="")
    model, effects = opened(model, message.game, message.session)
    if arrival is not None and _origin(arrival) and model.table is not None:
        model = replace(model, table=replace(model.table, link=model.route.about))
        return model.telling(say("share.opened_link" if message.others else "share.opened_first")), effects
    route = Route("game", message.game)
    model = replace(model, route=route)  # at once: the way there would clear what is told
    if arrival is not None and arrival.source == "file":
        model = model.telling(say("share.opened_file"))
    return model, (*effects, Keep(message.game, message.session), Navigate(str(route), replace=True))


@handles(Owned)
def owned(model: Model, message: Owned) -> Update:
    """Go to the game that is kept already."""
    route = Route("game", message.game)
    model = replace(model, arrival=None, route=route, problem="").telling(say("share.opened_again"))
    return model, (Navigate(str(route), replace=True),)


@watches
def keep_linked(before: Model, message: Message, result: Update) -> Update:
    """See to it that a game from a link is kept when a person chooses something in it, and not before."""
    model, effects = result
    table = model.table
    if table is None or not table.link or not any(isinstance(effect, Keep) for effect in effects):
        return result
    if isinstance(message, Think | Thought):
        return model, tuple(effect for effect in effects if not isinstance(effect, Keep))
    route = Route("game", table.id)
    model = replace(model, table=replace(table, link=""), route=route)
    return model, (*effects, Navigate(str(route), replace=True))


@handles(Raw)
def raw(model: Model, message: Raw) -> Update:
    """Download a text as it is."""
    return model, (Download("streets-raw.txt", model.arrival.raw),) if model.arrival is not None else ()


# --- The list ---


@handles(Shelved)
def shelved(model: Model, message: Shelved) -> Update:
    """Take the list of games; what could not be kept before is tried again, there may be room now."""
    model = replace(model, library=message.library)
    if model.keeping not in ("full", "disabled", "unverified"):
        return model, ()
    table = model.table if model.paused is None else model.paused
    if table is not None and model.unsaved:
        return model, (Keep(table.id, table.session),)
    return replace(model, keeping="saved"), ()


@handles(MoreGames)
def more_games(model: Model, message: MoreGames) -> Update:
    """Show more of the list."""
    return replace(model, listed=model.listed + LISTED), ()


@handles(Renaming)
def renaming(model: Model, message: Renaming) -> Update:
    """Open or close the field for a title."""
    effects = (FocusOn(TITLE_FIELD),) if message.game else ()
    return replace(model, renaming=message.game), effects


@handles(Rename)
def rename(model: Model, message: Rename) -> Update:
    """Change a game's title."""
    return replace(model, renaming=""), (Retitle(message.game, message.title),)


@handles(Duplicate)
def duplicate(model: Model, message: Duplicate) -> Update:
    """Put a game on the shelf once more."""
    title = say("saves.copy_of", name=title_of(model, message.game))
    return model, (CopyGame(message.game, title),)


@handles(Delete)
def delete(model: Model, message: Delete) -> Update:
    """Delete a game; it can be brought back."""
    name = title_of(model, message.game)
    if model.table is not None and model.table.id == message.game:
        model = replace(model, table=None)
    if model.paused is not None and model.paused.id == message.game:
        model = replace(model, paused=None)
    return model, (Remove(name, game=message.game),)


@handles(DeleteWreck)
def delete_wreck(model: Model, message: DeleteWreck) -> Update:
    """Delete a damaged text; it can be brought back."""
    effects: tuple[Effect, ...] = (Remove(say("saves.wreck"), key=message.key),)
    return model, effects if model.route == HOME else (*effects, Navigate(str(HOME)))


@handles(Restore)
def restore(model: Model, message: Restore) -> Update:
    """Bring back what was deleted last."""
    return model, (BringBack(),)


def title_of(model: Model, game: str) -> str:
    """Return what a game of the list is called."""
    return next((entry.name for entry in model.library.entries if entry.id == game), game)
