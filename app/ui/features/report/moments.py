"""The moments of a report: the choices worth a word, each with pictures, its cost and the reasons."""

from __future__ import annotations

from typing import Final

from app.saves.seating import Looks
from app.ui.core.finding import Finding
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.pieces import button, icon
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.report.choices import choice_name
from app.ui.features.report.messages import ShowChoice
from app.ui.features.report.pictures import choice_picture
from app.ui.features.report.state import KeyMoment
from app.ui.words.actions import action_words
from app.ui.words.reasons import gain_words, reason_words

IN_FULL: Final = 5
"""The number of choices shown with pictures; the others follow in a line each."""


def key_moments(
    moments: tuple[KeyMoment, ...],
    finds: tuple[KeyMoment, ...],
    seat: int,
    again: str,
    complete: bool,
    looks: Looks,
) -> Markup:
    """Show a seat's moments: what went well, then the choices that cost most.

    `again` is the game if the seat's choices can be tried again, else empty.
    """
    own = [moment for moment in moments if moment.choice.seat == seat]
    found = [moment for moment in finds if moment.choice.seat == seat]
    if not own and not found and not complete:
        return NOTHING
    return el(
        "section",
        el("h2", say("report.moments"), id="report-moments-title"),
        el("ul", map(_find, found), class_="report-finds") if found else None,
        el("p", say("report.nothing")) if not own and complete else None,
        (_moment(moment, again, looks) for moment in own[:IN_FULL]),
        _others(own[IN_FULL:], again),
        aria_labelledby="report-moments-title",
        class_="report-moments",
    )


def _find(moment: KeyMoment) -> Markup:
    verdict = moment.judgement.verdict
    words = say(
        "report.find",
        number=moment.turn,
        action=action_words(moment.choice.observation, verdict.played),
        dollars=round(-verdict.loss),
    )
    return el("li", icon("ui-check"), el("span", words))


def _moment(moment: KeyMoment, again: str, looks: Looks) -> Markup:
    verdict, seen, number = moment.judgement.verdict, moment.choice.observation, moment.number
    return el(
        "article",
        el("h3", _title(moment), id=f"choice-{number}"),
        el(
            "div",
            el("figure", choice_picture(seen, verdict.played, looks), el("figcaption", _played(moment))),
            el("figure", choice_picture(seen, verdict.best, looks), el("figcaption", _better(moment))),
            class_="both",
        ),
        _reasons(moment),
        _does(moment, again),
        _how_sure(moment.judgement),
        class_="group moment-card",
        aria_labelledby=f"choice-{number}",
        data_choice=number,
        data_loss=round(verdict.loss),
    )


def _title(moment: KeyMoment) -> str:
    return say("report.moment", number=moment.turn, gain=gain_words(moment.judgement.verdict))


def _played(moment: KeyMoment) -> str:
    seen, action = moment.choice.observation, moment.judgement.verdict.played
    return say("report.played", action=action_words(seen, action))


def _better(moment: KeyMoment) -> str:
    seen, action = moment.choice.observation, moment.judgement.verdict.best
    return say("report.better", action=action_words(seen, action))


def _reasons(moment: KeyMoment) -> list[Markup]:
    seen = moment.choice.observation
    return [el("p", reason_words(seen, reason)) for reason in moment.judgement.reasons]


def _does(moment: KeyMoment, again: str) -> Markup:
    """Offer the position, and another try at it; `again` is its game, empty for the choice of a bot."""
    number = moment.number
    return el(
        "p",
        button(ShowChoice(number), icon("ui-eye"), say("report.show"), class_="button small"),
        el(
            "a",
            icon("ui-turn"),
            say("again.title"),
            href=str(Route("again", choice_name(again, number))),
            class_="button small",
        )
        if again
        else None,
        class_="report-does",
    )


def _how_sure(judgement: Finding) -> Markup:
    verdict = judgement.verdict
    words = say(
        "report.sure_text",
        dollars=max(1, round(verdict.margin)),
        count=verdict.deals,
        total=verdict.playouts,
        number=verdict.rank,
    )
    return el("details", el("summary", say("report.sure")), el("p", words), class_="quiet")


def _others(moments: list[KeyMoment], again: str) -> Markup | None:
    if not moments:
        return None
    return el(
        "details",
        el("summary", say("report.more", count=len(moments))),
        el("ul", (_line(moment, again) for moment in moments), class_="report-lines"),
        class_="group",
    )


def _line(moment: KeyMoment, again: str) -> Markup:
    return el(
        "li",
        el("strong", _title(moment)),
        el("p", _played(moment)),
        el("p", _better(moment)),
        _reasons(moment),
        _does(moment, again),
        data_choice=moment.number,
        data_loss=round(moment.judgement.verdict.loss),
    )


# --- Actions in words ---
