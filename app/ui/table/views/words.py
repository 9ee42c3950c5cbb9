"""Pieces of the prompt that features use, too: its heading, a refuge of the focus, and turn words."""

from __future__ import annotations

from typing import Final

from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.html import Child, Markup, el
from app.ui.core.pieces import mark
from app.ui.core.texts import say
from app.ui.table.phones import TurnWord
from app.ui.words.names import seat_name

REFUGE: Final = {"tabindex": -1, "data_refuge": True}
"""The attributes of an element that takes a lost focus."""


def prompt_heading(text: str, *children: Child) -> Markup:
    """Show the question, or the sentence in its place."""
    return el("h2", text, *children, class_="ask", **REFUGE)


def word_line(state: State, looks: Looks, word: TurnWord) -> Markup:
    """Show the turn word for each waiting phone."""
    return el(
        "p",
        mark(looks[word.seat]),
        el("span", say("phones.word", name=seat_name(state, word.seat))),
        el("b", word.word, lang="en"),
        class_="turn-word",
        data_turn_word=word.word,
    )
