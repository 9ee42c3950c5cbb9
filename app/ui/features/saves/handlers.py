"""Handlers for the list of saved games, and for persistent storage."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.registry import AskToday, Download, Effect, FocusOn, Navigate, Update, handles
from app.ui.core.texts import say
from app.ui.features.saves import state as saves
from app.ui.features.saves.service import file_name
from app.ui.table.messages import Keep, Paint
from app.ui.table.model import KEEPING, PAUSED, TABLE, Table, handles_table, unsaved


def request_list(model: Model) -> Update:
    """Request the list of games."""
    left = model[PAUSED] if model[KEEPING] != "saved" else None
    return model.with_(PAUSED, left).with_(saves.ARRIVAL, None).with_(saves.RENAMED_GAME, ""), (
        AskToday(),
        saves.ListGames(),
        Paint(None),
    )


@handles(saves.GamesListed)
def update_list(model: Model, message: saves.GamesListed) -> Update:
    """Update the list of games, and retry failed saves, as there may be room now."""
    model = model.with_(saves.LIBRARY, message.library)
    if model[KEEPING] not in ("full", "disabled", "unverified"):
        return model, ()
    table = model[TABLE] if model[PAUSED] is None else model[PAUSED]
    if table is not None and table.origin.saved and unsaved(model):
        return model, (Keep(table.id, table.session),)
    return model.with_(KEEPING, "saved"), ()


@handles(saves.MoreGames)
def more_games(model: Model, message: saves.MoreGames) -> Update:
    """Show more of the list."""
    return model.with_(saves.LIST_LENGTH, model[saves.LIST_LENGTH] + saves.MORE), ()


@handles(saves.Renaming)
def renaming(model: Model, message: saves.Renaming) -> Update:
    """Open or close the field for a title."""
    effects = (FocusOn(saves.TITLE_FIELD),) if message.game else ()
    return model.with_(saves.RENAMED_GAME, message.game), effects


@handles(saves.Rename)
def rename(model: Model, message: saves.Rename) -> Update:
    """Change a game's title."""
    return model.with_(saves.RENAMED_GAME, ""), (saves.Retitle(message.game, message.title),)


@handles(saves.Duplicate)
def duplicate(model: Model, message: saves.Duplicate) -> Update:
    """Save a copy of a game."""
    title = say("saves.copy_of", name=game_title(model, message.game))
    return model, (saves.CopyGame(message.game, title),)


@handles(saves.Delete)
def delete(model: Model, message: saves.Delete) -> Update:
    """Delete a game; the player can restore it."""
    name = game_title(model, message.game)
    table = model[TABLE]
    if table is not None and table.id == message.game:
        model = model.with_(TABLE, None)
    paused = model[PAUSED]
    if paused is not None and paused.id == message.game:
        model = model.with_(PAUSED, None)
    return model, (saves.Remove(name, game=message.game),)


@handles(saves.DeleteDamaged)
def delete_damaged(model: Model, message: saves.DeleteDamaged) -> Update:
    """Delete a damaged save; the player can restore it."""
    effects: tuple[Effect, ...] = (saves.Remove(say("saves.wreck"), key=message.key),)
    return model, effects if model.route == saves.ALL_GAMES else (*effects, Navigate(str(saves.ALL_GAMES)))


@handles(saves.Restore)
def restore(model: Model, message: saves.Restore) -> Update:
    """Restore the last deleted game or text."""
    return model, (saves.BringBack(),)


def game_title(model: Model, game: str) -> str:
    """Return the title of a listed game."""
    return next((entry.name for entry in model[saves.LIBRARY].entries if entry.id == game), game)


@handles(saves.Promised)
def store_promise(model: Model, message: saves.Promised) -> Update:
    """Store the browser's answer about persistent storage."""
    return model.with_(saves.PERSISTENT, message.persistent).with_(
        saves.FORGETFUL_TAB, message.home_screen
    ), ()


@handles_table(saves.Export)
def export(model: Model, table: Table, message: saves.Export) -> Update:
    """Download the record of the game on the table."""
    session = table.session
    name = file_name((seat.name for seat in session.state.seats), session.state.turn)
    return model.with_notice(say("share.exported")), (Download(name, session.text()),)


@handles(saves.ExportGame)
def export_game(model: Model, message: saves.ExportGame) -> Update:
    """Download the record of a listed game."""
    return model.with_notice(say("share.exported")), (saves.ExportKept(message.game),)
