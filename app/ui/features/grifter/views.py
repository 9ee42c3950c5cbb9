"""The Grifter's lines, his bubble above the board, and his last words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final
from zlib import crc32

from app.engine.events import Built, Event, Renovated, StreetScored, TileLifted
from app.engine.state import GRIFTER
from app.engine.values import Value
from app.saves.marks import SeatLook, marks_of
from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import Message
from app.ui.core.model import Model, Slice
from app.ui.core.pieces import Mood, grifter_face, icon, sign
from app.ui.core.registry import Update
from app.ui.core.texts import labelled, say
from app.ui.features.grifter import GRIFTER_SETTING
from app.ui.table.model import TABLE, Table, table_in_sight
from app.ui.words.names import seat_name

if TYPE_CHECKING:
    from app.engine.session import Session


PLAYER: Final = 0

INTRODUCTION: Final = ("goal", "sign", "self")
"""His lines in a first game: before the first tile is picked, while it is, and after he has built too."""

STREET: Final = 30
"""The least dollars of a street worth a line."""

LITTLE: Final = 2
"""The most dollars of his best spot that he complains about."""

MOST: Final = 2
"""The most lines of a game before the last one."""


class Line(Value):
    """A line: its kind, the number that chooses its variant, and the dollars in it."""

    kind: str
    choice: int = 0
    dollars: int = 0


LINE: Final[Slice[Line | None]] = Slice("grifter line", None)
"""The Grifter's line about the position on the table."""


def line_at(table: Table) -> Line | None:
    """Return his line about the position on the table, or `None`."""
    session, marks = table.session, marks_of(table.session)
    if not table.origin.played or marks.box or table.viewing.follows or not session.deal.rules.solo:
        return None
    if session.state.over:
        return _line(session, "beaten" if PLAYER in session.state.winners else "won", 0)
    if session.history:
        return _remark(session, introduces=marks.first_game)
    if not marks.first_game or table.decision is None:
        return None
    return Line("goal" if table.attention.draft is None else "sign")


def _remark(session: Session, *, introduces: bool) -> Line | None:
    """Return his line about the events since the player last built, at most `MOST` in a game.

    `introduces`: after the first turn he says who he is.
    """
    told: list[str] = []
    line, turn = None, 0
    for played in session.history:
        for event in played.events:
            if isinstance(event, Built | Renovated) and event.seat == PLAYER:
                line, turn = None, turn + 1
            kind, dollars = _moment(event, turn) if turn > introduces else ("", 0)
            if not kind or kind in told or (line is not None and "street" not in kind):
                continue
            if line is not None:
                told.remove(line.kind)  # the street is better news
            if len(told) < MOST:
                told.append(kind)
                line = _line(session, kind, turn, dollars)
    return Line("self") if introduces and turn == 1 else line


def _moment(event: Event, turn: int) -> tuple[str, int]:
    """Return the kind of line that an event deserves, or an empty text, and the dollars in it."""
    match event:
        case StreetScored(receipts=receipts):
            his = sum(receipt.dollars for receipt in receipts if receipt.seat == GRIFTER)
            dollars = sum(receipt.dollars for receipt in receipts)
            if dollars >= STREET:
                return "street_his" if his * 2 > dollars else "street_yours", dollars
        case TileLifted(rule="valuation", worths=worths, best=best) if turn > 1:
            dollars = next(worth for cell, facing, worth in worths if (cell, facing) == best[0])
            if dollars <= LITTLE:
                return "little", dollars
            if len({cell for cell, _ in best}) > 1:
                return "tie", dollars
    return "", 0


def _line(session: Session, kind: str, turn: int, dollars: int = 0) -> Line:
    return Line(kind, crc32(f"{session.deal.seed} {turn} {kind}".encode()), dollars)


def line_words(line: Line) -> str:
    """Return a line in words; empty if the language has none."""
    variants = say(f"grifter_says.{line.kind}", dollars=line.dollars).split("\n")
    return variants[line.choice % len(variants)]


def talks(model: Model) -> bool:
    """Return whether the Grifter talks."""
    return model.settings[GRIFTER_SETTING] == "on"


def follow_game(before: Model, message: Message, result: Update) -> Update:
    """Follow the game with the Grifter's line; a new one is announced after the facts."""
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if table is not None and table is not was:
        line = line_at(table)
        model = model if line == model[LINE] else model.with_(LINE, line)
    line, old = _audible(model), _audible(before)
    if table is None or line is None or line == old or _goes_back(was, table, line, old):
        return model, effects
    words = line_words(line)
    if words:
        model = model.saying_also(before, labelled(seat_name(table.shown, GRIFTER), words))
    return model, effects


def _audible(model: Model) -> Line | None:
    return model[LINE] if talks(model) and table_in_sight(model) is not None else None


def _goes_back(was: Table | None, table: Table, line: Line, old: Line | None) -> bool:
    """Return whether the player went back to an earlier line, by undo or with another tile."""
    if old is not None and old.kind in INTRODUCTION and line.kind in INTRODUCTION:
        return INTRODUCTION.index(line.kind) < INTRODUCTION.index(old.kind)
    if was is None or was.id != table.id:
        return False
    return len(table.session.history) < len(was.session.history)


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
