"""The course of a game: a seat's expected margin beside its money, as a chart and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.page_parts import section
from app.ui.core.texts import labelled, say, signed_money
from app.ui.features.report.judging import lead_of
from app.ui.features.report.state import ReportState
from app.ui.table.views.chart import nice_step

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
    return section(
        "report-course-title",
        say("report.course"),
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
            el("thead", el("tr", (el("th", say(head), scope="col") for head in heads))),
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
