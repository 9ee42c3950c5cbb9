"""Performs the effects on saved games with the save service."""

from __future__ import annotations

from app.ui.core.effects import Download
from app.ui.core.performing import Outside, perform, performs
from app.ui.features.saves.effects import (
    Adopt,
    BringBack,
    CopyGame,
    ExportKept,
    Inspect,
    ListGames,
    Load,
    LookAgain,
    LookUp,
    NoteWritten,
    Remove,
    Retitle,
)
from app.ui.features.saves.service import SaveService
from app.ui.table.effects import Keep
from app.ui.words.dates import moment_words


def saved_games(outside: Outside) -> SaveService:
    """Return the service of saved games."""

    def date(time: int) -> str:
        return moment_words(outside.stamp(time), outside.stamp(outside.now()))

    return SaveService(outside.store, outside.now, outside.draw, date)


@performs(Keep)
def keep(effect: Keep, outside: Outside) -> None:
    """Save the game on the table."""
    outside.send(outside.service(saved_games).keep(effect.game, effect.session))


@performs(Load)
def load_game(effect: Load, outside: Outside) -> None:
    """Read a saved game."""
    outside.send(outside.service(saved_games).load(effect.game))


@performs(LookUp)
def read_copy(effect: LookUp, outside: Outside) -> None:
    """Read the saved copy of a game that came by post."""
    outside.send(outside.service(saved_games).look_up(effect.game))


@performs(LookAgain)
def look_again(effect: LookAgain, outside: Outside) -> None:
    """Read a saved game that another tab changed."""
    outside.send(outside.service(saved_games).look_again(effect.game))


@performs(Inspect)
def inspect(effect: Inspect, outside: Outside) -> None:
    """Read a damaged save."""
    outside.send(outside.service(saved_games).inspect(effect.key))


@performs(ListGames)
def list_games(effect: ListGames, outside: Outside) -> None:
    """List the saved games."""
    outside.send(outside.service(saved_games).listed())


@performs(NoteWritten)
def note_written(effect: NoteWritten, outside: Outside) -> None:
    """Note that another tab wrote under a key."""
    outside.service(saved_games).mark_changed(effect.key)


@performs(Retitle)
def retitle(effect: Retitle, outside: Outside) -> None:
    """Change a saved game's title."""
    outside.send(outside.service(saved_games).rename(effect.game, effect.title))


@performs(CopyGame)
def copy_game(effect: CopyGame, outside: Outside) -> None:
    """Save a copy of a game."""
    outside.send(outside.service(saved_games).duplicate(effect.game, effect.title))


@performs(Remove)
def remove(effect: Remove, outside: Outside) -> None:
    """Delete a game or a damaged text."""
    service, name = outside.service(saved_games), effect.name
    by_id = bool(effect.game)
    outside.send(service.delete(name, effect.game) if by_id else service.delete_damaged(name, effect.key))


@performs(BringBack)
def bring_back(effect: BringBack, outside: Outside) -> None:
    """Restore the last deleted game or text."""
    outside.send(outside.service(saved_games).restore())


@performs(Adopt)
def adopt(effect: Adopt, outside: Outside) -> None:
    """Find an id for a game from outside."""
    outside.send(outside.service(saved_games).adopt(effect.session, effect.origin))


@performs(ExportKept)
def export_kept(effect: ExportKept, outside: Outside) -> None:
    """Download the record of a saved game."""
    file = outside.service(saved_games).exported(effect.game)
    if file is not None:
        perform(Download(*file), outside)
