"""Handlers for the list of saved games, and for persistent storage."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.effects import (
    AskToday,
    BringBack,
    CopyGame,
    Effect,
    FocusOn,
    Keep,
    ListGames,
    Navigate,
    Paint,
    Remove,
    Retitle,
)
from app.ui.core.messages import (
    Delete,
    DeleteDamaged,
    Duplicate,
    GamesListed,
    MoreGames,
    Promised,
    Rename,
    Renaming,
    Restore,
)
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.routes import HOME
from app.ui.core.texts import say
from app.ui.features.saves.library import MORE, TITLE_FIELD


def request_list(model: Model) -> Update:
    """Request the list of games for the first page."""
    left = model.paused if model.keeping != "saved" else None
    return replace(model, paused=left, arrival=None, renaming=""), (AskToday(), ListGames(), Paint(None))


@handles(GamesListed)
def games_listed(model: Model, message: GamesListed) -> Update:
    """Update the list of games, and retry failed saves, as there may be room now."""
    model = replace(model, library=message.library)
    if model.keeping not in ("full", "disabled", "unverified"):
        return model, ()
    table = model.table if model.paused is None else model.paused
    if table is not None and table.origin.saved and model.unsaved:
        return model, (Keep(table.id, table.session),)
    return replace(model, keeping="saved"), ()


@handles(MoreGames)
def more_games(model: Model, message: MoreGames) -> Update:
    """Show more of the list."""
    return replace(model, listed=model.listed + MORE), ()


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
    """Save a copy of a game."""
    title = say("saves.copy_of", name=game_title(model, message.game))
    return model, (CopyGame(message.game, title),)


@handles(Delete)
def delete(model: Model, message: Delete) -> Update:
    """Delete a game; the player can restore it."""
    name = game_title(model, message.game)
    if model.table is not None and model.table.id == message.game:
        model = replace(model, table=None)
    if model.paused is not None and model.paused.id == message.game:
        model = replace(model, paused=None)
    return model, (Remove(name, game=message.game),)


@handles(DeleteDamaged)
def delete_damaged(model: Model, message: DeleteDamaged) -> Update:
    """Delete a damaged save; the player can restore it."""
    effects: tuple[Effect, ...] = (Remove(say("saves.wreck"), key=message.key),)
    return model, effects if model.route == HOME else (*effects, Navigate(str(HOME)))


@handles(Restore)
def restore(model: Model, message: Restore) -> Update:
    """Restore the last deleted game or text."""
    return model, (BringBack(),)


def game_title(model: Model, game: str) -> str:
    """Return the title of a listed game."""
    return next((entry.name for entry in model.library.entries if entry.id == game), game)


@handles(Promised)
def store_promise(model: Model, message: Promised) -> Update:
    """Store the browser's answer about persistent storage."""
    return replace(model, persistent=message.persistent, home_screen=message.home_screen), ()
