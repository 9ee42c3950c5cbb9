"""The tray of a game with the real box."""

from __future__ import annotations

from app.engine.deck import SYMBOLS
from app.engine.state import State
from app.ui.core.html import Child, Markup, el
from app.ui.core.pieces import button, icon, link
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.box.messages import AnswerAll, TellBack
from app.ui.features.box.parts import finder_of
from app.ui.features.box.state import BoxTray
from app.ui.table.model import FinderState
from app.ui.table.views.end import kind_note
from app.ui.table.views.finder import tile_finder
from app.ui.table.views.tiles import back
from app.ui.table.views.tray import TrayParts
from app.ui.table.views.tray import tray as table_tray


def box_tray(tray: BoxTray, search: FinderState, state: State, picked: str, answers: bool) -> Markup:
    """Show the tiles that answer the question, or the backs; `answers`: the page may answer."""
    match tray.question:
        case "back":
            content: Child = _backs()
        case "build" | "lifted" | "drawn" | "swap":
            content = tile_finder(finder_of(tray, search, picked or tray.scored), state.rules.deck)
        case "grifter":
            content = table_tray(TrayParts(state, None, state.decision, state.lifted))
        case _:
            content = _answer_all() if answers else None
    return el("div", content, _correct(), class_="box-tray")


def _backs() -> Markup:
    return el(
        "div",
        (
            button(TellBack(symbol), back(symbol), class_="finder-back", label=say(f"symbol_words.{symbol}"))
            for symbol in SYMBOLS
        ),
        class_="finder-backs",
        role="group",
        aria_label=say("finder.backs"),
        data_roving=True,
    )


def _answer_all() -> Markup:
    return el(
        "div",
        button(AnswerAll(), icon("ui-forward"), say("box.answer_all")),
        el("p", say("box.answer_all_text"), class_="quiet"),
        class_="box-answer",
    )


def _correct() -> Markup:
    return link(Route("realbox", "fix"), icon("ui-undo"), say("box.correct"), class_="box-correct")


def box_note(early: bool) -> Markup:
    """Show that the game was played with the real box, and whether the table stopped early."""
    return kind_note(say("box.ended_early" if early else "box.title"))


def end_note(reported: bool) -> Markup:
    """Explain why there is no report, or that nobody compares this game."""
    return el("p", say("box.reported" if reported else "box.no_report"), class_="quiet")
