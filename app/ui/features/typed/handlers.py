"""Typed play: messages and handlers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.texts import say
from app.ui.table.handlers.playing import act, redo, undo
from app.ui.table.messages import Act, Redo, Undo
from app.ui.table.model import TABLE, Table, Typed, handles_table, helps
from app.ui.table.questions import question


class TypeLine(Message):
    """The text of the input line changed."""

    line: str


class EnterLine(Message):
    """Carry out or answer the typed line."""


LINES_SHOWN: Final = 30
"""The number of typed lines that stay visible."""


@handles_table(TypeLine)
def type_line(model: Model, table: Table, message: TypeLine) -> Update:
    """Store the text of the input line."""
    return model.with_(TABLE, replace(table, typed=table.typed.replace(line=message.line))), ()


@handles_table(EnterLine)
def enter_line(model: Model, table: Table, message: EnterLine) -> Update:
    """Carry out the line's action or answer its question; `write_down` records the result."""
    # Late: the start does not need typed play.
    from app.ui.features.typed.answers import Asked, answer, question_of, refusal_answer, several
    from app.ui.features.typed.phrases import (
        matching_actions,
        means,
        phrases,
        with_numbers_replaced,
        words_of,
    )

    words = words_of(table.typed.line)
    if not words:
        return model, ()
    table = replace(table, typed=table.typed.replace(line=""))
    model = model.with_(TABLE, table)
    context = Asked(
        table.session, table.shown, table.viewing.viewer, helps(model), secret=table.origin.secret
    )
    if means(words, say("typed.undo")):
        return undo(model, table, Undo())
    if means(words, say("typed.redo")):
        return redo(model, table, Redo())
    if means(words, say("typed.question")):
        return model.saying(question(table, helps(model))), ()
    words = (
        with_numbers_replaced(words, table.shown, table.viewing.viewer)
        if table.decision is not None
        else words
    )
    found = question_of(words)
    if found is not None:
        return model.saying(answer(context, *found)), ()
    # The table knows a hand on a phone only by its lifted tiles.
    state = table.shown if table.viewing.covered is not None else table.session.state
    texts = phrases(state) if table.decision is not None else {}
    wanted = matching_actions(words, texts)
    if len(wanted) == 1:
        return act(model, table, Act(str(wanted[0])))
    if wanted:
        return model.saying("\n".join(several(wanted, texts))), ()
    return model.saying(refusal_answer(context, words) or say("typed.unknown")), ()


def write_down(before: Model, message: Message, result: Update) -> Update:
    """Record an entered line with all announcements that followed it."""
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if not isinstance(message, EnterLine) or was is None or table is None:
        return result
    line = was.typed.line.strip()
    if not line or table.viewing.awaiting is not None:
        return result
    exchanges = (*table.typed.exchanges, Typed(line, model.spoken))[-LINES_SHOWN:]
    table = replace(table, typed=table.typed.replace(exchanges=exchanges))
    return model.with_(TABLE, table), effects
