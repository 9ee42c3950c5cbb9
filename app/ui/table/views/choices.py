"""Choices on the board: the cells that answer a decision, and their buttons."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine.actions import Abandon, Move, Score, Swap
from app.engine.forecast import move_gains, scorings, worth_now
from app.engine.geometry import Cell
from app.engine.state import Decision, State
from app.engine.steps import ChooseClaim
from app.saves.seating import Looks
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.pieces import at, choice, mark, money
from app.ui.core.texts import counted, listed, money_words, say, sentence
from app.ui.table.views.board import pays
from app.ui.table.views.city import span
from app.ui.words.names import named, seat_name


def option_cells(decision: Decision | None, state: State) -> tuple[Cell, ...]:
    """Return the cells on which a decision can be answered."""
    if decision is None or decision.kind not in ("abandon", "score", "move"):
        return ()
    cells: list[Cell] = []
    for option in decision.options:
        if isinstance(option, Score):
            cells += state.city.streets[option.cell].cells
        elif isinstance(option, Abandon | Move):
            cells.append(option.cell)
    return tuple(cells)


def meant_cells(decision: Decision | None, state: State) -> tuple[Cell, ...]:
    """Return the cells that a decision concerns: its choices, or buildings with tokens or pay at stake."""
    if decision is None:
        return ()
    asking = state.agenda[-1] if state.agenda else None
    if isinstance(asking, ChooseClaim):
        return asking.cells
    swaps = (
        [o.cell for o in decision.options if isinstance(o, Swap) and o.cell]
        if decision.kind == "swap"
        else []
    )
    return tuple(swaps) or option_cells(decision, state)


def options(state: State, decision: Decision | None, looks: Looks, secret: bool = False) -> Markup:
    """Show the cells that answer a decision, each as a button; `secret`: without their worths."""
    if decision is None or decision.kind not in ("abandon", "score", "move"):
        return NOTHING
    if decision.kind == "score":
        return group(_score_options(state, decision, looks, secret=secret))
    return group(
        choice(
            option,
            None if secret else _gain(state, option, looks),
            class_="option",
            label=_option_words(state, option, secret=secret),
            tabindex=-1,  # keys choose it on its cell
            style=at(option.cell),
        )
        for option in decision.options
        if isinstance(option, Abandon | Move)
    )


def _gain(state: State, option: Abandon | Move, looks: Looks) -> Child:
    if isinstance(option, Abandon):
        return el("span", money(worth_now(state, option.cell)), class_="gain")
    return (
        el("span", mark(looks[seat]), f"{'+' if gain > 0 else ''}{money_words(gain)}", class_="gain")
        for seat, gain in enumerate(move_gains(state, option))
        if gain
    )


def _option_words(state: State, option: Abandon | Move, *, secret: bool) -> str:
    site = state.city.sites[option.cell]
    if isinstance(option, Abandon):
        key = "option" if site.signs > 1 else "option_one"
        now = say("preview.worth", dollars=worth_now(state, option.cell))
        said = say(
            f"decisions.abandon.{key}", building=named(site.building), signs=counted("sign", site.signs)
        )
        return said if secret else f"{said} {sentence(now)}"
    gains = [
        say("decisions.move.option_worth", dollars=gain, name=seat_name(state, seat))
        for seat, gain in enumerate(move_gains(state, option))
        if gain > 0 and not secret
    ]
    if site.owner is None:
        return " ".join([say("decisions.move.option", building=named(site.building)), *gains])
    owner = seat_name(state, site.owner)
    return " ".join([say("decisions.move.option_owner", building=named(site.building), owner=owner), *gains])


def _score_options(state: State, decision: Decision, looks: Looks, *, secret: bool) -> Iterable[Markup]:
    waiting = {scoring.street[0]: scoring for scoring in scorings(state)} if not secret else {}
    for option in decision.options:
        if not isinstance(option, Score):
            continue
        street = state.city.streets[option.cell]
        scoring = waiting.get(option.cell)
        yield choice(
            option,
            pays(looks, scoring.dollars) if scoring else None,
            class_="option",
            label=say(
                "decisions.score.option",
                street=listed([named(state.city.sites[c].building) for c in street.cells], "unit"),
            ),
            tabindex=-1,
            style=at(option.cell) + span(street),
        )
