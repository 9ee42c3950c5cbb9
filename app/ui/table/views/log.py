"""The log of all turns, the replay, and the recap of others' turns."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from app.engine.geometry import cell_text
from app.engine.receipts import Receipt
from app.engine.session import Session
from app.engine.state import State
from app.saves.marks import Looks
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.pieces import button, drawing, icon, mark, money
from app.ui.core.texts import listed, money_words, passage, say, sentence
from app.ui.table.messages import HoldShow, Light, LookAt, PlayFrom, UndoTurn
from app.ui.table.playback.steps import Playback
from app.ui.table.views.board import lights
from app.ui.words.log import LogEntry, LogTurn, Moment, Recap, best_moments, turns
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name, line_words, paid_words, sentences


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


def review(session: Session, position: int | None, playback: Playback | None) -> Markup:
    """Show the slider at a position, with its jumps and playback."""
    if position is None:
        return NOTHING
    total = len(session.history)
    starts = sorted({turn.began for turn in turns(session)} | {total})
    earlier = starts[max(bisect_left(starts, position) - 1, 0)]
    later = starts[min(bisect_right(starts, position), len(starts) - 1)]
    where = say("review.start") if position == 0 else say("review.position", count=position, total=total)
    return el(
        "div",
        el(
            "header",
            el("h2", say("review.title"), tabindex=-1, data_refuge=True),
            el("span", where, class_="quiet"),
            button(
                LookAt(-1),
                icon("ui-close"),
                el("span", say("buttons.back_to_game")),
                class_="button small",
                label=say("buttons.back_to_game"),
            ),
        ),
        el(
            "div",
            _jump(earlier, "ui-back", say("review.turn_back"), position > 0, 2),
            _jump(position - 1, "ui-back", say("review.back"), position > 0),
            el(
                "input",
                type="range",
                id="review-slider",
                min=0,
                max=total,
                value=str(position),
                data_input="look-at",
                aria_label=say("review.title"),
                aria_valuetext=where,
            ),
            _jump(position + 1, "ui-forward", say("review.on"), position < total),
            _jump(later, "ui-forward", say("review.turn_on"), position < total, 2),
            class_="slider",
        ),
        el(
            "p",
            _step_words(session, playback) or _move_words(session, position),
            class_="happened",
            role="status",
            tabindex=0,  # it may scroll
        ),
        el(
            "div",
            _playing(position, playback),
            (moment_button(moment) for moment in best_moments(session)),
            class_="plays",
        ),
        class_="review",
    )


def _playing(position: int, playback: Playback | None) -> Markup:
    if playback is not None and not playback.held:
        return button(HoldShow(held=True), icon("ui-pause"), say("review.pause"), class_="button small")
    message = PlayFrom(position) if playback is None else HoldShow(held=False)
    return button(message, icon("ui-play"), say("review.play"), class_="button small primary")


def moment_button(moment: Moment) -> Markup:
    """Return the button that replays a highlight of the game, with its medal."""
    return button(
        PlayFrom(moment.entry.after),
        el("span", _won_by(moment), class_="medal", aria_hidden="true"),
        moment.entry.text,
        class_="button small moment",
    )


def _won_by(moment: Moment) -> Markup:
    """Draw the subject of a medal: the building, a street or people."""
    tile = moment.entry.receipts[0].tile if moment.kind == "building" else None
    if tile is not None:
        return drawing(tile, "thumb")
    return icon("ui-people" if moment.kind == "crowd" else "ui-street")


def _step_words(session: Session, playback: Playback | None) -> str:
    """Return the sentences of the step."""
    if playback is None:
        return ""
    state, step = session.state, playback.step
    if step.receipt is not None:
        return paid_words(state, step.receipt)
    return passage(text for event in step.said for text in sentences(event, state)[:1])


def _jump(position: int, drawn: str, label: str, possible: bool, arrows: int = 1) -> Markup:
    drawings = (icon(drawn) for _ in range(arrows))
    return button(LookAt(position), *drawings, label=label, class_="tool", disabled=not possible)


def _move_words(session: Session, position: int) -> str:
    """Return the events that led to a position."""
    if position == 0:
        state = session.start
        return sentence(say("log.turn_began", number=state.turn, name=seat_name(state, state.current)))
    played = session.history[position - 1]
    return passage(said for event in played.events for said in sentences(event, played.state)[:1])


def lines(state: State, recaps: tuple[Recap, ...], looks: Looks) -> Markup:
    """Show the turns of others, the latest last."""
    if not recaps:
        return NOTHING
    return el("ul", (_line(state, recap, looks) for recap in recaps), class_="recaps")


def _line(state: State, recap: Recap, looks: Looks) -> Markup:
    tiles = listed([building_name(state, tile) for tile in recap.tiles])
    return el(
        "li",
        mark(looks[recap.seat]),
        el("span", say("recap.built", name=seat_name(state, recap.seat), tile=tiles)),
        (
            el("span", mark(looks[seat]), f"+{money_words(dollars)}", class_="recap-pay")
            for seat, dollars in enumerate(recap.paid)
            if dollars
        ),
    )
