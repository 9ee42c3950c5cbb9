"""The chart of money over time, as SVG and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.saves.seating import Looks, SeatLook
from app.ui.core.html import Markup, el
from app.ui.core.pieces import ART, money
from app.ui.core.texts import labelled, listed, say

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 62, 24, 16, 30
MARK_SIZE: Final = 16
LINES: Final = 5
"""The most grid lines of the chart, and the most marks on a seat's line."""

Row = tuple[int, ...]


def chart(names: Sequence[str], looks: Looks, over_time: Sequence[Row]) -> Markup:
    """Show the money of all seats; `over_time` has a row for the start and one after each turn."""
    return el(
        "figure",
        el("figcaption", say("end.chart")),
        _drawing(names, looks, over_time),
        class_="chart",
    )


def chart_table(names: Sequence[str], over_time: Sequence[Row]) -> Markup:
    """Show the chart's data as a table that opens."""
    return el(
        "details", el("summary", say("end.chart_table")), _table(names, over_time), class_="chart-table"
    )


def _drawing(names: Sequence[str], looks: Looks, over_time: Sequence[Row]) -> Markup:
    step = nice_step(max(max(row) for row in over_time))
    top = max(step, -(-max(max(row) for row in over_time) // step) * step)
    last = max(len(over_time) - 1, 1)

    def x(turn: float) -> float:
        return round(LEFT + turn * (WIDTH - LEFT - RIGHT) / last, 1)

    def y(dollars: int) -> float:
        return round(HEIGHT - BOTTOM - dollars * (HEIGHT - TOP - BOTTOM) / top, 1)

    turns = range(0, last + 1, nice_step(last))
    return el(
        "svg",
        (
            el(
                "g",
                el("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y(dollars), y2=y(dollars), class_="across"),
                el(
                    "text",
                    say("table.money", dollars=dollars),
                    x=LEFT - 8,
                    y=y(dollars) + 4,
                    class_="dollars",
                ),
            )
            for dollars in range(0, top + 1, step)
        ),
        (el("text", turn, x=x(turn), y=HEIGHT - 8) for turn in turns),
        (
            _line(looks[seat], [(x(turn), y(row[seat])) for turn, row in enumerate(over_time)])
            for seat in range(len(names))
        ),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=_summary(names, over_time),
    )


def _line(look: SeatLook, points: Sequence[tuple[float, float]]) -> Markup:
    every = max(1, (len(points) - 1) // LINES)
    marked = [point for number, point in enumerate(points) if number % every == 0 and number]
    if points[-1] not in marked:
        marked.append(points[-1])
    return el(
        "g",
        el("polyline", points=" ".join(f"{px},{py}" for px, py in points)),
        (
            el(
                "svg",
                el("use", href=f"{ART}seat-{look.shape}"),
                x=px - MARK_SIZE / 2,
                y=py - MARK_SIZE / 2,
                width=MARK_SIZE,
                height=MARK_SIZE,
                viewBox="0 0 24 24",
            )
            for px, py in marked
        ),
        class_=f"line seat-{look.colour}",
    )


def nice_step(highest: int) -> int:
    """Return a round step (1, 2 or 5 times a power of ten) that divides a range into few parts."""
    scale = 1
    while True:
        for factor in (1, 2, 5):
            if highest <= factor * scale * LINES:
                return factor * scale
        scale *= 10


def _summary(names: Sequence[str], over_time: Sequence[Row]) -> str:
    ends = [
        labelled(name, say("table.money", dollars=dollars))
        for name, dollars in zip(names, over_time[-1], strict=True)
    ]
    return f"{say('end.chart')}. {listed(ends, 'unit')}"


def _table(names: Sequence[str], over_time: Sequence[Row]) -> Markup:
    return el(
        "table",
        el(
            "thead",
            el("tr", el("th", say("end.turn"), scope="col"), (el("th", name, scope="col") for name in names)),
        ),
        el(
            "tbody",
            (
                el("tr", el("th", turn, scope="row"), (el("td", money(dollars)) for dollars in row))
                for turn, row in enumerate(over_time)
            ),
        ),
    )
