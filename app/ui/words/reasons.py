"""The cost of a choice and its reasons in words: a message for each kind of reason."""

from __future__ import annotations

from typing import Final

from app.bots.reasons import Reason
from app.bots.report import SeatReport
from app.bots.verdict import CLEAR, Verdict
from app.engine.state import State
from app.ui.core.texts import You, passage, say
from app.ui.words.names import seat_name
from app.ui.words.sentences import building_name, street_words

OF_TODAY: Final = ("worth", "other_tile", "grows")
"""The kinds of reasons that compare what two choices would earn today."""

LATER: Final = 1.5
"""How many times as large the difference becomes before a reason says so."""


def reason_words(state: State, reason: Reason, reader: int | None = None, key: str = "") -> str:
    """Return a reason in words; the state is the seat's observation at the choice.

    `reader` is the seat of the person who reads it as *you*; without one, all seats have their names. `key`
    is a message for another situation than the report's.
    """
    words = reason_sentence(state, reason, reader, key)
    if reason.kind in OF_TODAY and reason.about >= LATER * (reason.dollars - reason.instead):
        return passage((words, say("report.later", about=reason.about)))
    return words


def reason_sentence(state: State, reason: Reason, reader: int | None = None, key: str = "") -> str:
    """Return a reason in one sentence, or in the words of a message."""
    name = seat_name(state, reason.seat)
    return say(
        key or f"report.reason.{reason.kind}",
        name=name,
        you="yes" if reason.seat == reader or isinstance(name, You) else "no",
        street=_street(state, reason),
        tile=_tile(state, reason.tile),
        other=_tile(state, reason.other),
        dollars=reason.dollars,
        instead=reason.instead,
        count=reason.count,
        total=reason.total,
        about=abs(reason.about),
    )


def decider(state: State) -> int | None:
    """Return the deciding seat, which the reasons address as *you*."""
    return state.decision.seat if state.decision is not None else None


def gain_words(verdict: Verdict) -> str:
    """Return roughly how much more the best action earns; a small gain has no number."""
    if verdict.loss < CLEAR:
        return say("report.little")
    return say("report.about", dollars=round(verdict.loss))


def cost_words(verdict: Verdict) -> str:
    """Return roughly how much the played action cost; a small cost has no number."""
    if verdict.loss < CLEAR:
        return say("report.cost_little")
    return say("report.cost_about", dollars=round(verdict.loss))


def most_cost_words(verdict: Verdict) -> str:
    """Return roughly how much the worst of several actions cost."""
    if verdict.loss < CLEAR:
        return say("report.cost_little")
    return say("report.cost_up_to", dollars=round(verdict.loss))


def seat_report_words(state: State, line: SeatReport) -> str:
    """Return what a seat left on the table in dollars, and how many choices were as good as the best."""
    return say(
        "report.seat",
        name=seat_name(state, line.seat),
        dollars=round(line.loss),
        count=line.as_good,
        total=line.judged,
    )


def _tile(state: State, tile: str) -> str:
    return building_name(state, tile) if tile else ""


def _street(state: State, reason: Reason) -> str:
    """Return a phrase for a street; a new one is named after its first building."""
    if reason.street:
        return street_words(state, reason.street)
    name = _tile(state, reason.tile or reason.other)
    return say("phrases.street", count=1, building=name, target=name)
