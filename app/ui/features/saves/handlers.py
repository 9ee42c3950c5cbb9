"""Handlers for the list of saved games, and for persistent storage."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.registry import AskToday, Download, Effect, FocusOn, Navigate, Update, handles
from app.ui.core.texts import say
from app.ui.features.saves.state import (
    ALL_GAMES,
    ARRIVAL,
    FORGETFUL_TAB,
    LIBRARY,
    LIST_LENGTH,
    MORE,
    PERSISTENT,
    RENAMED_GAME,
    TITLE_FIELD,
    BringBack,
    CopyGame,
    Delete,
    DeleteDamaged,
    Duplicate,
    Export,
    ExportGame,
    ExportKept,
    GamesListed,
    ListGames,
    MoreGames,
    Promised,
    Remove,
    Rename,
    Renaming,
    Restore,
    Retitle,
    file_name,
)
from app.ui.table.messages import Keep, Paint
from app.ui.table.model import KEEPING, PAUSED, TABLE, Table, unsaved
from app.ui.table.registry import handles_table


def request_list(model: Model) -> Update:
    """Request the list of games."""
    left = model[PAUSED] if model[KEEPING] != "saved" else None
    return model.with_(PAUSED, left).with_(ARRIVAL, None).with_(RENAMED_GAME, ""), (
        AskToday(),
        ListGames(),
        Paint(None),
    )


@handles(GamesListed)
def update_list(model: Model, message: GamesListed) -> Update:
    """Update the list of games, and retry failed saves, as there may be room now."""
    model = model.with_(LIBRARY, message.library)
    if model[KEEPING] not in ("full", "disabled", "unverified"):
        return model, ()
    table = model[TABLE] if model[PAUSED] is None else model[PAUSED]
    if table is not None and table.origin.saved and unsaved(model):
        return model, (Keep(table.id, table.session),)
    return model.with_(KEEPING, "saved"), ()


@handles(MoreGames)
def more_games(model: Model, message: MoreGames) -> Update:
    """Show more of the list."""
    return model.with_(LIST_LENGTH, model[LIST_LENGTH] + MORE), ()


@handles(Renaming)
def renaming(model: Model, message: Renaming) -> Update:
    """Open or close the field for a title."""
    effects = (FocusOn(TITLE_FIELD),) if message.game else ()
    return model.with_(RENAMED_GAME, message.game), effects


@handles(Rename)
def rename(model: Model, message: Rename) -> Update:
    """Change a game's title."""
    return model.with_(RENAMED_GAME, ""), (Retitle(message.game, message.title),)


@handles(Duplicate)
def duplicate(model: Model, message: Duplicate) -> Update:
    """Save a copy of a game."""
    title = say("saves.copy_of", name=game_title(model, message.game))
    return model, (CopyGame(message.game, title),)


@handles(Delete)
def delete(model: Model, message: Delete) -> Update:
    """Delete a game; the player can restore it."""
    name = game_title(model, message.game)
    table = model[TABLE]
    if table is not None and table.id == message.game:
        model = model.with_(TABLE, None)
    paused = model[PAUSED]
    if paused is not None and paused.id == message.game:
        model = model.with_(PAUSED, None)
    return model, (Remove(name, game=message.game),)


@handles(DeleteDamaged)
def delete_damaged(model: Model, message: DeleteDamaged) -> Update:
    """Delete a damaged save; the player can restore it."""
    effects: tuple[Effect, ...] = (Remove(say("saves.wreck"), key=message.key),)
    return model, effects if model.route == ALL_GAMES else (*effects, Navigate(str(ALL_GAMES)))


@handles(Restore)
def restore(model: Model, message: Restore) -> Update:
    """Restore the last deleted game or text."""
    return model, (BringBack(),)


def game_title(model: Model, game: str) -> str:
    """Return the title of a listed game."""
    return next((entry.name for entry in model[LIBRARY].entries if entry.id == game), game)


@handles(Promised)
def store_promise(model: Model, message: Promised) -> Update:
    """Store the browser's answer about persistent storage."""
    return model.with_(PERSISTENT, message.persistent).with_(FORGETFUL_TAB, message.home_screen), ()


@handles_table(Export)
def export(model: Model, table: Table, message: Export) -> Update:
    """Download the record of the game on the table."""
    session = table.session
    name = file_name((seat.name for seat in session.state.seats), session.state.turn)
    return model.with_notice(say("share.exported")), (Download(name, session.text()),)


@handles(ExportGame)
def export_game(model: Model, message: ExportGame) -> Update:
    """Download the record of a listed game."""
    return model.with_notice(say("share.exported")), (ExportKept(message.game),)
