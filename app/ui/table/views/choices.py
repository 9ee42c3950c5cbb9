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
    """Show the cells that answer a decision, each as a button; `secret`: without their worths.

    The name of each button has the dollars in sight, for speech input.
    """
    if decision is None or decision.kind not in ("abandon", "score", "move"):
        return NOTHING
    if decision.kind == "score":
        return group(_score_options(state, decision, looks, secret=secret))
    return group(
        _abandon_option(state, option, secret=secret)
        if isinstance(option, Abandon)
        else _move_option(state, option, looks, secret=secret)
        for option in decision.options
        if isinstance(option, Abandon | Move)
    )


def _unseen(words: str) -> Markup:
    """Return words for screen readers."""
    return el("span", words, class_="visually-hidden")


def _seat_dollars(state: State, seat: int, dollars: Child, looks: Looks, class_: str) -> Markup:
    """Show dollars beside the mark of a seat, which its name replaces for screen readers."""
    return group(
        _unseen(f" {seat_name(state, seat)} "), el("span", mark(looks[seat]), dollars, class_=class_)
    )


def _abandon_option(state: State, option: Abandon, *, secret: bool) -> Markup:
    site, dollars = state.city.sites[option.cell], worth_now(state, option.cell)
    key = "option" if site.signs > 1 else "option_one"
    words = say(f"decisions.abandon.{key}", building=named(site.building), signs=counted("sign", site.signs))
    return choice(
        option,
        None if secret else el("span", money(dollars), class_="gain"),
        class_="option",
        label=words if secret else f"{words} {sentence(say('preview.worth', dollars=dollars))}",
        tabindex=-1,  # keys choose it on its cell
        style=at(option.cell),
    )


def _move_option(state: State, option: Move, looks: Looks, *, secret: bool) -> Markup:
    site = state.city.sites[option.cell]
    return choice(
        option,
        _unseen(
            say("decisions.move.option", building=named(site.building))
            if site.owner is None
            else say(
                "decisions.move.option_owner",
                building=named(site.building),
                owner=seat_name(state, site.owner),
            )
        ),
        None
        if secret
        else [
            _seat_dollars(state, seat, f"{'+' if gain > 0 else ''}{money_words(gain)}", looks, "gain")
            for seat, gain in enumerate(move_gains(state, option))
            if gain
        ],
        class_="option",
        tabindex=-1,
        style=at(option.cell),
    )


def _score_options(state: State, decision: Decision, looks: Looks, *, secret: bool) -> Iterable[Markup]:
    waiting = {scoring.street[0]: scoring for scoring in scorings(state)} if not secret else {}
    for option in decision.options:
        if not isinstance(option, Score):
            continue
        street = state.city.streets[option.cell]
        scoring = waiting.get(option.cell)
        buildings = listed([named(state.city.sites[cell].building) for cell in street.cells], "unit")
        yield choice(
            option,
            _unseen(say("decisions.score.option", street=buildings)),
            [
                _seat_dollars(state, seat, money(dollars), looks, "pays")
                for seat, dollars in enumerate(scoring.dollars)
                if dollars
            ]
            if scoring
            else None,
            class_="option",
            tabindex=-1,
            style=at(option.cell) + span(street),
        )
