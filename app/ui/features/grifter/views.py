"""The Grifter's bubble above the board, and his last words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.saves.marks import SeatLook
from app.ui.core.html import Child, Markup, el
from app.ui.core.model import Model
from app.ui.core.pieces import Mood, grifter_face, icon, sign
from app.ui.core.texts import say
from app.ui.features.grifter.lines import LINE, PLAYER, line_words, talks
from app.ui.table.model import Table

MOODS: Final[Mapping[str, Mood]] = {
    "sign": "thinking",
    "self": "pleased",
    "tie": "shrugging",
    "street_his": "pleased",
    "street_yours": "trapped",
    "little": "trapped",
    "beaten": "beaten",
    "won": "pleased",
}
"""His expression with each kind of line; at rest with others."""


def bubble_parts(model: Model, table: Table) -> tuple[str, str, bool, SeatLook] | None:
    """Return the kind of his line, its words, whether to explain the star, and the player's look.

    He waits for everything else that is shown, and is silent again once the player does something.
    """
    line, question, attention = model[LINE], table.question, table.attention
    if line is None or not talks(model) or question is None or question.kind != "build" or table.hint:
        return None
    if attention.subject or attention.refusal or (attention.draft is not None and line.kind != "sign"):
        return None
    words = line_words(line)
    star = line.kind == "goal" and bool(attention.good)
    return (line.kind, words, star, table.viewing.looks[PLAYER]) if words else None


def bubble(kind: str, words: str, star: bool, look: SeatLook) -> Markup:
    """Show his line; the live region has announced it."""
    beside: Child = None
    if star:
        beside = icon("ui-star", "icon good-star"), say("grifter_says.star")
    elif kind == "sign":
        beside = sign(look), say("grifter_says.yours")
    return el(
        "section",
        grifter_face(MOODS.get(kind, "")),
        el(
            "div",
            el("p", words, class_="words"),
            el("p", beside, class_="quiet with-icon") if beside else None,
            class_="telling",
        ),
        class_="coach aside bubble",
        data_says=kind,
        aria_label=say("kinds.grifter.name"),
    )


def end_parts(model: Model, table: Table) -> tuple[str, str] | None:
    """Return the kind of his last words, and the words."""
    line = model[LINE]
    words = line_words(line) if line is not None and talks(model) and table.ended else ""
    return (line.kind, words) if line is not None and words else None


def last_words(kind: str, words: str) -> Markup:
    """Show his last words below the result."""
    return el("p", grifter_face(MOODS.get(kind, "")), el("span", words), class_="last-words with-icon")
