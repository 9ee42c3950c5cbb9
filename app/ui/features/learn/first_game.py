"""The first game: solo against the Grifter, with an easy deal and discreet hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from app.engine.events import Built, GotFomo
from app.engine.forecast import closings
from app.engine.journey import journey_record
from app.engine.session import begin
from app.engine.values import Value
from app.saves.marks import FIRST_GAME, Seating, complete_looks, marks_of, write_seating
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.stored import store
from app.ui.features.learn import HINTS_SETTING
from app.ui.features.learn.progress import PROGRESS, DismissHint, FirstGame
from app.ui.features.new_game.stored import form_of
from app.ui.table.handlers.settling import start_game
from app.ui.table.model import TABLE, Table, solo_won
from app.ui.table.registry import handles_table

PLAYER: Final = 0
NEAR_THE_END: Final = 3
"""The end is near with this many tiles left to draw."""


class Hint(Value):
    """A hint: its condition, the key of its text, and the rule whose lesson shows it, if any."""

    when: Callable[[Table], bool]
    text: str
    anchor: str = ""


def next_hint(table: Table, given: tuple[str, ...]) -> str:
    """Return the name of the first new hint that fits the table, or an empty text."""
    if (
        table.decision is None
        or table.attention.playback is not None
        or not marks_of(table.session).first_game
    ):
        return ""
    return next((name for name, hint in HINTS.items() if name not in given and hint.when(table)), "")


def _names(table: Table) -> bool:
    """Return whether the player has built twice, and the Grifter has introduced himself."""
    built = (
        isinstance(event, Built) and event.seat == PLAYER
        for step in table.session.history
        for event in step.events
    )
    return _asks(table, "build") and table.attention.draft is None and sum(built) > 1


def _closing(table: Table) -> bool:
    """Return whether the picked tile closes one of the player's streets as it would be held there."""
    draft = table.attention.draft
    if draft is None or draft.judged is not None:
        return False
    held = {(cell, facings[0]) for cell, facings in draft.places.items()}
    return any(held & set(closing.spots) for closing in closings(table.shown, PLAYER))


def _fomo(table: Table) -> bool:
    return any(isinstance(event, GotFomo) for step in table.session.history[-1:] for event in step.events)


def _signs(table: Table) -> bool:
    return _asks(table, "build", "abandon") and table.shown.seats[PLAYER].signs <= 1


def _tie(table: Table) -> bool:
    return _asks(table, "grifter")


def _ending(table: Table) -> bool:
    return _asks(table, "build") and len(table.shown.stack) <= NEAR_THE_END


def _asks(table: Table, *kinds: str) -> bool:
    return table.decision is not None and table.decision.kind in kinds


HINTS: Final[Mapping[str, Hint]] = {
    "fomo": Hint(_fomo, "first_game.fomo", "fomo"),
    "tie": Hint(_tie, "first_game.tie", "grifter"),
    "closing": Hint(_closing, "first_game.closing", "scoring"),
    "signs": Hint(_signs, "first_game.signs", "abandon"),
    "ending": Hint(_ending, "first_game.ending", "endgame"),
    "names": Hint(_names, "first_game.names"),
}
"""The hints by name; the first that fits appears."""


@handles(FirstGame)
def first_game(model: Model, message: FirstGame) -> Update:
    """Begin the first game: the first stop of the journey, with hints."""
    me = form_of(model).alone
    seating = Seating(complete_looks((me.look,), 2))
    extra = {**write_seating(seating), **FIRST_GAME}
    return start_game(model, begin(journey_record(1, me.name).deal), extra)


@handles_table(DismissHint)
def dismiss_hint(model: Model, table: Table, message: DismissHint) -> Update:
    """Dismiss the hint."""
    return model.with_(TABLE, replace(table, hint="")), ()


def is_first_game(model: Model) -> bool:
    """Return whether the game on the table is a first game."""
    table = model[TABLE]
    return table is not None and marks_of(table.session).first_game


def note_win(model: Model, table: Table) -> Update:
    """Count a solo win: the stars on Easy depend on it, and whether today's deal comes first."""
    if not solo_won(model) or not table.origin.played:
        return model, ()
    won = model[PROGRESS].winning(str(table.session.state.rules.difficulty))
    if won == model[PROGRESS]:
        return model, ()
    model = model.with_(PROGRESS, won)
    return model, (store(model, "learned"),)


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
    name = "" if table.hint else next_hint(table, model[PROGRESS].hints)
    if not name:
        return model.with_(TABLE, table), effects
    learned = model[PROGRESS].hinted(name)
    model = model.with_(TABLE, replace(table, hint=name)).with_(PROGRESS, learned)
    return model, (*effects, store(model, "learned"))
