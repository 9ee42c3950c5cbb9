"""Handlers for the results of saving, and for playing in several tabs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from app.saves.copies import ASIDE, GAME
from app.ui.core.feature import contributions, load
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import AskToday, Effect, ReadStored, Update, handles
from app.ui.core.stored import stored_keys
from app.ui.core.texts import say
from app.ui.features.saves.places import KeyReader
from app.ui.features.saves.state import (
    LISTING,
    PERSISTENT,
    PROMISE_ASKED,
    AskPromise,
    Changed,
    KeepAgain,
    ListGames,
    Load,
    Loaded,
    LockResult,
    LookAgain,
    NoteWritten,
    Returned,
    SaveResult,
    TakeOver,
)
from app.ui.table.handlers.settling import with_saved_origin, with_viewer
from app.ui.table.messages import Hold, Keep
from app.ui.table.model import KEEPING, TABLE, Table, unsaved
from app.ui.table.registry import handles_table

WORTH_KEEPING: Final = 5
"""After this many actions a game is worth asking for persistent storage."""


@handles(SaveResult)
def save_result(model: Model, message: SaveResult) -> Update:
    """Store the result of saving; if another tab saved first, load its game."""
    table = model[TABLE]
    if message.game and (table is None or table.id != message.game):
        return model, ()
    if not message.game and table is not None and message.how != "disabled":
        return model.with_notice(say(f"saves.{message.how}"), "problem"), ()  # another game
    kept_again = unsaved(model) and message.how == "saved"
    model = model.with_(KEEPING, message.how)
    if kept_again:
        return model, (ListGames(),) if model.route.screen in LISTING else ()
    if message.how == "other_tab" and table is not None:
        return model.with_(TABLE, _watch(table)), (Load(table.id),)
    worth_it = table is not None and len(table.session.history) >= WORTH_KEEPING
    if message.how == "saved" and worth_it and not (model[PROMISE_ASKED] or model[PERSISTENT]):
        return model.with_(PROMISE_ASKED, True), (AskPromise(),)
    return model, ()


@handles_table(LockResult)
def lock_result(model: Model, table: Table, message: LockResult) -> Update:
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
    return model.with_(TABLE, table).with_(KEEPING, "saved"), (Load(table.id),)


def keep_following(before: Model, message: Message, result: Update) -> Update:
    """Let no page change a game that another tab plays; only what that tab has saved changes it."""
    was, table = before[TABLE], result[0][TABLE]
    if was is None or table is None or was.id != table.id or not was.viewing.follows:
        return result
    if table.session is was.session or isinstance(message, Loaded):
        return result
    return before.telling(say("undo.follower")), ()


def _watch(table: Table) -> Table:
    return with_viewer(
        replace(table, viewing=table.viewing.replace(follows=True)).with_attention(draft=None, refusal=None)
    )


@handles_table(KeepAgain)
def keep_again(model: Model, table: Table, message: KeepAgain) -> Update:
    """Save a game from a link, or one that another tab deleted while it was on the table."""
    if table.viewing.follows or not table.origin.played:
        return model, ()
    model, moved = with_saved_origin(model)
    return model, (Keep(table.id, table.session), *moved)


@handles(TakeOver)
def take_over(model: Model, message: TakeOver) -> Update:
    """Ask to play in this tab."""
    table = model[TABLE]
    if table is None or not table.origin.played:
        return model, ()
    return model, (Hold(table.id, force=True),)


@handles(Changed)
def follow_other_tab(model: Model, message: Changed) -> Update:
    """Read again what another tab wrote, or what the page read late."""
    effects: list[Effect] = []
    table, route = model[TABLE], model.route
    if table is not None and message.key.startswith(f"game.{table.id}."):
        effects += _table_effects(model)
    if message.key.startswith((GAME, ASIDE)):
        effects.append(NoteWritten(message.key))
        if route.screen in LISTING:
            effects.append(ListGames())
        if table is None and route.screen == "game" and message.key.startswith(f"{GAME}{route.about}."):
            effects.append(Load(route.about))
    if message.key in stored_keys():
        effects.append(ReadStored(message.key))
    effects += _key_effects(model, message.key)
    return model, tuple(effects)


@handles(Returned)
def read_changes(model: Model, message: Returned) -> Update:
    """Read again everything visible that other tabs may have changed."""
    effects: list[Effect] = [
        AskToday(),
        *map(ReadStored, stored_keys()),
        NoteWritten(),
        *_table_effects(model),
    ]
    effects += _key_effects(model)
    if model.route.screen in LISTING:
        effects.append(ListGames())
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
    return (LookAgain(table.id),) if model[KEEPING] == "deleted_elsewhere" or not unsaved(model) else ()
