"""Turn words, for the phones that wait for them."""

from __future__ import annotations

from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.html import Markup, el
from app.ui.core.pieces import mark
from app.ui.core.texts import say
from app.ui.table.phones import TurnWord
from app.ui.words.names import seat_name


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
