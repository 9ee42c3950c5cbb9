"""The tray of a game with the real box, and the questions that only it asks."""

from __future__ import annotations

from app.engine.city import SYMBOLS
from app.engine.forecast import swap_gain
from app.engine.session import Session
from app.engine.state import State, Swap
from app.ui.core.html import Child, Markup, el, group
from app.ui.core.model import Route
from app.ui.core.pieces import button, choice, icon, link
from app.ui.core.texts import say
from app.ui.features.box.handlers import AnswerAll, BoxTray, CatchUp, ScoreNone, TellBack, finder_of
from app.ui.table.model import FinderState
from app.ui.table.views.end import kind_note
from app.ui.table.views.finder import tile_finder
from app.ui.table.views.prompt import TrayParts, prompt_heading
from app.ui.table.views.prompt import tray as table_tray
from app.ui.table.views.tiles import back
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name, name_at


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


def box_prompt(tray: BoxTray, state: State, session: Session, catching_up: bool) -> Markup:
    """Show the box's question for the current position, and the end of catching up."""
    if not catching_up:
        return _question(tray, state, session)
    done = button(CatchUp(False), icon("ui-check"), say("box.caught_up"))
    return group(_question(tray, state, session), el("div", done, class_="answers"))


def _question(tray: BoxTray, state: State, session: Session) -> Markup:
    name = seat_name(state, tray.seat)
    match tray.question:
        case "lifted":
            ask, why = say("box.ask_lifted"), say("box.why_lifted")
        case "build":
            ask, why = say("box.ask_built", name=name), say("box.why_built")
        case "drawn":
            several = tray.number > 1
            ask = say("box.ask_hand", number=tray.number) if several else say("box.ask_drawn")
            why = say("box.why_drawn")
        case "back":
            ask, why = say("box.ask_back", name=name, number=tray.number + 1), say("box.why_back")
        case _:
            ask, why = say("box.ask_swap", name=name), _why_swap(tray, state)
    return group(
        prompt_heading(ask),
        el("p", why, class_="why"),
        _swap_answers(tray, session) if tray.question == "swap" else None,
    )


def _swap_answers(tray: BoxTray, session: Session) -> Markup:
    none = button(ScoreNone(), say("box.no_swap"), class_="button")
    return el("div", _swaps(tray, session), none, class_="answers")


def _why_swap(tray: BoxTray, state: State) -> str:
    if not tray.scored:
        return say("box.why_swap")
    return say("box.swap_where", tile=building_name(state, tray.scored))


def _swaps(tray: BoxTray, session: Session) -> Child:
    """Show the buildings that the chosen tile may replace in scoring."""
    decision = session.state.decision
    if not tray.scored or decision is None:
        return None
    options = [each for each in decision.options if isinstance(each, Swap) and each.tile == tray.scored]
    if not options:
        return el("p", icon("ui-warning"), say("box.swap_never"), class_="refusal hint")
    return [
        choice(
            option, name_at(session.state, option.cell), f" {_gain_words(swap_gain(session.state, option))}"
        )
        for option in options
        if option.cell is not None
    ]


def _gain_words(gain: int) -> str:
    return say("box.gain", sign="+" if gain >= 0 else "\N{MINUS SIGN}", dollars=abs(gain))
