"""The questions that only a game with the real box asks."""

from __future__ import annotations

from app.engine.actions import Swap
from app.engine.forecast import swap_gain
from app.engine.session import Session
from app.engine.state import State
from app.ui.core.html import Child, Markup, el, group
from app.ui.core.pieces import button, choice, icon
from app.ui.core.texts import say
from app.ui.features.box.messages import CatchUp, ScoreNone
from app.ui.features.box.state import BoxTray
from app.ui.table.views.words import prompt_heading
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name, name_at


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
