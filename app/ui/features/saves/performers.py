"""Performs the effects on saved games with the save service."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from app.ui.core.effects import Download, Effect
from app.ui.core.messages import Message
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

_Kind = TypeVar("_Kind", bound=Effect)


def saved_games(outside: Outside) -> SaveService:
    """Return the service of saved games."""

    def date(time: int) -> str:
        return moment_words(outside.stamp(time), outside.stamp(outside.now()))

    return SaveService(outside.store, outside.now, outside.draw, date)


def _sends(kind: type[_Kind], answer: Callable[[SaveService, _Kind], Message]) -> None:
    """Perform an effect by sending the message that the service answers."""

    @performs(kind)
    def send_answer(effect: _Kind, outside: Outside) -> None:
        outside.send(answer(outside.service(saved_games), effect))


_sends(Keep, lambda service, effect: service.keep(effect.game, effect.session))
_sends(Load, lambda service, effect: service.load(effect.game))
_sends(LookUp, lambda service, effect: service.look_up(effect.game))
_sends(LookAgain, lambda service, effect: service.look_again(effect.game))
_sends(Inspect, lambda service, effect: service.inspect(effect.key))
_sends(ListGames, lambda service, effect: service.list_games())
_sends(Retitle, lambda service, effect: service.rename(effect.game, effect.title))
_sends(CopyGame, lambda service, effect: service.duplicate(effect.game, effect.title))
_sends(BringBack, lambda service, effect: service.restore())
_sends(Adopt, lambda service, effect: service.adopt(effect.session, effect.origin))


@performs(NoteWritten)
def note_written(effect: NoteWritten, outside: Outside) -> None:
    """Note that another tab wrote under a key."""
    outside.service(saved_games).mark_changed(effect.key)


@performs(Remove)
def remove(effect: Remove, outside: Outside) -> None:
    """Delete a game or a damaged text."""
    service, name = outside.service(saved_games), effect.name
    by_id = bool(effect.game)
    outside.send(service.delete(name, effect.game) if by_id else service.delete_damaged(name, effect.key))


@performs(ExportKept)
def export_kept(effect: ExportKept, outside: Outside) -> None:
    """Download the record of a saved game."""
    file = outside.service(saved_games).export(effect.game)
    if file is not None:
        perform(Download(*file), outside)
