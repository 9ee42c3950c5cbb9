"""The first game: solo against the Grifter, with an easy deal and discreet hints."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.session import begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.standard import standard_deck
from app.saves.marks import FIRST_GAME, marks_of
from app.saves.seating import Seating, complete_looks, write_seating
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.stored import store
from app.ui.features.learn import hints
from app.ui.features.learn.feature import HINTS_SETTING
from app.ui.features.learn.messages import DismissHint, FirstGame
from app.ui.features.learn.progress import PROGRESS
from app.ui.features.new_game.stored import form_of
from app.ui.table.handlers.games import start_game
from app.ui.table.model import TABLE, Table
from app.ui.table.registry import handles_table

EASY_DEAL: Final = "welcome-31"
"""A seed with an easy deal: self-explanatory buildings, and a street that pays early."""


@handles(FirstGame)
def first_game(model: Model, message: FirstGame) -> Update:
    """Begin the first game: solo, Easy, without expansions."""
    me = form_of(model).alone
    setup = Setup((SeatChoice(me.name, "human", None),), mode="solo", difficulty="easy", seed=EASY_DEAL)
    seating = Seating(complete_looks((me.look,), 2))
    extra = {**write_seating(seating), **FIRST_GAME}
    return start_game(model, begin(deal(setup, standard_deck())), extra)


@handles_table(DismissHint)
def dismiss_hint(model: Model, table: Table, message: DismissHint) -> Update:
    """Dismiss the hint."""
    return model.with_(TABLE, replace(table, hint="")), ()


def is_first_game(model: Model) -> bool:
    """Return whether the game on the table is a first game."""
    table = model[TABLE]
    return table is not None and marks_of(table.session).first_game


def give_hint(before: Model, message: Message, result: Update) -> Update:
    """Show a hint when something first appears, and remove it after the next action."""
    model, effects = result
    table = model[TABLE]
    if table is not None and table.hint and model.settings[HINTS_SETTING] == "off":
        return model.with_(TABLE, replace(table, hint="")), effects
    if table is None or table is before[TABLE] or model.settings[HINTS_SETTING] == "off":
        return result
    was = before[TABLE]
    if table.hint and was is not None and table.session is not was.session:
        table = replace(table, hint="")
    name = "" if table.hint else hints.next_hint(table, model[PROGRESS].hints)
    if not name:
        return model.with_(TABLE, table), effects
    learned = model[PROGRESS].hinted(name)
    model = model.with_(TABLE, replace(table, hint=name)).with_(PROGRESS, learned)
    return model, (*effects, store(model, "learned"))
