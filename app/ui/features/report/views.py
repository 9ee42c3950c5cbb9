"""The page of a game's report: sources of the margin, its course, moments, and a line for each player."""

from __future__ import annotations

from typing import Final

from app.engine.session import Session
from app.saves.seating import Looks
from app.ui.core.fields import segments
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.model import Model
from app.ui.core.page_parts import page, page_head, section
from app.ui.core.pieces import icon, link, mark
from app.ui.core.region import Screen, region, slot
from app.ui.core.routes import Route
from app.ui.core.texts import money_words, say, signed_money
from app.ui.features.report.course import course, course_of
from app.ui.features.report.judging import (
    SeatSum,
    Shares,
    players_of,
    progress_of,
    seat_sum,
    seat_sums,
    shares_of,
)
from app.ui.features.report.messages import ReportFrom
from app.ui.features.report.moments import ShownCard, cards_of, key_moments
from app.ui.features.report.state import REPORT, KeyMoment, ReportState
from app.ui.features.saves.arrival import arrival_screen
from app.ui.table.model import TABLE, unfinished_game
from app.ui.words.names import seat_name

SHARES: Final = ("tiles", "own", "theirs", "rest")
"""The sources of the margin, as in `Shares`."""


def report_frame(about: str, game: Route | None) -> Markup:
    """Show the frame of the report."""
    return el(
        "main",
        page_head(say("report.title"), game, Route("game", about)),
        slot("report-progress"),
        slot("report-shares"),
        slot("report-moments"),
        slot("report-course"),
        slot("report-seats"),
        el(
            "details",
            el("summary", say("report.how")),
            (el("p", say(f"report.how_{number}")) for number in (1, 2, 3)),
            class_="group",
        ),
        link(Route("box"), icon("ui-turn"), say("again.box"), class_="button quiet-button"),
        class_="page game-report",
    )


def progress(done: int, total: int) -> Markup:
    """Show the judge's progress; nothing once it is done."""
    if done == total:
        return NOTHING
    label = say("report.judging", count=done, total=total)
    return el(
        "div",
        el("p", label, id="report-judging"),
        el("progress", value=done, max=total, aria_labelledby="report-judging"),
        class_="report-progress",
    )


# --- Sources of the margin ---


def shares(report: ReportState) -> Markup:
    """Show a seat's margin in one sentence and, once all is judged, its sources as bars."""
    session, seat = report.session, report.seat
    parts, line = shares_of(report, seat), seat_sum(report, seat)
    names = {str(each): seat_name(session.start, each) for each in players_of(session.start)}
    return el(
        "section",
        segments("report-seat", ReportFrom.verb, str(seat), names, say("report.whose"))
        if len(names) > 1
        else None,
        el("p", _margin_words(session, seat, parts.margin), class_="report-margin"),
        el("p", say("report.choices_of", count=line.as_good, total=line.judged))
        if line.complete and line.total
        else None,
        (
            _bars(parts, solo=session.start.rules.solo),
            el("p", say("report.shares_text"), class_="quiet"),
        )
        if parts.rest is not None
        else None,
        class_="group",
        aria_label=say("report.shares"),
    )


def _margin_words(session: Session, seat: int, margin: float) -> str:
    dollars = round(abs(margin))
    key = "level" if not dollars else "ahead" if margin > 0 else "behind"
    seats = session.start.seats
    rivals = len(seats) - 1
    if session.start.people == (seat,):  # the reader's own game
        return say(f"report.you_{key}", dollars=dollars, count=rivals)
    return say(f"report.{key}", name=seat_name(session.start, seat), dollars=dollars, count=rivals)


def _bars(parts: Shares, *, solo: bool) -> Markup:
    shown = [name for name in SHARES if name != "theirs" or not solo]
    dollars = {name: value for name in shown if (value := getattr(parts, name)) is not None}
    most = max([1.0, *map(abs, dollars.values())])
    return el("dl", (_bar(name, value, most) for name, value in dollars.items()), class_="shares")


def _bar(name: str, dollars: float, most: float) -> Markup:
    label = el("dt", say(f"report.share_{name}"))
    kind = "gain" if dollars >= 0 else "cost"
    length = el("i", class_=kind, style=f"--share:{abs(dollars) / most:.3f}", aria_hidden="true")
    return el("div", label, el("dd", el("span", length, class_="scale"), el("b", signed_money(dollars))))


# --- The players ---


def seats(report: ReportState, looks: Looks) -> Markup:
    """Show a line for each player, once all is judged: dollars lost, choices as good as the best, luck."""
    lines = [(line, line.luck) for line in seat_sums(report) if line.complete]
    done = [_seat(report.session, line, luck, looks) for line, luck in lines if luck is not None]
    if len(done) < len(players_of(report.session.start)):
        return NOTHING
    heads = ("table.seats", "report.left", "report.as_good", "report.share_tiles")
    return section(
        "report-players",
        say("report.players"),
        el(
            "div",
            el(
                "table",
                el("thead", el("tr", (el("th", say(head), scope="col") for head in heads))),
                el("tbody", done),
                class_="report-table",
            ),
            class_="report-wide",
            role="group",
            tabindex=0,  # wide tables scroll
            aria_labelledby="report-players",
        ),
    )


def _seat(session: Session, line: SeatSum, luck: tuple[float, float], looks: Looks) -> Markup:
    name = el("span", mark(looks[line.seat]), seat_name(session.start, line.seat), class_="report-name")
    return el(
        "tr",
        el("th", name, scope="row"),
        el("td", money_words(round(line.loss))),
        el("td", say("report.of", count=line.as_good, total=line.judged)),
        el("td", _luck(luck)),
    )


def _luck(luck: tuple[float, float]) -> str:
    dollars, margin = luck
    return say("report.luck", gain=signed_money(dollars), margin=round(margin))


# --- A running game ---


def still_running(about: str, game: Route | None) -> Markup:
    """Explain that only finished games have a report."""
    return el(
        "main",
        page_head(say("report.title"), game, Route("game", about)),
        el("p", icon("ui-warning"), say("report.running"), role="status"),
        class_="page",
    )


def _report(model: Model) -> ReportState:
    report = model[REPORT]
    if report is None:
        raise LookupError("there is no report")
    return report


def _looks(model: Model) -> Looks:
    table = model[TABLE]
    return table.viewing.looks if table is not None else ()


def _course(report: ReportState, looks: Looks) -> Markup:
    return course(course_of(report, report.seat), looks[report.seat].colour)


def _moment_parts(
    model: Model,
) -> tuple[tuple[ShownCard, ...], tuple[KeyMoment, ...], int, str, bool, Looks]:
    report = _report(model)
    again = report.game if report.seat in report.session.start.people else ""
    return cards_of(report), report.finds, report.seat, again, progress_of(report).complete, _looks(model)


SCREEN: Final = page(
    lambda model: (model.route.about, unfinished_game(model)),
    report_frame,
    region("report-progress", lambda model: progress_of(_report(model)), progress),
    region("report-shares", lambda model: (_report(model),), shares),
    region("report-moments", _moment_parts, key_moments),
    region("report-course", lambda model: (_report(model), _looks(model)), _course),
    region("report-seats", lambda model: (_report(model), _looks(model)), seats),
)
RUNNING: Final = page(lambda model: (model.route.about, unfinished_game(model)), still_running)


def report_screen(model: Model) -> Screen:
    """Return the report, the page that waits for its game, or an error about the game."""
    report, table = model[REPORT], model[TABLE]
    if table is None or table.id != model.route.about or not table.origin.played:
        return arrival_screen(model)
    if report is not None and report.game == table.id and table.session.state.over:
        return SCREEN
    return RUNNING
