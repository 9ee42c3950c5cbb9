"""The moments of a report: a card for each mistake, with pictures, cost and reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from app.bots.report import Card, cards
from app.engine.forecast import preview
from app.engine.geometry import Cell
from app.engine.state import Abandon, Action, Build, Renovate, State
from app.saves.marks import Looks
from app.ui.core.finding import Finding
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.model import Route
from app.ui.core.page_parts import section
from app.ui.core.pieces import at, button, icon, link, money, sign, unseen
from app.ui.core.texts import passage, say, sentence
from app.ui.features.report.state import KeyMoment, ReportState, ShowChoice, choice_name
from app.ui.table.views.board import cell_size
from app.ui.table.views.tiles import printed, standing
from app.ui.words.reasons import cost_words, most_cost_words, reason_words
from app.ui.words.sentences import action_words, short_action_words

AROUND: Final = 1
"""The cells shown on each side of the compared spots, or of a single one."""

MOST: Final = 5
"""The most cells across of a picture; spots further apart get one each."""

_WIDE, _NARROW, _SMALL = 1.1, 0.6, 0.6
"""The width of a picture in cells of the board: on a wide page, on a phone, and in a strip."""


class Window(NamedTuple):
    """A square part of the city: its first column and row, and its cells across."""

    left: int
    top: int
    across: int


def window_around(cells: Iterable[Cell]) -> Window:
    """Return the smallest square around some cells and their neighbours."""
    xs, ys = zip(*cells, strict=True)
    across = max(max(xs) - min(xs), max(ys) - min(ys)) + 1 + 2 * AROUND
    middle = min(xs) + max(xs) + 1, min(ys) + max(ys) + 1
    return Window((middle[0] - across) // 2, (middle[1] - across) // 2, across)


def both_pictures(state: State, played: Action, best: Action, looks: Looks) -> tuple[Markup, Markup]:
    """Draw two actions, cropped to the same part of the city if their spots are near each other."""
    cells = [_cell(played), _cell(best)]
    window = window_around(cells)
    if window.across <= MOST:
        return _picture(state, played, looks, window), _picture(state, best, looks, window)
    return choice_picture(state, played, looks), choice_picture(state, best, looks)


def choice_picture(state: State, action: Action, looks: Looks, *, small: bool = False) -> Markup:
    """Draw the surroundings of an action with its ghost, or with the building given up outlined."""
    return _picture(state, action, looks, window_around([_cell(action)]), small=small)


def _cell(action: Action) -> Cell:
    assert isinstance(action, Build | Renovate | Abandon)
    return action.cell


def _picture(state: State, action: Action, looks: Looks, window: Window, *, small: bool = False) -> Markup:
    left, top, across = window
    wide, narrow = ((_SMALL if small else each) / across for each in (_WIDE, _NARROW))
    size = f"{cell_size()};--left:{left};--top:{top};--across:{across};--down:{across}"
    return el(
        "span",
        el("span", _tiles(state, window, looks), _ghost(state, action, looks), class_="plan-layer"),
        class_="plan",
        style=f"{size};--wide:{wide:.3f};--narrow:{narrow:.3f}",
        aria_hidden="true",
    )


def _tiles(state: State, window: Window, looks: Looks) -> Iterator[Markup]:
    left, top, across = window
    for cell, site in state.city.sites.items():
        if 0 <= cell[0] - left < across and 0 <= cell[1] - top < across:
            drawn = printed(site.building, site.facing, state.rules.business)
            yield el("span", drawn, standing(site, site.facing, looks), class_="tile", style=at(cell))


def _ghost(state: State, action: Action, looks: Looks) -> Markup:
    assert isinstance(action, Build | Renovate | Abandon)
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


IN_FULL: Final = 3
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
    """Show a seat's moments: a card for each mistake, worst first, then good choices.

    `again` is the game's id if the player can try the seat's choices again, else empty.
    """
    own_finds = [moment for moment in finds if moment.choice.seat == seat]
    if not own and not own_finds and not complete:
        return NOTHING
    return section(
        "report-moments-title",
        say("report.moments"),
        el("p", say("report.nothing")) if not own and complete else None,
        (_card(each, again, looks) for each in own[:IN_FULL]),
        _others(own[IN_FULL:], again),
        el("ul", map(_find, own_finds), class_="report-finds") if own_finds else None,
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
        _both(moment, looks),
        _reasons(moment)[:1],
        _does(moment, again),
        el(
            "details",
            el("summary", say("report.details")),
            _whole_time(shown),
            el("p", say("report.worst", number=moment.turn), class_="quiet")
            if len(shown.moments) > 1
            else None,
            _reasons(moment)[1:],
            _strip(shown, looks),
            _how_sure(moment.judgement),
        ),
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
        unseen(passage((sentence(turn), _better(moment)))),
    )


def _both(moment: KeyMoment, looks: Looks) -> Markup:
    """Show the played choice beside the better one."""
    seen, verdict = moment.choice.observation, moment.judgement.verdict
    played, best = both_pictures(seen, verdict.played, verdict.best, looks)
    return el(
        "div",
        _figure(seen, "report.played", verdict.played, played),
        _figure(seen, "report.better", verdict.best, best),
        class_="both",
    )


def _figure(seen: State, key: str, action: Action, picture: Markup) -> Markup:
    """Show a choice: its spot in a picture, and in words for screen readers."""
    return el(
        "figure",
        picture,
        el(
            "figcaption",
            el("span", say(key, action=short_action_words(seen, action)), aria_hidden="true"),
            unseen(say(key, action=action_words(seen, action))),
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
    return el("p", words, class_="quiet")


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
