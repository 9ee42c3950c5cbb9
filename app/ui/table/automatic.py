"""Automatic answers to decisions that have only one sensible choice, or that the page takes over."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from app.engine.box import is_box, settled
from app.engine.forecast import move_gains, payoffs, swap_gains
from app.engine.geometry import Cell, Facing
from app.engine.rng import Rng
from app.engine.session import Played, Session
from app.engine.state import Action, Build, Decision, Move, State, Swap
from app.saves.marks import marks_of
from app.saves.orders import ordered_answer
from app.saves.post import Post, read_post
from app.ui.core.model import Settings
from app.ui.table.model import GRIFTER_TIES
from app.ui.table.origins import Origin


def any_option(state: State, options: Sequence[Action]) -> Action:
    """Return one of some options, as if at random, but always the same in the same position."""
    return options[Rng(f"{state.turn} {options[0]} {len(options)}").below(len(options))]


def favourable_option(state: State, decision: Decision) -> Action:
    """Return the option for the Grifter that is best for the person who decides, by the dollars of now.

    To the Grifter all are equally good, and the rules let the player choose: so does the page for a learner.
    """
    gains = _gains_over_grifter(state, decision)
    most = max(gains.values())
    return any_option(state, [option for option, gain in gains.items() if gain == most])


def _gains_over_grifter(state: State, decision: Decision) -> dict[Action, int]:
    """Return for each option how much more it brings the person than the Grifter, in dollars."""
    me, grifter = decision.seat, decision.mover
    gains: dict[Action, int] = dict.fromkeys(decision.options, 0)
    places: defaultdict[Cell, list[Facing]] = defaultdict(list)
    for option in decision.options:
        if isinstance(option, Move):
            by_seat = move_gains(state, option)
            gains[option] = by_seat[me] - by_seat[grifter]
        elif isinstance(option, Build):
            places[option.cell].append(option.facing)
    if state.lifted is not None and places:
        paid = payoffs(state, state.lifted, grifter, places)
        gains = {Build(state.lifted, *place): payoff.net(me) for place, payoff in paid.items()}
    return gains


def for_grifter(state: State, decision: Decision | None) -> bool:
    """Return whether a person decides for the Grifter, to whom all options are equally good."""
    return decision is not None and state.rules.is_grifter(decision.mover)


def page_breaks_ties(session: Session, settings: Settings, origin: Origin) -> bool:
    """Return whether the page decides for the Grifter; the rules let the player do so.

    By default the page does in a first game and on Easy, also on stops of the journey, but not where players
    compare results with each other.
    """
    if not origin.played or settings[GRIFTER_TIES] != "learning":
        return origin.played and settings[GRIFTER_TIES] == "page"
    marks = marks_of(session)
    shared = marks.daily or marks.post or marks.rival
    return marks.first_game or (session.deal.rules.difficulty == "easy" and not shared)


def _obvious(state: State, settings: Settings, post: Post | None, *, ties: bool) -> Action | None:
    """Return the obvious or ordered answer to the current decision, or `None` if there is a choice.

    `ties`: the page decides for the Grifter.
    """
    decision = state.decision
    ordered = ordered_answer(state, post) if post is not None else None
    if ordered is not None:
        return ordered
    if post is not None and decision is not None and decision.seat != state.current:
        return None  # the setting of this device does not count for others
    if decision is None or state.seats[decision.seat].kind != "human":
        return None
    if ties and for_grifter(state, decision):
        return favourable_option(state, decision)
    if decision.kind != "swap" or settings.swaps == "always":
        return None
    return None if any(gain > 0 for gain in swap_gains(state).values()) else Swap()


def with_automatic_answers(session: Session, settings: Settings, origin: Origin) -> Session:
    """Return the session after all obvious answers.

    With the real box no answer is obvious, because the session's hands are invented.
    """
    if is_box(session):
        return settled(session)
    ties = page_breaks_ties(session, settings, origin)
    obvious = partial(_obvious, settings=settings, post=read_post(session), ties=ties)
    while (action := obvious(session.state)) is not None:
        session = session.act(action, unasked=True)
    return session


def with_automatic_marks(session: Session, settings: Settings, origin: Origin) -> Session:
    """Return a session from a record with its automatic choices marked."""
    if is_box(session):
        return settled(session)
    ties = page_breaks_ties(session, settings, origin)
    obvious = partial(_obvious, settings=settings, post=read_post(session), ties=ties)
    played = tuple(
        Played(choice.action, choice.seat, choice.turn, choice.events, choice.state, unasked=True)
        if choice.action == obvious(before)
        else choice
        for before, choice in zip(session.states, session.history, strict=False)
    )
    return replace(session, history=played)
