"""The moments of a report: a card for each mistake, with pictures, cost and reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from app.bots.report import Card, cards
from app.engine.actions import Abandon, Action, Build, Renovate
from app.engine.forecast import preview
from app.engine.geometry import Cell
from app.engine.state import State
from app.saves.marks import Looks
from app.ui.core.finding import Finding
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.page_parts import section
from app.ui.core.pieces import at, button, icon, link, money, sign
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.report.state import KeyMoment, ReportState, ShowChoice, choice_name
from app.ui.table.views.board import cell_size
from app.ui.table.views.tiles import printed, standing
from app.ui.words.reasons import cost_words, most_cost_words, reason_words
from app.ui.words.sentences import action_words, short_action_words

REACH: Final = 2
"""The cells shown on each side of a spot."""

_WIDE, _NARROW = 0.34, 0.195
"""The scale of a picture on a wide page and on a phone."""

_SMALL: Final = 0.12
"""The scale of a picture in a strip."""


def choice_picture(state: State, action: Action, looks: Looks, *, small: bool = False) -> Markup:
    """Draw the surroundings of an action with its ghost, or with the building given up outlined."""
    assert isinstance(action, Build | Renovate | Abandon)
    wide, narrow = (_SMALL, _SMALL) if small else (_WIDE, _NARROW)
    (x, y), across = action.cell, 2 * REACH + 1
    size = f"{cell_size()};--left:{x - REACH};--top:{y - REACH};--across:{across};--down:{across}"
    return el(
        "span",
        el("span", _tiles(state, action.cell, looks), _ghost(state, action, looks), class_="plan-layer"),
        class_="plan",
        style=f"{size};--wide:{wide};--narrow:{narrow}",
        aria_hidden="true",
    )


def _tiles(state: State, middle: Cell, looks: Looks) -> Iterator[Markup]:
    for cell, site in state.city.sites.items():
        if max(abs(cell[0] - middle[0]), abs(cell[1] - middle[1])) <= REACH:
            drawn = printed(site.building, site.facing, state.rules.business)
            yield el("span", drawn, standing(site, site.facing, looks), class_="tile", style=at(cell))


def _ghost(state: State, action: Build | Renovate | Abandon, looks: Looks) -> Markup:
    if isinstance(action, Abandon):
        return el("span", class_="outline lit", style=at(action.cell))
    facing = action.facing if isinstance(action, Build) else state.city.sites[action.cell].facing
    seat = state.decision.mover if state.decision is not None else 0
    return el(
        "span",
        el(
            "span",
            printed(state.rules.deck[action.tile], facing, state.rules.business),
            el("span", el("span", sign(looks[seat]), class_="signs"), class_=f"standing standing-{facing}"),
            money(preview(state, action).receipt.dollars, "worth"),
            class_="tile",
        ),
        class_="hover",
        style=at(action.cell),
    )


IN_FULL: Final = 5
"""The number of cards shown with pictures; the others get one line each."""


class ShownCard(NamedTuple):
    """A card with its moments in order of play, and the costliest of them."""

    card: Card
    moments: tuple[KeyMoment, ...]
    worst: KeyMoment


def cards_of(report: ReportState) -> tuple[ShownCard, ...]:
    """Return the cards of the seat that the report shows, worst first."""
    by_number = {moment.number: moment for moment in report.reported}
    reported = {
        number: (each.judgement.verdict, each.judgement.reasons) for number, each in by_number.items()
    }
    shown = []
    for card in cards(report.session, report.seat, reported):
        moments = tuple(by_number[number] for number in card.numbers)
        worst = max(moments, key=lambda moment: moment.judgement.verdict.loss)
        shown.append(ShownCard(card, moments, worst))
    return tuple(shown)


def key_moments(
    own: tuple[ShownCard, ...],
    finds: tuple[KeyMoment, ...],
    seat: int,
    again: str,
    complete: bool,
    looks: Looks,
) -> Markup:
    """Show a seat's moments: good choices, then a card for each mistake, worst first.

    `again` is the game's id if the player can try the seat's choices again, else empty.
    """
    own_finds = [moment for moment in finds if moment.choice.seat == seat]
    if not own and not own_finds and not complete:
        return NOTHING
    return section(
        "report-moments-title",
        say("report.moments"),
        el("ul", map(_find, own_finds), class_="report-finds") if own_finds else None,
        el("p", say("report.nothing")) if not own and complete else None,
        (_card(each, again, looks) for each in own[:IN_FULL]),
        _others(own[IN_FULL:], again),
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


def _card(shown: ShownCard, again: str, looks: Looks) -> Markup:
    moment = shown.worst
    verdict, number = moment.judgement.verdict, moment.number
    return el(
        "article",
        el("h3", _title(shown), id=f"choice-{number}"),
        _whole_time(shown),
        el("p", say("report.worst", number=moment.turn), class_="quiet") if len(shown.moments) > 1 else None,
        el(
            "div",
            _figure(moment, "report.played", verdict.played, looks),
            _figure(moment, "report.better", verdict.best, looks),
            class_="both",
        ),
        _reasons(moment),
        _strip(shown, looks),
        _does(moment, again),
        _how_sure(moment.judgement),
        class_="group moment-card",
        aria_labelledby=f"choice-{number}",
        data_choice=number,
        data_loss=round(verdict.loss),
    )


def _title(shown: ShownCard) -> str:
    turns, verdict = shown.card.turns, shown.worst.judgement.verdict
    if turns[0] == turns[-1]:  # one turn may hold two choices
        return say("report.moment", number=turns[0], cost=cost_words(verdict))
    return say("report.mistake", first=turns[0], last=turns[-1], cost=most_cost_words(verdict))


def _whole_time(shown: ShownCard) -> Markup | None:
    """Return the turns in which the player could have closed a street, if that is the mistake of the card."""
    card = shown.card
    if card.turns[0] == card.turns[-1] or card.kind != "closes":
        return None
    least, most = card.dollars
    words = say("report.could_close", first=card.turns[0], last=card.turns[-1], dollars=least, instead=most)
    return el("p", words)


def _strip(shown: ShownCard, looks: Looks) -> Markup | None:
    """Show the better choice of each turn in a small picture."""
    if len(shown.moments) == 1:
        return None
    return el("ul", (_small(moment, looks) for moment in shown.moments), class_="report-strip")


def _small(moment: KeyMoment, looks: Looks) -> Markup:
    turn = say("report.turn", number=moment.turn)
    return el(
        "li",
        choice_picture(moment.choice.observation, moment.judgement.verdict.best, looks, small=True),
        el("span", turn, aria_hidden="true"),
        el("span", f"{turn}. {_better(moment)}", class_="visually-hidden"),
    )


def _figure(moment: KeyMoment, key: str, action: Action, looks: Looks) -> Markup:
    """Show a choice: its spot in a picture, and in words for screen readers."""
    seen = moment.choice.observation
    return el(
        "figure",
        choice_picture(seen, action, looks),
        el(
            "figcaption",
            el("span", say(key, action=short_action_words(seen, action)), aria_hidden="true"),
            el("span", say(key, action=action_words(seen, action)), class_="visually-hidden"),
        ),
    )


def _played(moment: KeyMoment) -> str:
    seen, action = moment.choice.observation, moment.judgement.verdict.played
    return say("report.played", action=action_words(seen, action))


def _better(moment: KeyMoment) -> str:
    seen, action = moment.choice.observation, moment.judgement.verdict.best
    return say("report.better", action=action_words(seen, action))


def _reasons(moment: KeyMoment) -> list[Markup]:
    seen, seat = moment.choice.observation, moment.choice.seat
    reader = seat if seen.people == (seat,) else None
    return [el("p", reason_words(seen, reason, reader)) for reason in moment.judgement.reasons]


def _does(moment: KeyMoment, again: str) -> Markup:
    """Show the buttons for the position and another try; `again` is its game, empty for a bot's choice."""
    number = moment.number
    return el(
        "p",
        button(ShowChoice(number), icon("ui-eye"), say("report.show"), class_="button small"),
        link(
            Route("again", choice_name(again, number)),
            icon("ui-turn"),
            say("report.try"),
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


def _others(others: tuple[ShownCard, ...], again: str) -> Markup | None:
    if not others:
        return None
    return el(
        "details",
        el("summary", say("report.more", count=len(others))),
        el("ul", (_line(each, again) for each in others), class_="report-lines"),
        class_="group",
    )


def _line(shown: ShownCard, again: str) -> Markup:
    moment = shown.worst
    return el(
        "li",
        el("strong", _title(shown)),
        _whole_time(shown),
        el("p", _played(moment)),
        el("p", _better(moment)),
        _reasons(moment),
        _does(moment, again),
        data_choice=moment.number,
        data_loss=round(moment.judgement.verdict.loss),
    )
