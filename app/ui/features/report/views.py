"""The page of a game's report, its chart, and its first sentence at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from app.engine.session import Session
from app.saves.marks import Looks
from app.ui.core.html import NOTHING, Markup, Screen, el, region, slot
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import icon, link, mark, segments, table_head
from app.ui.core.registry import Effect, Update
from app.ui.core.texts import labelled, money_words, passage, say, signed_money
from app.ui.features.report.handlers import has_report, judged
from app.ui.features.report.judging import (
    SeatSum,
    Shares,
    early_judgements,
    lead_of,
    new_report,
    players_of,
    progress_of,
    seat_sum,
    seat_sums,
    shares_of,
    with_early_losses,
)
from app.ui.features.report.moments import ShownCard, cards_of, key_moments
from app.ui.features.report.state import EARLY, REPORT, Judged, KeyMoment, ReadReport, ReportFrom, ReportState
from app.ui.features.saves.opening import arrival_screen
from app.ui.table.model import TABLE, Table, unfinished_game
from app.ui.table.views.end import nice_step
from app.ui.words.names import seat_name
from app.ui.words.sentences import action_words

_WIDTH, _HEIGHT = 640, 240
_LEFT, _RIGHT, _TOP, _BOTTOM = 62, 16, 16, 28
MARKED: Final = 6.0
"""Moves of the expected margin by at least this many dollars are marked."""

Cause = Literal["", "build", "answer", "tile"]
CAUSES: Final[tuple[Cause, ...]] = ("build", "answer", "tile")
"""The cause of a move: the seat's own choice, a rival's choice, or a drawn tile."""

_SIZE: Final = 7


class Point(NamedTuple):
    """A seat's margin after a choice, expected and in money, with the cause of a large move."""

    number: int
    turn: int
    expected: float
    money: float
    moved: float = 0.0
    cause: Cause = ""


def course_of(report: ReportState, seat: int) -> tuple[Point, ...]:
    """Return a seat's margins after the judged choices up to the end of the game, in dollars.

    Between two players a rival's verdict counts with the opposite sign; among more, only the seat's own
    count.
    """
    session = report.session
    two = len(session.start.seats) == 2
    points: list[Point] = []
    for number in sorted(report.judged):
        own = report.choices[number].seat == seat
        if own or two:
            standing = report.judged[number].verdict.standing
            turn, money = session.history[number - 1].turn, lead_of(session.state_at(number), seat)
            _add(report, seat, points, Point(number, turn, standing if own else -standing, money))
    if points:
        margin, last = lead_of(session.state, seat), len(session.history)
        _add(report, seat, points, Point(last, session.state.turn, margin, margin))
    return tuple(points)


def _add(report: ReportState, seat: int, points: list[Point], point: Point) -> None:
    """Add a point, marked if the expected margin moved far since the last one."""
    if points:
        moved = point.expected - points[-1].expected
        if abs(moved) >= MARKED:
            cause = _cause(report, seat, points[-1].number, point.number, moved)
            point = point._replace(moved=moved, cause=cause)
    points.append(point)


def _cause(report: ReportState, seat: int, after: int, number: int, moved: float) -> Cause:
    """Return the likely cause of a move: luck if it makes up at least half, else the last choice."""
    lucky = sum(
        luck.dollars if report.draws[name].seat == seat else -luck.dollars
        for name, luck in report.luck.items()
        if after <= report.draws[name].number < number
    )
    if lucky * moved > 0 and 2 * abs(lucky) >= abs(moved):
        return "tile"
    choice = report.choices.get(number)
    if choice is None or choice.seat != seat:
        return "answer"
    if len(report.session.start.seats) == 2 and not report.session.start.rules.solo:
        return "build"
    lost = report.judged[number].verdict.loss
    return "build" if moved < 0 and 2 * lost >= -moved else "answer"


def course(points: Sequence[Point], colour: int) -> Markup:
    """Show the course as a chart, with a key to its marks and a table that unfolds."""
    if len(points) < 3:  # nothing to draw yet
        return NOTHING
    marked = [cause for cause in CAUSES if any(point.cause == cause for point in points)]
    return el(
        "details",
        el("summary", say("report.course")),
        el("p", say("report.course_text"), class_="quiet"),
        _drawing(points, colour),
        el(
            "ul",
            el("li", el("i", aria_hidden="true"), say("report.expected")),
            el("li", el("i", class_="key-money", aria_hidden="true"), say("report.in_money")),
            (el("li", _key(cause), say(f"report.moved_by_{cause}")) for cause in marked),
            class_=f"course-keys seat-{colour}",
        ),
        _table(points),
        class_="group course",
    )


def _drawing(points: Sequence[Point], colour: int) -> Markup:
    values = [0.0, *(point.expected for point in points), *(point.money for point in points)]
    step = nice_step(max(1, round(max(values) - min(values))))
    low, high = int(min(values) // step) * step, -int(-max(values) // step) * step
    first, last = points[0].number, max(points[-1].number, points[0].number + 1)

    def x(number: int) -> float:
        return round(_LEFT + (number - first) * (_WIDTH - _LEFT - _RIGHT) / (last - first), 1)

    def y(dollars: float) -> float:
        return round(_HEIGHT - _BOTTOM - (dollars - low) * (_HEIGHT - _TOP - _BOTTOM) / max(1, high - low), 1)

    def line(class_: str, values: Sequence[float]) -> Markup:
        path = " ".join(f"{x(point.number)},{y(value)}" for point, value in zip(points, values, strict=True))
        return el("polyline", points=path, class_=class_)

    lines = range(low, high + 1, step)
    return el(
        "svg",
        (
            el(
                "line",
                x1=_LEFT,
                x2=_WIDTH - _RIGHT,
                y1=y(at),
                y2=y(at),
                class_="level" if at else "level zero",
            )
            for at in lines
        ),
        (el("text", signed_money(at), x=_LEFT - 8, y=y(at) + 4) for at in lines),
        line("in-money", [point.money for point in points]),
        line("expected", [point.expected for point in points]),
        (
            el("path", d=_shape(point.cause, x(point.number), y(point.expected)), class_="moved")
            for point in points
            if point.cause
        ),
        viewBox=f"0 0 {_WIDTH} {_HEIGHT}",
        class_=f"seat-{colour}",
        role="img",
        aria_label=say("report.course"),
    )


def _key(cause: Cause) -> Markup:
    return el(
        "svg",
        el("path", d=_shape(cause, 10, 10), class_="moved"),
        viewBox="0 0 20 20",
        class_="key-moved",
        aria_hidden="true",
    )


def _shape(cause: Cause, x: float, y: float) -> str:
    """Return the outline of a mark: a square for an own choice, a diamond for a rival's, else a triangle."""
    size = _SIZE
    match cause:
        case "build":
            return f"M{x - size},{y - size}h{2 * size}v{2 * size}h{-2 * size}z"
        case "answer":
            return (
                f"M{x},{y - size - 2}l{size + 2},{size + 2}l{-size - 2},{size + 2}l{-size - 2},{-size - 2}z"
            )
    return f"M{x},{y - size - 1}l{size + 1},{2 * size + 1}h{-2 * size - 2}z"


def _table(points: Sequence[Point]) -> Markup:
    heads = ("end.turn", "report.expected", "report.in_money", "report.moved")
    return el(
        "details",
        el("summary", say("end.chart_table")),
        el(
            "table",
            table_head(*map(say, heads)),
            el(
                "tbody",
                (
                    el(
                        "tr",
                        el("th", point.turn, scope="row"),
                        el("td", signed_money(point.expected)),
                        el("td", signed_money(point.money)),
                        el("td", _moved(point)),
                    )
                    for point in points
                ),
            ),
        ),
        class_="chart-table",
    )


def _moved(point: Point) -> str:
    if not point.cause:
        return ""
    return labelled(signed_money(point.moved), say(f"report.moved_by_{point.cause}"))


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
    """Show a seat's margin and its own share in it in a sentence each, and fold its sources as bars.

    One number says what a seat's choices cost: here, in the bars and in the line of the player.
    """
    session, seat = report.session, report.seat
    parts, line = shares_of(report, seat), seat_sum(report, seat)
    names = {str(each): seat_name(session.start, each) for each in players_of(session.start)}
    return el(
        "section",
        segments("report-seat", ReportFrom.verb, str(seat), names, say("report.whose"))
        if len(names) > 1
        else None,
        el("p", _margin_words(session, seat, parts.margin), class_="report-margin"),
        _cost(report, line),
        el(
            "details",
            el("summary", say("report.shares")),
            _bars(parts, solo=session.start.rules.solo),
            el("p", say("report.shares_text"), class_="quiet"),
        )
        if parts.rest is not None
        else None,
        class_="group",
        aria_label=say("report.shares"),
    )


def _cost(report: ReportState, line: SeatSum) -> Markup | None:
    """Say what a seat's moves cost and which was the costliest, once all of them are judged."""
    if not line.complete or not line.total:
        return None
    costly = [moment for moment in report.reported if moment.choice.seat == line.seat]
    as_good = say("report.choices_of", count=line.as_good, total=line.judged)
    if not costly:
        return el("p", as_good)
    key = "you_cost" if report.session.start.people == (line.seat,) else "cost"
    words = say(f"report.{key}", count=len(costly), dollars=round(line.loss), number=costly[0].turn)
    return el("p", passage((words, as_good)), class_="report-cost")


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
    return el(
        "details",
        el("summary", say("report.players"), id="report-players"),
        el(
            "div",
            el(
                "table",
                table_head(*map(say, heads)),
                el("tbody", done),
                class_="report-table",
            ),
            class_="report-wide",
            role="group",
            tabindex=0,  # wide tables scroll
            aria_labelledby="report-players",
        ),
        class_="group",
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


def begin_report(model: Model, table: Table) -> Update:
    """Start the report when a game with one person ends, so that its first card is ready in time."""
    if len(table.session.start.people) != 1 or not has_report(table):
        return model, ()
    report, early = new_report(table.id, table.session), model[EARLY]
    effects: tuple[Effect, ...] = (ReadReport(table.id),)
    if early is None or early.game != table.id:
        return model.with_(REPORT, report), effects
    report = with_early_losses(report, early)
    model = model.with_(REPORT, report)
    for number, text in early_judgements(report, early):
        model, more = judged(model, Judged(table.id, number, text))
        effects = (*effects, *more)
    return model.with_(EARLY, None), effects


def costliest(model: Model, table: Table) -> KeyMoment | None:
    """Return the costliest choice of the game's only person, or `None` if the report has none yet."""
    report = model[REPORT]
    if report is None or report.game != table.id:
        return None
    return next((moment for moment in report.reported if moment.choice.seat == report.seat), None)


def cost_parts(model: Model, table: Table) -> tuple[KeyMoment] | None:
    """Return the costliest choice."""
    moment = costliest(model, table)
    return (moment,) if moment is not None else None


def cost_note(moment: KeyMoment) -> Markup:
    """Name the costliest choice."""
    verdict = moment.judgement.verdict
    words = say(
        "report.cost_most",
        number=moment.turn,
        action=action_words(moment.choice.observation, verdict.played),
        dollars=round(verdict.loss),
    )
    return el("p", words, class_="quiet")


def report_parts(model: Model, table: Table) -> tuple[()] | None:
    """Return the empty inputs of the button, or `None` without a report on the game."""
    return () if has_report(table) else None
