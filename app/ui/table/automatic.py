"""Automatic answers to decisions that have only one sensible choice."""

from __future__ import annotations

from dataclasses import replace

from app.engine.actions import Action, Swap
from app.engine.box import is_box, settled
from app.engine.forecast import swap_gains
from app.engine.session import Played, Session
from app.engine.state import State
from app.saves.orders import ordered_answer
from app.saves.post import Post, read_post
from app.ui.core.settings import Settings


def _obvious(state: State, settings: Settings, post: Post | None) -> Action | None:
    """Return the obvious or ordered answer to the current decision, or `None` if there is a choice."""
    decision = state.decision
    ordered = ordered_answer(state, post) if post is not None else None
    if ordered is not None:
        return ordered
    if post is not None and decision is not None and decision.seat != state.current:
        return None  # the setting of this device does not count for others
    if decision is None or decision.kind != "swap" or settings.swaps == "always":
        return None
    if state.seats[decision.seat].kind != "human":
        return None
    return None if any(gain > 0 for gain in swap_gains(state).values()) else Swap()


def with_automatic_answers(session: Session, settings: Settings) -> Session:
    """Return the session after all obvious answers.

    With the real box no answer is obvious, because the session's hands are invented.
    """
    if is_box(session):
        return settled(session)
    post = read_post(session)
    while (action := _obvious(session.state, settings, post)) is not None:
        session = session.act(action, unasked=True)
    return session


def with_automatic_marks(session: Session, settings: Settings) -> Session:
    """Return a session from a record with its automatic choices marked."""
    if is_box(session):
        return settled(session)
    post = read_post(session)
    played = tuple(
        Played(choice.action, choice.seat, choice.turn, choice.events, choice.state, unasked=True)
        if choice.action == _obvious(before, settings, post)
        else choice
        for before, choice in zip(session.states, session.history, strict=False)
    )
    return replace(session, history=played)
