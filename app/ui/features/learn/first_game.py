"""The first game: solo against the Grifter, with a kind deal and discreet hints."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.engine.session import begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.standard import standard_deck
from app.ui.core.messages import DismissHint, FirstGame, Message
from app.ui.core.model import Model, Table
from app.ui.core.registry import Update, handles, handles_table
from app.ui.core.stored import LEARNED, store
from app.ui.features.learn import hints
from app.ui.table.handlers.games import start_game
from app.ui.table.seating import Seating, complete_looks, write_seating

KIND_DEAL: Final = "welcome-31"
"""A seed with a kind deal: self-explanatory buildings, and a street that pays early."""


@handles(FirstGame)
def first_game(model: Model, message: FirstGame) -> Update:
    """Begin the first game: solo, Easy, without expansions."""
    me = model.form.alone
    setup = Setup((SeatChoice(me.name, "human", None),), mode="solo", difficulty="easy", seed=KIND_DEAL)
    seating = Seating(complete_looks((me.look,), 2))
    extra = {**write_seating(seating), hints.FIRST_GAME_KEY: True}
    return start_game(model, message.game, begin(deal(setup, standard_deck())), extra)


@handles_table(DismissHint)
def dismiss_hint(model: Model, table: Table, message: DismissHint) -> Update:
    """Dismiss the hint."""
    return replace(model, table=replace(table, hint="")), ()


def give_hint(before: Model, message: Message, result: Update) -> Update:
    """Show a hint when something first appears, and remove it after the next action."""
    model, effects = result
    table = model.table
    if table is not None and table.hint and model.settings.hints == "off":
        return replace(model, table=replace(table, hint="")), effects
    if table is None or table is before.table or model.settings.hints == "off":
        return result
    if table.hint and before.table is not None and table.session is not before.table.session:
        table = replace(table, hint="")
    name = "" if table.hint else hints.wanted(table, model.learned.hints)
    if not name:
        return replace(model, table=table), effects
    learned = model.learned.hinted(name)
    model = replace(model, table=replace(table, hint=name), learned=learned)
    return model, (*effects, store(model, LEARNED))
