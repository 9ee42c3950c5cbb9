"""The log of all turns; entries highlight their cells, and payments unfold."""

from __future__ import annotations

from app.engine.geometry import cell_text
from app.engine.receipts import Receipt
from app.engine.session import Session
from app.engine.state import State
from app.saves.seating import Looks
from app.ui.core.html import Child, Markup, el, group
from app.ui.core.pieces import button, icon, mark, money
from app.ui.core.texts import say
from app.ui.table.messages import Light, LookAt, PlayFrom, UndoTurn
from app.ui.table.views.board import lights
from app.ui.words.log import LogEntry, LogTurn, turns
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name, line_words


def log(session: Session, looks: Looks) -> Markup:
    """Show all turns, newest first, with their buttons."""
    if not session.history:
        return el("p", say("empty.log"), class_="quiet")
    stuck = session.undo_problem() is not None
    return group(
        el(
            "div",
            button(PlayFrom(0), icon("ui-play"), say("buttons.play_again"), class_="button small"),
            button(UndoTurn(), icon("ui-undo"), say("buttons.undo_turn"), class_="button small")
            if not stuck
            else None,
            class_="log-does",
        ),
        el("ol", (_turn(session.state, turn, looks) for turn in reversed(turns(session))), class_="log"),
    )


def _turn(state: State, turn: LogTurn, looks: Looks) -> Markup:
    return el(
        "li",
        el(
            "header",
            mark(looks[turn.seat]) if turn.seat is not None else icon("ui-coin"),
            el("h3", turn_words(state, turn)),
            button(
                LookAt(turn.began),
                icon("ui-eye"),
                label=say("log.look_at", number=turn.number),
                class_="tool",
            )
            if turn.seat is not None
            else None,
        ),
        el("ul", (el("li", entry_view(state, entry, looks)) for entry in turn.entries)),
        class_="turn",
    )


def turn_words(state: State, turn: LogTurn) -> str:
    """Return the heading of a turn."""
    if turn.seat is None:
        return say("end.from_endgame")
    return say("log.turn_began", number=turn.number, name=seat_name(state, turn.seat))


def entry_view(state: State, entry: LogEntry, looks: Looks) -> Child:
    """Show an entry; tapping highlights its cells, and its payments unfold."""
    text = lights(entry.cells, entry.text) if entry.cells else el("span", entry.text)
    if not entry.receipts:
        return text
    return [text, (receipt_view(state, receipt, looks) for receipt in entry.receipts)]


def receipt_view(state: State, receipt: Receipt, looks: Looks) -> Markup:
    """Show a payment that unfolds into lines; each line highlights the buildings that contribute."""
    where = (receipt.cell,) if receipt.cell is not None else ()
    what = building_name(state, receipt.tile) if receipt.tile is not None else say("end.from_tokens")
    return el(
        "details",
        el(
            "summary",
            mark(looks[receipt.seat]),
            el("span", what, el("small", seat_name(state, receipt.seat))),
            money(receipt.dollars),
            data_message=str(Light(" ".join(map(cell_text, where)))),
        ),
        el(
            "ul",
            (
                el(
                    "li",
                    lights(line.cells, words) if line.cells else el("span", words),
                    money(line.dollars),
                )
                for line in receipt.lines
                for words in (line_words(state, receipt, line),)
            ),
            class_="receipt",
        ),
        class_="earned",
    )
